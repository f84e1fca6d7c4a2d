/**
 * The little of papaparse that is used here. Its own types pull in those of Node, and with them the compiler would no
 * longer notice input and output in the engine.
 */
declare module 'papaparse' {
  interface ParseError {
    readonly type: string;
    readonly code: string;
    readonly message: string;
    readonly row?: number;
  }
  const papaparse: {
    parse(
      text: string,
      config: { readonly delimiter: string; readonly preview?: number; readonly newline?: string },
    ): { readonly data: readonly (readonly string[])[]; readonly errors: readonly ParseError[] };
  };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports itself
  export default papaparse;
}
