import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { formatCheckpoint, parseCheckpoint } from '@countersign/engine/evidence/checkpoint';
import { type NoteSigner, parseNote, signNote } from '@countersign/engine/evidence/signed-note';
import type { Random } from '../soak/random.ts';
import { rewriteFrom, rewriteLeaves, rewriteNodes, setHead } from './rewrite.ts';
import type { TamperWorld, WorldEntry } from './tamper-world.ts';
import { type Expected, named, pickChain, pickSigned, type Tampering } from './tampering.ts';

/** Entries of which all from here on are in the signed log. */
function pickFrom(
  world: TamperWorld,
  random: Random,
): { readonly chain: readonly WorldEntry[]; readonly entry: WorldEntry } {
  const signed = world.chains.filter((chain) => chain.every(({ leafIndex }) => leafIndex !== null));
  const chain = random.pick(signed);
  return { chain, entry: random.pick(chain) };
}

/**
 * Below a checkpoint all leaves are signed together: when leaves and nodes are rewritten with the entries, the first
 * entry after the last checkpoint that still holds is the earliest that can be to blame.
 */
function earliestBlamed(world: TamperWorld, chain: readonly WorldEntry[], entry: WorldEntry): WorldEntry {
  const held = world.checkpointSizes.filter((size) => size <= (entry.leafIndex ?? 0)).at(-1) ?? 0;
  return chain.find(({ leafIndex }) => (leafIndex ?? -1) >= held) ?? entry;
}

const rewritings: readonly Tampering[] = [
  {
    name: 'a chain rewritten with new hashes and head',
    apply: async (world, random) => {
      const { chain, entry } = pickFrom(world, random);
      await world.change((client) => rewriteFrom(client, chain, entry.seq, 'all is well'));
      return named(entry);
    },
  },
  {
    name: 'a chain rewritten with new hashes, head, leaves and nodes',
    apply: async (world, random) => {
      const { chain, entry } = pickFrom(world, random);
      await world.change(async (client) => {
        await rewriteFrom(client, chain, entry.seq, 'all is well');
        await rewriteLeaves(client, entry.chainId);
        await rewriteNodes(client);
      });
      const blamed = earliestBlamed(world, chain, entry);
      return { fsck: { reasons: ['bad-root'] }, verify: { chainId: blamed.chainId, seq: blamed.seq } };
    },
  },
  {
    name: 'the last entry of a chain rewritten with its leaf, in a log whose nodes stand',
    apply: async (world, random) => {
      const { chain } = pickFrom(world, random);
      const entry = chain.at(-1) as WorldEntry;
      await world.change(async (client) => {
        await rewriteFrom(client, chain, entry.seq, 'all is well');
        await rewriteLeaves(client, entry.chainId);
      });
      return { fsck: { reasons: ['bad-root'] }, verify: blameAmong(world, chain, entry) };
    },
  },
  {
    name: 'a tail cut off',
    apply: async (world, random) => {
      const { entry } = pickFrom(world, random);
      await world.change(async (client) => {
        await client.query('delete from evidence_entry where chain_id = $1 and seq >= $2', [entry.chainId, entry.seq]);
      });
      return named(entry);
    },
  },
  {
    name: 'a tail cut off with the head set back',
    apply: async (world, random) => {
      const { chain, entry } = pickFrom(world, random);
      await world.change(async (client) => {
        await client.query('delete from evidence_entry where chain_id = $1 and seq >= $2', [entry.chainId, entry.seq]);
        await setHead(client, entry.chainId, entry.seq - 1, chain[entry.seq - 2]?.hash ?? '0'.repeat(64));
        await client.query('update evidence_chain set sealed = false where chain_id = $1', [entry.chainId]);
      });
      return named(entry);
    },
  },
  {
    name: 'a tail cut off with the head set back and its leaves gone',
    apply: async (world, random) => {
      const { chain, entry } = pickFrom(world, random);
      await world.change(async (client) => {
        await client.query('delete from evidence_entry where chain_id = $1 and seq >= $2', [entry.chainId, entry.seq]);
        await client.query('delete from evidence_leaf where chain_id = $1 and seq >= $2', [entry.chainId, entry.seq]);
        await setHead(client, entry.chainId, entry.seq - 1, chain[entry.seq - 2]?.hash ?? '0'.repeat(64));
        await client.query('update evidence_chain set sealed = false where chain_id = $1', [entry.chainId]);
      });
      // Nothing in the chain speaks of it any more: the hole in the log does, at the entry's place there.
      return { fsck: { leafIndex: entry.leafIndex ?? 0 } };
    },
  },
];

/** With the nodes as they were, a pair of leaves is all that is in doubt; the earlier of the two may be in this chain. */
function blameAmong(world: TamperWorld, chain: readonly WorldEntry[], entry: WorldEntry): Expected['verify'] {
  const leafIndex = entry.leafIndex ?? 0;
  const sibling = leafIndex % 2 === 0 ? leafIndex + 1 : leafIndex - 1;
  const held = world.checkpointSizes.filter((size) => size <= leafIndex).at(-1) ?? 0;
  const blamed = chain.find((each) => each === entry || (each.leafIndex === sibling && sibling >= held)) ?? entry;
  return { chainId: blamed.chainId, seq: blamed.seq };
}

function leafChange(name: string, set: string, expected: (entry: WorldEntry) => Expected): Tampering {
  return {
    name,
    apply: async (world, random) => {
      const entry = pickSigned(world, random);
      await world.change(async (client) => {
        await client.query(`update evidence_leaf set ${set} where leaf_index = $1`, [entry.leafIndex]);
      });
      return expected(entry);
    },
  };
}

const leafTamperings: readonly Tampering[] = [
  leafChange("a leaf's hash changed", `leaf_hash = sha256(leaf_hash)`, named),
  leafChange("a leaf's chain changed", `chain_id = gen_random_uuid()`, named),
  leafChange("a leaf's number in its chain changed", 'seq = seq + 1000', named),
  leafChange("a leaf's place in the log changed", 'leaf_index = leaf_index + 100000', (entry) => ({
    fsck: { leafIndex: entry.leafIndex ?? 0 },
  })),
  {
    name: 'a leaf removed',
    apply: async (world, random) => {
      const entry = pickSigned(world, random);
      await world.change(
        async (client) =>
          void (await client.query('delete from evidence_leaf where leaf_index = $1', [entry.leafIndex])),
      );
      return named(entry);
    },
  },
  {
    name: 'an entry queued for the log once more',
    apply: async (world, random) => {
      const entry = pickSigned(world, random);
      await world.change(async (client) => {
        await client.query('insert into evidence_pending (chain_id, seq) values ($1, $2)', [entry.chainId, entry.seq]);
      });
      return named(entry);
    },
  },
  {
    name: 'an entry taken out of the queue of the log',
    apply: async (world, random) => {
      const entry = random.pick(world.entries.filter(({ leafIndex }) => leafIndex === null));
      await world.change(async (client) => {
        await client.query('delete from evidence_pending where chain_id = $1 and seq = $2', [entry.chainId, entry.seq]);
      });
      return named(entry);
    },
  },
];

function nodeChange(name: string, statement: string, reasons: readonly string[]): Tampering {
  return {
    name,
    apply: async (world, random) => {
      await world.change(async (client) => {
        const { rows } = await client.query('select level, index from evidence_node order by level, index');
        const { level, index } = random.pick(rows);
        await client.query(statement, statement.includes('$2') ? [level, index] : []);
      });
      return { fsck: { reasons } };
    },
  };
}

const nodeTamperings: readonly Tampering[] = [
  nodeChange("a node's hash changed", 'update evidence_node set hash = sha256(hash) where level = $1 and index = $2', [
    'bad-node',
  ]),
  nodeChange(
    "a node's place changed",
    'update evidence_node set index = index + 100000 where level = $1 and index = $2',
    ['bad-node'],
  ),
  nodeChange("a node's level changed", 'update evidence_node set level = level + 20 where level = $1 and index = $2', [
    'bad-node',
  ]),
  nodeChange('a node removed', 'delete from evidence_node where level = $1 and index = $2', ['bad-node']),
  nodeChange('a node added', `insert into evidence_node values (9, 77, sha256('x'))`, ['unknown-node']),
];

function strangerFor(name: string): NoteSigner {
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(12);
  const key = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return { name, publicKey: new Uint8Array(publicKey), sign: (message) => sign(null, message, key) };
}

function checkpointChange(name: string, set: string): Tampering {
  return {
    name,
    apply: async (world, random) => {
      const size = random.pick(world.checkpointSizes);
      await world.change(
        async (client) => void (await client.query(`update evidence_checkpoint set ${set} where size = $1`, [size])),
      );
      return { fsck: { reasons: ['bad-checkpoint'] } };
    },
  };
}

const checkpointTamperings: readonly Tampering[] = [
  checkpointChange("a checkpoint's size changed", 'size = size + 100000'),
  checkpointChange("a checkpoint's root changed", 'root = sha256(root)'),
  checkpointChange("a checkpoint's key changed", `key_id = '00000000'`),
  checkpointChange("a checkpoint's note changed", `note = replace(note, E'\\n\\n', E'\\nmore\\n\\n')`),
  checkpointChange("a checkpoint's time changed", `signed_at = signed_at - interval '1 day'`),
  checkpointChange("a checkpoint's tag changed", 'tag = sha256(tag)'),
  {
    name: 'a checkpoint forged with a key of their own, over a rewritten log',
    apply: async (world, random) => {
      const { chain, entry } = pickFrom(world, random);
      await world.change(async (client) => {
        await rewriteFrom(client, chain, entry.seq, 'all is well');
        await rewriteLeaves(client, entry.chainId);
        await rewriteNodes(client);
        await forgeCheckpoints(client);
      });
      return { fsck: { reasons: ['bad-checkpoint'] } };
    },
  },
  {
    name: 'the signing key changed',
    apply: async (world, random) => {
      const set = random.pick([
        `sealed_seed = sealed_seed || '\\x00'`,
        `name = name || 'x'`,
        `key_id = '00000000'`,
        `created_at = created_at + interval '1 day'`,
      ]);
      await world.change(async (client) => void (await client.query(`update evidence_signing_key set ${set}`)));
      return { fsck: { reasons: ['bad-signing-key'] } };
    },
  },
];

/** Signs every checkpoint anew, as far as somebody can who has the database and not the key file. */
async function forgeCheckpoints(client: import('pg').PoolClient): Promise<void> {
  const { rows } = await client.query<{ size: string; note: string }>(
    'select size, note from evidence_checkpoint order by size',
  );
  const { origin } = parseCheckpoint(parseNote(rows[0]?.note ?? '').text);
  const stranger = strangerFor(origin);
  for (const { size } of rows) {
    const root = new Uint8Array(32).fill(7);
    const note = signNote(formatCheckpoint({ origin, size: Number(size), root, extensions: [] }), stranger);
    await client.query('update evidence_checkpoint set root = $2, note = $3 where size = $1', [
      size,
      Buffer.from(root),
      note,
    ]);
  }
}

const headTamperings: readonly Tampering[] = [
  ...(['seq = seq + 1', 'seq = seq - 1', `head = repeat('a', 64)`, 'sealed = not sealed'] as const).map(
    (set): Tampering => ({
      name: `a head changed: ${set}`,
      apply: async (world, random) => {
        const chain = pickChain(world, random);
        const chainId = chain[0]?.chainId ?? '';
        await world.change(
          async (client) =>
            void (await client.query(`update evidence_chain set ${set} where chain_id = $1`, [chainId])),
        );
        return named({ chainId, seq: set === 'seq = seq + 1' ? chain.length + 1 : chain.length });
      },
    }),
  ),
  {
    name: 'a head removed',
    apply: async (world, random) => {
      const chainId = pickChain(world, random)[0]?.chainId ?? '';
      await world.change(
        async (client) => void (await client.query('delete from evidence_chain where chain_id = $1', [chainId])),
      );
      return named({ chainId, seq: 1 });
    },
  },
];

export const logTamperings: readonly Tampering[] = [
  ...rewritings,
  ...leafTamperings,
  ...nodeTamperings,
  ...checkpointTamperings,
  ...headTamperings,
];
