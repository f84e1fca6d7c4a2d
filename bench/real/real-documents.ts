import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Box } from '@countersign/engine/pages/page';

/** Which documents may be looked at when a fault is mended; of the scored ones only figures are ever shown. */
export type Half = 'open' | 'scored';

/** What a person reads on a document. A value `a|b` is printed in both forms, and either is right. */
export interface Truth {
  readonly file: string;
  /** Any of these is right for the document, or for one of a package's documents. */
  readonly docTypes: readonly string[];
  /** The documents of a package, or the one document of the file; absent where nobody decided. */
  readonly pages?: readonly { readonly from: number; readonly to: number; readonly docType: string }[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Fields that the document does not state although something on it looks as if it did. */
  readonly absent?: readonly string[];
  /** Where a value stands, as fractions of the page as a person sees it. */
  readonly boxes?: Readonly<Record<string, readonly TruthBox[]>>;
}

export interface TruthBox extends Box {
  readonly page: number;
}

export interface RealDocument {
  readonly set: 'fixtures' | 'collected';
  readonly half: Half;
  readonly path: string;
  readonly truth: Truth;
}

export interface FoundDocuments {
  readonly documents: readonly RealDocument[];
  /** What could not be scored, and why. */
  readonly skipped: readonly { readonly file: string; readonly why: string }[];
}

const FIXTURES = '../shared/fixtures/real';
const COLLECTED = 'bench/real/truth';
const GROUPS = [
  'notes',
  'agreements',
  'guaranties',
  'security-instruments',
  'title',
  'insurance',
  'disclosures',
  'other',
] as const;

/** Where printed documents are looked for when nothing else is said. */
export function documentFolder(environment: Readonly<Record<string, string | undefined>>): string {
  return environment.COUNTERSIGN_REAL_DOCUMENTS ?? join(homedir(), '.cache', 'countersign', 'real-documents');
}

/** Every document with truth: the fixtures, whose truth lies beside them, and the collected ones. */
export function findRealDocuments(folder: string): FoundDocuments {
  const documents: RealDocument[] = [];
  const skipped: { file: string; why: string }[] = [];
  const fixtures = join(FIXTURES, 'truth.json');
  if (!existsSync(fixtures)) skipped.push({ file: FIXTURES, why: 'the folder is absent' });
  else for (const truth of readTruth(fixtures)) add('fixtures', 'open', join(FIXTURES, truth.file), truth);
  for (const truth of GROUPS.flatMap((group) => readTruth(`${COLLECTED}/${group}.json`))) {
    // Documents of the repository's shared folder are named from there; the rest have to be fetched and printed.
    const path = truth.file.startsWith('../') ? truth.file : join(folder, truth.file);
    add('collected', halfOf(truth.file), path, truth);
  }
  return { documents, skipped };

  function add(set: RealDocument['set'], half: Half, path: string, truth: Truth): void {
    if (existsSync(path)) documents.push({ set, half, path, truth });
    else skipped.push({ file: truth.file, why: `not at ${path}` });
  }
}

/** By the name alone, so that nobody chooses: a document keeps its half whatever is added beside it. */
export function halfOf(file: string): Half {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'scored';
}

function readTruth(path: string): readonly Truth[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Truth[]) : [];
}
