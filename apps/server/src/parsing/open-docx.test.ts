import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Line, type Row, readBlocks } from '@countersign/engine/lar/formats/docx/word-blocks';
import { readXmlTree } from '@countersign/engine/lar/formats/xml-tree';
import { checkMapping } from '@countersign/engine/lar/mapping';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { describeWithFixtures } from '../../test/fixtures.ts';
import { openDocx } from './open-docx.ts';
import { openRecordFile, readRecordFile } from './read-record-file.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function wordXml(root: string, text: string): string {
  return `<w:${root} xmlns:w="${WORD}"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:${root}>`;
}

const DOCUMENT = `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>Amount: $5</w:t></w:r></w:p></w:body></w:document>`;

function relations(target: string): string {
  return `<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="${target}"/></Relationships>`;
}

type Files = readonly (readonly [name: string, content: string | Buffer])[];

function zipped(files: Files, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name, { compress, mtime: new Date(0) });
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

async function refusal(bytes: Uint8Array): Promise<string> {
  const opened = await openDocx(bytes);
  return opened.ok ? `taken: ${opened.effect.map(({ name }) => name).join(', ')}` : opened.refusal;
}

/** Where a field stands in the header of an entry, in the local header and in the directory at the end of the zip. */
const FLAGS = { local: 6, central: 8 };
const UNPACKED_SIZE = { local: 22, central: 24 };

/** A copy in which every header of the entry says something else. */
function withHeader(
  zip: Buffer,
  name: string,
  { local, central }: typeof FLAGS,
  write: (copy: Buffer, at: number) => void,
): Buffer {
  const copy = Buffer.from(zip);
  for (let at = zip.indexOf(name); at >= 0; at = zip.indexOf(name, at + 1)) {
    if (at >= 30 && zip.readUInt32LE(at - 30) === 0x04034b50) write(copy, at - 30 + local);
    if (at >= 46 && zip.readUInt32LE(at - 46) === 0x02014b50) write(copy, at - 46 + central);
  }
  expect(copy.equals(zip)).toBe(false);
  return copy;
}

describe('a Word file', () => {
  it('gives its main document, headers in order, footers and notes', async () => {
    const bytes = await zipped([
      ['word/media/image1.png', 'picture'],
      ['word/header10.xml', wordXml('hdr', 'ten')],
      ['word/header2.xml', wordXml('hdr', 'two')],
      ['word/footer1.xml', wordXml('ftr', 'one')],
      ['word/footnotes.xml', wordXml('footnotes', 'note')],
      ['word/styles.xml', '<styles/>'],
      ['word/document.xml', DOCUMENT],
      ['customXml/header1.xml', wordXml('hdr', 'elsewhere')],
    ]);
    expect(await refusal(bytes)).toBe('taken: document, header2, header10, footer1, footnotes');
  });

  it('is found by its relations where the main document has another name', async () => {
    const files: Files = [
      ['_rels/.rels', relations('/word/document2.xml')],
      ['word/document2.xml', DOCUMENT],
      ['word/header1.xml', wordXml('hdr', 'x')],
    ];
    expect(await refusal(await zipped(files))).toBe('taken: document, header1');
  });

  it('is read through a profile, and one that is not a Word file is one fault with its reason', async () => {
    const mapping = checkMapping(
      { format: 'docx', fields: [{ canonical: 'principal_amount', path: '$.Amount' }] },
      'docx',
    );
    if (!mapping.ok) throw new Error('mapping');
    expect(await readRecordFile(mapping.effect, await zipped([['word/document.xml', DOCUMENT]]))).toMatchObject({
      values: [{ field: 'principal_amount', value: '5.00', place: { kind: 'paragraph', part: 'document', index: 1 } }],
      faults: [],
    });
    expect(await readRecordFile(mapping.effect, Buffer.from('hello'))).toMatchObject({
      values: [],
      faults: [{ code: 'unreadable' }],
    });
    expect(await openRecordFile('csv', Buffer.alloc(0))).toEqual({ ok: false, refusal: 'The file is empty.' });
  });
});

describe('a file that is no good Word file is refused with a reason', () => {
  const MEGABYTE = 1024 * 1024;

  it('a bomb, long before it is unpacked', async () => {
    const bomb = await zipped([['word/document.xml', Buffer.alloc(100 * MEGABYTE, 0x20)]]);
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await refusal(bomb)).toContain('unpacks to more text');
    const smaller = await zipped([['word/document.xml', Buffer.alloc(7 * MEGABYTE, 0x20)]]);
    expect(await refusal(smaller)).toContain('200 times smaller');
  });

  it('a bomb that says it is small', async () => {
    const bomb = await zipped([['word/document.xml', Buffer.alloc(100 * MEGABYTE, 0x20)]]);
    const lying = withHeader(bomb, 'word/document.xml', UNPACKED_SIZE, (copy, at) => copy.writeUInt32LE(1_000, at));
    expect(await refusal(lying)).toContain('too many bytes');
  });

  it('one part that is longer than a text may be', async () => {
    const long = await zipped([['word/document.xml', Buffer.alloc(9 * MEGABYTE, '<p>text</p>')]], false);
    expect(await refusal(long)).toContain('unpacks to more text');
  });

  it('many parts that are allowed one by one and not together', async () => {
    const half = Buffer.alloc(6 * MEGABYTE, '<p>text</p>');
    const files: Files = [
      ['word/document.xml', half],
      ['word/header1.xml', half],
      ['word/header2.xml', half],
    ];
    expect(await refusal(await zipped(files, false))).toContain('unpacks to more text');
  });

  it('too many files, and too many headers', async () => {
    const many = Array.from({ length: 2_001 }, (_, index): readonly [string, string] => [`x/${index}`, '']);
    expect(await refusal(await zipped(many))).toContain('more than 2000 files');
    const headers = Array.from({ length: 65 }, (_, index): readonly [string, string] => [
      `word/header${index}.xml`,
      '',
    ]);
    expect(await refusal(await zipped([['word/document.xml', DOCUMENT], ...headers]))).toContain('headers and footers');
  });

  it('one that holds its main document twice', async () => {
    const files: Files = [
      ['word/document.xml', DOCUMENT],
      ['word/Document.xml', DOCUMENT.replace('$5', '$6')],
    ];
    expect(await refusal(await zipped(files))).toContain('twice');
  });

  it('a locked one, an old one, a spreadsheet, another zip, and what is no zip', async () => {
    const good = await zipped([['word/document.xml', DOCUMENT]]);
    const locked = withHeader(good, 'word/document.xml', FLAGS, (copy, at) => copy.writeUInt16LE(1, at));
    expect(await refusal(locked)).toContain('without a password');
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('.docx without a password');
    const sheet = await zipped([
      ['_rels/.rels', relations('xl/workbook.xml')],
      ['xl/workbook.xml', '<a/>'],
    ]);
    expect(await refusal(sheet)).toContain('spreadsheet');
    expect(await refusal(await zipped([['readme.txt', 'hello']]))).toContain('no main document');
    expect(await refusal(Buffer.from('Loan,Amount'))).toContain('no Word file');
  });

  it('one whose bytes changed, by its checksum', async () => {
    const stored = await zipped([['word/document.xml', DOCUMENT]], false);
    stored[stored.indexOf('$5') + 1] = 0x39;
    expect(await refusal(stored)).toContain('wrong checksum');
  });

  it('one with a document type, when it is read', async () => {
    const mapping = checkMapping({ format: 'docx', fields: [{ canonical: 'loan_number', path: '$.No' }] }, 'docx');
    if (!mapping.ok) throw new Error('mapping');
    const bytes = await zipped([['word/document.xml', `<!DOCTYPE a [<!ENTITY b "c">]>${DOCUMENT}`]]);
    expect((await readRecordFile(mapping.effect, bytes)).faults[0]?.message).toContain('DOCTYPE');
  });

  it('cut off or changed anywhere, without ever breaking the reader', async () => {
    const good = await zipped([
      ['_rels/.rels', relations('word/document.xml')],
      ['word/document.xml', DOCUMENT],
    ]);
    for (let at = 0; at < good.length; at++) {
      expect(typeof (await openDocx(good.subarray(0, at))).ok).toBe('boolean');
      for (const value of [0, 0xff, (good[at] ?? 0) ^ 0x10]) {
        const changed = Buffer.from(good);
        changed[at] = value;
        expect(typeof (await openDocx(changed)).ok).toBe('boolean');
      }
    }
  });
});

describeWithFixtures('Word files of many shapes', (folder) => {
  const docx = join(folder, 'formats/docx');
  const files = readdirSync(docx, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(docx|zip)$/.test(name));
  const mapping = checkMapping({ format: 'docx', fields: [{ canonical: 'loan_number', path: '$.Label[*]' }] }, 'docx');

  it.each(files.sort())('%s is read, or refused for being no Word file', async (file) => {
    if (!mapping.ok) throw new Error('mapping');
    const { faults } = await readRecordFile(mapping.effect, readFileSync(join(docx, file)));
    const isZip = file.endsWith('.zip');
    expect(faults.map(({ message }) => message)).toEqual(isZip ? [expect.stringContaining('no main document')] : []);
  });

  it.each(files.filter((file) => file.endsWith('.docx')))('every word of %s is read once', async (file) => {
    const opened = await openDocx(readFileSync(join(docx, file)));
    if (!opened.ok) throw new Error(opened.refusal);
    for (const { name, text } of opened.effect) {
      const blocks = readBlocks(name, readXmlTree(text));
      const lines = blocks.flatMap((block) =>
        block.kind === 'text' ? block.lines : block.table.rows.flatMap(linesOfRow),
      );
      expect(letters(lines.map((line) => line.text))).toBe(letters(textElements(text)));
    }
  });
});

function linesOfRow(row: Row): readonly Line[] {
  return row.cells.flatMap((cell) => cell.lines);
}

/** What a search with a plain pattern finds, which knows nothing of structure but leaves out the form for old readers. */
function textElements(xml: string): readonly string[] {
  const shown = xml.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '');
  return [...shown.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => text);
}

/** Sorted, since a text box is read behind the paragraph that holds it. */
function letters(texts: readonly string[]): string {
  const plain = texts.join('').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return [...plain.replace(/[\s\u00a0-]/g, '')].sort().join('');
}
