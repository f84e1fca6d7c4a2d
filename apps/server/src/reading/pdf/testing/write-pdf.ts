/** A page of a PDF written by hand: every number in it is known. */
export interface HandPage {
  readonly content: string;
  readonly mediaBox?: readonly number[];
  readonly cropBox?: readonly number[];
  readonly rotate?: number;
  readonly userUnit?: number;
  /** Entries of the resources besides the fonts F1 (Helvetica) and F2 (Helvetica-Bold). */
  readonly resources?: string;
  /** More entries of the page. */
  readonly entries?: string;
}

/** Objects that pages refer to, as they stand between `obj` and `endobj`; the first has the number 10. */
export function writePdf(pages: readonly HandPage[], objects: readonly string[] = []): Uint8Array {
  const firstPage = 10 + objects.length;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const numbered = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'],
    ...objects.map((object, index): [number, string] => [10 + index, object]),
  ]);
  for (const [index, page] of pages.entries()) {
    const number = firstPage + 2 * index;
    const parts = [
      '/Type /Page /Parent 2 0 R',
      `/MediaBox [${(page.mediaBox ?? [0, 0, 612, 792]).join(' ')}]`,
      page.cropBox === undefined ? '' : `/CropBox [${page.cropBox.join(' ')}]`,
      page.rotate === undefined ? '' : `/Rotate ${page.rotate}`,
      page.userUnit === undefined ? '' : `/UserUnit ${page.userUnit}`,
      `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> ${page.resources ?? ''} >>`,
      `/Contents ${number + 1} 0 R`,
      page.entries ?? '',
    ];
    numbered.set(number, `<< ${parts.join(' ')} >>`);
    numbered.set(number + 1, stream(page.content));
  }
  return assemble(numbered);
}

export function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function assemble(objects: ReadonlyMap<number, string>): Uint8Array {
  const size = Math.max(...objects.keys()) + 1;
  const offsets = new Map<number, number>();
  let file = '%PDF-1.7\n';
  for (const [number, body] of objects) {
    offsets.set(number, file.length);
    file += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let number = 1; number < size; number += 1) {
    const offset = offsets.get(number);
    file += offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  }
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
