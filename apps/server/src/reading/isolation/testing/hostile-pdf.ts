import { once } from 'node:events';
import { createDeflate } from 'node:zlib';

/** A PDF out of its objects, the first being the catalogue; readers rebuild the table of places that is left out. */
function pdf(objects: readonly (string | { readonly dictionary: string; readonly stream: Uint8Array })[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  for (const [index, object] of objects.entries()) {
    const body = typeof object === 'string' ? { dictionary: object, stream: null } : object;
    parts.push(Buffer.from(`${index + 1} 0 obj\n${body.dictionary}\n`));
    if (body.stream !== null) parts.push(Buffer.from('stream\n'), body.stream, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
  }
  parts.push(Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'));
  return Buffer.concat(parts);
}

function stream(dictionary: string, content: Uint8Array) {
  return { dictionary: `<< ${dictionary} /Length ${content.length} >>`, stream: content };
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Three pages, of which the second holds what is given; the others say their number. */
function withSecondPage(
  resources: string,
  contents: ReturnType<typeof stream>,
  more: readonly ReturnType<typeof stream>[],
) {
  const page = (content: number, own: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << ${own} >> >>`;
  const words = (text: string) => stream('', Buffer.from(`BT /F 24 Tf 100 600 Td (${text}) Tj ET`));
  return pdf([
    CATALOGUE,
    PAGES,
    page(6, '/Font << /F 9 0 R >>'),
    page(7, resources),
    page(8, '/Font << /F 9 0 R >>'),
    words('first'),
    contents,
    words('third'),
    FONT,
    ...more,
  ]);
}

const FIRST_FORM = 10;
/** Each form draws the next one ten times: twelve of them make a million million drawings out of two kilobytes. */
const FORMS = 12;
const TIMES = 10;

export function nestedForms(): Uint8Array {
  const forms = Array.from({ length: FORMS }, (_, index) => {
    const next = FIRST_FORM + index + 1;
    const resources = index + 1 < FORMS ? `/Resources << /XObject << /X ${next} 0 R >> >>` : '';
    const content = index + 1 < FORMS ? '/X Do '.repeat(TIMES) : '0 0 m 10 10 l S';
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`, Buffer.from(content));
  });
  return withSecondPage(`/XObject << /X ${FIRST_FORM} 0 R >>`, stream('', Buffer.from('/X Do')), forms);
}

const MEGABYTE = 1024 * 1024;

/** Half a megabyte that unpacks to as much as is asked for. */
export async function packedContents(megabytes: number): Promise<Uint8Array> {
  const deflate = createDeflate();
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const blanks = Buffer.alloc(MEGABYTE, ' ');
  for (let count = 0; count < megabytes; count += 1) {
    if (!deflate.write(blanks)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return withSecondPage('', stream('/Filter /FlateDecode', Buffer.concat(parts)), []);
}
