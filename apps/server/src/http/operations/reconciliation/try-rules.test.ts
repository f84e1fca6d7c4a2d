import type { BacktestResult, TryRuleResult } from '@countersign/contract/reconciliation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeing, disagreeing, givenReview, givenRules } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { runOn as replay } from '../../../cli/replay.ts';
import { sealJson } from '../../../platform/keyring/index.ts';

let server: TestServer;
let admin: SignedUp;
let refs: readonly string[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
  await givenRules(server.app);
  const made: string[] = [];
  for (const papers of [disagreeing, agreeing]) {
    server.clock.advance(1);
    made.push((await givenReview(server.app, papers)).ref);
  }
  refs = made;
});
afterAll(() => server.close());

type Refused = { code: string; errors: { field: string; pointer: string }[] };

function post<Body>(path: string, body: unknown, token = admin.accessToken) {
  return server.request<Body & Refused>('POST', `/v1/rules/${path}`, { token, body });
}

const spec = {
  title: 'Borrower is named',
  severity: 'exception',
  field: 'borrower_name',
  comparison: 'present',
};

async function stored(): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `select (select count(*) from reconciliation_run)::int as runs, (select count(*) from finding)::int as findings,
       (select count(*) from custom_rule)::int as rules, (select count(*) from evidence_entry)::int as entries,
       (select count(*) from extraction_template)::int as templates, (select max(made_at) from part_extraction) as read`,
  );
  return rows[0];
}

describe('POST /v1/rules/try', () => {
  it('says what a rule would find on a loan, and stores nothing', async () => {
    const before = await stored();
    const [has, lacks] = refs;
    const found = await post<TryRuleResult>('try', { spec, loanRef: lacks });
    expect(found.status).toBe(200);
    expect(found.body.findings).toMatchObject([{ ruleId: 'CUSTOM-BORROWER-IS-NAMED', severity: 'exception' }]);
    expect((await post<TryRuleResult>('try', { spec, loanRef: has })).body.findings).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('holds a field to a value of the bank, to another field and to the approval record', async () => {
    const asked = (against: unknown) => ({
      ...spec,
      title: 'Small',
      field: 'principal_amount',
      comparison: 'at_most',
      against,
    });
    const said = async (against: unknown) => {
      const answer = await post<TryRuleResult>('try', { spec: asked(against), loanRef: refs[0] });
      return answer.status === 200 ? answer.body.findings.length : answer.body.errors[0]?.pointer;
    };
    expect(await said({ source: 'constant', values: ['$1.00'] })).toBeGreaterThan(0);
    expect(await said({ source: 'constant', values: ['$900,000,000.00'] })).toBe(0);
    expect(await said({ source: 'constant', values: ['plenty'] })).toBe('/spec/against');
    expect(await said({ source: 'moon' })).toBe('/spec/against');
    const lacking = await post<TryRuleResult>('try', {
      spec: asked({ source: 'field', field: 'sale_price' }),
      loanRef: refs[0],
    });
    expect(lacking.body.notEvaluated).toMatchObject([{ missing: ['sale_price'] }]);
  });

  it('says which fields a rule would lack', async () => {
    const asks = { ...spec, comparison: 'matches_lar', field: 'principal_amount' };
    const { body } = await post<TryRuleResult>('try', { spec: asks, loanRef: refs[0] });
    expect(body.findings).toEqual([]);
    expect(body.notEvaluated).toMatchObject([{ missing: ['principal_amount'] }]);
  });

  it('answers 401, 403, 400 to its shape, 404, then 400 to the rule', async () => {
    expect((await server.request('POST', '/v1/rules/try', { body: { spec, loanRef: 'x' } })).status).toBe(401);
    const manager = await server.signUp(['manager']);
    expect((await post('try', { spec, loanRef: 'x' }, manager.accessToken)).status).toBe(403);
    expect((await post('try', { spec })).status).toBe(400);
    const bad = { ...spec, severity: 'x' };
    expect((await post('try', { spec: bad, loanRef: 'unknown' })).body.code).toBe('loan_not_found');
    const answer = await post('try', { spec: bad, loanRef: refs[0] });
    expect([answer.status, answer.body.code, answer.body.errors[0]?.pointer]).toEqual([
      400,
      'rule_invalid',
      '/spec/severity',
    ]);
  });
});

describe('POST /v1/rules/backtest', () => {
  it('says per loan what a rule would add', async () => {
    const before = await stored();
    const { status, body } = await post<BacktestResult>('backtest', { spec, loans: 10 });
    expect(status).toBe(200);
    const shown = body.loans.map((loan) => [
      loan.externalRef,
      loan.appear.length,
      loan.disappear.length,
      loan.unchanged,
    ]);
    expect(shown).toEqual([
      [refs[1], 1, 0, 0],
      [refs[0], 0, 0, 4],
    ]);
    expect(await stored()).toEqual(before);
  });

  it('says what a rule in the place of a saved one would take away', async () => {
    const looser = { ...spec, id: 'CUSTOM-PRINCIPAL', title: 'Loan number is there', field: 'note_date' };
    const { body } = await post<BacktestResult>('backtest', { spec: looser, loans: 10 });
    const [, first] = body.loans;
    expect(first?.disappear.map(({ ruleId }) => ruleId)).toEqual(['CUSTOM-PRINCIPAL']);
    expect(first?.appear.map(({ ruleId }) => ruleId)).toEqual(['CUSTOM-PRINCIPAL']);
  });

  it('says how many loans it looked at, and goes on behind those that it is told to pass over', async () => {
    const { body } = await post<BacktestResult>('backtest', { spec, loans: 1 });
    expect([body.lookedAt, body.loans.map(({ externalRef }) => externalRef)]).toEqual([1, [refs[1]]]);
    const next = await post<BacktestResult>('backtest', { spec, loans: 5, skip: 1 });
    expect([next.body.lookedAt, next.body.loans.map(({ externalRef }) => externalRef)]).toEqual([1, [refs[0]]]);
    expect((await post<BacktestResult>('backtest', { spec, loans: 5, skip: 2 })).body.lookedAt).toBe(0);
  });

  it('says what a setting would change, on no more loans than asked for', async () => {
    const { body } = await post<BacktestResult>('backtest', {
      setting: { key: 'tolerance.money', value: '5000.00' },
      loans: 2,
    });
    expect(body.loans[1]?.disappear.map(({ ruleId }) => ruleId)).toEqual(['CUSTOM-PRINCIPAL']);
    const one = await post<BacktestResult>('backtest', { setting: { key: 'tolerance.rate', value: '1' }, loans: 1 });
    expect(one.body.loans.map(({ externalRef }) => externalRef)).toEqual([refs[1]]);
  });

  it.each([
    ['nothing to test', { loans: 1 }, 'backtest_invalid'],
    ['two things at once', { spec, setting: { key: 'tolerance.money', value: '1' }, loans: 1 }, 'backtest_invalid'],
    ['a setting without effect', { setting: { key: 'mail.from', value: 'x' }, loans: 1 }, 'backtest_invalid'],
    [
      'a severity of an unknown rule',
      { setting: { key: 'rules.severities', value: { 'R-999': 'info' } }, loans: 1 },
      'setting_invalid',
    ],
    ['no value', { setting: { key: 'tolerance.money', value: null }, loans: 1 }, 'backtest_invalid'],
    ['a wrong value', { setting: { key: 'tolerance.money', value: 1 }, loans: 1 }, 'setting_invalid'],
    ['a wrong rule', { spec: { ...spec, field: 'x' }, loans: 1 }, 'rule_invalid'],
    [
      'a wrong template',
      { template: { docType: 'note', rules: [{ field: 'x', type: 'y' }] }, loans: 1 },
      'template_invalid',
    ],
    ['no number of loans', { spec }, 'request_invalid'],
    ['too many loans', { spec, loans: 201 }, 'request_invalid'],
  ])('answers 400 to %s', async (_name, body, code) => {
    const answer = await post('backtest', body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });
});

describe('countersign replay', () => {
  const printed: string[] = [];
  const print = { out: (text: string) => void printed.push(text), error: (text: string) => void printed.push(text) };

  async function runOf(ref: string | undefined): Promise<string> {
    const { body } = await server.request<{ runId: string }>('GET', `/v1/loans/${ref}/review`, {
      token: admin.accessToken,
    });
    return body.runId;
  }

  it('finds the same again, byte for byte, also after rules and settings changed', async () => {
    const runId = await runOf(refs[0]);
    expect(await replay(server.app, runId, print)).toBe(0);
    await server.request('DELETE', '/v1/rules/custom/CUSTOM-RATE', { token: admin.accessToken });
    await server.request('PUT', '/v1/settings/tolerance.money', {
      token: admin.accessToken,
      body: { value: '9000.00' },
    });
    expect(await replay(server.app, runId, print)).toBe(0);
    expect(printed.at(-1)).toContain('The same again: 4 findings');
  });

  it('tells when what comes out is not what came out then, or what went in is not what it says', async () => {
    const runId = await runOf(refs[1]);
    const { pool } = server.database;
    const break_ = async (sql: string, values: unknown[]) => {
      await pool.query('alter table reconciliation_run disable trigger user');
      await pool.query(sql, values);
      await pool.query('alter table reconciliation_run enable trigger user');
    };
    await break_(`update reconciliation_run set findings_hash = repeat('0', 64) where id = $1`, [runId]);
    expect(await replay(server.app, runId, print)).toBe(1);
    expect(printed.at(-1)).toContain('Not the same');
    const other = sealJson(server.app.keyring, `input of run ${runId}`, { package: {}, policy: {}, rules: [] });
    await break_('update reconciliation_run set input = $2 where id = $1', [runId, other]);
    expect(await replay(server.app, runId, print)).toBe(1);
    expect(printed.at(-1)).toContain('not what it says');
    await break_('update reconciliation_run set input = null where id = $1', [runId]);
    expect(await replay(server.app, runId, print)).toBe(1);
    expect(await replay(server.app, '01890000-0000-7000-8000-000000000000', print)).toBe(1);
  });
});
