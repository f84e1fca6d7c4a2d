import { randomBytes, randomUUID } from 'node:crypto';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { defaultChecklists } from '@countersign/engine/reconciliation/completeness/default-checklists';
import type { LoanPackage, PackageDocument } from '@countersign/engine/reconciliation/loan-package';
import { DEFAULT_TOLERANCES, type Policy } from '@countersign/engine/reconciliation/policy';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { insertPart } from '../apps/server/src/documents/part.queries.ts';
import { storeExtraction } from '../apps/server/src/extraction/extraction.queries.ts';
import { lockAndRead } from '../apps/server/src/loans/index.ts';
import { sealJson } from '../apps/server/src/platform/keyring/index.ts';
import { gatherPackage } from '../apps/server/src/reconciliation/index.ts';
import { givenLoan } from '../apps/server/test/given-loan.ts';
import { openSoakApp, type SoakApp } from '../apps/server/test/soak/open-soak-app.ts';
import { drawnPackage } from '../packages/engine/test/reconciliation/drawn-package.ts';
import { lawfulFacts } from '../packages/engine/test/reconciliation/lawful-facts.ts';
import { makeFacts } from '../tools/packages/core/facts.ts';
import { createRandom } from '../tools/packages/core/random.ts';
import { workingLayouts } from '../tools/packages/working/index.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';

const SIZES = [
  { documents: 60, values: 2_000 },
  { documents: 600, values: 20_000 },
];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const WARM_ROUNDS = 45;

const policy: Policy = {
  tolerances: DEFAULT_TOLERANCES,
  checklists: defaultChecklists,
  minConfidence: 0.7,
  mappedFields: [],
};

/**
 * All shipped rules asked of a loan of many documents, in milliseconds and beside reading its values from the database;
 * then of ten times as many. Goal: the time grows as the values do.
 */
export async function run(): Promise<Tables> {
  const soak = await openSoakApp();
  try {
    const rows: Row[] = [];
    let first: number | undefined;
    for (const size of SIZES) {
      const given = enlarge(drawn(), size.documents, size.values);
      const values = given.documents.reduce((sum, document) => sum + document.values.length, 0);
      const loanId = await store(soak, given);
      const loan = await soak.app.db.transaction((tx) => lockAndRead(tx, loanId));
      const read = await quickest(() => gatherPackage(soak.app, soak.app.db, loan, policy.minConfidence));
      // A service has asked the rules many times: the first ones are asked before they are compiled.
      for (let round = 0; first === undefined && round < WARM_ROUNDS; round += 1)
        reconcile(given, shippedRules, policy);
      const asked = await quickest(async () => reconcile(given, shippedRules, policy));
      const { findings, evaluated } = reconcile(given, shippedRules, policy);
      first ??= asked / values;
      rows.push({
        documents: given.documents.length,
        values,
        'rules evaluated': `${evaluated.length} of ${shippedRules.length}`,
        findings: findings.length,
        'compare ms': rounded(asked, 1),
        'read from the database ms': rounded(read, 1),
        ratio: rounded(asked / read),
        'time a value, times the first': rounded(asked / values / first),
      });
    }
    return { 'Comparing a package': rows };
  } finally {
    await soak.close();
  }
}

/** A business loan on land and equipment: most rules speak of it. */
function drawn(): LoanPackage {
  for (let seed = 1; ; seed += 1) {
    const random = createRandom(seed);
    const facts = lawfulFacts(makeFacts(random.fork('facts')));
    if (facts.product === 'commercial_real_estate') return drawnPackage(workingLayouts, facts, random.fork('draw'));
  }
}

/** The same documents again and again, each stating its values several times, until there are as many as asked for. */
function enlarge(given: LoanPackage, documents: number, values: number): LoanPackage {
  const each = Math.ceil(values / documents);
  return {
    ...given,
    documents: Array.from({ length: documents }, (_, index): PackageDocument => {
      const source = given.documents[index % given.documents.length] as PackageDocument;
      const repeated = Array.from({ length: each }, (_, at) => source.values[at % Math.max(1, source.values.length)]);
      return { ...source, id: randomUUID(), values: repeated.flatMap((value) => value ?? []) };
    }),
  };
}

async function store({ app, pool }: SoakApp, given: LoanPackage): Promise<string> {
  const contents = given.documents.map(() => randomBytes(16));
  const { loan } = await givenLoan(app, { state: 'processing', contents });
  const now = app.clock.now();
  const { rows } = await pool.query(
    `update document set status = 'read', page_count = 3, read_at = now() where loan_id = $1 returning id`,
    [loan.id],
  );
  for (const [index, document] of given.documents.entries()) {
    const fileId = String(rows[index]?.id);
    const detail = JSON.stringify({ decidedBy: [], completeness: { missing: [] }, duplicateOf: null });
    await app.db.run(insertPart, [document.id, fileId, 1, 3, document.docType, 0.9, 'engine', detail, now]);
    const read = document.values.map((value) => ({
      ...value,
      rule: 'bench',
      reasons: [],
    })) as unknown as ExtractedValue[];
    const content = sealJson(app.keyring, `values of document ${document.id}`, read);
    await app.db.run(storeExtraction, [document.id, fileId, 'bench', null, null, read.length, content, now]);
  }
  return loan.id;
}

async function quickest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now();
    await work();
    best = Math.min(best, performance.now() - before);
  }
  return best;
}
