/** Only the server knows the rules: where it cannot be reached, that is said instead of the reason. */
import { refusalOf } from '../shell/api';
import type { Complaint } from '../shell/types';

export function reasonsOf(asked: Promise<Complaint[]>): Promise<Complaint[]> {
  return asked.catch((error: unknown) =>
    refusalOf(error).code === 'unreachable' ? [{ words: { id: 'offline-reason', args: {}, squares: [] }, rule: '' }] : [],
  );
}
