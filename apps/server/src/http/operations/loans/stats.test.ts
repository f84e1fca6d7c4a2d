import type { Stats } from '@countersign/contract/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { agreeing, bringTo, disagreeing, givenReview, givenRules } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { foldStatistics } from '../../../statistics/index.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp(['manager']);
  await givenRules(server.app);
});
afterAll(() => server.close());

/** Time goes by, and tokens end with it. */
async function later(seconds: number): Promise<void> {
  server.clock.advance(seconds);
  staff = await server.signUp(['manager']);
}

async function stats(query = ''): Promise<Stats> {
  const { status, body } = await server.request<Stats>('GET', `/v1/stats${query}`, { token: staff.accessToken });
  expect(status).toBe(200);
  return body;
}

const count = ({ counts }: Stats, state: string) => counts.find((each) => each.state === state)?.count;

describe('GET /v1/stats', () => {
  it('answers 401, 403 to keys, and 400 to days that are none', async () => {
    expect((await server.request('GET', '/v1/stats')).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await server.request('GET', '/v1/stats', { token: accessToken })).status).toBe(403);
    for (const days of ['0', '367', 'x']) {
      const { status } = await server.request('GET', `/v1/stats?days=${days}`, { token: staff.accessToken });
      expect(status).toBe(400);
    }
  });

  it('counts nothing where there is nothing, with every state and every day', async () => {
    const { counts, throughput, straightThrough } = await stats('?days=7');
    expect(counts.map((each) => each.count)).toEqual(Array(9).fill(0));
    expect(throughput).toHaveLength(7);
    expect(straightThrough).toEqual({ approved: 0, untouched: 0, rate: null });
  });

  it('says the same before and after what was counted is added up', async () => {
    await givenLoan(server.app, { state: 'received', contents: [] });
    const easy = await givenReview(server.app, agreeing);
    const hard = await givenReview(server.app, disagreeing);
    await later(2 * 3600);
    for (const { loanId } of [easy, hard]) await bringTo(server.app, loanId, 'approved');
    const before = await stats();
    await foldStatistics(server.app);
    await foldStatistics(server.app);
    const { rows } = await server.database.pool.query('select count(*)::int as left from statistic_delta');
    expect(rows[0].left).toBe(0);
    expect({ ...(await stats()), at: '' }).toEqual({ ...before, at: '' });

    expect([count(before, 'received'), count(before, 'review'), count(before, 'approved')]).toEqual([1, 0, 2]);
    expect(before.straightThrough).toEqual({ approved: 2, untouched: 1, rate: 0.5 });
    const sum = (key: 'received' | 'approved' | 'rejected') =>
      before.throughput.reduce((all, each) => all + each[key], 0);
    expect([sum('received'), sum('approved'), sum('rejected')]).toEqual([3, 2, 0]);
    const review = before.timesInState.find(({ state }) => state === 'review');
    expect(review).toMatchObject({ loans: 2 });
    expect(review?.averageSeconds).toBeCloseTo(7200, -2);
    expect(Math.abs((review?.medianSeconds ?? 0) - 7200)).toBeLessThan(720);
    expect(before.rules.find(({ ruleId }) => ruleId === 'CUSTOM-PRINCIPAL')).toMatchObject({ raised: 1 });
  });

  it('counts reasons and rules of overrides', async () => {
    const { ref } = await givenReview(server.app, disagreeing);
    const view = await server.request<{ findings: { finding: { id: string; ruleId: string } }[] }>(
      'GET',
      `/v1/loans/${ref}/review`,
      { token: staff.accessToken },
    );
    const found = view.body.findings.find(({ finding }) => finding.ruleId === 'CUSTOM-PRINCIPAL');
    const override = { reasonCode: 'policy_waiver', note: 'The committee has approved the difference.' };
    const url = `/v1/findings/${found?.finding.id}/override`;
    expect((await server.request('POST', url, { token: staff.accessToken, body: override })).status).toBe(200);
    const answer = await stats();
    expect(answer.overrideReasons).toEqual([{ reasonCode: 'policy_waiver', count: 1 }]);
    expect(answer.rules.find(({ ruleId }) => ruleId === 'CUSTOM-PRINCIPAL')).toMatchObject({ overridden: 1 });
  });

  it('puts open loans into bands by the days since they came', async () => {
    await later(8 * 86_400);
    await givenLoan(server.app, { state: 'received', contents: [] });
    const { ageing } = await stats();
    expect(ageing.find(({ state }) => state === 'received')?.loans).toEqual([1, 0, 0, 1, 0, 0]);
  });
});
