/** A line of print: where it stands, in points from the top left of a letter page. */
export interface PrintedLine {
  readonly text: string;
  readonly x: number;
  readonly top: number;
  readonly size?: number;
  readonly bold?: boolean;
}

const WIDTH = 612;
const HEIGHT = 792;

/** Pages of plain text as a PDF file, in the two fonts that every reader has: enough for a sample to play with. */
export function textPdf(pages: readonly (readonly PrintedLine[])[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${WIDTH} ${HEIGHT}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = lines.map(print).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf('xref\n')}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

function print({ text, x, top, size = 11, bold = false }: PrintedLine): string {
  const escaped = text.replaceAll(/[\\()]/g, '\\$&');
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${HEIGHT - top} Td (${escaped}) Tj ET`;
}
