import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { excelFile, sheetXml, workbookFiles, zipped } from '../../test/excel-file.ts';
import { RELATIONS, SHEET, STRINGS, STYLES, WORKBOOK, workbookReader } from '../../test/read-workbook.ts';
import { suggestForFile } from './suggest-for-file.ts';

/** The reader as intake uses it, on what programs other than Excel write, and on what people do to reports by hand. */
const read = workbookReader({
  loan_number: '$.Loan Number',
  principal_amount: '$.Loan Amount',
  note_date: '$.Note Date',
  guarantor_name: '$.Guarantor[*]',
});

const main = String(workbookFiles[WORKBOOK]);
const relations = String(workbookFiles[RELATIONS]);

const text = (ref: string, written: string) => `<c r="${ref}" t="inlineStr"><is><t>${written}</t></is></c>`;
const HEAD = `<row r="1">${['Loan Number', 'Loan Amount', 'Note Date', 'Guarantor'].map((label, at) => text(`${'ABCD'[at]}1`, label)).join('')}</row>`;
/** Amounts are style 1, dates style 2. */
const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="7"/><xf numFmtId="14"/></cellXfs></styleSheet>';
const DAY = '<c r="C2" s="2"><v>46204</v></c>';
const BODY = `<row r="2">${text('A2', 'L-7')}<c r="B2" s="1"><v>1250000</v></c>${DAY}${text('D2', 'Ann Lee')}</row>`;
const report = (sheet: string, changes: Parameters<typeof excelFile>[0] = {}) =>
  excelFile({ [SHEET]: sheet, [STYLES]: styles, ...changes });
const ALL = ['L-7', '1250000.00', '2026-07-01', 'Ann Lee'];

async function streamed(isLarge: boolean): Promise<Buffer> {
  const zip = new ZipFile();
  const files = { ...workbookFiles, [SHEET]: sheetXml(HEAD + BODY), [STYLES]: styles };
  for (const [name, content] of Object.entries(files)) {
    zip.addReadStream(Readable.from([Buffer.from(content)]), name, { forceZip64Format: isLarge });
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

const prefixed = (xml: string) => xml.replace('xmlns=', 'xmlns:x=').replace(/<(\/?)([a-z])/gi, '<$1x:$2');

describe('a workbook that is odd and honest is read right', () => {
  it.each<readonly [what: string, make: () => Promise<Buffer>]>([
    ['plain', () => report(sheetXml(HEAD + BODY))],
    ['elements with a prefix', () => report(prefixed(sheetXml(HEAD + BODY)), { [WORKBOOK]: prefixed(main) })],
    [
      'the strict kind of Open XML',
      () =>
        report(sheetXml(HEAD + BODY), {
          [RELATIONS]: relations.replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
            'http://purl.oclc.org/ooxml/officeDocument/relationships',
          ),
        }),
    ],
    [
      'absolute targets',
      () => report(sheetXml(HEAD + BODY), { [RELATIONS]: relations.replaceAll('Target="', 'Target="/xl/') }),
    ],
    [
      'targets with a dot',
      () => report(sheetXml(HEAD + BODY), { [RELATIONS]: relations.replaceAll('Target="', 'Target="./') }),
    ],
    [
      'targets that climb and come back',
      () => report(sheetXml(HEAD + BODY), { [RELATIONS]: relations.replaceAll('Target="', 'Target="../xl/') }),
    ],
    [
      'a sheet in UTF-16',
      () => excelFile({ [SHEET]: Buffer.from(`\ufeff${sheetXml(HEAD + BODY)}`, 'utf16le'), [STYLES]: styles }),
    ],
    ['a zip that was written in one go', () => streamed(false)],
    ['a zip in the form for large files', () => streamed(true)],
    [
      'content types of a picture',
      () =>
        report(sheetXml(HEAD + BODY), {
          '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="image/png"/></Types>',
        }),
    ],
    ['no content types', () => report(sheetXml(HEAD + BODY), { '[Content_Types].xml': null })],
    ['rows in any order', () => report(sheetXml(BODY + HEAD))],
    [
      'cells in any order',
      () => report(sheetXml(HEAD + BODY.replace(DAY, '').replace('<row r="2">', `<row r="2">${DAY}`))),
    ],
    ['cells and rows without their places', () => report(sheetXml((HEAD + BODY).replace(/ r="[A-D]?\d"/g, '')))],
    [
      'days counted from 1904',
      () =>
        report(sheetXml(HEAD + BODY.replace('46204', '44742')), {
          [WORKBOOK]: main.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
        }),
    ],
    [
      'a date as ISO writes it',
      () => report(sheetXml(HEAD + BODY.replace('<c r="C2" s="2"><v>46204', '<c r="C2" t="d"><v>2026-07-01T00:00:00'))),
    ],
    ['a date with a time of day', () => report(sheetXml(HEAD + BODY.replace('46204', '46204.75')))],
    [
      'formulas with their results',
      () =>
        report(
          sheetXml(
            HEAD +
              BODY.replace('<c r="B2" s="1">', '<c r="B2" s="1"><f>SUM(F1:F9)</f>').replace(
                '<c r="C2" s="2">',
                '<c r="C2" s="2"><f>TODAY()</f>',
              ),
          ),
        ),
    ],
    [
      'a formula of text',
      () =>
        report(sheetXml(HEAD + BODY.replace(text('A2', 'L-7'), '<c r="A2" t="str"><f>"L-"&amp;7</f><v>L-7</v></c>'))),
    ],
    [
      'an amount with the error of binary fractions',
      () => report(sheetXml(HEAD + BODY.replace('1250000', '1250000.0000000002'))),
    ],
    ['an amount in powers of ten', () => report(sheetXml(HEAD + BODY.replace('1250000', '1.25E+6')))],
    [
      'an amount typed as text',
      () => report(sheetXml(HEAD + BODY.replace('<c r="B2" s="1"><v>1250000</v></c>', text('B2', '$1,250,000.00')))),
    ],
    [
      'text in runs, with a reading beside it',
      () =>
        report(
          sheetXml(
            HEAD +
              BODY.replace(
                '<t>Ann Lee</t>',
                '<r><t xml:space="preserve">Ann </t></r><r><t>Lee</t></r><rPh sb="0" eb="1"><t>an</t></rPh>',
              ),
          ),
        ),
    ],
    [
      'line ends of another system in a header',
      () => report(sheetXml(HEAD.replace('Loan Amount', 'Loan_x000D_\nAmount') + BODY)),
    ],
    [
      'a title over merged cells',
      () =>
        report(
          sheetXml(
            `<row r="1">${text('A1', 'Loans of June')}${text('B1', 'Loan Number')}</row>${(HEAD + BODY).replaceAll('2"', '5"').replaceAll('1"', '4"').replace('s="4"', 's="1"').replace('s="5"', 's="2"')}`,
            '',
            '<mergeCells><mergeCell ref="A1:D1"/></mergeCells>',
          ),
        ),
    ],
    [
      'spaces that look like spaces, and none at all',
      () => report(sheetXml(HEAD.replace('Loan Number', ' Loan\u00a0Number\u200b ') + BODY)),
    ],
    ['a style that is not there', () => report(sheetXml(HEAD + BODY.replace('s="1"', 's="99999999"')))],
    ['a style below zero', () => report(sheetXml(HEAD + BODY.replace('s="1"', 's="-1"')))],
    [
      'pictures, charts and comments',
      () =>
        report(sheetXml(HEAD + BODY, '', '<drawing/><legacyDrawing/>'), {
          'xl/media/image1.png': Buffer.alloc(3_000_000),
          'xl/charts/chart1.xml': '<not well formed',
          'xl/comments1.xml': '<comments/>',
        }),
    ],
  ])('%s', async (_, make) => {
    expect(await read(await make())).toEqual({ values: ALL, reasons: [], notes: [] });
  });

  it('a number of a loan over merged rows stands once, and the guarantors beside it all', async () => {
    const second = `<row r="3">${text('D3', 'Bo Lee')}</row>`;
    const merged = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/></mergeCells>';
    expect(await read(await report(sheetXml(HEAD + BODY + second, '', merged)))).toEqual({
      values: [...ALL, 'Bo Lee'],
      reasons: [],
      notes: [],
    });
  });

  it('a sheet of charts or of old macros is left out, and the answer names it', async () => {
    const sheets = main.replace('<sheets>', '<sheets><sheet name="Macro1" r:id="m"/>');
    const added = '<Relationship Id="m" Type="x/xlMacrosheet" Target="macrosheets/sheet1.xml"/></Relationships>';
    const file = await report(sheetXml(HEAD + BODY), {
      [WORKBOOK]: sheets,
      [RELATIONS]: relations.replace('</Relationships>', added),
    });
    expect(await read(file)).toEqual({
      values: ALL,
      reasons: [],
      notes: ['Sheet "Macro1" holds a chart, a dialog or macros and was skipped.'],
    });
  });

  it('a hidden column is read where the profile names it, and the answer names the column', async () => {
    const columns = '<cols><col min="2" max="3" hidden="1"/><col min="9" max="16384" hidden="true"/></cols>';
    expect(await read(await report(sheetXml(HEAD + BODY, columns)))).toEqual({
      values: ALL,
      reasons: [],
      notes: ['Sheet "Loan": columns B to C are hidden. Their values count where the profile names them.'],
    });
  });

  it.each<readonly [string, string, string]>([
    ['a formula without its result', '<c r="B2"><f>A1*2</f></c>', 'save it and send it again'],
    ['an error', '<c r="B2" t="e"><v>#DIV/0!</v></c>', 'the error #DIV/0! stands there'],
    ['an amount beyond all amounts', '<c r="B2"><v>1e300</v></c>', 'not understood as an amount'],
  ])('%s costs its own value and no other', async (_, cell, reason) => {
    const { values, reasons } = await read(
      await report(sheetXml(HEAD + BODY.replace('<c r="B2" s="1"><v>1250000</v></c>', cell))),
    );
    expect(values.filter((value) => value !== null)).toEqual(ALL.filter((value) => value !== '1250000.00'));
    expect(reasons).toEqual([expect.stringContaining(reason)]);
  });
});

/** What costs its square costs minutes here, far beyond the limit of the test; in one go each takes a second or two. */
describe('what is long and wide ends in time, read and suggested', { timeout: 120_000 }, () => {
  const long = 'abcdefgh'.repeat(131_072);
  const named = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 2}"><c t="s"><v>1</v></c></row>`).join('');
  const strings = (second: string) => ({
    [STRINGS]: `<sst><si><t>Guarantor</t></si><si><t>${second}</t></si></sst>`,
    [SHEET]: sheetXml(`<row r="1"><c r="A1" t="s"><v>0</v></c></row>${named}`),
  });
  const rows = (count: number, cells: (at: number) => string) =>
    sheetXml(Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`).join(''));

  it.each<readonly [what: string, files: () => Parameters<typeof excelFile>[0]]>([
    ['one text of a megabyte in 20,000 cells', () => strings(varied(long))],
    ['a text behind 200,000 spaces in 20,000 cells', () => strings(varied(`${' '.repeat(200_000)}x`))],
    [
      'a label in each of 40,000 rows',
      () => ({
        [SHEET]: rows(40_000, (at) => `${text(`A${at}`, 'Guarantor')}<c><v>${(at * 7_919) % 999_983}</v></c>`),
      }),
    ],
    [
      'headers in each of 20,000 rows',
      () => ({
        [SHEET]: rows(
          20_000,
          (at) =>
            `${text(`A${at}`, 'Guarantor')}${text(`B${at}`, 'Loan Number')}<c><v>${(at * 7_919) % 999_983}</v></c>`,
        ),
      }),
    ],
    [
      'every other of 60,000 rows hidden',
      () => ({
        [SHEET]: rows(60_000, (at) => `<c><v>${(at * 7_919) % 999_983}</v></c>`).replace(
          /<row r="(\d*[02468])">/g,
          '<row r="$1" hidden="1">',
        ),
      }),
    ],
  ])('%s', async (_, files) => {
    const bytes = await excelFile(files());
    const { reasons } = await read(bytes);
    expect(reasons.join()).not.toContain('packed');
    await suggestForFile(bytes);
  });
});

/** Letters that are not packed to a two-hundredth, below which a file is refused for that alone. */
function varied(written: string): string {
  let seed = 7;
  return written.replace(/[a-h]/g, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(97 + (Math.floor(seed / 65_536) % 26));
  });
}

it('zips with entries for folders are read', async () => {
  const files = Object.entries({ ...workbookFiles, [SHEET]: sheetXml(HEAD + BODY), [STYLES]: styles });
  const zip = new ZipFile();
  zip.addEmptyDirectory('xl');
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
  expect((await read(bytes)).values).toEqual(ALL);
  expect((await zipped(files)).length).toBeLessThan(bytes.length);
});
