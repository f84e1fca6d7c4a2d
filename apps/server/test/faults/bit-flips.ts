import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FsckFault, fsck } from '../../src/fsck/index.ts';
import { blobPath } from '../../src/platform/blobs/store.ts';
import { givenReview } from '../given-review.ts';
import type { Random } from '../soak/random.ts';
import { defineFamily, type Fault } from './fault.ts';
import { openRaceWorld, type RaceWorld } from './race-world.ts';

const FLIPS = 12;

async function faultsOf({ app }: RaceWorld): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(app, { onFault: (fault) => faults.push(fault) });
  return faults;
}

/** The service goes on: another loan can be read and acted upon while something of this one is broken. */
async function goesOn(world: RaceWorld): Promise<readonly string[]> {
  const { ref } = await givenReview(world.app);
  const body = { note: 'Said while something else was broken.' };
  const { status } = await world.request('PUT', `/v1/loans/${ref}/hold`, { token: world.admin.accessToken, body });
  return status === 200 ? [] : [`An act on another loan was answered ${status}.`];
}

async function flipInFile(world: RaceWorld, random: Random): Promise<readonly string[]> {
  const { loanId, documents } = await givenReview(world.app);
  const { rows } = await world.pool.query<{ sha256: string; id: string }>(
    'select d.sha256, p.id from document d join document_part p on p.document_id = d.id where d.loan_id = $1 order by p.id',
    [loanId],
  );
  const victim = random.pick(rows);
  const path = join(world.dataDir, 'blobs', blobPath(victim.sha256));
  const whole = await readFile(path);
  const broken = Buffer.from(whole);
  const at = random.integer(0, whole.length - 1);
  broken[at] = (whole[at] ?? 0) ^ (1 << random.integer(0, 7));
  await writeFile(path, broken);
  try {
    const faults: string[] = [];
    const found = await faultsOf(world);
    const isNamed =
      found.length === 1 && found[0]?.reason === 'bytes-corrupt' && found[0].detail.includes(victim.sha256);
    if (!isNamed) faults.push(`Bit of byte ${at}: fsck told ${JSON.stringify(found)}.`);
    const token = world.admin.accessToken;
    for (const id of Object.values(documents)) {
      const isVictim = id === victim.id;
      const url = `/v1/documents/${id}/content`;
      const answer = await world.requestAsItIs(url, token);
      if (isVictim && (answer.status === 200 || !answer.text.includes('damaged')))
        faults.push(`Byte ${at}: the damaged document was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
      if (!isVictim && answer.status !== 200) faults.push(`A good document was answered ${answer.status}.`);
    }
    return [...faults, ...(await goesOn(world))];
  } finally {
    await writeFile(path, whole);
  }
}

async function flipInEvidence(world: RaceWorld, random: Random): Promise<readonly string[]> {
  const { ref, loanId } = await givenReview(world.app);
  const { rows } = await world.pool.query<{ seq: number; sealed: string; hash: string }>(
    'select seq::int as seq, sealed, hash from evidence_entry where chain_id = $1 order by seq',
    [loanId],
  );
  const { seq, sealed, hash } = random.pick(rows);
  const isText = random.next() < 0.7;
  const victim = isText ? sealed : hash;
  // A bit of a printable letter, so that the database still takes the text.
  const places = [...victim].flatMap((letter, index) => (/[0-9A-Za-z]/.test(letter) ? [index] : []));
  const at = random.pick(places);
  const flipped = `${victim.slice(0, at)}${String.fromCharCode(victim.charCodeAt(at) ^ 1)}${victim.slice(at + 1)}`;
  const column = isText ? 'sealed' : 'hash';
  const put = async (value: string) => {
    const client = await world.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(`update evidence_entry set ${column} = $3 where chain_id = $1 and seq = $2`, [
        loanId,
        seq,
        value,
      ]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  await put(flipped);
  try {
    const faults: string[] = [];
    const found = await faultsOf(world);
    // A flip in the hash of an entry is named at it; its successor, which quotes the hash, is as good a place.
    const isNamed = found.some((fault) => fault.loanId === loanId && fault.seq === seq);
    if (!isNamed || found.some((fault) => fault.loanId !== loanId && fault.loanId !== undefined))
      faults.push(`${column} of entry ${seq}: fsck told ${JSON.stringify(found)}.`);
    const url = `/v1/loans/${ref}/evidence/verify`;
    const { body } = await world.request<{ valid: boolean; firstBadSeq: number | null }>('GET', url, {
      token: world.admin.accessToken,
    });
    if (body.valid || body.firstBadSeq !== seq)
      faults.push(`${column} of entry ${seq}: verify told ${JSON.stringify(body)}.`);
    return [...faults, ...(await goesOn(world))];
  } finally {
    await put(victim);
  }
}

function again(flip: (world: RaceWorld, random: Random) => Promise<readonly string[]>): Fault<RaceWorld>['inject'] {
  return async (world, random) => {
    const faults: string[] = [];
    for (let turn = 0; turn < FLIPS; turn += 1) faults.push(...(await flip(world, random)));
    return faults;
  };
}

export const bitFlips = defineFamily<RaceWorld>({
  name: 'bit-flips',
  isSturdy: true,
  checked:
    'while it is broken: fsck and verify name it and nothing else, reading it is refused, other loans go on; after it is mended: fsck finds nothing',
  faults: [
    {
      name: 'bit-flip-stored-file',
      broken: `one bit of a stored document, ${FLIPS} times`,
      expected: 'fsck names the document; reading it is refused with a sentence',
      inject: again(flipInFile),
    },
    {
      name: 'bit-flip-evidence',
      broken: `one bit of an entry of evidence or its hash, ${FLIPS} times`,
      expected: 'fsck and verify name the entry',
      inject: again(flipInEvidence),
    },
  ],
  open: () => openRaceWorld(),
  check: async (world) => ({
    faults: (await faultsOf(world)).map(({ detail }) => `After it was mended, fsck told: ${detail}`),
    figures: {},
  }),
  close: (world) => world.close(),
});
