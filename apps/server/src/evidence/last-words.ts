import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { INSTALL_CHAIN, loanIdOf } from './chain-id.ts';
import { listTellingEntries } from './check.queries.ts';
import type { LastWord, LastWords } from './last-word.ts';
import { requireAuthentic } from './read-authentic.ts';
import { recordsIn } from './records-in.ts';

/** What entries up to one of them said, never changed again; and that one as it stands, to know it by. */
interface Remembered {
  readonly seq: number;
  readonly sealed: string;
  readonly words: LastWords;
}

/** Chains that are worked on at one time are fewer; most take a few kilobytes, that of the install some for each person. */
const MOST_CHAINS = 500;

/**
 * By chain. That of the install grows as long as the install is used and is asked at every sign-in. An entry that was seen
 * once and does not stand there any more, as after a transaction that came to nothing, brings back all reading.
 */
const remembered = new WeakMap<Keyring, Map<string, Remembered>>();

/**
 * What a chain said last of every row that it tells of. A seal shows that the service once wrote a row so; only the chain
 * shows that it did not write it otherwise since, or that the row should be there at all.
 */
export async function readLastWords(runner: Runner, app: Pick<App, 'keyring'>, chainId: string): Promise<LastWords> {
  const chains = remembered.get(app.keyring) ?? new Map<string, Remembered>();
  remembered.set(app.keyring, chains);
  const known = chains.get(chainId);
  const found = await runner.many(listTellingEntries, [chainId, known?.seq ?? 1]);
  const isKnown = known !== undefined && found[0]?.seq === known.seq && found[0].sealed === known.sealed;
  if (known !== undefined && !isKnown) {
    chains.delete(chainId);
    return readLastWords(runner, app, chainId);
  }
  const entries = isKnown ? found.slice(1) : found;
  const bodies = await requireAuthentic(runner, app, loanIdOf(chainId), entries);
  const words = addWords(
    known?.words ?? new Map(),
    bodies.flatMap((body) => recordsIn(body).map(({ kind, id, facts, seq }) => ({ kind, id, seq, facts, chainId }))),
  );
  const last = entries.at(-1);
  if (last !== undefined) keep(chains, chainId, { seq: last.seq, sealed: last.sealed, words });
  return words;
}

function keep(chains: Map<string, Remembered>, chainId: string, chain: Remembered): void {
  chains.delete(chainId);
  chains.set(chainId, chain);
  if (chains.size <= MOST_CHAINS) return;
  // A map keeps its order, so the first is the one that grew longest ago.
  for (const oldest of chains.keys()) {
    if (oldest === INSTALL_CHAIN) continue;
    chains.delete(oldest);
    return;
  }
}

type Told = Omit<LastWord, 'isGone'> & { readonly kind: string; readonly id: string; readonly facts: object | null };

/** Leaves what is known as it is: others go by it. */
function addWords(known: LastWords, told: readonly Told[]): LastWords {
  const words = new Map(known);
  const own = new Map<string, Map<string, LastWord>>();
  for (const { kind, id, seq, facts, chainId } of told) {
    const ofKind = own.get(kind) ?? new Map(known.get(kind));
    own.set(kind, ofKind);
    words.set(kind, ofKind);
    ofKind.set(id, { chainId, seq, isGone: facts === null });
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
