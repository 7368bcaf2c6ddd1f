/** The catalogues of one language, bundled as one chunk; the terminal's words are of no use in a browser. */
export default import.meta.glob<string>(
  ['../../../../src/stonehall/locale/hu/*/*.ftl', '!**/terminal.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
