import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReviewView } from '@countersign/contract/review';
import { form } from '../../intake/form.ts';
import type { Random } from '../random.ts';
import type { Answer, Asked, Balancer } from './balancer.ts';
import { type Prepared, person } from './prepare.ts';

/** What was promised to whoever asked, to be held against what is there in the end. */
export interface Ledger {
  /** Changes that were answered with success: each must stand in evidence once, under its request. */
  readonly acknowledged: { readonly requestId: string; readonly kind: string; readonly what: string }[];
  /** The bytes of packages that were taken, by the loan's reference. */
  readonly uploads: Map<string, string>;
  /** Values of the one setting since the last acknowledged one, that one first: it must have one of them. */
  settings: readonly number[];
  asked: number;
  unanswered: number;
  refused: number;
  readonly faults: string[];
}

export function openLedger(): Ledger {
  return { acknowledged: [], uploads: new Map(), settings: [], asked: 0, unanswered: 0, refused: 0, faults: [] };
}

export const SETTING = 'review.justification_min_length';

export type Step = (traffic: Traffic, random: Random) => Promise<Answer | null>;

/** One person at the service, who goes on while nodes come and go. */
export interface Traffic {
  readonly prepared: Prepared;
  readonly ledger: Ledger;
  /** Asks for something that changes nothing. */
  read(path: string): Promise<Answer | null>;
  /** Asks for something of which evidence says nothing, or nothing that is counted. */
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer | null>;
  /** Asks for a change that evidence records as this kind. */
  change(kind: string, method: string, path: string, asked: Asked): Promise<Answer | null>;
  /** A text that no other request of the run holds. */
  newNote(): string;
  /** Of the one who asks; null where nobody answers. */
  token(): Promise<string | null>;
  /** The next request signs in anew. */
  signOut(): void;
}

export function createTraffic(balancer: Balancer, prepared: Prepared, ledger: Ledger, seed: number): Traffic {
  let token: string | null = null;
  let notes = 0;

  async function signedIn(): Promise<string | null> {
    if (token !== null) return token;
    const answer = await balancer.ask('POST', '/v1/auth/login', { body: person });
    token = answer?.status === 200 ? (answer.body as { accessToken: string }).accessToken : null;
    return token;
  }

  async function ask(method: string, path: string, asked: Asked = {}): Promise<Answer | null> {
    const bearer = await signedIn();
    if (bearer === null) return null;
    ledger.asked += 1;
    const answer = await balancer.ask(method, path, { ...asked, token: bearer });
    if (answer === null) ledger.unanswered += 1;
    else if (answer.status === 401) token = null;
    else if (answer.status === 503) ledger.refused += 1;
    else if (answer.status >= 500) ledger.faults.push(`${method} ${path} was answered ${answer.status}.`);
    else if (answer.status >= 400) ledger.refused += 1;
    return answer;
  }

  return {
    prepared,
    ledger,
    read: (path) => ask('GET', path),
    post: (path, body, headers = {}) => ask('POST', path, { body, headers }),
    change: async (kind, method, path, asked) => {
      const answer = await ask(method, path, asked);
      if (answer !== null && answer.status < 300) {
        ledger.acknowledged.push({ requestId: answer.requestId, kind, what: `${method} ${path}` });
      }
      return answer;
    },
    newNote: () => {
      notes += 1;
      return `Said as number ${notes} in the run with seed ${seed}, and with reasons.`;
    },
    token: signedIn,
    signOut: () => {
      token = null;
    },
  };
}

function review(traffic: Traffic, random: Random): Promise<Answer | null> {
  // Where a worker has been at an upload already, its findings are as good as any.
  const uploaded = [...traffic.ledger.uploads.keys()].slice(-20);
  const ref = random.pick([...traffic.prepared.loans.map((loan) => loan.ref), ...uploaded]);
  return traffic.read(`/v1/loans/${ref}/review`);
}

/** Anew: it comes to each node in its turn. */
export const signIn: Step = (traffic, random) => {
  traffic.signOut();
  return review(traffic, random);
};

let uploads = 0;

export const upload: Step = async (traffic, random) => {
  uploads += 1;
  const externalRef = `N-${process.pid}-${uploads}`;
  const content = Buffer.concat([traffic.prepared.pdf, Buffer.from(`\n% ${externalRef} ${random.next()}\n`)]);
  const raw = form({ externalRef, borrowerName: 'Mary Ann Okafor' }, [
    { part: 'files', filename: 'note.pdf', content },
  ]);
  const answer = await traffic.change('package.received', 'POST', '/v1/packages', { raw });
  if (answer?.status === 201) {
    traffic.ledger.uploads.set(externalRef, createHash('sha256').update(content).digest('hex'));
  }
  return answer;
};

function onFinding(name: string, kind: string, more: object = {}): Step {
  return async (traffic, random) => {
    const seen = await review(traffic, random);
    if (seen?.status !== 200) return seen;
    const { findings } = seen.body as ReviewView;
    // An upload that no worker has compared yet has none.
    if (findings.length === 0) return seen;
    const { finding } = random.pick(findings);
    const body = { note: traffic.newNote(), ...more };
    return traffic.change(kind, 'POST', `/v1/findings/${finding.id}/${name}`, { body });
  };
}

export const comment = onFinding('comment', 'finding.commented');

/** Somewhere on the first page. */
const PLACE = { pageNo: 1, bbox: { x: 0.6, y: 0.6, w: 0.3, h: 0.02 } };

const correct: Step = async (traffic, random) => {
  const { ref, documents } = random.pick(traffic.prepared.loans);
  const value = `${random.integer(1, 999_999)}.00`;
  const documentId = random.pick(Object.values(documents));
  const body = { documentId, fieldName: 'principal_amount', value, ...PLACE, note: traffic.newNote() };
  return traffic.change('correction.recorded', 'POST', `/v1/loans/${ref}/corrections`, { body });
};

function onLoan(name: string, kind: string): Step {
  return (traffic, random) => {
    const { ref } = random.pick(traffic.prepared.loans);
    return traffic.change(kind, 'POST', `/v1/loans/${ref}/${name}`, { body: { note: traffic.newNote() } });
  };
}

export const hold: Step = (traffic, random) => {
  const { ref } = random.pick(traffic.prepared.loans);
  return traffic.change('loan.hold_set', 'PUT', `/v1/loans/${ref}/hold`, { body: { note: traffic.newNote() } });
};

export const look: Step = (traffic, random) => {
  const { ref } = random.pick(traffic.prepared.loans);
  const paths = ['/v1/loans?limit=20', '/v1/stats', `/v1/loans/${ref}`, `/v1/loans/${ref}/evidence`, '/v1/webhooks'];
  return traffic.read(random.pick(paths));
};

/** One person alone changes the setting, one value after the other, so that its value tells what was kept. */
export async function changeSetting(traffic: Traffic, value: number): Promise<void> {
  const { ledger } = traffic;
  ledger.settings = [...ledger.settings, value];
  const answer = await traffic.change('setting.changed', 'PUT', `/v1/settings/${SETTING}`, { body: { value } });
  if (answer !== null && answer.status < 300) ledger.settings = [value];
}

const steps: readonly Step[] = [
  upload,
  ...[comment, comment, comment],
  onFinding('accept', 'finding.accepted'),
  onFinding('override', 'finding.overridden', { reasonCode: 'other' }),
  onFinding('escalate', 'finding.escalated'),
  ...[correct, correct],
  hold,
  onLoan('reject', 'loan.rejected'),
  ...[onLoan('reopen', 'loan.reopened'), onLoan('reopen', 'loan.reopened')],
  ...[look, look],
];

/** People who do one thing after the other until they are told to go home. */
export async function keepAsking(
  traffic: Traffic,
  random: Random,
  pauseMs: number,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await random.pick(steps)(traffic, random);
    await wait(random.integer(0, 2 * pauseMs));
  }
}
