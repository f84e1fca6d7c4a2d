import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Attestations, attestedBytes } from '../../src/evidence/attestation.ts';
import { formatCheckpoint } from '../../src/evidence/checkpoint.ts';
import type { Ed25519Verify } from '../../src/evidence/ed25519.ts';
import type { SealedEntry } from '../../src/evidence/entry.ts';
import { leafHashOfText } from '../../src/evidence/merkle-hash.ts';
import { makePath, planInclusion } from '../../src/evidence/merkle-proof.ts';
import { appendLeaves, EMPTY_FRONTIER, rootOf } from '../../src/evidence/merkle-tree.ts';
import { formatVerifierKey, noteKey } from '../../src/evidence/note-key.ts';
import { type NoteSigner, signNote } from '../../src/evidence/signed-note.ts';
import { writeExport } from '../../src/evidence/write-export.ts';
import { append, appendRandom, type InstallLog, type LoanLog, nativeSha256, randomBody, reopen } from './random-log.ts';
import type { RandomSource } from './random-source.ts';

const ORIGIN = 'bank.example/countersign';

/** An export as the product makes it, and what a test needs to tamper with it. */
export interface RandomExport {
  readonly install: InstallLog;
  /** The exported chain, its own evidence.exported included. */
  readonly loan: LoanLog;
  /** Every sealed text of the log that the checkpoint signs. */
  readonly leaves: readonly string[];
  readonly signer: NoteSigner;
  readonly trustedKey: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Records the export, lets the log go on a little, as other people work meanwhile, signs it, proves every entry. */
export function exportLoan(random: RandomSource, install: InstallLog, loan: LoanLog): RandomExport {
  const signer = randomSigner(random);
  const leaves = [...install.leaves];
  const exported = reopen(loan);
  append(exported, leaves, randomBody(random, exported, 'evidence.exported'));
  const other = reopen(random.pick(install.loans.filter(({ loanId }) => loanId !== loan.loanId)));
  for (let more = random.below(4); more > 0; more--) appendRandom(random, other, leaves);

  return {
    install,
    loan: exported,
    leaves,
    signer,
    trustedKey: verifierKey(signer),
    files: exportFiles(signer, exported, leaves),
  };
}

/** The files of a chain whose entries are these leaves of a log, whatever is in them. */
export function exportFiles(
  signer: NoteSigner,
  loan: LoanLog,
  leaves: readonly string[],
  markedEntries = 0,
): ReadonlyMap<string, Uint8Array> {
  const last = loan.entries.at(-1);
  const files = writeExport({
    loanId: loan.loanId ?? '',
    externalRef: loan.externalRef,
    exportedAt: last === undefined ? '' : instantOf(last),
    entries: loan.entries,
    proofs: proofsOf(leaves, loan.leafIndexes),
    documents: loan.documents,
    attestations: attestationsOf(signer, loan, markedEntries),
    checkpoint: signTree(signer, leaves),
    treeSize: leaves.length,
    key: verifierKey(signer),
  });
  const reports = ['report.html', 'report.pdf'].map((name) => [name, new Uint8Array(Buffer.from(name))] as const);
  return new Map([...files, ...reports]);
}

/** As the service attests a chain whose first entries are from before entries had MACs. */
function attestationsOf(signer: NoteSigner, loan: LoanLog, markedEntries: number): Attestations {
  const treeSize = (loan.leafIndexes[markedEntries - 1] ?? -1) + 1;
  const marker = markedEntries === 0 ? null : { seq: 3, hash: 'ab'.repeat(32), treeSize };
  const items = loan.entries.map(({ hash }, index) => {
    const by = index < markedEntries ? ('marker' as const) : ('mac' as const);
    const text = attestedBytes(loan.loanId ?? '', { seq: index + 1, hash }, by, marker);
    return { seq: index + 1, by, signature: Buffer.from(signer.sign(text)).toString('base64') };
  });
  return { marker, items };
}

function verifierKey({ name, publicKey }: NoteSigner): string {
  return formatVerifierKey(noteKey(name, publicKey));
}

/** Empty for an entry that somebody made unreadable. */
function instantOf(entry: SealedEntry): string {
  return /"at":"([^"]*)"/.exec(entry.sealed)?.[1] ?? '';
}

export function signTree(signer: NoteSigner, leaves: readonly string[]): string {
  const { frontier } = growTree(leaves);
  const root = rootOf(frontier, nativeSha256);
  return signNote(formatCheckpoint({ origin: signer.name, size: frontier.size, root, extensions: [] }), signer);
}

/** True proofs out of this tree; for a leaf beyond it there is none, and the path stays empty. */
export function proofsOf(leaves: readonly string[], leafIndexes: readonly number[]) {
  const table = new Map(growTree(leaves).nodes.map((node) => [`${node.level}/${node.index}`, node.hash]));
  const readNode = (level: number, index: number) => table.get(`${level}/${index}`) ?? new Uint8Array();
  return leafIndexes.map((leafIndex) => {
    const plan = leafIndex < leaves.length ? planInclusion(leafIndex, leaves.length) : [];
    return { leafIndex, path: makePath(plan, readNode, nativeSha256) };
  });
}

function growTree(leaves: readonly string[]) {
  return appendLeaves(
    EMPTY_FRONTIER,
    leaves.map((leaf) => leafHashOfText(leaf, nativeSha256)),
    nativeSha256,
  );
}

/** The fixed first bytes of a PKCS #8 file with an Ed25519 seed behind them (RFC 8410). */
const PKCS8_PREFIX = '302e020100300506032b657004220420';

export function randomSigner(random: RandomSource, name = ORIGIN): NoteSigner {
  const der = Buffer.from(PKCS8_PREFIX + random.hex(64), 'hex');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { name, publicKey: rawPublicKey(privateKey), sign: (message) => sign(null, message, privateKey) };
}

function rawPublicKey(privateKey: KeyObject): Uint8Array {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return new Uint8Array(spki.subarray(-32));
}

/** The platform's own verification, as the server passes it in. */
export const nativeVerify: Ed25519Verify = (signature, message, publicKey) => {
  const x = Buffer.from(publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, message, key, signature);
};
