import { setTimeout as wait } from 'node:timers/promises';
import type { BoardingRecord } from '@countersign/contract/boarding';
import type { Random } from '../random.ts';
import type { BoardingClient } from './client.ts';

/** How people go about one loan until it is booked, or they gave it up; true: it came to an end. */
export async function driveLoan(
  client: BoardingClient,
  ref: string,
  random: Random,
  isOver: () => boolean,
): Promise<boolean> {
  let key = 1;
  let isAnswered = true;
  while (!isOver()) {
    const record = await client.record(ref);
    if (record === undefined) {
      await wait(200);
      continue;
    }
    if (record !== null && isDone(record, isAnswered, random)) return true;
    const isClosed =
      record === null || record.state === 'rejected' || record.state === 'voided' || record.state === 'failed';
    if (
      record === null ||
      (isClosed && record.error?.attempt === 0) ||
      record.state === 'rejected' ||
      record.state === 'voided'
    ) {
      const path = `/v1/loans/${ref}/boarding/stage`;
      // Whoever gets no answer asks again with the same key; sometimes two ask at once.
      const answers = await Promise.all(
        Array.from({ length: random.next() < 0.2 ? 2 : 1 }, () =>
          client.post('maker', path, undefined, `${ref} ${key}`),
        ),
      );
      isAnswered = answers.some((status) => status !== null && status < 500);
      if (isAnswered) key += 1;
      continue;
    }
    await step(client, ref, record, random);
  }
  return false;
}

function isDone({ state }: BoardingRecord, isAnswered: boolean, random: Random): boolean {
  if (state === 'committed') return true;
  // What was turned down is sometimes left at that, and sometimes staged anew. Nobody goes away from a staging that got no
  // answer: it may still be on its way, and would be carried out behind everybody's back.
  return isAnswered && (state === 'rejected' || state === 'voided') && random.next() < 0.3;
}

async function step(client: BoardingClient, ref: string, record: BoardingRecord, random: Random): Promise<void> {
  const post = (person: 'checker' | 'second', name: string) =>
    client.post(person, `/v1/loans/${ref}/boarding/${name}`, {});
  const luck = random.next();
  switch (record.state) {
    case 'staged':
      await post('checker', luck < 0.06 ? 'reject' : luck < 0.1 ? 'void' : 'approve');
      return;
    case 'approved':
      if (luck < 0.04) await post('checker', 'void');
      // Two managers press the button at once.
      else await Promise.all([post('checker', 'commit'), ...(luck > 0.8 ? [post('second', 'commit')] : [])]);
      return;
    case 'failed':
      await post('second', record.isRetryable ? 'retry' : 'void');
      return;
    case 'outcome_unknown':
      if (luck < 0.5) await post('checker', 'verify');
      else await wait(300);
      return;
    default:
      await wait(100);
  }
}
