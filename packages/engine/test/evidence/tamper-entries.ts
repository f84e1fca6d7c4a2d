import { canonicalJson, type Json } from '../../src/evidence/canonical-json.ts';
import { ENTRY_FORMAT, GENESIS_HASH, type SealedEntry } from '../../src/evidence/entry.ts';
import { INSTALL_KINDS, LOAN_KINDS } from '../../src/evidence/evidence-kinds.ts';
import { type InstallLog, type LoanLog, nativeSha256, randomInstant } from './random-log.ts';
import type { RandomSource } from './random-source.ts';

/** An entry as the tamperer leaves it, with the leaf of the log that they would show as its proof. */
export interface PlacedEntry extends SealedEntry {
  readonly leafIndex: number;
}

export interface TamperedChain {
  readonly name: string;
  readonly entries: readonly PlacedEntry[];
  /** The first entry whose content or place differs; of a chain that was cut, the first that is missing. */
  readonly firstBadSeq: number;
}

type Tampering = (random: RandomSource, loan: LoanLog, install: InstallLog) => readonly PlacedEntry[];
type Body = Record<string, Json>;

export function placedEntries(loan: LoanLog): readonly PlacedEntry[] {
  return loan.entries.map((entry, index) => ({ ...entry, leafIndex: loan.leafIndexes[index] ?? 0 }));
}

/** Tampers with one chain in a random way. The same function serves exports and rows of a database. */
export function tamperChain(random: RandomSource, loan: LoanLog, install: InstallLog): TamperedChain {
  const name = random.pick(Object.keys(ENTRY_TAMPERINGS));
  const entries = ENTRY_TAMPERINGS[name]?.(random, loan, install) ?? [];
  const firstBadSeq = firstDifference(loan.entries, entries);
  // A draw that changed nothing, such as a field set to the value it had, is no tampering; draw again.
  return firstBadSeq === null ? tamperChain(random, loan, install) : { name, entries, firstBadSeq };
}

function firstDifference(before: readonly SealedEntry[], after: readonly SealedEntry[]): number | null {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [before[index], after[index]];
    if (left?.sealed !== right?.sealed || left?.hash !== right?.hash) return index + 1;
  }
  return null;
}

export const ENTRY_TAMPERINGS: Record<string, Tampering> = {
  'a field changed, the hash left': (random, loan) =>
    at(random, loan, (entry) => ({ ...entry, sealed: seal(changeField(random, open(entry))).sealed })),
  'a field changed, its hash made anew': (random, loan) =>
    at(random, loan, (entry) => ({ ...entry, ...seal(changeField(random, open(entry))) })),
  'a field changed, the chain rewritten behind it': (random, loan) => {
    const [entries, index] = [placedEntries(loan), random.below(loan.entries.length)];
    return rewrite(entries.toSpliced(index, 1, ...changed(random, entries, index)), index + 1);
  },
  'a field changed, the chain rewritten from it on': (random, loan) => {
    const [entries, index] = [placedEntries(loan), random.below(loan.entries.length)];
    return rewrite(entries.toSpliced(index, 1, ...changed(random, entries, index)), index);
  },
  'the hash changed': (random, loan) => at(random, loan, (entry) => ({ ...entry, hash: random.hex(64) })),
  'the hash in capitals': (random, loan) => at(random, loan, (entry) => ({ ...entry, hash: entry.hash.toUpperCase() })),
  'another spelling of the same JSON': (random, loan) =>
    at(random, loan, (entry) => ({
      ...entry,
      ...hashed(entry.sealed.replace('":', random.pick(['": ', '" :', '":\n']))),
    })),
  'another format line': (random, loan) =>
    at(random, loan, (entry) => ({ ...entry, ...hashed(entry.sealed.replace('/v1', '/v2')) })),
  'a repeated key': (random, loan) =>
    at(random, loan, (entry) => ({ ...entry, ...hashed(entry.sealed.replace(/,"v":1\}$/, ',"v":1,"v":1}')) })),
  'an entry removed': (random, loan) => placedEntries(loan).toSpliced(random.below(loan.entries.length - 1), 1),
  'an entry removed, the chain rewritten': (random, loan) => {
    const index = random.below(loan.entries.length - 1);
    return rewrite(placedEntries(loan).toSpliced(index, 1), index);
  },
  'an entry added': (random, loan) => insert(random, loan, forged(random, loan)),
  'an entry added, the chain rewritten': (random, loan) => {
    const index = random.below(loan.entries.length + 1);
    return rewrite(placedEntries(loan).toSpliced(index, 0, forged(random, loan)), index);
  },
  'an entry repeated': (random, loan) => insert(random, loan, random.pick(placedEntries(loan))),
  'two entries swapped': (random, loan) => swap(random, loan),
  'two entries swapped, the chain rewritten': (random, loan) => rewrite(swap(random, loan), 0),
  'an entry moved here from another chain': (random, loan, install) =>
    insert(random, loan, stranger(random, loan, install)),
  'an entry replaced by one from another chain': (random, loan, install) =>
    at(random, loan, () => stranger(random, loan, install)),
  'an entry moved here and made to fit': (random, loan, install) => {
    const index = random.below(loan.entries.length);
    const body = { ...open(stranger(random, loan, install)), loanId: loan.loanId };
    const entries = placedEntries(loan);
    return rewrite(entries.toSpliced(index, 0, { ...pick(entries, index), ...seal(body) }), index);
  },
  'the whole chain of another loan': (_random, loan, install) => {
    const other = install.loans.find(({ loanId, entries }) => loanId !== loan.loanId && entries.length > 0);
    return other === undefined ? [] : placedEntries(other);
  },
  'the tail cut off': (random, loan) => {
    // What ends with an earlier export's own entry is that earlier export: true, and dated as such.
    const ends = [0, ...loan.entries.keys()].filter(
      (end) => end === 0 || open(pick(loan.entries, end - 1)).kind !== 'evidence.exported',
    );
    return placedEntries(loan).slice(0, random.pick(ends));
  },
  'an entry put behind the end': (random, loan) => {
    const entries = placedEntries(loan);
    return rewrite([...entries, forged(random, loan)], entries.length);
  },
};

function at(random: RandomSource, loan: LoanLog, change: (entry: PlacedEntry) => PlacedEntry): readonly PlacedEntry[] {
  const entries = placedEntries(loan);
  const index = random.below(entries.length);
  return entries.toSpliced(index, 1, change(pick(entries, index)));
}

function insert(random: RandomSource, loan: LoanLog, entry: PlacedEntry): readonly PlacedEntry[] {
  return placedEntries(loan).toSpliced(random.below(loan.entries.length + 1), 0, entry);
}

function changed(random: RandomSource, entries: readonly PlacedEntry[], index: number): readonly PlacedEntry[] {
  const entry = pick(entries, index);
  return [{ ...entry, ...seal(changeField(random, open(entry))) }];
}

function forged(random: RandomSource, loan: LoanLog): PlacedEntry {
  const entry = random.pick(placedEntries(loan));
  return { ...entry, ...seal({ ...open(entry), payload: { note: random.hex(16) } }) };
}

function swap(random: RandomSource, loan: LoanLog): readonly PlacedEntry[] {
  const entries = [...placedEntries(loan)];
  const [left, right] = [random.below(entries.length), random.below(entries.length)];
  [entries[left], entries[right]] = [pick(entries, right), pick(entries, left)];
  return entries;
}

/** A true entry of another chain, with its true place in the log. */
function stranger(random: RandomSource, loan: LoanLog, install: InstallLog): PlacedEntry {
  return random.pick(install.loans.filter(({ loanId }) => loanId !== loan.loanId).flatMap(placedEntries));
}

/** Makes sequence numbers, links and hashes right again from an index on, as a careful tamperer would. */
function rewrite(entries: readonly PlacedEntry[], from: number): readonly PlacedEntry[] {
  const whole = [...entries];
  for (let index = from; index < whole.length; index++) {
    const prevHash = whole[index - 1]?.hash ?? GENESIS_HASH;
    const body = open(pick(whole, index));
    const payload = body.kind === 'evidence.exported' ? { entries: index, head: prevHash } : (body.payload ?? {});
    whole[index] = { ...pick(whole, index), ...seal({ ...body, seq: index + 1, prevHash, payload }) };
  }
  return whole;
}

const FIELDS = ['v', 'loanId', 'seq', 'kind', 'at', 'actor', 'requestId', 'payload', 'prevHash'] as const;

function changeField(random: RandomSource, body: Body): Body {
  const field = random.pick(FIELDS);
  const changes: Record<(typeof FIELDS)[number], () => Json> = {
    v: () => 2,
    loanId: () => random.pick([random.hex(32), null, '']),
    seq: () => Number(body.seq) + random.pick([-1, 1, 0.5, 1000]),
    kind: () => random.pick([...LOAN_KINDS, ...INSTALL_KINDS, 'loan.funded', '']),
    at: () => random.pick([randomInstant(random), '2026-02-30T00:00:00.000Z', '2026-01-01T00:00:00Z', '']),
    actor: () => changeActor(random, body.actor as Body),
    requestId: () => random.pick([random.hex(8), null, 7]),
    payload: () => changePayload(random, body.payload as Body),
    prevHash: () => random.pick([random.hex(64), GENESIS_HASH, '']),
  };
  return { ...body, [field]: changes[field]() };
}

function changeActor(random: RandomSource, actor: Body): Json {
  return random.pick<Json>([
    { ...actor, type: random.pick(['user', 'system', 'robot']) },
    { ...actor, id: random.hex(32) },
    { ...actor, name: random.pick(['Somebody Else', '']) },
    { ...actor, roles: ['admin', random.hex(4)] },
    { ...actor, extra: 1 },
    null,
  ]);
}

function changePayload(random: RandomSource, payload: Body): Json {
  const key = random.pick(['', ...Object.keys(payload)]);
  const { [key]: _removed, ...rest } = payload;
  return random.pick<Json>([rest, { ...payload, [key]: random.hex(8) }, { ...payload, [`${key}x`]: 1 }, []]);
}

/** Reads and writes entries without the product's writer, which refuses to write what is wrong. */
function open(entry: SealedEntry): Body {
  return JSON.parse(entry.sealed.slice(entry.sealed.indexOf('\n') + 1)) as Body;
}

function seal(body: Body): SealedEntry {
  return hashed(`${ENTRY_FORMAT}\n${canonicalJson(body)}`);
}

function hashed(sealed: string): SealedEntry {
  return { sealed, hash: nativeSha256.textToHex(sealed) };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}
