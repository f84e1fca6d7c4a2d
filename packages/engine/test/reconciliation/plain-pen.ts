/// <reference types="pdfkit" />

/**
 * Stands in for a PDF that is drawn into where only the truth of a drawing counts: it makes no pages and opens no
 * fonts, and takes every letter for half as wide as it is high. Drawing so takes a hundredth of the time.
 */
export function plainPen(): PDFKit.PDFDocument {
  let size = 10;
  let count = 0;
  const answers: Readonly<Record<string, (...given: never[]) => unknown>> = {
    fontSize: (points: number) => {
      size = points;
      return pen;
    },
    font: (_name: string, points: number | undefined) => {
      size = points ?? size;
      return pen;
    },
    widthOfString: (text: string) => text.length * size * 0.5,
    bufferedPageRange: () => ({ start: 0, count }),
    addPage: () => {
      count += 1;
      return pen;
    },
  };
  const pen: unknown = new Proxy({}, { get: (_target, name) => answers[String(name)] ?? (() => pen) });
  return pen as PDFKit.PDFDocument;
}
