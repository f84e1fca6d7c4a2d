import { randomUUID } from 'node:crypto';
import { anyone, ask, codeNow, FIRST_PASSWORD, HER_PASSWORD, keep, list, type Move } from './hands.ts';

interface Named {
  readonly id: string;
}

/** What reaches money less directly: things taken back, what the review says, and what stands around a loan. */
export const otherMoves: Readonly<Record<string, Move>> = {
  'wait for another day': async (hands) => {
    if (hands.random.next() < 0.7 || !(await hands.world.waitADay())) return;
    // What nobody confirmed has lapsed or will, who had to wait has waited, and everybody has to sign in again.
    for (const { email } of hands.identities.splice(0)) {
      const secret = hands.secrets.get(email);
      const factor = secret === undefined ? {} : { totpCode: codeNow(hands, secret) };
      for (const password of [HER_PASSWORD, FIRST_PASSWORD]) {
        const { status, body } = await ask(hands, null, 'POST', '/v1/auth/login', { email, password, ...factor });
        if (status !== 200) continue;
        keep(hands, body);
        break;
      }
    }
  },
  'take an invitation back': async (hands) => {
    const open = await list<Named>(hands, '/v1/users/invitations?limit=50');
    if (open.length === 0) return;
    await ask(hands, anyone(hands), 'DELETE', `/v1/users/invitations/${hands.random.pick(open).id}`);
  },
  'take a key back': async (hands) => {
    const keys = await list<Named>(hands, '/v1/api-keys?limit=50');
    if (keys.length === 0) return;
    await ask(hands, anyone(hands), 'DELETE', `/v1/api-keys/${hands.random.pick(keys).id}`);
  },
  'delete a payee': async (hands) => {
    const payees = await list<Named>(hands, '/v1/payees?limit=50');
    const ids = [...payees.map(({ id }) => id), '01999999-0000-7000-8000-000000000001'];
    await ask(hands, anyone(hands), 'DELETE', `/v1/payees/${hands.random.pick(ids)}`);
  },
  'load a participant directory': async (hands) => {
    await ask(hands, anyone(hands), 'PUT', '/v1/aba-directory', { content: '021000021 MALLORY BANK' });
  },
  'send herself a mail': async (hands) => {
    await ask(hands, anyone(hands), 'POST', '/v1/settings/mail/test');
  },
  'go through the wizard': async (hands) => {
    await ask(hands, anyone(hands), 'PUT', `/v1/setup/steps/${hands.random.pick([3, 4, 5, 6])}`);
    await ask(hands, anyone(hands), 'POST', '/v1/setup/complete');
  },
  'write a rule': async (hands) => {
    const spec = { title: 'Nothing', severity: 'info', kind: null, docType: null, field: 'note_date' };
    const rule = { id: 'CUSTOM-PRINCIPAL', ...spec, comparison: 'present' };
    const verb = hands.random.pick(['POST', 'PUT', 'DELETE'] as const);
    const url = verb === 'POST' ? '/v1/rules/custom' : '/v1/rules/custom/CUSTOM-PRINCIPAL';
    await ask(hands, anyone(hands), verb, url, verb === 'DELETE' ? undefined : rule);
  },
  'save a profile': async (hands) => {
    const mapping = { format: 'json', fields: [{ canonical: 'principal_amount', path: '$.amount' }] };
    const profile = { name: 'Mallory', sourceFormat: 'json', mapping };
    const { body } = await ask(hands, anyone(hands), 'POST', '/v1/lar-profiles', profile);
    if (typeof body.id === 'string') await ask(hands, anyone(hands), 'POST', `/v1/lar-profiles/${body.id}/activate`);
  },
  'settle a finding': async (hands) => {
    const { body } = await ask(hands, anyone(hands), 'GET', `/v1/loans/${hands.loan.ref}/review`);
    const findings = (body.findings ?? []) as readonly { readonly finding: Named }[];
    if (findings.length === 0) return;
    const at = `/v1/findings/${hands.random.pick(findings).finding.id}`;
    const note = 'This is fine, I have looked at it twice.';
    await ask(hands, anyone(hands), 'POST', `${at}/comment`, { note });
    await ask(hands, anyone(hands), 'POST', `${at}/escalate`, { note });
    await ask(hands, anyone(hands), 'POST', `${at}/accept`, { note });
    await ask(hands, anyone(hands), 'POST', `${at}/override`, { reasonCode: 'policy_waiver', note });
  },
  'decide on a finding with time to undo it': async (hands) => {
    const { body } = await ask(hands, anyone(hands), 'GET', `/v1/loans/${hands.loan.ref}/review`);
    const findings = (body.findings ?? []) as readonly { readonly finding: Named }[];
    if (findings.length === 0) return;
    const at = `/v1/findings/${hands.random.pick(findings).finding.id}`;
    const note = 'This is fine, I have looked at it twice.';
    const decision = `${at}/decisions/${randomUUID()}`;
    const action = hands.random.pick(['accept', 'override', 'escalate'] as const);
    const reason = action === 'override' ? { reasonCode: 'policy_waiver' } : {};
    await ask(hands, anyone(hands), 'PUT', decision, { action, note, ...reason });
    if (hands.random.next() < 0.5) await ask(hands, anyone(hands), 'DELETE', decision);
    await ask(hands, anyone(hands), 'POST', `${at}/answer`, { note });
  },
  'settle a condition': async (hands) => {
    const at = `/v1/loans/${hands.loan.ref}/conditions`;
    for (const { id } of await list<Named>(hands, at)) {
      const documentId = hands.random.pick(Object.values(hands.loan.documents));
      await ask(hands, anyone(hands), 'POST', `${at}/${id}/satisfy`, { documentId });
      await ask(hands, anyone(hands), 'POST', `${at}/${id}/reopen`, { note: 'It does not.' });
      await ask(hands, anyone(hands), 'POST', `${at}/${id}/waive`, { note: 'Nobody needs it.' });
    }
  },
  'settle what is due': async (hands) => {
    const at = `/v1/loans/${hands.loan.ref}/due-items`;
    const ids = (await list<Named>(hands, at)).map(({ id }) => id);
    for (const id of [...ids, '01999999-0000-7000-8000-000000000001'])
      await ask(hands, anyone(hands), 'POST', `${at}/${id}/settle`, { note: 'It came by mail.' });
  },
  'put a value right that is right': async (hands) => {
    const documentId = hands.random.pick(Object.values(hands.loan.documents));
    const fieldName = hands.random.pick(['principal_amount', 'wire_amount', 'wire_beneficiary_account']);
    const place = { pageNo: 1, bbox: { x: 0.1, y: 0.1, w: 0.2, h: 0.05 } };
    const about = { documentId, fieldName, value: '999000.00', ...place };
    const url = `/v1/loans/${hands.loan.ref}/corrections`;
    await ask(hands, anyone(hands), 'POST', url, { ...about, note: 'It says so here.' });
    await ask(hands, anyone(hands), 'POST', `/v1/loans/${hands.loan.ref}/fields/confirm`, { documentId, fieldName });
  },
  'move the papers': async (hands) => {
    const id = hands.random.pick(Object.values(hands.loan.documents));
    const documents = [{ fromPage: 1, toPage: 3, docType: 'wire_instructions' }];
    await ask(hands, anyone(hands), 'PUT', `/v1/documents/${id}/boundaries`, { documents });
    await ask(hands, anyone(hands), 'POST', `/v1/documents/${id}/withdraw`, { note: 'Misfiled.' });
  },
  'hold and release the loan': async (hands) => {
    const url = `/v1/loans/${hands.loan.ref}/hold`;
    await ask(hands, anyone(hands), 'PUT', url, { note: 'A question.' });
    await ask(hands, anyone(hands), 'DELETE', url, { note: 'Answered.' });
  },
  'change the loan': async (hands) => {
    const change = hands.random.pick([
      { expectedPrincipal: '999000.00' },
      { assigneeId: hands.random.pick(hands.known) },
      { borrowerName: 'Mallory' },
    ]);
    await ask(hands, anyone(hands), 'PATCH', `/v1/loans/${hands.loan.ref}`, change);
  },
  'reopen and approve the loan': async (hands) => {
    const { ref } = hands.loan;
    await ask(hands, anyone(hands), 'POST', `/v1/loans/${ref}/reopen`, { note: 'Looking again.' });
    await ask(hands, anyone(hands), 'POST', `/v1/loans/${ref}/approve`, { note: 'Fine.' });
  },
  'have messages sent to herself': async (hands) => {
    const webhook = { url: 'http://127.0.0.1:2525/hook', events: ['loan.review_ready'] };
    const { body } = await ask(hands, anyone(hands), 'POST', '/v1/webhooks', webhook);
    if (typeof body.id === 'string') await ask(hands, anyone(hands), 'DELETE', `/v1/webhooks/${body.id}`);
  },
  'reject somebody’s wire and boarding': async (hands) => {
    const at = `/v1/loans/${hands.loan.ref}`;
    await ask(hands, anyone(hands), 'POST', `${at}/wire/reject`, {});
    await ask(hands, anyone(hands), 'POST', `${at}/boarding/reject`, {});
  },
};
