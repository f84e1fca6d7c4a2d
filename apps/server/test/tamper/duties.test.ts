import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvidence, integrateAndSign, verifyChain } from '../../src/evidence/index.ts';
import { adoptOldRecords, type FsckFault, fsck } from '../../src/fsck/index.ts';
import { changeUserIn } from '../../src/identity/index.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import { givenLoan } from '../given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let maker: SignedUp;
let checker: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  maker = await server.signUp(['manager']);
  checker = await server.signUp(['manager']);
  await adoptOldRecords(server.app);
  server.clock.advance(3_600);
});
afterAll(() => server.close());

const actOf = ({ user }: SignedUp, roles = user.roles): Act => ({
  actor: { type: 'user', id: user.id, name: user.displayName, roles, sessionId: 'none' },
  requestId: null,
});

async function dutiesOf(...acts: readonly (readonly [Act, string])[]) {
  const { loan } = await givenLoan(server.app, { contents: [] });
  await server.app.db.transaction(async (tx) => {
    for (const [act, kind] of acts) {
      const payload = { wireId: `wire of ${loan.id}` };
      await appendEvidence(tx, server.app, { loanId: loan.id, kind: kind as 'wire.staged', act, payload });
    }
  });
  await integrateAndSign(server.app);
  const faults: FsckFault[] = [];
  await fsck(server.app, { onFault: (fault) => faults.push(fault) });
  const reasons = faults.filter(({ loanId }) => loanId === loan.id).map(({ reason, seq }) => [reason, seq]);
  const verdict = await verifyChain(server.app, loan.id);
  return { reasons: reasons.filter(([reason]) => reason !== 'record-missing'), verdict };
}

describe('duties, by what the chain itself says', () => {
  it('are kept by two people', async () => {
    const { reasons, verdict } = await dutiesOf([actOf(maker), 'wire.staged'], [actOf(checker), 'wire.approved']);
    expect([reasons, verdict.valid]).toEqual([[], true]);
  });

  it.each(['wire.approved', 'wire.rejected', 'wire.callback_recorded'])(
    'are broken when one person stages and does %s: fsck and verify both name the entry',
    async (kind) => {
      const { reasons, verdict } = await dutiesOf([actOf(maker), 'wire.staged'], [actOf(maker), kind]);
      expect(reasons).toEqual([['same-person', 3]]);
      expect(verdict).toMatchObject({ valid: false, firstBadSeq: 3, fault: { reason: 'same-person' } });
    },
  );

  it('are broken by roles that were not held at that time, and by people who never were users', async () => {
    const lifted = await dutiesOf([actOf(checker, ['admin']), 'loan.approved']);
    expect(lifted.reasons).toContainEqual(['role-not-held', 2]);
    const stranger = { ...maker, user: { ...maker.user, id: '01999999-0000-7000-8000-000000000001' } };
    expect((await dutiesOf([actOf(stranger), 'wire.staged'])).reasons).toEqual([['role-not-held', 2]]);
  });

  it('go by the roles of the time, whatever they became since', async () => {
    const person = await server.signUp(['manager']);
    server.clock.advance(3_600);
    const before = await dutiesOf([actOf(person), 'finding.overridden']);
    server.clock.advance(3_600);
    const admin = { actor: systemActor('test'), requestId: null };
    await server.app.db.transaction((tx) =>
      changeUserIn(tx, server.app, admin, person.user.id, { roles: ['specialist'] }),
    );
    server.clock.advance(3_600);
    expect(before.reasons).toEqual([]);
    expect((await dutiesOf([actOf(person), 'finding.overridden'])).reasons).toEqual([['role-not-held', 2]]);
    expect((await dutiesOf([actOf(person, ['specialist']), 'finding.accepted'])).reasons).toEqual([]);
  });
});
