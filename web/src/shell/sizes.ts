/** Where the layout of a phone begins: narrow windows, and those that are too low for anything beside the board. */
export const PHONE = '(max-width: 899px), (max-height: 520px)';
