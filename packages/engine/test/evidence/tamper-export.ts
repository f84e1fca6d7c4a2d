import { bytesToHex } from '@noble/hashes/utils.js';
import { type Attestation, type Attestations, attestedBytes } from '../../src/evidence/attestation.ts';
import { formatCheckpoint } from '../../src/evidence/checkpoint.ts';
import type { SealedEntry } from '../../src/evidence/entry.ts';
import { CHECKED_FILES, type ExportProof } from '../../src/evidence/export-format.ts';
import { formatVerifierKey, noteKey } from '../../src/evidence/note-key.ts';
import { openEntry } from '../../src/evidence/seal-entry.ts';
import { signNote } from '../../src/evidence/signed-note.ts';
import { proofsOf, type RandomExport, randomSigner, signTree } from './random-export.ts';
import type { RandomSource } from './random-source.ts';
import { type PlacedEntry, tamperChain } from './tamper-entries.ts';

export interface TamperedExport {
  readonly name: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What the checker must say; `any` where the change may be seen in more than one place. */
  readonly firstBadSeq: number | null | 'any';
}

type Files = Map<string, Uint8Array>;
type Tampering = (random: RandomSource, made: RandomExport, files: Files) => number | null | 'any';

/** Tampers with an export in a random way; entries are the target in two draws of three. */
export function tamperExport(random: RandomSource, made: RandomExport): TamperedExport {
  const files: Files = new Map(made.files);
  if (random.chance(2 / 3)) {
    const chain = tamperChain(random, made.loan, made.install);
    replaceEntries(random, made, files, chain.entries);
    return { name: chain.name, files, firstBadSeq: chain.firstBadSeq };
  }
  const name = random.pick(Object.keys(EXPORT_TAMPERINGS));
  const firstBadSeq = EXPORT_TAMPERINGS[name]?.(random, made, files) ?? null;
  return { name, files, firstBadSeq };
}

/** Puts other entries into an export, with true proofs where there are any, and a manifest that agrees in half of the draws. */
function replaceEntries(random: RandomSource, made: RandomExport, files: Files, entries: readonly PlacedEntry[]): void {
  files.set(
    'entries.jsonl',
    encode(entries.map(({ sealed, hash }) => `${JSON.stringify({ sealed, hash })}\n`).join('')),
  );
  writeProofs(
    files,
    proofsOf(
      made.leaves,
      entries.map(({ leafIndex }) => leafIndex),
    ),
  );
  if (random.chance(0.5)) return;
  const last = entries.at(-1);
  const exportedAt = safely(() => (last === undefined ? undefined : openEntry(last).at));
  changeManifest(files, (manifest) => ({
    ...manifest,
    entries: entries.length,
    ...(last === undefined ? {} : { head: last.hash, exportedAt: exportedAt ?? manifest.exportedAt }),
  }));
}

export const EXPORT_TAMPERINGS: Record<string, Tampering> = {
  'the attestations left out': (_random, _made, files) => {
    files.delete('attestations.json');
    return null;
  },
  'an attestation that is of another entry': (random, made, files) =>
    changeAttestation(random, made, files, (item, items) => ({
      ...item,
      signature: items[item.seq % items.length]?.signature ?? '',
    })),
  'an attestation without a signature': (random, made, files) =>
    changeAttestation(random, made, files, (item) => ({ ...item, signature: '' })),
  'an attestation by a marker that there is not': (random, made, files) =>
    changeAttestation(random, made, files, (item) => ({ ...item, by: 'marker' as const })),
  'an attestation signed with another key': (random, made, files) =>
    changeAttestation(random, made, files, (item) => {
      const { hash } = made.loan.entries[item.seq - 1] as SealedEntry;
      const text = attestedBytes(made.loan.loanId ?? '', { seq: item.seq, hash }, 'mac', null);
      return { ...item, signature: Buffer.from(randomSigner(random).sign(text)).toString('base64') };
    }),
  'a checkpoint signed with another key': (random, made, files) => {
    files.set('checkpoint.txt', encode(signTree(randomSigner(random), made.leaves)));
    return null;
  },
  'everything signed anew with another key': (random, made, files) => {
    const signer = randomSigner(random);
    files.set('checkpoint.txt', encode(signTree(signer, made.leaves)));
    files.set('key.txt', encode(`${formatVerifierKey(noteKey(signer.name, signer.publicKey))}\n`));
    return null;
  },
  'a checkpoint changed under its signature': (random, _made, files) => {
    const [origin = '', size = '', root = '', ...rest] = decode(files, 'checkpoint.txt').split('\n');
    const other = Buffer.from(random.hex(64), 'hex').toString('base64');
    const heads = [`${origin}x\n${size}\n${root}`, `${origin}\n${size}1\n${root}`, `${origin}\n${size}\n${other}`];
    files.set('checkpoint.txt', encode([random.pick(heads), ...rest].join('\n')));
    return null;
  },
  'a signed checkpoint of another root': (random, made, files) => {
    const { signer } = made;
    const root = new Uint8Array(Buffer.from(random.hex(64), 'hex'));
    const text = formatCheckpoint({ origin: signer.name, size: made.leaves.length, root, extensions: [] });
    files.set('checkpoint.txt', encode(signNote(text, signer)));
    return 1;
  },
  'an older checkpoint that does not cover the last entries': (random, made, files) => {
    const lastLeaf = made.loan.leafIndexes.at(-1) ?? 0;
    const older = made.leaves.slice(0, 1 + random.below(lastLeaf));
    files.set('checkpoint.txt', encode(signTree(made.signer, older)));
    changeManifest(files, (manifest) => ({ ...manifest, treeSize: older.length }));
    writeProofs(files, proofsOf(older, made.loan.leafIndexes));
    return made.loan.leafIndexes.findIndex((leafIndex) => leafIndex >= older.length) + 1;
  },
  'two proofs swapped': (random, made, files) => {
    const count = made.loan.entries.length;
    const left = random.below(count - 1);
    const right = left + 1 + random.below(count - left - 1);
    changeProofs(files, (proofs) => {
      const [first, second] = [proofs[left], proofs[right]];
      if (first === undefined || second === undefined) throw new Error('There are fewer proofs than entries.');
      const renumber = random.chance(0.5);
      proofs[left] = renumber ? { ...second, seq: first.seq } : second;
      proofs[right] = renumber ? { ...first, seq: second.seq } : first;
    });
    return left + 1;
  },
  'a proof changed': (random, made, files) => {
    const index = random.below(made.loan.entries.length);
    changeProofs(files, (proofs) => {
      const proof = proofs[index];
      if (proof === undefined) throw new Error('There are fewer proofs than entries.');
      const { leafIndex, path } = proof;
      proofs[index] = random.pick<ExportProof>([
        { ...proof, leafIndex: leafIndex + 1 },
        { ...proof, leafIndex: -1 },
        { ...proof, path: path.slice(1) },
        { ...proof, path: path.with(random.below(path.length), random.hex(64)) },
        { ...proof, path: [...path, random.hex(64)] },
        { ...proof, path: path.map((hash) => hash.toUpperCase()).with(0, 'AB'.repeat(32)) },
        { ...proof, seq: proof.seq + 1 },
      ]);
    });
    return index + 1;
  },
  'the last proof removed': (_random, made, files) => {
    changeProofs(files, (proofs) => proofs.pop());
    return made.loan.entries.length;
  },
  'a proof too many': (_random, made, files) => {
    changeProofs(files, (proofs) => proofs.push({ seq: proofs.length + 1, leafIndex: 0, path: [] }));
    return made.loan.entries.length + 1;
  },
  'a document struck off the list': (random, made, files) => changeDocument(random, made, files, () => []),
  'a document with another hash': (random, made, files) =>
    changeDocument(random, made, files, (document) => [{ ...document, sha256: random.hex(64) }]),
  'a document with another name': (random, made, files) =>
    changeDocument(random, made, files, (document) => [{ ...document, name: `${document.name}.bak` }]),
  'a document put on the list': (random, _made, files) => {
    const documents = JSON.parse(decode(files, 'documents.json')) as object[];
    files.set('documents.json', encode(JSON.stringify([...documents, { name: 'note.pdf', sha256: random.hex(64) }])));
    return null;
  },
  'another loan in the manifest': (random, _made, files) => {
    changeManifest(files, (manifest) => ({ ...manifest, loanId: random.hex(32) }));
    return 1;
  },
  'more entries in the manifest': (_random, made, files) => {
    changeManifest(files, (manifest) => ({ ...manifest, entries: made.loan.entries.length + 1 }));
    return made.loan.entries.length + 1;
  },
  'another value in the manifest': (random, _made, files) => {
    changeManifest(files, (manifest) => ({
      ...manifest,
      ...random.pick<object>([
        { entries: 0 },
        { head: random.hex(64) },
        { treeSize: Number(manifest.treeSize) + 1 },
        { exportedAt: '2030-01-01T00:00:00.000Z' },
        { externalRef: 'L-OTHER' },
        { format: 'countersign-evidence-export/v0' },
      ]),
    }));
    return null;
  },
  'a file left out': (random, _made, files) => {
    files.delete(random.pick(CHECKED_FILES));
    return null;
  },
  'a file cut short': (random, _made, files) => {
    const name = random.pick(CHECKED_FILES);
    const bytes = files.get(name) ?? new Uint8Array();
    // The last byte of each file is its newline, without which a text file reads the same.
    files.set(name, bytes.slice(0, random.below(bytes.length - 1)));
    return 'any';
  },
  'one bit of a line of entries': (random, _made, files) => {
    const bytes = flipBit(random, files, 'entries.jsonl');
    return bytes.before.subarray(0, bytes.at).reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1);
  },
  'one bit of another file': (random, _made, files) => {
    flipBit(random, files, random.pick(CHECKED_FILES.filter((name) => name !== 'entries.jsonl')));
    return 'any';
  },
};

function changeDocument(
  random: RandomSource,
  made: RandomExport,
  files: Files,
  change: (document: { name: string; sha256: string }) => readonly object[],
): number | null {
  const { documents, entries } = made.loan;
  if (documents.length === 0) {
    files.set('documents.json', encode('[{"name":"note.pdf"}]'));
    return null;
  }
  const target = random.pick(documents);
  files.set(
    'documents.json',
    encode(JSON.stringify(documents.flatMap((item) => (item === target ? change(item) : [item])))),
  );
  return entries.findIndex(({ sealed }) => sealed.includes(`"sha256":"${target.sha256}"`)) + 1;
}

function flipBit(random: RandomSource, files: Files, name: string) {
  const before = files.get(name) ?? new Uint8Array();
  const at = random.below(before.length);
  const after = Uint8Array.from(before);
  after[at] = (after[at] ?? 0) ^ (1 << random.below(8));
  files.set(name, after);
  return { before, at };
}

function changeAttestation(
  random: RandomSource,
  made: RandomExport,
  files: Files,
  change: (item: Attestation, items: readonly Attestation[]) => Attestation,
): number {
  const { marker, items } = JSON.parse(decode(files, 'attestations.json')) as Attestations;
  const index = random.below(made.loan.entries.length);
  const changed = items.map((item, at) => (at === index ? change(item, items) : item));
  files.set('attestations.json', encode(`${JSON.stringify({ marker, items: changed })}\n`));
  return index + 1;
}

function changeProofs(files: Files, change: (proofs: ExportProof[]) => unknown): void {
  const proofs = JSON.parse(decode(files, 'proofs.json')) as ExportProof[];
  change(proofs);
  files.set('proofs.json', encode(`${JSON.stringify(proofs)}\n`));
}

function writeProofs(files: Files, proofs: readonly { leafIndex: number; path: readonly Uint8Array[] }[]): void {
  const written = proofs.map(({ leafIndex, path }, index) => ({
    seq: index + 1,
    leafIndex,
    path: path.map((hash) => bytesToHex(hash)),
  }));
  files.set('proofs.json', encode(`${JSON.stringify(written)}\n`));
}

function changeManifest(files: Files, change: (manifest: Record<string, unknown>) => object): void {
  const manifest = JSON.parse(decode(files, 'manifest.json')) as Record<string, unknown>;
  files.set('manifest.json', encode(`${JSON.stringify(change(manifest), null, 2)}\n`));
}

function decode(files: Files, name: string): string {
  return Buffer.from(files.get(name) ?? new Uint8Array()).toString('utf8');
}

function encode(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text));
}

function safely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
