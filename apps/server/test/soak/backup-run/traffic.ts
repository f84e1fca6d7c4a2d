import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningService } from '../../service/run-service.ts';
import type { Random } from '../random.ts';
import { person } from './prepare.ts';

/** What the service acknowledged, in the order of its answers. */
export interface Acknowledged {
  readonly packages: { readonly ref: string; readonly sha256: string }[];
  readonly comments: string[];
}

export interface Traffic {
  readonly acknowledged: Acknowledged;
  stop(): Promise<void>;
}

const UPLOADERS = 3;
const REVIEWERS = 2;
const LARGEST_BYTES = 300_000;
/** Enough that every moment of a backup meets several requests, and that two cores have something left for the backup. */
const PAUSE_MS = 60;

/** Sends packages and writes comments until it is stopped, through kills and restarts of the service. */
export function startTraffic(
  service: () => RunningService,
  findings: readonly string[],
  random: Random,
  seed: number,
): Traffic {
  const acknowledged: Acknowledged = { packages: [], comments: [] };
  let [isOver, number] = [false, 0];
  let token: string | null = null;

  async function send(path: string, init: RequestInit): Promise<number | null> {
    token ??= await signIn(service());
    if (token === null) return null;
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(`${service().address}${path}`, { method: 'POST', ...init, headers, signal }).catch(
      () => null,
    );
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status === 401) token = null;
    return answer?.status ?? null;
  }

  async function upload(): Promise<void> {
    number += 1;
    const ref = `B-${seed}-${number}`;
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(random.integer(100, LARGEST_BYTES))]);
    const body = new FormData();
    body.set('externalRef', ref);
    body.set('borrowerName', 'B');
    body.append('files', new Blob([content], { type: 'application/pdf' }), 'a.pdf');
    if ((await send('/v1/packages', { body })) !== 201) return;
    acknowledged.packages.push({ ref, sha256: createHash('sha256').update(content).digest('hex') });
  }

  async function comment(): Promise<void> {
    number += 1;
    const note = `Comment ${seed} ${number}, written under load.`;
    const headers = { 'content-type': 'application/json' };
    const status = await send(`/v1/findings/${random.pick(findings)}/comment`, {
      headers,
      body: JSON.stringify({ note }),
    });
    if (status === 200) acknowledged.comments.push(note);
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work();
      await wait(PAUSE_MS);
    }
  };
  const working = [
    ...Array.from({ length: UPLOADERS }, () => repeat(upload)),
    ...Array.from({ length: REVIEWERS }, () => repeat(comment)),
  ];
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(working);
    },
  };
}

async function signIn(service: RunningService): Promise<string | null> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(20_000);
  const init = { method: 'POST', headers, body: JSON.stringify(person), signal };
  const answer = await fetch(`${service.address}/v1/auth/login`, init).catch(() => null);
  if (answer?.status !== 200) return null;
  return ((await answer.json().catch(() => null)) as { accessToken: string } | null)?.accessToken ?? null;
}
