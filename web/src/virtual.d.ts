declare module 'virtual:icons' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

declare module 'virtual:icons/charges' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
