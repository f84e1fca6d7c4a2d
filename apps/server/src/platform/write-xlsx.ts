import { writeZip } from './write-zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A text, or a number with the digits that it is stored with. */
export type XlsxCell = string | { readonly number: string } | null;

/** A workbook of one sheet. Texts are texts in it: nothing is run as a formula. */
export async function writeXlsx(sheet: string, rows: readonly (readonly XlsxCell[])[], at: Date): Promise<Buffer> {
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml':
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  };
  const packed = Object.entries(files).map(([name, text]) => [name, Buffer.from(DECLARED + text)] as const);
  return writeZip(new Map(packed), at);
}

function rowXml(cells: readonly XlsxCell[], index: number): string {
  const row = index + 1;
  const written = cells.map((cell, at) => {
    const place = `${columnName(at)}${row}`;
    if (cell === null || cell === '') return '';
    if (typeof cell !== 'string') return `<c r="${place}"><v>${escaped(cell.number)}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

/** A, B, … Z, AA. */
function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `${columnName(Math.floor(at / 26) - 1)}${columnName(at % 26)}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
