import { checkMapping } from '@countersign/engine/lar/mapping';
import { readRecord } from '@countersign/engine/lar/read-record';
import type { RecordFormat, RecordSource, WorkbookParts } from '@countersign/engine/lar/record-source';
import { parse } from 'lossless-json';
import papaparse from 'papaparse';
import { SaxesParser } from 'saxes';
import { median } from './harness/median.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';

const ROUNDS = 7;
const ROUND_MS = 400;
const GUARANTORS = 12;

const single: Readonly<Record<string, string>> = {
  loan_number: '0012345',
  principal_amount: '1250000.00',
  interest_rate: '6.250',
  note_date: '2026-07-01',
  maturity_date: '2031-07-01',
  loan_purpose: 'Buy the mill and its stock',
  lender_name: 'First Bank of Denver',
  approval_date: '2026-06-15',
  term_months: '60',
  risk_rating: '4',
};
const names = Array.from({ length: GUARANTORS }, (_, index) => `Ann Lee ${String.fromCharCode(65 + index)}`);
const entries = Object.entries(single);

interface Format {
  readonly source: RecordSource;
  readonly path: (field: string) => string;
  readonly list: string;
  /** What the bare library does with the same text. */
  readonly bare: () => unknown;
}

/**
 * Records read through a profile a second of processor time, beside the bare parser library on the same text, in turns, as ratios of one
 * run. The library only parses; reading also finds, normalizes and places every value.
 */
export async function run(): Promise<Tables> {
  const rows: Row[] = [];
  for (const [name, format] of Object.entries(formats())) {
    const read = reader(name as RecordFormat, format);
    perSecond(read);
    perSecond(format.bare);
    const rounds = Array.from({ length: ROUNDS }, () => ({ ours: perSecond(read), bare: perSecond(format.bare) }));
    const ratios = rounds.map(({ ours, bare }) => ours / bare);
    rows.push({
      format: name,
      'records a second': Math.round(median(rounds.map(({ ours }) => ours))),
      'bare parser a second': Math.round(median(rounds.map(({ bare }) => bare))),
      ratio: rounded(median(ratios)),
      spread: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    });
  }
  return { Records: rows };
}

function reader(name: RecordFormat, { source, path, list }: Format): () => unknown {
  const fields = [
    ...entries.map(([canonical]) => ({ canonical, path: path(canonical), required: true })),
    { canonical: 'guarantor_name', path: list },
  ];
  const mapping = checkMapping({ format: name, fields }, name);
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  const { values, faults } = readRecord(mapping.effect, source);
  // A benchmark of a reader that reads nothing would look very good.
  if (faults.length > 0 || values.length !== entries.length + GUARANTORS) throw new Error(JSON.stringify(faults));
  return () => readRecord(mapping.effect, source);
}

function formats(): Readonly<Record<RecordFormat, Format>> {
  const json = JSON.stringify({ loan: single, guarantors: names.map((name) => ({ name })) }, null, 2);
  const header = [...entries.map(([field]) => field), 'Guarantor'].join(',');
  const csv = [header, ...names.map((name) => [...entries.map(([, value]) => value), name].join(','))].join('\r\n');
  const people = names.map((name) => `<guarantor><name>${name}</name></guarantor>`).join('\n');
  const xml = `<loan>${entries.map(([field, value]) => `<${field}>${value}</${field}>`).join('\n')}${people}</loan>`;
  const docx = wordXml();
  const workbook = workbookOf();
  return {
    json: {
      source: { format: 'json', text: json },
      path: (field) => `$.loan.${field}`,
      list: '$.guarantors[*].name',
      bare: () => parse(json),
    },
    csv: {
      source: { format: 'csv', text: csv },
      path: (field) => `$.${field}`,
      list: '$.Guarantor[*]',
      bare: () => papaparse.parse(csv, { delimiter: '' }),
    },
    xml: {
      source: { format: 'xml', text: xml },
      path: (field) => `$.loan.${field}`,
      list: '$.loan.guarantor[*].name',
      bare: () => new SaxesParser().write(xml).close(),
    },
    docx: {
      source: { format: 'docx', parts: [{ name: 'document', text: docx }] },
      path: (field) => `$.${field}`,
      list: '$.Guarantor[*]',
      bare: () => new SaxesParser().write(docx).close(),
    },
    xlsx: {
      source: { format: 'xlsx', workbook },
      path: (field) => `$.${field}`,
      list: '$.Guarantor[*]',
      // A pass over the same parts: the sheet, its texts and its styles.
      bare: () => {
        for (const text of [workbook.sharedStrings, workbook.styles, ...workbook.sheets.map((sheet) => sheet.text)]) {
          new SaxesParser().write(text ?? '').close();
        }
      },
    },
  };
}

/** One row for each guarantor, with the texts apart as Excel writes them. */
function workbookOf(): WorkbookParts {
  const strings: string[] = [];
  const cell = (text: string, at: number, row: number) => {
    const ref = `${String.fromCharCode(65 + at)}${row}`;
    if (/^[1-9][\d.]*$/.test(text)) return `<c r="${ref}" s="1"><v>${text}</v></c>`;
    if (!strings.includes(text)) strings.push(text);
    return `<c r="${ref}" t="s"><v>${strings.indexOf(text)}</v></c>`;
  };
  const table = [
    [...entries.map(([field]) => field), 'Guarantor'],
    ...names.map((name) => [...entries.map(([, value]) => value), name]),
  ];
  const rows = table.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, at) => cell(text, at, row + 1)).join('')}</row>`,
  );
  return {
    sheets: [{ name: 'Loan', isHidden: false, text: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>` }],
    sharedStrings: `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    styles: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="4"/></cellXfs></styleSheet>',
    isFrom1904: false,
    notes: [],
  };
}

function wordXml(): string {
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="4675"/></w:tcPr><w:p><w:pPr><w:spacing w:after="0"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const row = (left: string, right: string) => `<w:tr>${cell(left)}${cell(right)}</w:tr>`;
  const rows = [...entries.map(([field, value]) => row(field, value)), ...names.map((name) => row('Guarantor', name))];
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return `<w:document xmlns:w="${namespace}"><w:body><w:tbl>${rows.join('')}</w:tbl></w:body></w:document>`;
}

/** By processor time, so that neighbours on the machine do not count. */
function perSecond(work: () => unknown): number {
  const start = process.cpuUsage();
  for (let done = 20; ; done += 20) {
    for (let index = 0; index < 20; index += 1) work();
    const { user, system } = process.cpuUsage(start);
    const spentMs = (user + system) / 1_000;
    if (spentMs >= ROUND_MS) return (done * 1_000) / spentMs;
  }
}
