import { hash } from 'node:crypto';
import type { JsonObject } from '../../src/evidence/canonical-json.ts';
import { type ChainState, checkEntry, startOfChain } from '../../src/evidence/check-chain.ts';
import type { EvidenceActor, SealedEntry } from '../../src/evidence/entry.ts';
import { type EvidenceKind, INSTALL_KINDS, KINDS_AFTER_SEAL, LOAN_KINDS } from '../../src/evidence/evidence-kinds.ts';
import { type ExportDocument, exportedPayload } from '../../src/evidence/export-format.ts';
import { sealEntry } from '../../src/evidence/seal-entry.ts';
import type { Sha256 } from '../../src/evidence/sha256.ts';
import type { RandomSource } from './random-source.ts';

/** The platform's own SHA-256, as the server passes it in. By way of hex, which it gives back faster than a Buffer. */
export const nativeSha256: Sha256 = {
  bytes: (data) => Buffer.from(hash('sha256', data, 'hex'), 'hex'),
  textToHex: (text) => hash('sha256', text, 'hex'),
};

/** One loan's chain, or the install's own, as it grew; leafIndexes says where each entry stands in the log. */
export interface LoanLog {
  readonly loanId: string | null;
  readonly externalRef: string;
  readonly entries: readonly SealedEntry[];
  readonly leafIndexes: readonly number[];
  readonly documents: readonly ExportDocument[];
}

/** A whole install: some loans and the install's own chain, all of whose entries are leaves of one log. */
export interface InstallLog {
  readonly loans: readonly LoanLog[];
  /** Every sealed text in the order of the log. */
  readonly leaves: readonly string[];
}

export interface GrowingLoan {
  readonly loanId: string | null;
  readonly externalRef: string;
  readonly entries: SealedEntry[];
  readonly leafIndexes: number[];
  readonly documents: ExportDocument[];
  state: ChainState;
}

/** Entries of several loans and of the install, mixed as a working day mixes them. */
export function randomInstallLog(
  random: RandomSource,
  size: { readonly loans: number; readonly entries: number },
): InstallLog {
  const loans = Array.from({ length: size.loans }, (_, index) =>
    growingLoan(uuid(random), `L-${random.below(1e6)}-${index}`),
  );
  const all = [...loans, growingLoan(null, '')];
  const leaves: string[] = [];
  for (const loan of loans) appendRandom(random, loan, leaves, 'package.received');
  while (leaves.length < size.entries) appendRandom(random, random.pick(all), leaves);
  return { loans: all, leaves };
}

function growingLoan(loanId: string | null, externalRef: string): GrowingLoan {
  const state = startOfChain(loanId);
  return { loanId, externalRef, entries: [], leafIndexes: [], documents: [], state };
}

export function appendRandom(random: RandomSource, loan: GrowingLoan, leaves: string[], kind?: EvidenceKind): void {
  const kinds = loan.loanId === null ? INSTALL_KINDS : loan.state.isSealed ? KINDS_AFTER_SEAL : LOAN_KINDS;
  // Documents are what the export's list is about, and a set of 42 kinds would give it too few.
  const drawn =
    loan.loanId !== null && !loan.state.isSealed && random.chance(0.2) ? 'document.added' : random.pick(kinds);
  append(loan, leaves, randomBody(random, loan, kind ?? drawn));
}

type Draft = Pick<Parameters<typeof sealEntry>[0], 'kind' | 'at' | 'actor' | 'requestId' | 'payload'>;

export function append(loan: GrowingLoan, leaves: string[], draft: Draft): void {
  const { loanId, seq, head } = loan.state;
  const entry = sealEntry({ ...draft, loanId, seq: seq + 1, prevHash: head }, nativeSha256);
  const check = checkEntry(loan.state, entry, nativeSha256);
  if (!check.ok) throw new Error(`The generator made a bad entry: ${check.detail}`);
  loan.state = check.state;
  loan.entries.push(entry);
  loan.leafIndexes.push(leaves.length);
  leaves.push(entry.sealed);
}

export function randomBody(random: RandomSource, loan: GrowingLoan, kind: EvidenceKind): Draft {
  return {
    kind,
    at: randomInstant(random),
    actor: randomActor(random),
    requestId: random.chance(0.8) ? `req_${random.hex(12)}` : null,
    payload: randomPayload(random, loan, kind),
  };
}

/** Instants are drawn freely, also backwards: clocks are set, and the checker must not mind. */
export function randomInstant(random: RandomSource): string {
  return new Date(Date.UTC(2026, 0, 1) + random.below(300 * 86_400_000)).toISOString();
}

function randomActor(random: RandomSource): EvidenceActor {
  if (random.chance(0.2)) return { type: 'system', id: null, name: 'system', roles: [] };
  if (random.chance(0.2)) return { type: 'api_key', id: uuid(random), name: 'intake key', roles: [] };
  return {
    type: 'user',
    id: uuid(random),
    name: random.pick(NAMES),
    roles: random.pick([['manager'], ['reviewer', 'admin']]),
  };
}

const NAMES = ['Ana Ruiz', 'Zoë Ångström', '李雷', 'O"Neil \\ Sons', 'Łukasz \u{1f3e6}'];

function randomPayload(random: RandomSource, loan: GrowingLoan, kind: EvidenceKind): JsonObject {
  if (kind === 'package.received')
    return { externalRef: loan.externalRef, borrower: random.hex(64), files: random.below(9) };
  if (kind === 'evidence.exported') return exportedPayload(loan.state);
  if (kind === 'document.added') {
    const document = {
      name: `${random.pick(['note', 'deed', 'Beilage Ü'])} ${random.below(99)}.pdf`,
      sha256: random.hex(64),
    };
    loan.documents.push(document);
    return { ...document, pages: random.below(40) };
  }
  return {
    note: random.pick(['Checked with the branch.', 'line one\nline two', '', '\u0001 odd \u2028 text', NAMES.join()]),
    ratio: random.pick([0, -1.5, 1e21, 0.1, 12345678.9, 1e-7]),
    '10': random.chance(0.5),
    '9': [random.below(100), null, { b: 'x', a: [] }],
  };
}

function uuid(random: RandomSource): string {
  return [8, 4, 4, 4, 12].map((digits) => random.hex(digits)).join('-');
}

/** A chain to go on with, apart from the one it was taken from. */
export function reopen(loan: LoanLog): GrowingLoan {
  let state = startOfChain(loan.loanId);
  for (const entry of loan.entries) {
    const check = checkEntry(state, entry, nativeSha256);
    if (!check.ok) throw new Error(`The generator made a bad entry: ${check.detail}`);
    state = check.state;
  }
  const { loanId, externalRef } = loan;
  return {
    loanId,
    externalRef,
    state,
    entries: [...loan.entries],
    leafIndexes: [...loan.leafIndexes],
    documents: [...loan.documents],
  };
}
