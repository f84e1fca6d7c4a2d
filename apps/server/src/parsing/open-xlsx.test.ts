import { describe, expect, it } from 'vitest';
import { excelFile, sheetXml, workbookFiles, zipped } from '../../test/excel-file.ts';
import { RELATIONS, SHEET, STRINGS, WORKBOOK, workbookReader } from '../../test/read-workbook.ts';

const read = workbookReader({
  loan_number: '$.Loan Number',
  principal_amount: '$.Loan Amount',
});

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const MILLION = 1_000_000;

const row = (number: number, cells = `<c r="A${number}" t="inlineStr"><is><t>x</t></is></c>`) =>
  `<row r="${number}">${cells}</row>`;
const sheetOf = (rows: string, before = '', after = '') => ({ [SHEET]: sheetXml(rows, before, after) });
const sst = (inner: string) => `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inner}</sst>`;
const relations = (inner: string) => `<Relationships>${inner}</Relationships>`;
const main = (target: string) => relations(`<Relationship Id="r1" Type="x/officeDocument" Target="${target}"/>`);
const withRelation = (added: string) =>
  String(workbookFiles[RELATIONS]).replace('</Relationships>', `${added}</Relationships>`);
/** Text that packs to no less than a half: it repeats beyond what packing looks back at. The size is what is refused. */
const noise = (length: number) => {
  let seed = 7;
  const piece = Array.from({ length: 65_536 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(97 + (Math.floor(seed / 65_536) % 26));
  }).join('');
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
};

/** A thousand cells of numbers that differ, so that they do not pack to nothing. */
const manyCells = (row: number) =>
  Array.from({ length: 1_000 }, (_, at) => `<c><v>${(row * 7_919 + at * 104_729) % 999_983}</v></c>`).join('');

/** Where the sizes of an entry stand in its two headers. */
function lyingAbout(zip: Buffer, name: string, size: number): Buffer {
  const copy = Buffer.from(zip);
  for (let at = zip.indexOf(name); at >= 0; at = zip.indexOf(name, at + 1)) {
    if (at >= 30 && zip.readUInt32LE(at - 30) === 0x04034b50) copy.writeUInt32LE(size, at - 30 + 22);
    if (at >= 46 && zip.readUInt32LE(at - 46) === 0x02014b50) copy.writeUInt32LE(size, at - 46 + 24);
  }
  return copy;
}

function encrypted(zip: Buffer, name: string): Buffer {
  const copy = Buffer.from(zip);
  for (let at = zip.indexOf(name); at >= 0; at = zip.indexOf(name, at + 1)) {
    if (at >= 30 && zip.readUInt32LE(at - 30) === 0x04034b50) copy.writeUInt16LE(1, at - 30 + 6);
    if (at >= 46 && zip.readUInt32LE(at - 46) === 0x02014b50) copy.writeUInt16LE(1, at - 46 + 8);
  }
  return copy;
}

const entry = '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>';

/** Each is made when its turn comes: together they would be some hundred megabytes. */
const hostile: readonly (readonly [what: string, make: () => Promise<Buffer> | Buffer, reason: string])[] = [
  ['the container of locked files', () => Buffer.concat([OLE, Buffer.alloc(4096)]), 'locked with a password'],
  ['an encrypted entry', async () => encrypted(await excelFile(), SHEET), 'Excel file is encrypted'],
  ['an encrypted list of texts', async () => encrypted(await excelFile(), STRINGS), 'Excel file is encrypted'],
  ['a sheet of 20 MB of blanks', () => excelFile({ [SHEET]: Buffer.alloc(20 * MILLION, 32) }), 'more text than'],
  [
    'texts of 7 MB of one letter',
    () => excelFile({ [STRINGS]: sst(`<si><t>${'a'.repeat(7 * MILLION)}</t></si>`) }),
    'packed 200 times',
  ],
  ['a sheet of 9 MB', () => excelFile(sheetOf(row(1, `<c><v>${noise(9 * MILLION)}</v></c>`))), 'more text than'],
  [
    'sheets that are small one by one',
    () => {
      const names = Array.from({ length: 6 }, (_, index) => `sheet${index + 1}`);
      const sheets = names.map((name, index) => `<sheet name="${name}" r:id="s${index}"/>`).join('');
      const list = names.map(
        (name, index) => `<Relationship Id="s${index}" Type="x/worksheet" Target="w/${name}.xml"/>`,
      );
      const text = sheetXml(row(1, `<c><v>${noise(4 * MILLION)}</v></c>`));
      return excelFile({
        [WORKBOOK]: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': relations(list.join('')),
        ...Object.fromEntries(names.map((name) => [`xl/w/${name}.xml`, text])),
      });
    },
    'more text than',
  ],
  [
    'a sheet that says it is small',
    async () => lyingAbout(await excelFile({ [SHEET]: sheetXml(row(1).repeat(5_000)) }), SHEET, 10),
    'damaged',
  ],
  ['a sheet that says it is huge', async () => lyingAbout(await excelFile(), SHEET, 0x7fffffff), 'more text than'],
  [
    'a million empty rows',
    () => excelFile(sheetOf(Array.from({ length: MILLION }, () => '<row/>').join(''))),
    'packed 200 times',
  ],
  [
    'a million rows',
    () => excelFile(sheetOf(Array.from({ length: MILLION }, (_, at) => `<row r="${at + 1}"/>`).join(''))),
    'more text than',
  ],
  ['100,001 rows with values', () => excelFile(sheetOf(row(100_001))), 'uses row 100001'],
  ['a value in the last row of all', () => excelFile(sheetOf(row(1_048_576))), 'uses row 1048576'],
  ['a row beyond the last', () => excelFile(sheetOf(row(1_048_577))), 'no place in a sheet'],
  ['a column beyond the last', () => excelFile(sheetOf(row(1, '<c r="XFE1"><v>1</v></c>'))), 'no place in a sheet'],
  ['a row without a number', () => excelFile(sheetOf('<row r="x"><c><v>1</v></c></row>')), 'row without a number'],
  ['a row below nothing', () => excelFile(sheetOf('<row r="-3"><c><v>1</v></c></row>')), 'row without a number'],
  ['a cell in no place', () => excelFile(sheetOf(row(1, '<c r="../A1"><v>1</v></c>'))), 'no place in a sheet'],
  [
    'a quarter million cells',
    () =>
      excelFile(sheetOf(Array.from({ length: 260 }, (_, at) => `<row r="${at + 1}">${manyCells(at)}</row>`).join(''))),
    'cells with values',
  ],
  [
    'cells without end of attributes',
    () => excelFile(sheetOf(row(1, `<c ${Array.from({ length: 2_000 }, (_, at) => `a${at}=""`).join(' ')}/>`))),
    'attributes',
  ],
  ['elements a thousand deep', () => excelFile(sheetOf('<a>'.repeat(1_000))), 'nests deeper'],
  ['a sheet with a document type', () => excelFile({ [SHEET]: `${entry}${sheetXml('')}` }), 'DOCTYPE'],
  ['texts with a document type', () => excelFile({ [STRINGS]: `${entry}${sst('')}` }), 'DOCTYPE'],
  ['styles with a document type', () => excelFile({ 'xl/styles.xml': `${entry}<styleSheet/>` }), 'DOCTYPE'],
  ['a workbook with a document type', () => excelFile({ [WORKBOOK]: `${entry}<workbook/>` }), 'DOCTYPE'],
  ['relations with a document type', () => excelFile({ '_rels/.rels': `${entry}<Relationships/>` }), 'DOCTYPE'],
  ['an entity that nobody declared', () => excelFile(sheetOf(row(1, '<c><v>&lol;</v></c>'))), 'not well-formed'],
  ['a sheet that is cut off', () => excelFile({ [SHEET]: '<worksheet><sheetData><row>' }), 'not well-formed'],
  ['a text that is not there', () => excelFile(sheetOf(row(1, '<c r="A1" t="s"><v>999</v></c>'))), 'names a text'],
  ['a text by a number below zero', () => excelFile(sheetOf(row(1, '<c r="A1" t="s"><v>-1</v></c>'))), 'names a text'],
  ['a text by a name', () => excelFile(sheetOf(row(1, '<c r="A1" t="s"><v>__proto__</v></c>'))), 'names a text'],
  ['a number that is none', () => excelFile(sheetOf(row(1, '<c r="A1"><v>1;2</v></c>'))), 'number that is none'],
  [
    'a number of a million digits',
    () => excelFile(sheetOf(row(1, `<c r="A1"><v>${'12345678'.repeat(20_000)}</v></c>`))),
    'number that is none',
  ],
  [
    'values from another file',
    () => excelFile({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }),
    'takes values from other files',
  ],
  [
    'values of a program',
    () =>
      excelFile({ 'xl/externalLinks/externalLink2.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>' }),
    'takes values from other files',
  ],
  [
    'a name that climbs out',
    () =>
      zipped([...Object.entries(workbookFiles), ['xx/xx/evil.xml', '<a/>']]).then((zip) =>
        Buffer.from(zip.toString('latin1').replaceAll('xx/xx/evil', '../../evil'), 'latin1'),
      ),
    'damaged',
  ],
  [
    'an absolute name',
    () =>
      zipped([...Object.entries(workbookFiles), ['xtc/evil', 'x']]).then((zip) =>
        Buffer.from(zip.toString('latin1').replaceAll('xtc/evil', '/tc/evil'), 'latin1'),
      ),
    'damaged',
  ],
  [
    'a sheet outside of the file',
    () =>
      excelFile({
        'xl/_rels/workbook.xml.rels': relations(
          '<Relationship Id="r1" Type="x/worksheet" Target="../../../etc/passwd"/>',
        ),
      }),
    'lacks the sheet',
  ],
  [
    'a sheet on another machine',
    () =>
      excelFile({
        'xl/_rels/workbook.xml.rels': relations(
          '<Relationship Id="r1" Type="x/worksheet" TargetMode="External" Target="https://bank.example/sheet.xml"/>',
        ),
      }),
    'lacks the sheet',
  ],
  [
    'two files of one name',
    () => zipped([...Object.entries(workbookFiles), ['XL/Workbook.xml', '<workbook/>']]),
    'twice',
  ],
  [
    'three thousand files',
    () =>
      zipped([...Object.entries(workbookFiles), ...Array.from({ length: 3_000 }, (_, at) => [`x/${at}`, ''] as const)]),
    'more than 2000 files',
  ],
  [
    'a hundred sheets',
    () =>
      excelFile({
        [WORKBOOK]: `<workbook xmlns:r="r"><sheets>${'<sheet name="a" r:id="r1"/>'.repeat(100)}</sheets></workbook>`,
      }),
    'more than 64 sheets',
  ],
  ['no sheet', () => excelFile({ [WORKBOOK]: '<workbook><sheets/></workbook>' }), 'has no sheet'],
  [
    'only hidden sheets',
    () => excelFile({ [WORKBOOK]: '<workbook><sheets><sheet name="a" state="veryHidden"/></sheets></workbook>' }),
    'no visible sheet',
  ],
  ['no workbook', () => excelFile({ [WORKBOOK]: null }), 'no workbook'],
  ['a sheet that is gone', () => excelFile({ [SHEET]: null }), 'lacks the sheet'],
  ['a binary workbook', () => excelFile({ '_rels/.rels': main('xl/workbook.bin') }), '.xlsb'],
  ['a workbook that is its own list', () => excelFile({ '_rels/.rels': main('_rels/.rels') }), 'has no sheet'],
  [
    'merged cells in no place',
    () => excelFile(sheetOf(row(1), '', '<mergeCells><mergeCell ref="A1:ZZZZ9"/></mergeCells>')),
    'no area',
  ],
  [
    'six thousand merged areas',
    () => excelFile(sheetOf(row(1), '', `<mergeCells>${'<mergeCell ref="A1:B2"/>'.repeat(6_000)}</mergeCells>`)),
    'areas of merged cells',
  ],
  [
    'merged areas over each other',
    () =>
      excelFile(
        sheetOf(
          Array.from({ length: 3_000 }, (_, at) => row(at + 1)).join(''),
          '',
          `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(900)}</mergeCells>`,
        ),
      ),
    'over each other',
  ],
  ['a zip that ends too early', async () => (await excelFile()).subarray(0, 900), 'damaged'],
  ['zeros in the middle of the zip', async () => Buffer.from(await excelFile()).fill(0, 300, 500), 'damaged'],
  ['an empty zip', () => zipped([]), 'no workbook'],
  [
    'links to other files in a folder of another name',
    () =>
      excelFile({
        'xl/notes/one.xml': '<externalLink/>',
        [RELATIONS]: withRelation('<Relationship Id="r9" Type="x/externalLink" Target="notes/one.xml"/>'),
      }),
    'takes values from other files',
  ],
  [
    'two sheets of one name',
    () =>
      excelFile({
        [WORKBOOK]:
          '<workbook xmlns:r="r"><sheets><sheet name="Loan" r:id="r1"/><sheet name="LOAN " r:id="r1"/></sheets></workbook>',
      }),
    'two sheets named',
  ],
  [
    'a cell that stands twice',
    () => excelFile(sheetOf(row(2, '<c r="B2"><v>1</v></c><c r="B2"><v>2</v></c>'))),
    'B2 twice',
  ],
  ['a row that stands twice', () => excelFile(sheetOf(row(2) + row(2))), 'A2 twice'],
  ['a cell in another row', () => excelFile(sheetOf(row(2, '<c r="B9"><v>1</v></c>'))), 'B9 in row 2'],
  ['a web page in the place of a sheet', () => excelFile({ [SHEET]: '<html><body/></html>' }), 'something else than'],
  [
    'only a sheet of old macros',
    () => excelFile({ [RELATIONS]: String(workbookFiles[RELATIONS]).replace('/worksheet"', '/xlMacrosheet"') }),
    'has no sheet',
  ],
  [
    'a flood of texts',
    () =>
      excelFile({
        [STRINGS]: sst(
          Array.from({ length: 350_000 }, (_, at) => `<si><t>${(at * 7_919) % 999_983}</t></si>`).join(''),
        ),
      }),
    'elements',
  ],
  ['no list of texts', () => excelFile({ [STRINGS]: null }), 'names a text'],
  ['not a number', () => excelFile(sheetOf(row(2, '<c r="B2"><v>NaN</v></c>'))), 'number that is none'],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), 'is a picture'],
  ['an archive of another kind', () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), 'Unpack it'],
  [
    'a zip around the workbook',
    async () => zipped([['report.xlsx', await excelFile()]]),
    'Unpack it and send report.xlsx',
  ],
  [
    'a spreadsheet of another program',
    () =>
      zipped([
        ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
        ['content.xml', '<a/>'],
      ]),
    'OpenDocument',
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7'), 'Upload it with the package'.toLowerCase()],
  [
    'a web page that is called a workbook',
    () =>
      Buffer.from(
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Loan Number</td></tr></table></html>',
      ),
    'web page',
  ],
  [
    'a workbook of 2003',
    () => Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
    'Excel file of 2003',
  ],
];

describe('an Excel file made to hurt ends with a reason', { timeout: 120_000 }, () => {
  it('there are more than forty of them', () => expect(hostile.length).toBeGreaterThan(40));

  it.each(hostile)('%s', async (_, make, reason) => {
    const { values, reasons } = await read(await make());
    expect(values).toEqual([]);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(reason);
    expect(reasons[0]?.length).toBeLessThan(400);
    // What to do about it.
    expect(reasons[0]).toMatch(/\b(save it|Save it|Export|Break|Rename|Unhide|Unpack|[Uu]pload)\b/);
  });
});

describe('what an Excel file says of itself is not believed, and does not hurt it either', () => {
  const good = { values: ['L-7', '1250000.00'], reasons: [] };

  it.each<readonly [string, Parameters<typeof excelFile>[0]]>([
    ['a plain file', {}],
    [
      'a million rows that are not there',
      { [SHEET]: String(workbookFiles[SHEET]).replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>') },
    ],
    [
      'links of text to pages',
      {
        'xl/worksheets/_rels/sheet1.xml.rels': relations(
          '<Relationship Id="h" Type="x/hyperlink" TargetMode="External" Target="https://bank.example"/>',
        ),
      },
    ],
    [
      'a million texts that are said to be there',
      { [STRINGS]: String(workbookFiles[STRINGS]).replace('<sst ', '<sst count="99999999" uniqueCount="99999999" ') },
    ],
  ])('%s', async (_, changes) => {
    expect(await read(await excelFile(changes))).toMatchObject(good);
  });

  it('macros are never unpacked, and the answer says so', async () => {
    const found = await read(await excelFile({ 'xl/vbaProject.bin': Buffer.alloc(20 * MILLION) }));
    expect(found).toEqual({ ...good, notes: ['The file has macros, which were ignored.'] });
  });
});

describe('a file of another format is told so, whatever is wrong with it besides', () => {
  it.each<readonly [string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['JSON', () => Buffer.from('{"a": "b"}'), 'This file is JSON; profile Board report reads Excel (.xlsx).'],
    ['CSV', () => Buffer.from('a,b\n1,2'), 'This file is CSV; profile Board report reads Excel (.xlsx).'],
    ['XML', () => Buffer.from('<loan/>'), 'This file is XML; profile Board report reads Excel (.xlsx).'],
    [
      'Word',
      () => zipped([['word/document.xml', '<a/>']]),
      'This file is Word (.docx); profile Board report reads Excel (.xlsx).',
    ],
  ])('%s', async (_, make, sentence) => {
    expect((await read(await make())).reasons).toEqual([sentence]);
  });
});
