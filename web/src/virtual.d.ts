/** Modules that the build makes; see tools/plugins.mjs. */

declare module 'virtual:icons' {
  type Paths = Readonly<Record<string, string>>;
  /** The icons of the house. */
  const paths: Paths;
  export default paths;
  /** How to load the icons of a game, by its folder. */
  export const games: Readonly<Record<string, () => Promise<Paths>>>;
}

declare module 'virtual:words' {
  /** How to load Fluent text, by language, then by part: `shell`, or the folder of a game. */
  const loaders: Readonly<Record<string, Readonly<Record<string, () => Promise<string>>>>>;
  export default loaders;
}
