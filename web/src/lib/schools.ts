/** The schools of Tash-Kalar keep their colours wherever they sit. */
import type { Tincture } from './heraldry';

const TONES: Readonly<Record<string, Tincture>> = {
  northern: 'azure', southern: 'gules', highland: 'or', sylvan: 'vert', everfrost: 'argent', nethervoid: 'tenne', etherweave: 'murrey',
};

/** The colour of a school; nothing for what is none. */
export function schoolTone(school: string): Tincture | undefined {
  return TONES[school];
}
