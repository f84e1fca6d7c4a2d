import { randomUUID } from 'node:crypto';
import { isRecord } from '@countersign/engine/values/is-record';
import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreCustomers,
  CoreFault,
  CoreStanding,
  CoreValue,
} from '../../../platform/core-adapter.ts';
import { keepDetail, keepRaw } from '../answer-text.ts';
import { type CoreCall, callCore, startDeadline } from '../call-core.ts';
import { checkValues } from '../check-values.ts';
import { type CorePayment, compareSchedule } from '../compare-schedule.ts';
import { undecidedCustomers } from '../customers.ts';
import { differingFields } from '../differing-fields.ts';
import { parseJson } from '../json.ts';
import { egressToSimulator } from './egress-to-simulator.ts';
import { readParties } from './find-customers.ts';
import { simulatorModes } from './settings.ts';
import { simulatorShape } from './shape.ts';
import { simulatorStarter } from './starter.ts';

type Act = 'stage' | 'commit' | 'void';
const STAGE_AFTER = { stage: 'staged', commit: 'committed', void: 'voided' } as const;

/** The built-in core for trials. It answers over HTTP as a bank's core would, and is told how to behave by a setting. */
export const simulatorAdapter: CoreAdapter = {
  providerId: 'simulator',
  title: 'Simulator',
  verified: true,
  shape: simulatorShape,
  starter: simulatorStarter,
  promises: { stagingIsKept: true, commitIsIdempotent: true, absenceIsCertain: true, answersLater: false },
  validate: (order) => checkValues(simulatorShape, order.fields),
  findCustomers: (core, order) => findCustomers(core, order),
  stage,
  commit: (core, order) => tell(core, order, 'commit'),
  void: (core, order) => tell(core, order, 'void'),
  verify: ask,
};

/** Whoever may be known is not made a second time: then a person decides first. */
async function stage(core: CoreConnection, order: BoardingOrder): Promise<CoreAnswer> {
  // One deadline for both: the whole act must have an outcome by then.
  const deadline = startDeadline(core.timeoutMs);
  const found = await findCustomers(core, order, deadline);
  if (found.kind === 'unavailable') return found;
  const faults = undecidedCustomers(order, found.parties);
  if (faults.length === 0) return tell(core, order, 'stage', deadline);
  return { kind: 'refused', detail: 'The core knows customers who may be parties of this loan.', faults, raw: '' };
}

/** A question without an answer changed nothing. */
async function findCustomers(
  core: CoreConnection,
  order: BoardingOrder,
  deadline = startDeadline(core.timeoutMs),
): Promise<CoreCustomers> {
  const { 'simulator.url': url, 'simulator.token': token } = core.settings;
  if (url == null || token == null) return { kind: 'unavailable', detail: NOT_HERE, raw: '' };
  const name = randomUUID();
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-simulator-request': name,
  };
  const fields = order.fields.map(({ core: field, value }) => ({ core: field, value }));
  const body = JSON.stringify({ loanRef: order.loanRef, fields });
  const target = `${url}/customers/search`;
  const call = await callCore(egressToSimulator(url), deadline, target, {
    method: 'POST',
    headers,
    body,
  });
  if (call.kind !== 'answered') return { kind: 'unavailable', detail: keepDetail(call.detail, [token]), raw: '' };
  const answer = parseJson(call.text);
  const isOurs = call.status === 200 && isRecord(answer) && answer.request === name && answer.answer === 'customers';
  const parties = isOurs ? readParties(answer.parties) : null;
  if (parties !== null) return { kind: 'found', parties };
  const detail = `The simulator could not be asked for customers: it answered ${call.status}.`;
  return { kind: 'unavailable', detail, raw: keepRaw(call.text, [token]) };
}

const NOT_HERE = 'The simulator does not run here. Start the service with it, or set SIMULATOR_URL.';

async function tell(
  core: CoreConnection,
  order: BoardingOrder,
  act: Act,
  deadline = startDeadline(core.timeoutMs),
): Promise<CoreAnswer> {
  const mode = core.settings['simulator.mode'] ?? 'ok';
  const body = JSON.stringify({
    loanRef: order.loanRef,
    fields: act === 'void' ? [] : order.fields.map(({ core: name, value }) => ({ core: name, value })),
  });
  // Only doing goes wrong on request: asking is how people find out what came of it.
  const isNamed = simulatorModes.some((known) => known === mode) && mode !== 'ok';
  const headers = { 'content-type': 'application/json', ...(isNamed ? { 'x-simulator-fault': mode } : {}) };
  const answer = await send(core, order, `/${act}`, { method: 'POST', headers, body }, deadline);
  if (answer.kind === 'held') {
    if (answer.standing.stage !== STAGE_AFTER[act] && !(act === 'stage' && answer.standing.stage === 'committed')) {
      return { kind: 'unknown', detail: 'The simulator answered with another state than asked for.', raw: answer.raw };
    }
    const { coreReference } = answer.standing;
    const differing = act === 'stage' ? compareSchedule(order.fields, answer.schedule) : [];
    return { kind: 'done', coreReference, raw: answer.raw, ...(differing.length === 0 ? {} : { differing }) };
  }
  if (answer.kind === 'absent')
    return { kind: 'unknown', detail: 'Unexpected response from the simulator.', raw: answer.raw };
  return answer;
}

async function ask(core: CoreConnection, order: BoardingOrder): Promise<CoreStanding> {
  const answer = await send(core, order, '', { method: 'GET', headers: {} });
  if (answer.kind === 'unavailable') return { kind: 'unknown', detail: answer.detail, raw: answer.raw };
  if (answer.kind === 'absent' && order.coreReference !== null) {
    const detail = `The simulator does not know ${order.coreReference}; it may be another one than the order was staged at.`;
    return { kind: 'unknown', detail, raw: answer.raw };
  }
  if (answer.kind !== 'held') return answer;
  const { stage, coreReference, fields } = answer.standing;
  const differing =
    stage === 'voided'
      ? []
      : [...differingFields(order.fields, fields), ...compareSchedule(order.fields, answer.schedule)];
  return { kind: 'held', stage, coreReference, differing, raw: answer.raw };
}

interface Standing {
  readonly stage: 'staged' | 'committed' | 'voided';
  readonly coreReference: string | null;
  readonly fields: readonly CoreValue[];
}

type Understood =
  | {
      readonly kind: 'held';
      readonly standing: Standing;
      readonly schedule: readonly CorePayment[];
      readonly raw: string;
    }
  | { readonly kind: 'absent'; readonly raw: string }
  | Exclude<CoreAnswer, { kind: 'done' }>;

async function send(
  core: CoreConnection,
  order: BoardingOrder,
  path: string,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  deadline = startDeadline(core.timeoutMs),
): Promise<Understood> {
  const { 'simulator.url': url, 'simulator.token': token } = core.settings;
  if (url == null || token == null) {
    return { kind: 'unavailable', detail: NOT_HERE, raw: '' };
  }
  // An answer that was sent twice could be read as the answer to the next request: each names the request it answers.
  const name = randomUUID();
  const headers = { ...request.headers, authorization: `Bearer ${token}`, 'x-simulator-request': name };
  const target = `${url}/orders/${encodeURIComponent(order.boardingId)}${path}`;
  const call = await callCore(egressToSimulator(url), deadline, target, { ...request, headers });
  return understand(call, order.boardingId, name, token);
}

function understand(call: CoreCall, boardingId: string, name: string, token: string): Understood {
  if (call.kind !== 'answered') return { kind: call.kind, detail: keepDetail(call.detail, [token]), raw: '' };
  const raw = keepRaw(call.text, [token]);
  const body = parseJson(call.text);
  if (isRecord(body) && body.request === name) {
    if (call.status === 401) {
      return { kind: 'refused', detail: 'The simulator does not know our token.', faults: [], raw };
    }
    if (body.boardingId === boardingId) {
      if (call.status === 404 && body.answer === 'absent') return { kind: 'absent', raw };
      if (call.status === 422 && body.answer === 'refused' && typeof body.detail === 'string') {
        return {
          kind: 'refused',
          detail: keepDetail(body.detail, [token]),
          faults: readFaults(body.faults, token),
          raw,
        };
      }
      const standing = call.status === 200 && body.answer === 'held' ? readStanding(body.standing) : null;
      const schedule = readSchedule(body.schedule);
      if (standing !== null && schedule !== null) return { kind: 'held', standing, schedule, raw };
    }
  }
  return { kind: 'unknown', detail: `The simulator answered ${call.status} with something that makes no sense.`, raw };
}

function readFaults(value: unknown, token: string): readonly CoreFault[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((fault: unknown) =>
    isRecord(fault) && typeof fault.coreField === 'string' && typeof fault.message === 'string'
      ? [{ coreField: fault.coreField, message: keepDetail(fault.message, [token]) }]
      : [],
  );
}

function readStanding(value: unknown): Standing | null {
  if (!isRecord(value) || !Array.isArray(value.fields)) return null;
  const { stage, coreReference } = value;
  if (stage !== 'staged' && stage !== 'committed' && stage !== 'voided') return null;
  if (coreReference !== null && typeof coreReference !== 'string') return null;
  const fields = value.fields.flatMap((field: unknown) =>
    isRecord(field) && typeof field.core === 'string' && typeof field.value === 'string'
      ? [{ core: field.core, value: field.value }]
      : [],
  );
  return fields.length === value.fields.length ? { stage, coreReference, fields } : null;
}

function readSchedule(value: unknown): readonly CorePayment[] | null {
  if (!Array.isArray(value)) return null;
  const lines = value.flatMap((line: unknown): CorePayment[] => {
    if (!isRecord(line)) return [];
    const { note, number, date, amount } = line;
    const isWhole = [note, number, date, amount].every((each) => typeof each === 'string');
    return isWhole ? [{ note, number, date, amount } as CorePayment] : [];
  });
  return lines.length === value.length ? lines : null;
}
