/** Where the layout of a phone begins: narrow windows, and those that are too low for anything beside the board. */
export const PHONE = '(max-width: 899px), (max-height: 520px)';

/** The two ways a table is laid out, each of which has parts that the other never shows. */
export type Layout = 'wide' | 'phone';

export function layout(): Layout {
  return matchMedia(PHONE).matches ? 'phone' : 'wide';
}
