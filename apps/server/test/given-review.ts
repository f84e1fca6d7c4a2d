import { randomBytes, randomUUID } from 'node:crypto';
import type { LoanState } from '@countersign/contract/closed-sets';
import type { EvidenceKind } from '@countersign/engine/evidence/evidence-kinds';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { sealSplitting } from '../src/documents/index.ts';
import { insertPart } from '../src/documents/part.queries.ts';
import { appendEvidence } from '../src/evidence/index.ts';
import { storeExtraction } from '../src/extraction/extraction.queries.ts';
import { type LoanRow, type LoanTrigger, loanTransitions, lockAndRead, moveLoan } from '../src/loans/index.ts';
import type { Act } from '../src/platform/actor.ts';
import type { App } from '../src/platform/app.ts';
import { query, t } from '../src/platform/db.ts';
import type { JobContext } from '../src/platform/jobs/index.ts';
import { sealJson } from '../src/platform/keyring/index.ts';
import { insertCustomRule, saveSwitch } from '../src/reconciliation/rule.queries.ts';
import { customRuleRecords, ruleSwitchRecords } from '../src/reconciliation/rule.record.ts';
import { reconcileLoanJob } from '../src/review/index.ts';
import { adoptRows } from './adopt-rows.ts';
import { givenLoan, reviewer } from './given-loan.ts';

/** What is printed on each document, by its type. */
export type Papers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Two exceptions (principal, maturity), a warning (rate) and an info (no loan number anywhere). */
export const disagreeing: Papers = {
  promissory_note: {
    principal_amount: '250000.00',
    maturity_date: '2031-01-01',
    interest_rate: '6.5',
    borrower_name: 'Mary Ann Okafor',
  },
  deed_of_trust: { principal_amount: '255000.00', maturity_date: '2032-01-01', interest_rate: '6.75' },
};

export const agreeing: Papers = {
  promissory_note: {
    principal_amount: '250000.00',
    maturity_date: '2031-01-01',
    interest_rate: '6.5',
    loan_number: '4711',
  },
  deed_of_trust: { principal_amount: '250000.00', maturity_date: '2031-01-01', interest_rate: '6.5' },
};

const rule = { kind: null, docType: null };
const rules = [
  { id: 'CUSTOM-PRINCIPAL', title: 'Principal agrees', severity: 'exception', field: 'principal_amount' },
  { id: 'CUSTOM-MATURITY', title: 'Maturity agrees', severity: 'exception', field: 'maturity_date' },
  { id: 'CUSTOM-RATE', title: 'Rate agrees', severity: 'warning', field: 'interest_rate' },
].map((one) => ({ ...rule, ...one, comparison: 'agree' }));
const present = {
  ...rule,
  id: 'CUSTOM-NUMBER',
  title: 'Loan number is there',
  severity: 'info',
  field: 'loan_number',
  comparison: 'present',
};

/** A few rules of the bank's own in place of those that ship: what is found depends on nothing but the test. */
export async function givenRules(app: App): Promise<void> {
  const now = app.clock.now();
  for (const { id } of shippedRules) await app.db.run(saveSwitch, [id, false, null, now]);
  for (const spec of [...rules, present]) {
    await app.db.run(insertCustomRule, [spec.id, JSON.stringify(spec), now]);
  }
  const ruleIds = shippedRules.map(({ id }) => id);
  await adoptRows(app, ruleSwitchRecords, ruleIds);
  const ids = [...rules, present].map(({ id }) => id);
  await adoptRows(app, customRuleRecords, ids);
}

export interface GivenReview {
  readonly loanId: string;
  readonly ref: string;
  /** The ids of the documents, by their types. */
  readonly documents: Readonly<Record<string, string>>;
}

/** A loan in review whose papers were read and compared. */
export async function givenReview(app: App, papers: Papers = disagreeing): Promise<GivenReview> {
  const given = await givenReadPackage(app, papers);
  await askForRun(app, given.loanId);
  return given;
}

/** A loan in processing whose papers say this; nothing was compared yet. */
export async function givenReadPackage(app: App, papers: Papers): Promise<GivenReview> {
  const types = Object.keys(papers);
  const { loan } = await givenLoan(app, { state: 'processing', contents: types.map(() => randomBytes(64)) });
  const rows = await app.db.many(listDocuments, [loan.id]);
  const documents: Record<string, string> = {};
  for (const [index, docType] of types.entries()) {
    const fileId = rows[index]?.id ?? '';
    documents[docType] = await readFile(app, fileId, docType, papers[docType] ?? {});
  }
  return { loanId: loan.id, ref: loan.external_ref, documents };
}

/** Says that a stored file was read: one document of three pages with these values. */
export async function readFile(
  app: App,
  fileId: string,
  docType: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  await app.db.run(markFileRead, [fileId]);
  await app.db.run(insertPart, [id, fileId, 1, 3, docType, 0.9, 'engine', JSON.stringify(NO_DETAIL), now]);
  await app.db.transaction((tx) => sealSplitting(tx, app, fileId));
  await storeValues(app, fileId, id, values);
  return id;
}

export async function storeValues(
  app: App,
  fileId: string,
  documentId: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const read = Object.entries(values).map(([fieldName, text], index): ExtractedValue => {
    const bbox = { x: 0.1, y: 0.05 * (index + 1), w: 0.3, h: 0.02 };
    return {
      fieldName,
      rawText: text,
      normalizedValue: text,
      valueKind: findField(fieldName)?.kind ?? 'text',
      pageNo: 1,
      bbox,
      confidence: 0.95,
      method: 'text',
      rule: 'test',
      reasons: [],
      rivals: [],
    };
  });
  const content = sealJson(app.keyring, `values of document ${documentId}`, read);
  const now = app.clock.now();
  await app.db.run(storeExtraction, [documentId, fileId, 'test', null, null, read.length, content, now]);
}

/** The job that compares a package, as a worker runs it. */
export async function askForRun(app: App, loanId: string): Promise<void> {
  const ctx = { finish: (work: Parameters<JobContext['finish']>[0]) => app.db.transaction(work) } as JobContext;
  await reconcileLoanJob.run(app, { loanId }, ctx);
}

/** Brings a loan in review to another state, by its table and with its evidence. */
export async function bringTo(app: App, loanId: string, state: LoanState, act: Act = reviewer): Promise<void> {
  await app.db.transaction(async (tx) => {
    let at: LoanRow = await lockAndRead(tx, loanId);
    for (const { on, evidence } of wayFrom(at.state, state)) {
      at = await moveLoan(tx, app, at, on);
      const payload = { note: `by ${on}` };
      await appendEvidence(tx, app, { loanId, kind: evidence as EvidenceKind, act, payload });
    }
  });
}

interface Move {
  readonly on: LoanTrigger;
  readonly to: LoanState;
  readonly evidence: string | null;
}

function wayFrom(start: LoanState, end: LoanState): readonly Move[] {
  const ways = new Map<LoanState, readonly Move[]>([[start, []]]);
  for (const [from, way] of ways) {
    for (const row of loanTransitions) if (row.from === from && !ways.has(row.to)) ways.set(row.to, [...way, row]);
  }
  return ways.get(end) ?? [];
}

const listDocuments = query(
  'test.list-documents',
  `select id from document where loan_id = $1 order by name`,
  { id: t.uuid },
  [t.uuid],
);

const markFileRead = query(
  'test.mark-file-read',
  `update document set status = 'read', page_count = 3, read_at = now() where id = $1`,
  {},
  [t.uuid],
);

const NO_DETAIL = {
  decidedBy: [],
  completeness: { printedTotal: null, missing: [], outOfOrder: false, repeated: [], detail: null },
  blankPages: [],
  notes: [],
  duplicateOf: null,
};
