import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringRecord, type Place, places } from '../../../../test/boarding-in.ts';
import { type BoardingServer, startBoardingServer } from '../../../../test/given-boarding.ts';
import { type BoardingTrigger, nextBoardingState } from '../../../boarding/boarding.transitions.ts';
import { fsck } from '../../../fsck/index.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(async () => {
  expect((await fsck(server.app)).faults).toBe(0);
  await server.close();
});

const steps = ['approve', 'reject', 'commit', 'retry', 'void'] as const satisfies readonly BoardingTrigger[];
const everyPair = (Object.keys(places) as Place[]).flatMap((place) => steps.map((step) => [place, step] as const));
const isMove = ([place, step]: readonly [Place, (typeof steps)[number]]) =>
  nextBoardingState(places[place], step) !== null;

describe('every move of the table', () => {
  it.each(everyPair.filter(isMove))('from %s by %s', async (place, step) => {
    const { ref } = await bringRecord(server, place);
    expect((await server.record(ref)).state).toBe(places[place].state);
    const { status, body } = await server.move(ref, step);
    const to = nextBoardingState(places[place], step);
    expect(status).toBe(200);
    // What is sent is answered in the same request, and a core that works books it.
    expect(body.state).toBe(to === 'committing' ? 'committed' : to);
    expect(await server.record(ref)).toEqual(body);
  });

  it.each(everyPair.filter((pair) => !isMove(pair)))('is refused from %s by %s', async (place, step) => {
    const { ref, release } = await bringRecord(server, place);
    const before = [await server.record(ref), await server.kinds(ref)];
    const { status, body } = await server.move(ref, step);
    expect([status, body.code]).toEqual([409, 'boarding_state_conflict']);
    expect([await server.record(ref), await server.kinds(ref)]).toEqual(before);
    await release();
  });

  it.each((Object.keys(places) as Place[]).filter((place) => places[place].state !== 'outcome_unknown'))(
    'is refused from %s by resolve',
    async (place) => {
      const { ref, release } = await bringRecord(server, place);
      const answer = await server.move(ref, 'resolve', { outcome: 'failed', note: 'We called them.' });
      expect([answer.status, answer.body.code]).toEqual([409, 'boarding_state_conflict']);
      await release();
    },
  );

  it.each(['staging', 'committing'] as const)('cannot be verified while it is %s', async (place) => {
    const { ref, release } = await bringRecord(server, place);
    expect((await server.move(ref, 'verify')).status).toBe(409);
    await release();
  });
});

describe('every step', () => {
  it.each(['approve', 'reject', 'commit', 'retry', 'void', 'verify', 'resolve'])(
    '%s answers 401, 403 to keys, 400, 404',
    async (step) => {
      const body = step === 'resolve' ? { outcome: 'failed', note: 'x' } : {};
      const url = `/v1/loans/NO-SUCH/boarding/${step}`;
      expect((await server.request('POST', url, { body })).status).toBe(401);
      const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
      expect((await server.move('NO-SUCH', step, body, key.accessToken)).status).toBe(403);
      expect((await server.move('NO-SUCH', step, { ...body, more: 1 })).status).toBe(400);
      expect((await server.move('NO-SUCH', step, body)).body.code).toBe('loan_not_found');
      const { ref } = await server.givenApproved();
      const none = await server.move(ref, step, body);
      expect([none.status, none.body.code]).toEqual([404, 'boarding_not_found']);
    },
  );
});
