import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan, reviewer } from '../../test/given-loan.ts';
import { givenReview, givenRules } from '../../test/given-review.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { sweepRetention } from '../documents/index.ts';
import { exportEvidence, integrateAndSign, verifyChain } from '../evidence/index.ts';
import { publishCheckpoint } from '../evidence-publishing/index.ts';
import { sealLoan, setHold } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { openDb } from '../platform/db.ts';
import { grantServiceRole, serviceUrl } from '../platform/service-role.ts';
import { approveLoan, overrideFinding, type PersonalAct, reviewView } from '../review/index.ts';
import { fsck } from './index.ts';

let test: TestApp;
/** The App as the service runs it: under a role that owns nothing. */
let app: App;
beforeAll(async () => {
  test = await createTestApp();
  await grantServiceRole(test.database.url);
  const url = serviceUrl(test.database.url);
  app = { ...test.app, db: openDb({ url, maxConnections: 4, applicationName: 'test', onError: () => {} }) };
});
afterAll(async () => {
  await app.db.close();
  await test.close();
});

describe("under the service's own role", () => {
  it('everything that runs and reviews need is granted', async () => {
    await givenRules(app);
    const { ref } = await givenReview(app);
    const act = reviewer as PersonalAct;
    const request = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
    for (const { finding } of (await reviewView(app, ref)).findings) {
      if (finding.blocksApproval) await overrideFinding(app, act, finding.id, request);
    }
    expect((await approveLoan(app, act, ref, request)).state).toBe('approved');
  });

  it('everything that evidence needs is granted', async () => {
    const { loan } = await givenLoan(app, { state: 'boarded' });
    await sealLoan(app, reviewer, loan.external_ref, {});
    const held = await givenLoan(app, { state: 'review' });
    await setHold(app, reviewer, held.loan.external_ref, { note: 'a lawsuit' });
    await exportEvidence(app, reviewer, { id: loan.id, externalRef: loan.external_ref });
    await publishCheckpoint(app);
    test.clock.advance(3_000 * 86_400);
    expect(await sweepRetention(app)).toMatchObject({ loans: 1, documents: 2, contents: 2 });
    await integrateAndSign(app);
    expect(await verifyChain(app, loan.id)).toMatchObject({ valid: true });
    expect(await fsck(app)).toMatchObject({ faults: 0 });
    expect(await fsck(app, { incremental: true })).toMatchObject({ faults: 0 });
  });
});
