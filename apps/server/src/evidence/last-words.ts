import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { loanIdOf } from './chain-id.ts';
import { listTellingEntries } from './check.queries.ts';
import type { LastWord, LastWords } from './last-word.ts';
import { requireAuthentic } from './read-authentic.ts';
import { recordsIn } from './records-in.ts';

/**
 * What a chain said last of every row that it tells of. A seal shows that the service once wrote a row so; only the chain
 * shows that it did not write it otherwise since, or that the row should be there at all.
 */
export async function readLastWords(runner: Runner, app: Pick<App, 'keyring'>, chainId: string): Promise<LastWords> {
  const words = new Map<string, Map<string, LastWord>>();
  const entries = await runner.many(listTellingEntries, [chainId]);
  for (const body of await requireAuthentic(runner, app, loanIdOf(chainId), entries)) {
    for (const { kind, id, facts, seq } of recordsIn(body)) {
      const ofKind = words.get(kind) ?? new Map<string, LastWord>();
      words.set(kind, ofKind);
      ofKind.set(id, { chainId, seq, isGone: facts === null });
    }
  }
  return words;
}

const readIn = new WeakMap<Tx, Map<string, Promise<LastWords>>>();

/**
 * The same, read once a transaction. What is appended to the chain later makes a newer seal than the words know of,
 * which is no fault; the rows are always read after the words, so that nobody's act in between looks like one.
 */
export function lastWordsIn(tx: Tx, app: Pick<App, 'keyring'>, chainId: string): Promise<LastWords> {
  const ofTx = readIn.get(tx) ?? new Map<string, Promise<LastWords>>();
  readIn.set(tx, ofTx);
  const words = ofTx.get(chainId) ?? readLastWords(tx, app, chainId);
  ofTx.set(chainId, words);
  return words;
}
