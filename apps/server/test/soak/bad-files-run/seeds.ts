import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type CheckedMapping, checkMapping } from '@countersign/engine/lar/mapping';
import { ZipFile } from 'yazl';
import { makeDocument } from '../../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../../tools/packages/working/index.ts';
import { packageRoot } from '../../../src/platform/package-root.ts';

export const fileKinds = ['pdf', 'docx', 'xml', 'csv', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];
export type RecordKind = Exclude<FileKind, 'pdf'>;

/** Good files to spoil, of each kind. */
export type Seeds = Readonly<Record<FileKind, readonly Uint8Array[]>>;

/** Enough layouts that fonts, forms, tables, pictures and lines all come up, few enough to be drawn in a moment. */
const DRAWN = 12;
/** Larger ones take most of the time and break in no other way. */
const MOST_BYTES = 300_000;
const PER_KIND = 25;

/** What one record says, in each form; the profiles below read all of it. */
const facts: Readonly<Record<string, string>> = {
  loan_number: '4711-A',
  principal_amount: '250,000.00',
  interest_rate: '6.5%',
  term_months: '60',
  maturity_date: '2031-01-01',
  borrower_name: 'Mary Ann Okafor',
  borrower_address: '12 Elm Street, Springfield, IL 62701',
  appraised_value: '$310,000',
  approval_date: 'January 15, 2026',
  approved_by: 'Åsa Lindström',
};

export async function makeSeeds(): Promise<Seeds> {
  const layouts = workingLayouts.filter((_, index) => index % Math.ceil(workingLayouts.length / DRAWN) === 0);
  const drawn = await Promise.all(layouts.map(async (layout, index) => (await makeDocument(layout, index + 1)).pdf));
  const found = await fixtures();
  const own = { pdf: drawn, docx: [await word()], xml: [Buffer.from(xml())], csv: csv(), json: [Buffer.from(json())] };
  return {
    pdf: evenly(own.pdf, found('.pdf')),
    docx: evenly(own.docx, found('.docx')),
    xml: evenly(own.xml, found('.xml')),
    csv: evenly(own.csv, found('.csv')),
    json: evenly(own.json, found('.json')),
  };
}

/** Ours as often as all of the others: only they hold what the profiles ask for. */
function evenly(own: readonly Uint8Array[], others: readonly Uint8Array[]): readonly Uint8Array[] {
  const times = Math.max(1, Math.ceil(others.length / own.length));
  return [...Array.from({ length: times }, () => own).flat(), ...others];
}

/** The public fixtures beside the project, where they are: real files break in ways that ours do not. */
async function fixtures(): Promise<(ending: string) => readonly Uint8Array[]> {
  const folder = join(packageRoot(), '../../../shared/fixtures');
  if (!existsSync(folder)) return () => [];
  const all = (await readdir(folder, { recursive: true })).sort();
  const taken = new Map<string, Uint8Array[]>();
  for (const name of all) {
    const ending = extname(name).toLowerCase();
    const group = taken.get(ending) ?? [];
    if (!fileKinds.some((kind) => `.${kind}` === ending) || group.length >= PER_KIND) continue;
    const { size } = await stat(join(folder, name));
    if (size > 0 && size <= MOST_BYTES) taken.set(ending, [...group, await readFile(join(folder, name))]);
  }
  return (ending) => taken.get(ending) ?? [];
}

function json(): string {
  return JSON.stringify({ loan: facts, borrowers: [{ name: 'A' }, { name: 'B' }], nested: { deep: [1, [2, [3]]] } });
}

function csv(): readonly Uint8Array[] {
  const [names, values] = [Object.keys(facts), Object.values(facts)];
  const quoted = values.map((value) => `"${value.replaceAll('"', '""')}"`);
  return [
    Buffer.from(`${names.join(',')}\r\n${quoted.join(',')}\r\n`),
    Buffer.from(`${names.join(';')}\n${quoted.join(';')}\n${quoted.join(';')}\n`),
    Buffer.from(`\ufeff${names.join('\t')}\n${values.join('\t')}`, 'utf16le'),
  ];
}

function xml(): string {
  const fields = Object.entries(facts).map(
    ([name, value]) => `<${name} of="1">${value.replaceAll('&', '&amp;')}</${name}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><record><loan>${fields.join('')}<!-- end --><![CDATA[x]]></loan></record>`;
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function word(): Promise<Buffer> {
  const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const rows = Object.entries(facts).map(
    ([name, value]) => `<w:tr><w:tc>${run(name)}</w:tc><w:tc>${run(value.replaceAll('&', '&amp;'))}</w:tc></w:tr>`,
  );
  const body = `<w:tbl>${rows.join('')}</w:tbl>${run('Loan number: 4711-A')}`;
  const zip = new ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: new Date(0) });
  add('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
  add(
    '_rels/.rels',
    '<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  add('word/document.xml', `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`);
  add('word/header1.xml', `<w:hdr xmlns:w="${WORD}">${run('First Bank')}</w:hdr>`);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

/** A profile of each form that asks for everything above, one field of it required and one many times over. */
export function profileOf(kind: RecordKind): CheckedMapping {
  const paths: Readonly<Record<RecordKind, (name: string) => string>> = {
    json: (name) => `$.loan.${name}`,
    csv: (name) => `$.${name}`,
    xml: (name) => `$.record.loan.${name}`,
    docx: (name) => `$.${name}`,
  };
  const fields = Object.keys(facts).map((canonical) => ({ canonical, path: paths[kind](canonical) }));
  const [first, ...others] = fields;
  const mapping = { format: kind, fields: [{ ...first, required: true }, ...others] };
  const checked = checkMapping(mapping, kind);
  if (!checked.ok) throw new Error(`The profile for ${kind} is not valid.`);
  return checked.effect;
}
