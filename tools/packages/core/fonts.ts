import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const embedded = (family: string, weight: number): string =>
  require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

/** The faces that layouts may use: those that every PDF reader has, and embedded ones. */
export const fonts = {
  sans: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
  serif: { regular: 'Times-Roman', bold: 'Times-Bold' },
  mono: { regular: 'Courier', bold: 'Courier-Bold' },
  slab: { regular: embedded('roboto-slab', 400), bold: embedded('roboto-slab', 700) },
  condensed: { regular: embedded('roboto-condensed', 400), bold: embedded('roboto-condensed', 700) },
  franklin: { regular: embedded('libre-franklin', 400), bold: embedded('libre-franklin', 700) },
  typewriter: { regular: embedded('courier-prime', 400), bold: embedded('courier-prime', 700) },
  book: { regular: embedded('crimson-text', 400), bold: embedded('crimson-text', 700) },
} as const;

export type FontName = keyof typeof fonts;
