import { isRecord } from '@countersign/engine/values/is-record';
import type { CoreConnection } from '../../../platform/core-adapter.ts';
import { keepDetail, keepRaw } from '../answer-text.ts';
import { callCore, type Deadline, startDeadline } from '../call-core.ts';
import { parseJson } from '../json.ts';

/** What the API said. Public pages show the envelope { status: { code, message }, payload: { data } } and no more. */
type NlsAnswer =
  | { readonly kind: 'ok'; readonly data: unknown; readonly raw: string }
  | { readonly kind: 'refused'; readonly detail: string; readonly raw: string }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string }
  | { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };

export interface Nls {
  importXml(xml: string, isTest: boolean): Promise<NlsAnswer>;
  searchLoans(loanNumber: string): Promise<NlsAnswer>;
  searchContacts(criteria: Readonly<Record<string, string>>): Promise<NlsAnswer>;
}

const KEYS = ['api_url', 'auth_url', 'client_id', 'client_secret', 'username', 'password'] as const;

/** Signs in for one act: tokens live five minutes, and each counts as a user of the license while it does. */
export async function openNls(core: CoreConnection): Promise<Nls | { readonly detail: string; readonly raw: string }> {
  const setting = (key: string) => core.settings[`nortridge_nls.${key}`] ?? '';
  const missing = KEYS.filter((key) => setting(key) === '').map((key) => `nortridge_nls.${key}`);
  if (missing.length > 0) return { detail: `Set ${missing.join(', ')} first.`, raw: '' };
  const deadline = startDeadline(core.timeoutMs);
  const secrets = [setting('client_secret'), setting('password')];
  const token = await signIn(core, deadline, setting, secrets);
  if ('detail' in token) return token;

  const authorization = `Bearer ${token.token}`;
  const all = [...secrets, token.token];
  const base = setting('api_url').replace(/\/+$/, '');
  const send = (path: string, type: string, body: string) =>
    exchange(
      core,
      deadline,
      `${base}${path}`,
      { authorization, 'content-type': type, accept: 'application/json' },
      body,
      all,
    );
  return {
    importXml: (xml, isTest) => send(`/nls/xml-import?test=${isTest}`, 'application/xml', xml),
    searchLoans: (loanNumber) => send('/loans/search', 'application/json', JSON.stringify({ Loan_Number: loanNumber })),
    searchContacts: (criteria) => send('/contacts/search', 'application/json', JSON.stringify(criteria)),
  };
}

async function signIn(
  core: CoreConnection,
  deadline: Deadline,
  setting: (key: string) => string,
  secrets: readonly string[],
): Promise<{ readonly token: string } | { readonly detail: string; readonly raw: string }> {
  const body = new URLSearchParams({
    grant_type: 'password',
    scope: setting('scope') || 'openid api',
    username: setting('username'),
    password: setting('password'),
    client_id: setting('client_id'),
    client_secret: setting('client_secret'),
  });
  const url = `${setting('auth_url').replace(/\/+$/, '')}/core/connect/token`;
  const call = await callCore(core.egress, deadline, url, { method: 'POST', body });
  if (call.kind !== 'answered') return { detail: keepDetail(call.detail, secrets), raw: '' };
  const answer = parseJson(call.text);
  if (
    call.status === 200 &&
    isRecord(answer) &&
    typeof answer.access_token === 'string' &&
    answer.access_token !== ''
  ) {
    return { token: answer.access_token };
  }
  const why = isRecord(answer) && typeof answer.error === 'string' ? answer.error : `status ${call.status}`;
  return { detail: keepDetail(`NLS did not sign us in (${why}).`, secrets), raw: keepRaw(call.text, secrets) };
}

async function exchange(
  core: CoreConnection,
  deadline: Deadline,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  secrets: readonly string[],
): Promise<NlsAnswer> {
  const call = await callCore(core.egress, deadline, url, { method: 'POST', headers, body });
  if (call.kind !== 'answered') return { kind: call.kind, detail: keepDetail(call.detail, secrets), raw: '' };
  const raw = keepRaw(call.text, secrets);
  const answer = parseJson(call.text);
  const status = isRecord(answer) && isRecord(answer.status) ? answer.status : null;
  if (!isRecord(answer) || status === null || typeof status.code !== 'number' || typeof status.message !== 'string') {
    return { kind: 'unknown', detail: `NLS answered ${call.status} with something that makes no sense.`, raw };
  }
  const detail = keepDetail(status.message, secrets) || 'NLS gave no reason.';
  if (call.status === 200 && status.code === 200) {
    return { kind: 'ok', data: isRecord(answer.payload) ? answer.payload.data : undefined, raw };
  }
  if (call.status === 401) return { kind: 'unavailable', detail, raw };
  if (call.status >= 400 && call.status < 500 && status.code === call.status) return { kind: 'refused', detail, raw };
  return { kind: 'unknown', detail: keepDetail(`NLS answered ${call.status}: ${status.message}`, secrets), raw };
}
