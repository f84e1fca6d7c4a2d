import type { ExceptionsReport } from '@countersign/contract/exceptions-report';
import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, disagreeing, givenReview, givenRules } from '../../../../test/given-review.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { openXlsx } from '../../../parsing/open-xlsx.ts';

const REPORT = '/v1/reports/exceptions';

let server: TestServer;
let manager: SignedUp;
let specialist: SignedUp;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp(['admin']);
  manager = await server.signUp(['manager']);
  specialist = await server.signUp(['specialist']);
  await givenRules(server.app);
  today = server.clock.now().toISOString().slice(0, 10);
  const of = (officer: string, branch: string) => ({
    ...disagreeing,
    credit_approval: { loan_officer: officer, branch_code: branch },
  });
  const first = await givenReview(server.app, of('Ann Lee', '004'));
  await givenReview(server.app, of('Ann Lee', '004'));
  await givenReview(server.app, of('Raj Patel', '007'));
  await givenReview(server.app);
  const { body } = await server.request<ReviewView>('GET', `/v1/loans/${first.ref}/review`, {
    token: manager.accessToken,
  });
  const principal = body.findings.find(({ finding }) => finding.ruleId === 'CUSTOM-PRINCIPAL')?.finding;
  await server.request('POST', `/v1/findings/${principal?.id}/override`, {
    token: manager.accessToken,
    body: { reasonCode: 'other', note: 'The lender has confirmed it in writing.' },
  });
  // Another run finds all of it again: nothing may count twice.
  server.clock.advance(1);
  await askForRun(server.app, first.loanId);
});
afterAll(() => server.close());

async function report(query = ''): Promise<ExceptionsReport> {
  const { body } = await server.request<ExceptionsReport>('GET', `${REPORT}${query}`, { token: manager.accessToken });
  return body;
}

describe('GET /v1/reports/exceptions', () => {
  it.each([REPORT, '/v1/exports/exceptions/csv', '/v1/exports/exceptions/xlsx'])(
    '%s is for managers, and takes days that there are',
    async (url) => {
      expect((await server.request('GET', url)).status).toBe(401);
      expect((await server.request('GET', url, { token: specialist.accessToken })).status).toBe(403);
      const { accessToken } = await server.issueKey(['intake:write', 'status:read', 'evidence:read']);
      expect((await server.request('GET', url, { token: accessToken })).status).toBe(403);
      for (const query of ['?from=2026-13-01', '?period=day', '?from=2026-05-02&to=2026-05-01']) {
        expect((await server.request('GET', url + query, { token: manager.accessToken })).status).toBe(400);
      }
    },
  );

  it('counts exceptions by officer, branch and rule, each once, with what became of them', async () => {
    const { items, to, period } = await report();
    expect([to, period]).toEqual([today, 'month']);
    const lines = items.map(({ officer, branch, ruleId, loans, raised, open, overridden }) => {
      return { who: `${officer} ${branch}`, ruleId, counts: [loans, raised, open, overridden] };
    });
    expect(lines).toEqual([
      { who: 'Ann Lee 004', ruleId: 'CUSTOM-MATURITY', counts: [2, 2, 2, 0] },
      { who: 'Ann Lee 004', ruleId: 'CUSTOM-PRINCIPAL', counts: [2, 2, 1, 1] },
      { who: 'Raj Patel 007', ruleId: 'CUSTOM-MATURITY', counts: [1, 1, 1, 0] },
      { who: 'Raj Patel 007', ruleId: 'CUSTOM-PRINCIPAL', counts: [1, 1, 1, 0] },
      { who: 'null null', ruleId: 'CUSTOM-MATURITY', counts: [1, 1, 1, 0] },
      { who: 'null null', ruleId: 'CUSTOM-PRINCIPAL', counts: [1, 1, 1, 0] },
    ]);
    expect(new Set(items.map((line) => line.period))).toEqual(new Set([`${today.slice(0, 7)}-01`]));
  });

  it('counts what was found first within the days asked for', async () => {
    expect((await report('?from=2020-01-01&to=2020-12-31')).items).toEqual([]);
    expect((await report(`?from=${today}&to=${today}&period=week`)).items).toHaveLength(6);
  });
});

describe('the report as a file', () => {
  it('is CSV with the same lines, and is recorded in evidence', async () => {
    const { text } = await server.request('GET', '/v1/exports/exceptions/csv', { token: manager.accessToken });
    const [columns, first, ...others] = text.split('\r\n').slice(0, -1);
    expect(columns).toBe('period,officer,branch,ruleId,title,loans,raised,open,accepted,overridden,resolved');
    expect(first).toBe(`${today.slice(0, 7)}-01,Ann Lee,004,CUSTOM-MATURITY,Maturity agrees,2,2,2,0,0,0`);
    expect(others).toHaveLength(5);
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'exceptions.exported',
      payload: { format: 'csv', to: today, period: 'month', lines: 6 },
    });
  });

  it('is a workbook in which counts are numbers', async () => {
    const headers = { authorization: `Bearer ${manager.accessToken}` };
    const url = '/v1/exports/exceptions/xlsx';
    const { rawPayload } = await server.http.fastify.inject({ method: 'GET', url, headers });
    const opened = await openXlsx(rawPayload);
    if (!opened.ok) throw new Error(opened.refusal);
    const [sheet] = opened.effect.sheets;
    expect(sheet?.name).toBe('Exceptions');
    expect(sheet?.text.match(/<row /g)).toHaveLength(7);
    expect(sheet?.text).toContain('<c r="F2"><v>2</v></c>');
  });
});
