import { isRecord } from '@countersign/engine/values/is-record';
import type { CoreConnection, CoreFault } from '../../../platform/core-adapter.ts';
import { keepDetail, keepRaw } from '../answer-text.ts';
import { callCore, type Deadline, startDeadline } from '../call-core.ts';
import { parseJson } from '../json.ts';

/** What Fineract said to one request. */
export type FineractAnswer =
  | { readonly kind: 'ok'; readonly body: Readonly<Record<string, unknown>>; readonly raw: string }
  | { readonly kind: 'missing'; readonly raw: string }
  | { readonly kind: 'refused'; readonly detail: string; readonly faults: readonly CoreFault[]; readonly raw: string }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string }
  | { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };

/** A conversation with one Fineract, within the time of one call of the adapter. */
export interface Fineract {
  ask(path: string): Promise<FineractAnswer>;
  /** `key` names the step: Fineract carries out a command once for each key, action and entity. */
  tell(path: string, key: string, body: Readonly<Record<string, unknown>>): Promise<FineractAnswer>;
}

export function openFineract(core: CoreConnection): Fineract | string {
  const { settings } = core;
  const [url, user, password] = [
    settings['fineract.url'],
    settings['fineract.username'],
    settings['fineract.password'],
  ];
  if (!url || !user || !password) return 'Set fineract.url, fineract.username and fineract.password first.';
  const basic = Buffer.from(`${user}:${password}`, 'utf8').toString('base64');
  const headers = {
    authorization: `Basic ${basic}`,
    'fineract-platform-tenantid': settings['fineract.tenant'] ?? 'default',
    accept: 'application/json',
  };
  const secrets = [basic, password];
  const deadline = startDeadline(core.timeoutMs);
  const base = url.replace(/\/+$/, '');
  return {
    ask: (path) => exchange(core, deadline, `${base}${path}`, { method: 'GET', headers }, secrets),
    tell: (path, key, body) => {
      const more = { 'content-type': 'application/json', 'idempotency-key': key };
      const request = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
      return exchange(core, deadline, `${base}${path}`, request, secrets);
    },
  };
}

async function exchange(
  core: CoreConnection,
  deadline: Deadline,
  url: string,
  request: Parameters<typeof callCore>[3],
  secrets: readonly string[],
): Promise<FineractAnswer> {
  const call = await callCore(core.egress, deadline, url, request);
  if (call.kind !== 'answered') return { kind: call.kind, detail: keepDetail(call.detail, secrets), raw: '' };
  const raw = keepRaw(call.text, secrets);
  const told = parseJson(call.text);
  // A few questions are answered by a list and nothing around it.
  const body = Array.isArray(told) ? { list: told } : told;
  const unknown = (why: string): FineractAnswer => ({ kind: 'unknown', detail: why, raw });
  if (!isRecord(body)) return unknown(`Fineract answered ${call.status} with something that is not JSON.`);
  if (call.status === 200) {
    // Fineract's own maker-checker keeps a command for somebody there to approve, and answers 200 as well.
    if (body.rollbackTransaction === true) {
      return unknown(
        'Fineract keeps the command for its own checker. Approve it there, or switch its maker-checker off for this user.',
      );
    }
    return { kind: 'ok', body, raw };
  }
  // Some refusals come from what stands before Fineract, and those say nothing about what happened behind it.
  const errors = readErrors(body, secrets);
  if (errors === null) return unknown(`Fineract answered ${call.status} in a way that it is not known to answer.`);
  if (call.status === 401) {
    return { kind: 'unavailable', detail: 'Fineract does not know our user or tenant. Check the settings.', raw };
  }
  if (call.status === 404 && errors.isMissing) return { kind: 'missing', raw };
  const isRefusal = call.status >= 400 && call.status < 500 && ![408, 409, 425, 429].includes(call.status);
  if (isRefusal) return { kind: 'refused', detail: errors.detail, faults: errors.faults, raw };
  // What Fineract wrote down as failed was rolled back, and under this key it will always answer so.
  if (call.headers.get('x-served-from-cache') === 'true' && call.status !== 425) {
    const detail = `Fineract failed on this step before and keeps that answer: ${errors.detail}`;
    return { kind: 'refused', detail: keepDetail(detail, secrets), faults: errors.faults, raw };
  }
  // Locked by the close of business, or changed by somebody at the same moment: nothing was done.
  if (call.status === 409) return { kind: 'unavailable', detail: errors.detail, raw };
  return unknown(`Fineract answered ${call.status}: ${errors.detail}`);
}

interface FineractErrors {
  readonly detail: string;
  /** By the names of parameters, as Fineract knows them. */
  readonly faults: readonly CoreFault[];
  /** The record asked for is not there, rather than the address. */
  readonly isMissing: boolean;
}

/** The shape of ApiGlobalErrorResponse; null for anything else. */
function readErrors(body: Readonly<Record<string, unknown>>, secrets: readonly string[]): FineractErrors | null {
  const { userMessageGlobalisationCode: code, defaultUserMessage, developerMessage, errors } = body;
  if (typeof code !== 'string') return null;
  const list = Array.isArray(errors) ? errors.filter(isRecord) : [];
  const faults = list.flatMap(({ parameterName, defaultUserMessage: message }) =>
    // `id` stands for no parameter at all (ApiParameterError.generalError).
    typeof parameterName === 'string' && parameterName !== 'id' && typeof message === 'string'
      ? [{ coreField: parameterName, message: keepDetail(message, secrets) || 'is refused' }]
      : [],
  );
  const general = list.flatMap(({ defaultUserMessage: message }) => (typeof message === 'string' ? [message] : []));
  const words = [...general, defaultUserMessage, developerMessage].find(
    (text) => typeof text === 'string' && text !== '',
  );
  const codes = list.map(({ userMessageGlobalisationCode }) => userMessageGlobalisationCode);
  return {
    detail: keepDetail(typeof words === 'string' ? words : code, secrets) || 'Fineract gave no reason.',
    faults,
    isMissing: codes.some((each) => MISSING_CODES.includes(String(each))),
  };
}

/** LoanNotFoundException and ClientNotFoundException: asked for by external id, and not there. */
const MISSING_CODES = ['error.msg.loan.external.id.invalid', 'error.msg.client.id.invalid'];

export function detailOf(answer: FineractAnswer): string {
  return 'detail' in answer ? answer.detail : 'Fineract could not be asked.';
}
