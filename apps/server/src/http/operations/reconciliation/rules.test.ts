import type { RuleList } from '@countersign/contract/reconciliation';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

type Body = RuleList & { code: string; errors: { field: string; pointer: string }[] };

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = admin.accessToken) {
  return server.request<Body>(method, `/v1/rules${path}`, { token, ...(body === undefined ? {} : { body }) });
}

let written = 0;
function spec(changes: object = {}): Record<string, unknown> {
  written += 1;
  return {
    title: `Late charge agrees ${written}`,
    severity: 'warning',
    field: 'late_charge_percent',
    comparison: 'agree',
    kind: null,
    docType: null,
    ...changes,
  };
}

const find = (list: RuleList, id: string) => list.rules.find((rule) => rule.id === id);
const lastChange = async () =>
  (await installEvidence(server.database)).filter(({ kind }) => kind === 'rule.changed').at(-1);

describe('GET /v1/rules', () => {
  it('shows every rule that ships, on, in their order', async () => {
    const staff = await server.signUp();
    const { status, body } = await call('GET', '', undefined, staff.accessToken);
    expect(status).toBe(200);
    const shown = body.rules.filter(({ isCustom }) => !isCustom);
    expect(shown.map(({ id, enabled, spec: own }) => [id, enabled, own])).toEqual(
      shippedRules.map(({ id }) => [id, true, null]),
    );
    expect(body.rulesetVersion).toMatch(/^[0-9a-f]{16}$/);
  });

  it('answers 401, and 403 to every key', async () => {
    expect((await server.request('GET', '/v1/rules')).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await call('GET', '', undefined, accessToken)).status).toBe(403);
  });
});

describe('PUT /v1/rules/{id}/enabled', () => {
  it('switches a rule off and on, names another set meanwhile, and chains both', async () => {
    const before = (await call('GET', '')).body;
    const id = before.rules[0]?.id ?? '';
    const off = await call('PUT', `/${id}/enabled`, { enabled: false });
    expect([off.status, find(off.body, id)?.enabled]).toEqual([200, false]);
    expect(off.body.rulesetVersion).not.toBe(before.rulesetVersion);
    expect(await lastChange()).toMatchObject({
      actor: { id: admin.user.id },
      payload: { ruleId: id, change: 'disabled', rulesetVersion: off.body.rulesetVersion },
    });
    const on = await call('PUT', `/${id}/enabled`, { enabled: true });
    expect(on.body.rulesetVersion).toBe(before.rulesetVersion);
    const entries = (await installEvidence(server.database)).length;
    await call('PUT', `/${id}/enabled`, { enabled: true });
    expect((await installEvidence(server.database)).length).toBe(entries);
  });

  it('answers 403 to a manager, 400, then 404', async () => {
    const manager = await server.signUp(['manager']);
    expect((await call('PUT', '/R-101/enabled', { enabled: false }, manager.accessToken)).status).toBe(403);
    for (const body of [{}, { enabled: 'no' }, { enabled: true, why: '' }])
      expect((await call('PUT', '/NO-SUCH/enabled', body)).status).toBe(400);
    const answer = await call('PUT', '/NO-SUCH/enabled', { enabled: false });
    expect([answer.status, answer.body.code]).toEqual([404, 'rule_not_found']);
  });
});

describe('POST /v1/rules/custom', () => {
  it('adds a rule with an id made of its title, answers 200 with the list, and chains it', async () => {
    const { status, body } = await call('POST', '/custom', spec({ title: 'Grace days agree' }));
    expect(status).toBe(200);
    expect(find(body, 'CUSTOM-GRACE-DAYS-AGREE')).toMatchObject({
      version: '1',
      enabled: true,
      isCustom: true,
      fields: ['late_charge_percent'],
      spec: { id: 'CUSTOM-GRACE-DAYS-AGREE', comparison: 'agree', kind: null, docType: null },
    });
    expect(await lastChange()).toMatchObject({ payload: { change: 'created', ruleId: 'CUSTOM-GRACE-DAYS-AGREE' } });
  });

  it('takes an id, and leaves kind and document type open where they are not given', async () => {
    const { kind: _kind, docType: _docType, ...rest } = spec({ id: 'CUSTOM-OWN' });
    const { status, body } = await call('POST', '/custom', rest);
    expect([status, find(body, 'CUSTOM-OWN')?.spec?.kind]).toEqual([200, null]);
  });

  it.each([
    ['severity', { severity: 'fatal' }],
    ['field', { field: 'no_such_field' }],
    ['comparison', { comparison: 'resembles' }],
    ['against', { comparison: 'equals' }],
    ['kind', { kind: 'number' }],
    ['docType', { docType: 'no_such_type' }],
    ['title', { title: ' ' }],
    ['id', { id: 'R/999' }],
    ['id', { id: 'CUSTOM-with spaces' }],
  ])('answers 400 and names %s', async (field, changes) => {
    const answer = await call('POST', '/custom', spec(changes));
    expect([answer.status, answer.body.code]).toEqual([400, 'rule_invalid']);
    expect(answer.body.errors.map((error) => error.field)).toEqual([field]);
  });

  it('names all reasons at once, and refuses a field that it does not know', async () => {
    const { body } = await call('POST', '/custom', spec({ severity: 'x', field: 'y', comparison: 'z' }));
    expect(body.errors.map(({ pointer }) => pointer).sort()).toEqual(['/comparison', '/field', '/severity']);
    expect((await call('POST', '/custom', spec({ note: 'hello' }))).body.code).toBe('request_invalid');
    expect((await call('POST', '/custom', {})).status).toBe(400);
  });

  it.each(['lender.name_agrees-1', 'R-9999', 'x', 'A'.repeat(64)])('takes the id %s', async (id) => {
    const { status, body } = await call('POST', '/custom', spec({ id }));
    expect([status, find(body, id)?.spec?.id]).toEqual([200, id]);
    expect((await call('PUT', `/custom/${id}`, spec({ severity: 'info' }))).status).toBe(200);
    expect((await call('DELETE', `/custom/${id}`)).status).toBe(200);
  });

  it.each(['', 'with space', 'a/b', 'é', 'A'.repeat(65)])('answers 400 to the id "%s"', async (id) => {
    expect((await call('POST', '/custom', spec({ id }))).status).toBe(400);
  });

  it('answers 409 to the id of a rule that ships', async () => {
    expect((await call('POST', '/custom', spec({ id: 'R-101' }))).status).toBe(409);
  });

  it('answers 409 to an id that a rule has, once of two at the same moment', async () => {
    const given = spec({ id: 'CUSTOM-TWICE' });
    const answers = await Promise.all([call('POST', '/custom', given), call('POST', '/custom', given)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call('POST', '/custom', given)).body.code).toBe('rule_exists');
    const same = spec({ title: 'Grace days agree' });
    expect((await call('POST', '/custom', same)).status).toBe(409);
  });

  it('takes the type of a saved template', async () => {
    const template = {
      docType: 'member_ticket',
      title: 'MEMBER TICKET',
      rules: [{ field: 'loan_number', type: 'label', pattern: 'Ticket' }],
    };
    await server.request('POST', '/v1/extraction-templates', { token: admin.accessToken, body: template });
    expect((await call('POST', '/custom', spec({ docType: 'member_ticket' }))).status).toBe(200);
  });

  it('answers 401, and 403 to a manager', async () => {
    expect((await server.request('POST', '/v1/rules/custom', { body: spec() })).status).toBe(401);
    const manager = await server.signUp(['manager']);
    expect((await call('POST', '/custom', spec(), manager.accessToken)).status).toBe(403);
  });
});

describe('PUT and DELETE /v1/rules/custom/{id}', () => {
  it('replace the rule under its id with a new version, and delete it', async () => {
    await call('POST', '/custom', spec({ id: 'CUSTOM-MOVING' }));
    const put = await call('PUT', '/custom/CUSTOM-MOVING', spec({ severity: 'exception' }));
    expect([put.status, find(put.body, 'CUSTOM-MOVING')]).toMatchObject([
      200,
      { version: '2', severity: 'exception', spec: { id: 'CUSTOM-MOVING' } },
    ]);
    await call('PUT', '/CUSTOM-MOVING/enabled', { enabled: false });
    const gone = await call('DELETE', '/custom/CUSTOM-MOVING');
    expect([gone.status, find(gone.body, 'CUSTOM-MOVING')]).toEqual([200, undefined]);
    expect(await lastChange()).toMatchObject({ payload: { change: 'deleted', ruleId: 'CUSTOM-MOVING' } });
    // The same id again is another rule: it goes on counting, and is on.
    const again = await call('POST', '/custom', spec({ id: 'CUSTOM-MOVING' }));
    expect(find(again.body, 'CUSTOM-MOVING')).toMatchObject({ version: '3', enabled: true });
  });

  it('answer 404 for an unknown rule and for one that ships, before they look at the meaning', async () => {
    for (const id of ['CUSTOM-UNKNOWN', 'R-101']) {
      const put = await call('PUT', `/custom/${id}`, spec({ severity: 'x' }));
      expect([put.status, put.body.code]).toEqual([404, 'rule_not_found']);
      expect((await call('DELETE', `/custom/${id}`)).body.code).toBe('rule_not_found');
    }
  });

  it('answer 400 to an invalid rule and to another id', async () => {
    await call('POST', '/custom', spec({ id: 'CUSTOM-FIXED' }));
    for (const changes of [{ field: 'nothing' }, { id: 'CUSTOM-OTHER' }]) {
      const put = await call('PUT', '/custom/CUSTOM-FIXED', spec(changes));
      expect([put.status, put.body.code]).toEqual([400, 'rule_invalid']);
    }
    expect((await call('PUT', '/custom/CUSTOM-FIXED', spec({ id: 'CUSTOM-FIXED' }))).status).toBe(200);
  });
});
