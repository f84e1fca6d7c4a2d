import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The files of the smallest workbook that Excel opens: one sheet of a header and one row. */
export const workbookFiles: Readonly<Record<string, string | Buffer>> = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Loan" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Loan Number</t></si><si><t>Loan Amount</t></si><si><t>L-7</t></si></sst>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="7"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheetXml(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>1250000</v></c></row>',
  ),
};

/** A sheet of these rows; `before` and `after` stand beside its data. */
export function sheetXml(rows: string, before = '', after = ''): string {
  return `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

/** A workbook in which some files are others, or gone where null is given. */
export function excelFile(changes: Readonly<Record<string, string | Buffer | null>> = {}): Promise<Buffer> {
  const files = Object.entries({ ...workbookFiles, ...changes }).flatMap(([name, content]) =>
    content === null ? [] : [[name, content] as const],
  );
  return zipped(files);
}

export function zipped(files: readonly (readonly [name: string, content: string | Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name, { mtime: new Date(0) });
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}
