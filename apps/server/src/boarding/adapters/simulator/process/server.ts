import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock.ts';
import { type Book, decideAct, enterRow, type OrderStanding, type SimulatorOrder } from './book.ts';
import { customersOf, matchCustomers, partiesOf } from './customers.ts';
import { forecast, parseWeather, readFault, type SimulatorFault, type Weather } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { type SimulatorAct, simulatorActs } from './ledger-row.ts';
import { readJson, readOrderBody } from './read-request.ts';
import { scheduleOf } from './schedule.ts';
import { type Answer, sendAnswer, spoilBefore } from './spoil-answer.ts';

interface SimulatorOptions {
  /** Names this simulator in its references, so that two of them are not taken for one. */
  readonly id: string;
  readonly token: string;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly weather: Weather;
  readonly keepWeather: (weather: Weather) => Promise<void>;
  /** The disk failed: what was written is not known any more, so only a new start can tell. */
  readonly onBroken: (error: unknown) => void;
}

const SLOW_MS = 3000;
const LONGEST_DELAY_MS = 600_000;
const ORDER_PATH = /^\/orders\/([\w-]{1,64})(?:\/([a-z]+))?$/;

/** A bank's core in small: stage, commit, void and ask, each by the boarding id. */
export function createSimulator(options: SimulatorOptions): Server {
  const { ledger } = options;
  const book: Book = new Map();
  for (const row of ledger.rows) enterRow(book, row);
  let seq = ledger.rows.length;
  let actRequests = 0;
  let weather = options.weather;
  let draw = forecast(weather);

  const act = async (name: SimulatorAct, order: SimulatorOrder, fault: SimulatorFault): Promise<Answer> => {
    const reference = `SIM-${options.id}-${String(seq + 1).padStart(7, '0')}`;
    const verdict = decideAct(book, name, order, reference);
    if (verdict.kind === 'refused') return refusal(order.boardingId, verdict.detail, verdict.faults);
    if (verdict.kind === 'standing') {
      await ledger.settled();
      return done(order.boardingId, verdict.standing);
    }
    if (fault === 'refuse') return refusal(order.boardingId, 'This core was told to refuse.', []);
    if (fault === 'invalid') {
      return refusal(order.boardingId, 'This core was told to find a value invalid.', [refusedField(order)]);
    }
    seq += 1;
    const { boardingId, loanRef, fields } = order;
    const at = options.clock.now().toISOString();
    const row = { seq, at, act: verdict.act, boardingId, loanRef, coreReference: verdict.coreReference, fields };
    // Entered before it is on the disk, so that the next request decides on it; told to nobody before it is there.
    const standing = enterRow(book, row);
    await ledger.append(row);
    return done(boardingId, standing);
  };

  const handleAct = async (
    name: SimulatorAct,
    boardingId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    actRequests += 1;
    const body = await readOrderBody(request);
    if (body === null) return send(response, { status: 400, body: { answer: 'malformed', boardingId } }, request);
    const fault = readFault(headerOf(request, 'x-simulator-fault')) ?? draw();
    if (spoilBefore(fault, request, response)) return;
    if (fault === 'late') await delay(delayOf(request));
    const answer = await act(name, { boardingId, ...body }, fault);
    await send(response, answer, request, fault);
  };

  const handleLookup = async (boardingId: string, request: IncomingMessage, response: ServerResponse) => {
    const fault = readFault(headerOf(request, 'x-simulator-fault')) ?? (weather.lookups ? draw() : 'ok');
    if (spoilBefore(fault, request, response)) return;
    const standing = book.get(boardingId);
    await ledger.settled();
    const answer =
      standing === undefined
        ? { status: 404, body: { answer: 'absent', boardingId } }
        : done(boardingId, fault === 'other_value' ? withOtherValue(standing) : standing);
    await send(response, answer, request, fault);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAllowed(request, options.token))
      return send(response, { status: 401, body: { answer: 'unauthorized' } }, request);
    const path = request.url ?? '/';
    if (request.method === 'GET' && path === '/health') {
      return send(response, { status: 200, body: { answer: 'well', id: options.id, rows: seq, actRequests } }, request);
    }
    if (request.method === 'POST' && path === '/customers/search') {
      const body = await readOrderBody(request);
      if (body === null) return send(response, { status: 400, body: { answer: 'malformed' } }, request);
      const fault = readFault(headerOf(request, 'x-simulator-fault')) ?? (weather.lookups ? draw() : 'ok');
      if (spoilBefore(fault, request, response)) return;
      const customers = customersOf(book);
      const parties = partiesOf(body.fields).map((party) => ({
        coreField: party.coreField,
        name: party.name,
        matches: matchCustomers(customers, party),
      }));
      return send(response, { status: 200, body: { answer: 'customers', parties } }, request, fault);
    }
    if (request.method === 'PUT' && path === '/weather') {
      const told = parseWeather(await readJson(request));
      if (told === null) return send(response, { status: 400, body: { answer: 'malformed' } }, request);
      weather = told;
      draw = forecast(told);
      await options.keepWeather(told);
      return send(response, { status: 200, body: { answer: 'noted' } }, request);
    }
    const [, boardingId, actName] = ORDER_PATH.exec(path) ?? [];
    const found = simulatorActs.find((each) => each === actName);
    if (boardingId !== undefined && request.method === 'POST' && found !== undefined) {
      return handleAct(found, boardingId, request, response);
    }
    if (boardingId !== undefined && request.method === 'GET' && actName === undefined) {
      return handleLookup(boardingId, request, response);
    }
    return send(response, { status: 404, body: { answer: 'no_such_place' } }, request);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A caller that went away while it was still sending is nobody's fault and had no effect.
      if (request.destroyed && !request.complete) return;
      options.onBroken(error);
    });
  });
  // A caller's pool gives up idle connections after seconds; the server must not be the first to close one.
  server.keepAliveTimeout = 60_000;
  return server;
}

async function send(
  response: ServerResponse,
  answer: Answer,
  request: IncomingMessage,
  fault: SimulatorFault = 'ok',
): Promise<void> {
  // Echoed, so that a caller can tell the answer to its own request from one that was sent twice.
  const body = { ...answer.body, request: headerOf(request, 'x-simulator-request') ?? null };
  await sendAnswer(fault, response, { status: answer.status, body }, delayOf(request));
}

/** As banks' cores do, it says which payments it will ask for. */
function done(boardingId: string, standing: OrderStanding): Answer {
  const schedule = scheduleOf(standing.fields);
  return { status: 200, body: { answer: 'held', boardingId, standing, schedule } };
}

function refusal(boardingId: string, detail: string, faults: readonly object[]): Answer {
  return { status: 422, body: { answer: 'refused', boardingId, detail, faults } };
}

/** As a core does that rounds, or that somebody changed by hand. */
function withOtherValue(standing: OrderStanding): OrderStanding {
  const fields = standing.fields.map((field) => (field.core === 'principal' ? { ...field, value: '1.00' } : field));
  return { ...standing, fields };
}

function refusedField({ fields }: SimulatorOrder): object {
  const named = fields.find(({ core }) => core === 'principal') ?? fields[0];
  return { coreField: named?.core ?? 'principal', message: 'is refused by the simulator' };
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function delayOf(request: IncomingMessage): number {
  const text = headerOf(request, 'x-simulator-delay-ms') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), LONGEST_DELAY_MS) : SLOW_MS;
}

function isAllowed(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headerOf(request, 'authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
