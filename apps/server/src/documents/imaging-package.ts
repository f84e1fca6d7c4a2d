import { createHash } from 'node:crypto';
import { listDocTypes } from '@countersign/engine/classification/list-doc-types';
import type { App } from '../platform/app.ts';
import { csvLine } from '../platform/csv-line.ts';
import { writeZip } from '../platform/write-zip.ts';
import { readSettings } from '../settings/index.ts';
import { cutFile, rangeOf } from './cut-file.ts';
import { listDocumentsOfLoan } from './document.queries.ts';
import type { DocumentRow } from './document.ts';
import { nameDocuments } from './imaging-names.ts';
import { listParts } from './part.queries.ts';
import type { PartRow } from './part.ts';

/** More than any package has. */
const ALL = 10_000;
const START = [new Date(0), '00000000-0000-0000-0000-000000000000'] as const;
const titles: ReadonlyMap<string, string> = new Map(listDocTypes().map(({ id, title }) => [id, title]));

export interface PackagedLoan {
  readonly id: string;
  readonly externalRef: string;
  readonly borrowerName: string;
  readonly packageVersion: number;
}

interface Piece {
  readonly file: DocumentRow;
  readonly part: PartRow | null;
  readonly type: string;
  readonly title: string;
  readonly date: string;
}

export interface ImagingPackage {
  /** The files that it holds the documents of. */
  readonly files: readonly DocumentRow[];
  readonly zip: Buffer;
}

/**
 * Every document of a package as its own PDF, with an index for people (CSV) and one that imaging systems import, a line
 * for each document between bars.
 */
export async function imagingPackage(app: App, loan: PackagedLoan): Promise<ImagingPackage> {
  const { 'imaging.name_pattern': pattern } = await readSettings(app);
  const files = await app.db.many(listDocumentsOfLoan, [loan.id, loan.packageVersion, ...START, ALL]);
  const parts = await app.db.many(listParts, [files.map(({ id }) => id)]);
  const pieces = files.flatMap((file) => {
    const own = parts.filter((part) => part.document_id === file.id && part.withdrawn_at === null);
    return own.length === 0 ? [pieceOf(file, null)] : own.map((part) => pieceOf(file, part));
  });
  const names = nameDocuments(
    pattern,
    pieces.map(({ type, title, date }) => ({
      loan: loan.externalRef,
      borrower: loan.borrowerName,
      type,
      title,
      date,
    })),
  );
  const named = pieces.map((piece, index) => ({ ...piece, name: names[index] ?? '' }));
  const packed = new Map<string, Uint8Array>();
  for (const file of files) {
    const own = named.filter((piece) => piece.file.id === file.id);
    const cut = await cutFile(
      app,
      file,
      own.map(({ part }) => rangeOf(part)),
    );
    for (const [index, { name }] of own.entries()) packed.set(name, cut[index] ?? new Uint8Array());
  }
  packed.set('index.csv', Buffer.from(indexCsv(loan, named, packed)));
  packed.set('import-index.txt', Buffer.from(importIndex(loan, named)));
  return { files, zip: await writeZip(packed, app.clock.now()) };
}

function pieceOf(file: DocumentRow, part: PartRow | null): Piece {
  const type = part?.doc_type ?? file.doc_type ?? 'other';
  return {
    file,
    part,
    type,
    title: titles.get(type) ?? type,
    date: (file.trailing_at ?? file.stored_at).toISOString().slice(0, 10),
  };
}

type Named = Piece & { readonly name: string };

function indexCsv(loan: PackagedLoan, named: readonly Named[], packed: ReadonlyMap<string, Uint8Array>): string {
  const columns = [
    'file',
    'loan',
    'borrower',
    'type',
    'title',
    'received',
    'source',
    'fromPage',
    'toPage',
    'sha256',
    'filedAs',
  ];
  const lines = named.map(({ name, type, title, date, file, part }) =>
    csvLine([
      name,
      loan.externalRef,
      loan.borrowerName,
      type,
      title,
      date,
      file.name,
      part?.from_page ?? 1,
      part?.to_page ?? file.page_count,
      createHash('sha256')
        .update(packed.get(name) ?? '')
        .digest('hex'),
      filedAs(file),
    ]),
  );
  return csvLine(columns) + lines.join('');
}

/** Whether it was a part of what was approved, or came after. */
function filedAs(file: DocumentRow): 'closing' | 'trailing' {
  return file.trailing_at === null ? 'closing' : 'trailing';
}

/**
 * Type, day received, loan, borrower, file and whether it trails, as document import processors take them: bars between,
 * nothing quoted.
 */
function importIndex(loan: PackagedLoan, named: readonly Named[]): string {
  return named
    .map(({ title, date, name, file }) => {
      const [year = '', month = '', day = ''] = date.split('-');
      const cells = [title, `${month}/${day}/${year}`, loan.externalRef, loan.borrowerName, name, filedAs(file)];
      return `${cells.map((cell) => cell.replace(/[|\r\n]+/g, ' ').trim()).join('|')}\r\n`;
    })
    .join('');
}
