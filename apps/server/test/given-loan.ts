import { randomBytes, randomUUID } from 'node:crypto';
import type { LoanState } from '@countersign/contract/closed-sets';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { EvidenceKind } from '@countersign/engine/evidence/evidence-kinds';
import { addDocument } from '../src/documents/index.ts';
import { appendEvidence, concealPersonal, recordsOf } from '../src/evidence/index.ts';
import {
  insertLoan,
  type LoanRow,
  type LoanTrigger,
  loanRecords,
  loanTransitions,
  moveLoan,
} from '../src/loans/index.ts';
import type { Act } from '../src/platform/actor.ts';
import type { App } from '../src/platform/app.ts';
import type { Tx } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';

/** Somebody who does things to loans in tests. */
export const reviewer: Act = {
  actor: { type: 'user', id: randomUUID(), name: 'Mary O’Neill', roles: ['manager'], sessionId: 'none' },
  requestId: randomUUID(),
};

export interface GivenLoan {
  readonly loan: LoanRow;
  readonly contents: readonly Buffer[];
}

/**
 * A loan that came to a state the way loans do: every move by its table, every act in its chain, its documents stored.
 * What review and boarding will do later is done here by hand, with the payloads that they will have in outline.
 */
export async function givenLoan(
  app: App,
  wanted: { readonly state?: LoanState; readonly contents?: readonly Buffer[]; readonly externalRef?: string } = {},
): Promise<GivenLoan> {
  const contents = wanted.contents ?? [randomBytes(2_000), randomBytes(90_000)];
  const stored = await Promise.all(contents.map((content) => app.blobs.put(content)));
  const loan = await app.db.transaction(async (tx) => {
    const id = newId(app.clock.now());
    const externalRef = wanted.externalRef ?? `L-${id.slice(-12)}`;
    const received = await tx.one(insertLoan, [id, externalRef, 'Åsa Lindström', '250000.00', null, app.clock.now()]);
    const borrowerName = await concealPersonal(tx, app, id, 'Åsa Lindström');
    const records = await recordsOf(tx, app, loanRecords, [id]);
    const payload = { externalRef, borrowerName };
    await appendEvidence(tx, app, { loanId: id, kind: 'package.received', act: reviewer, payload, records });
    for (const [index, { sha256, size }] of stored.entries()) {
      const about = { loanId: id, packageVersion: 1, mediaType: 'application/pdf', docType: 'note' };
      await addDocument(tx, app, reviewer, { ...about, name: `document ${index + 1}.pdf`, stored: { sha256, size } });
    }
    let at = received;
    for (const { on, evidence } of wayTo(wanted.state ?? 'received')) {
      at = await moveLoan(tx, app, at, on);
      await record(tx, app, id, evidence as EvidenceKind, {
        note: `by ${on}`,
        checked: true,
        amounts: ['1.00', '2.50'],
      });
    }
    return at;
  });
  return { loan, contents };
}

function record(tx: Tx, app: App, loanId: string, kind: EvidenceKind, payload: JsonObject): Promise<void> {
  return appendEvidence(tx, app, { loanId, kind, act: reviewer, payload });
}

interface Move {
  readonly on: LoanTrigger;
  readonly to: LoanState;
  readonly evidence: string | null;
}

/** The shortest way of moves from the first state. */
function wayTo(state: LoanState): readonly Move[] {
  const ways = new Map<LoanState, readonly Move[]>([['received', []]]);
  for (const [from, way] of ways) {
    for (const row of loanTransitions) if (row.from === from && !ways.has(row.to)) ways.set(row.to, [...way, row]);
  }
  return ways.get(state) ?? [];
}
