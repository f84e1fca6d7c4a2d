import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReview, givenRules } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let manager: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['manager'], { displayName: 'Max Manager' });
  await givenRules(server.app);
});
afterAll(() => server.close());

const html = (ref: string, token = manager.accessToken) =>
  server.request<string>('GET', `/v1/loans/${ref}/review/report`, { token });
const pdf = (ref: string, token = manager.accessToken) =>
  server.request<string>('GET', `/v1/loans/${ref}/review/report/pdf`, { token });

async function givenDecided() {
  const given = await givenReview(server.app);
  const { accessToken: token } = manager;
  const { body } = await server.request<ReviewView>('GET', `/v1/loans/${given.ref}/review`, { token });
  for (const { finding } of body.findings.filter((each) => each.finding.blocksApproval)) {
    const override = { reasonCode: 'other', note: 'Confirmed in writing <by the lender>, account 000123456789.' };
    await server.request('POST', `/v1/findings/${finding.id}/override`, { token, body: override });
  }
  await server.request('POST', `/v1/loans/${given.ref}/approve`, { token, body: { note: 'Reviewed with the file.' } });
  return given;
}

describe('GET /v1/loans/{ref}/review/report', () => {
  it('says what was found, who decided what and why, and the head of the evidence', async () => {
    const { ref, loanId } = await givenDecided();
    const answer = await html(ref);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { rows } = await server.database.pool.query('select head from evidence_chain where chain_id = $1', [loanId]);
    for (const said of [
      `Review of loan ${ref}`,
      'Exception, overridden: Principal agrees',
      'Max Manager',
      'Reason: Other.',
      'Confirmed in writing &lt;by the lender&gt;',
      'Approved by',
      'Reviewed with the file.',
      rows[0].head,
      'The chain of evidence is intact.',
    ]) {
      expect(answer.text, said).toContain(said);
    }
    // An account number that somebody wrote into a note does not leave with the file.
    expect(answer.text).not.toContain('000123456789');
    expect(answer.text).not.toMatch(/<script|src="http/);
  });

  it('answers 401 without a token, 403 to keys and 404 for an unknown loan', async () => {
    const { ref } = await givenReview(server.app);
    const { accessToken } = await server.issueKey(['status:read', 'evidence:read']);
    for (const path of [`/v1/loans/${ref}/review/report`, `/v1/loans/${ref}/review/report/pdf`]) {
      expect((await server.request('GET', path)).status).toBe(401);
      expect((await server.request('GET', path, { token: accessToken })).status).toBe(403);
    }
    expect((await html('unknown')).status).toBe(404);
    expect((await pdf('unknown')).status).toBe(404);
  });
});

describe('GET /v1/loans/{ref}/review/report/pdf', () => {
  it('is a PDF of the same review', async () => {
    const { ref } = await givenDecided();
    const answer = await pdf(ref);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.text.trimEnd().endsWith('%%EOF')).toBe(true);
  });
});
