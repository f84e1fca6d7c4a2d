import { canonicalJson, type Json } from '@countersign/engine/evidence/canonical-json';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import { nodeSha256 } from '../../src/evidence/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { bodyOf, setEntry, setHead } from './rewrite.ts';
import type { WorldEntry } from './tamper-world.ts';
import { chainOf, named, pickChain, pickEntry, type Tampering } from './tampering.ts';

/** Every field of an entry's text, each with another value of a believable kind. */
const fieldChanges: readonly (readonly [string, (body: Record<string, unknown>) => unknown])[] = [
  ['v', () => 2],
  ['loanId', () => newId()],
  ['seq', (body) => Number(body.seq) + 1],
  [
    'kind',
    (body) => (body.loanId === null ? 'key.issued' : body.kind === 'loan.approved' ? 'loan.rejected' : 'loan.approved'),
  ],
  ['at', (body) => new Date(Date.parse(String(body.at)) - 86_400_000).toISOString()],
  ['requestId', () => newId()],
  ['prevHash', () => 'f'.repeat(64)],
  ['payload', (body) => ({ ...(body.payload as object), note: 'nothing to see' })],
  ['actor.type', () => 'api_key'],
  ['actor.id', () => newId()],
  ['actor.name', () => 'Somebody Else'],
  ['actor.roles', () => ['admin']],
];

function changeField(entry: WorldEntry, field: string, value: (body: Record<string, unknown>) => unknown): string {
  const body = bodyOf(entry) as unknown as Record<string, Json>;
  const [outer = '', inner] = field.split('.');
  const changed = value(body) as Json;
  const whole =
    inner === undefined
      ? { ...body, [outer]: changed }
      : { ...body, [outer]: { ...(body[outer] as object), [inner]: changed } };
  return `countersign-evidence/v1\n${canonicalJson(whole as Json)}`;
}

const textChanges = fieldChanges.flatMap(([field, value]): Tampering[] => [
  {
    name: `the text's ${field} changed`,
    apply: async (world, random) => {
      const entry = pickEntry(world, random);
      await world.change(
        async (client) => void (await setEntry(client, entry, changeField(entry, field, value), entry.hash)),
      );
      return named(entry);
    },
  },
  {
    name: `the text's ${field} changed and its hash made anew`,
    apply: async (world, random) => {
      // Also one that waits for the log: its MAC speaks for it until the signature does.
      const entry = pickEntry(world, random);
      const sealed = changeField(entry, field, value);
      const hash = nodeSha256.textToHex(sealed);
      const isLast = chainOf(world, entry).at(-1) === entry;
      await world.change(async (client) => {
        await setEntry(client, entry, sealed, hash);
        if (isLast) await setHead(client, entry.chainId, entry.seq, hash);
      });
      return named(entry);
    },
  },
]);

const columnChanges: readonly Tampering[] = [
  {
    name: 'one character of the text changed',
    apply: async (world, random) => {
      const entry = pickEntry(world, random);
      const at = random.integer(0, entry.sealed.length - 1);
      const other = entry.sealed[at] === 'x' ? 'y' : 'x';
      const sealed = `${entry.sealed.slice(0, at)}${other}${entry.sealed.slice(at + 1)}`;
      await world.change(async (client) => void (await setEntry(client, entry, sealed, entry.hash)));
      return named(entry);
    },
  },
  {
    name: 'a hash changed',
    apply: async (world, random) => {
      const entry = pickEntry(world, random);
      const hash = entry.hash.startsWith('0') ? `1${entry.hash.slice(1)}` : `0${entry.hash.slice(1)}`;
      await world.change(async (client) => void (await setEntry(client, entry, entry.sealed, hash)));
      return named(entry);
    },
  },
  {
    name: 'a kind changed beside its text',
    apply: async (world, random) => {
      const entry = pickEntry(world, random);
      await world.change(async (client) => {
        await client.query(`update evidence_entry set kind = 'wire.exported' where chain_id = $1 and seq = $2`, [
          entry.chainId,
          entry.seq,
        ]);
      });
      return named(entry);
    },
  },
  {
    name: 'a number changed beside its text',
    apply: async (world, random) => {
      const entry = pickEntry(world, random);
      const other = chainOf(world, entry).length + random.integer(1, 5);
      await world.change(async (client) => {
        await client.query('update evidence_entry set seq = $3 where chain_id = $1 and seq = $2', [
          entry.chainId,
          entry.seq,
          other,
        ]);
      });
      return named(entry);
    },
  },
];

const structureChanges: readonly Tampering[] = [
  {
    name: 'an entry removed',
    apply: async (world, random) => {
      const entry = pickEntry(world, random);
      await world.change(async (client) => {
        await client.query('delete from evidence_entry where chain_id = $1 and seq = $2', [entry.chainId, entry.seq]);
      });
      return named(entry);
    },
  },
  {
    name: 'an entry removed and the rest moved up',
    apply: async (world, random) => {
      const chain = pickChain(world, random);
      const entry = random.pick(chain.slice(0, -1));
      await world.change(async (client) => {
        await client.query('delete from evidence_entry where chain_id = $1 and seq = $2', [entry.chainId, entry.seq]);
        // By way of numbers that nobody has: the key is checked row by row.
        await client.query('update evidence_entry set seq = seq + 1000 where chain_id = $1 and seq > $2', [
          entry.chainId,
          entry.seq,
        ]);
        await client.query('update evidence_entry set seq = seq - 1001 where chain_id = $1 and seq > 1000', [
          entry.chainId,
        ]);
        await client.query('update evidence_chain set seq = seq - 1 where chain_id = $1', [entry.chainId]);
      });
      return named(entry);
    },
  },
  {
    name: 'a copy of an entry added at the end',
    apply: async (world, random) => {
      const chain = pickChain(world, random);
      const copied = random.pick(chain);
      const seq = chain.length + 1;
      await world.change(async (client) => {
        await client.query('insert into evidence_entry values ($1, $2, $3, $4, $5)', [
          copied.chainId,
          seq,
          copied.kind,
          copied.sealed,
          copied.hash,
        ]);
        await setHead(client, copied.chainId, seq, copied.hash);
      });
      return named({ chainId: copied.chainId, seq });
    },
  },
  {
    name: 'a well-formed entry added at the end beside the log',
    apply: async (world, random) => {
      const chain = random.pick(world.chains.filter((each) => each.every(({ kind }) => kind !== 'loan.sealed')));
      const last = chain.at(-1) as WorldEntry;
      const seq = chain.length + 1;
      const { sealed, hash } = sealEntry({ ...bodyOf(last), seq, kind: 'loan.approved', prevHash: last.hash });
      await world.change(async (client) => {
        await client.query(`insert into evidence_entry values ($1, $2, 'loan.approved', $3, $4)`, [
          last.chainId,
          seq,
          sealed,
          hash,
        ]);
        await setHead(client, last.chainId, seq, hash);
      });
      return named({ chainId: last.chainId, seq });
    },
  },
  {
    name: 'an entry added in the middle',
    apply: async (world, random) => {
      const chain = pickChain(world, random);
      const entry = random.pick(chain);
      const { sealed, hash } = sealEntry({ ...bodyOf(entry), payload: { note: 'slipped in' } });
      await world.change(async (client) => {
        await client.query('update evidence_entry set seq = seq + 1000 where chain_id = $1 and seq >= $2', [
          entry.chainId,
          entry.seq,
        ]);
        await client.query('update evidence_entry set seq = seq - 999 where chain_id = $1 and seq > 1000', [
          entry.chainId,
        ]);
        await client.query('insert into evidence_entry values ($1, $2, $3, $4, $5)', [
          entry.chainId,
          entry.seq,
          entry.kind,
          sealed,
          hash,
        ]);
        await client.query('update evidence_chain set seq = seq + 1 where chain_id = $1', [entry.chainId]);
      });
      return named(entry);
    },
  },
  {
    name: 'two entries exchanged',
    apply: async (world, random) => {
      const chain = pickChain(world, random, 3);
      const first = random.integer(1, chain.length - 1);
      const second = random.integer(first + 1, chain.length);
      const chainId = chain[0]?.chainId ?? '';
      await world.change(async (client) => {
        await client.query('update evidence_entry set seq = 1000 where chain_id = $1 and seq = $2', [chainId, first]);
        await client.query('update evidence_entry set seq = $2 where chain_id = $1 and seq = $3', [
          chainId,
          first,
          second,
        ]);
        await client.query('update evidence_entry set seq = $2 where chain_id = $1 and seq = 1000', [chainId, second]);
      });
      return named({ chainId, seq: first });
    },
  },
  {
    name: 'an entry moved to the end of another chain',
    apply: async (world, random) => {
      const from = pickChain(world, random);
      const to = random.pick(world.chains.filter((chain) => chain !== from));
      const entry = random.pick(from);
      const target = to[0]?.chainId ?? '';
      await world.change(async (client) => {
        await client.query('update evidence_entry set chain_id = $3, seq = $4 where chain_id = $1 and seq = $2', [
          entry.chainId,
          entry.seq,
          target,
          to.length + 1,
        ]);
        await setHead(client, target, to.length + 1, entry.hash);
      });
      return random.next() < 0.5 ? named(entry) : named({ chainId: target, seq: to.length + 1 });
    },
  },
  {
    name: 'two entries of different chains exchanged',
    apply: async (world, random) => {
      const left = random.pick(pickChain(world, random));
      const right = random.pick(random.pick(world.chains.filter(([first]) => first?.chainId !== left.chainId)));
      await world.change(async (client) => {
        await setEntry(client, left, right.sealed, right.hash);
        await setEntry(client, right, left.sealed, left.hash);
      });
      return random.next() < 0.5 ? named(left) : named(right);
    },
  },
];

export const entryTamperings: readonly Tampering[] = [...textChanges, ...columnChanges, ...structureChanges];
