import { type Attestation, type Attestations, attestedBytes } from '@countersign/engine/evidence/attestation';
import { recordedDocument } from '@countersign/engine/evidence/check-documents';
import type { SealedEntry } from '@countersign/engine/evidence/entry';
import { type ExportDocument, exportedPayload } from '@countersign/engine/evidence/export-format';
import { makePath, planInclusion } from '@countersign/engine/evidence/merkle-proof';
import { formatVerifierKey } from '@countersign/engine/evidence/note-key';
import { openEntry } from '@countersign/engine/evidence/seal-entry';
import { writeExport } from '@countersign/engine/evidence/write-export';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { writeZip } from '../platform/write-zip.ts';
import { appendOnto } from './append-evidence.ts';
import { type Authenticity, authenticate, openAuthenticity } from './authenticity.ts';
import type { StoredEntry } from './chain-walk.ts';
import { listStoredEntries, useOneSnapshot } from './check.queries.ts';
import { integrateAndSign, type SignedHead } from './integrate-and-sign.ts';
import { LogDamagedError, tellDamage } from './log-damaged-error.ts';
import { nodeSha256 } from './node-sha256.ts';
import { buildReport } from './report/report-model.ts';
import { writeHtml } from './report/write-html.ts';
import { writePdf } from './report/write-pdf.ts';
import { readSigningKeys, type SigningKey } from './signing-key.ts';
import { nodesOfPlans, readNodes } from './tree-nodes.ts';

const PAGE = 1_000;

/**
 * Makes the zip that verifies without us. Its own evidence.exported entry is committed first and signed with the rest,
 * so that the checkpoint in it covers everything up to that entry and a cut tail shows. Damaged evidence is exported
 * as it is stored: whoever checks the export must find what is wrong, and not be told that there is none.
 */
export async function exportEvidence(
  app: Pick<App, 'db' | 'keyring' | 'clock' | 'log'>,
  act: Act,
  loan: { readonly id: string; readonly externalRef: string },
): Promise<Buffer> {
  const own = await app.db.transaction((tx) =>
    appendOnto(tx, app, { loanId: loan.id, kind: 'evidence.exported', act, payload: exportedPayload }),
  );
  const head = await integrateAndSign(app);
  if (head === null) throw new Error('The log is empty although an entry was just committed.');
  const read = await app.db.transaction((tx) => readAll(tx, app, loan.id, own.seq, head)).catch(tellDamage);

  const { entries, proofs, attestations, key } = read;
  const documents = documentsOf(entries);
  const about = { loanId: loan.id, externalRef: loan.externalRef, exportedAt: own.at, treeSize: head.size, key };
  const files = writeExport({ ...about, entries, proofs, documents, attestations, checkpoint: head.note });
  const report = buildReport({ ...about, head: own.head }, entries, documents);
  const all = new Map<string, Uint8Array>(files);
  all.set('report.html', Buffer.from(writeHtml(report), 'utf8'));
  all.set('report.pdf', await writePdf(report));
  return writeZip(all, new Date(own.at));
}

interface ExportData {
  readonly entries: readonly SealedEntry[];
  readonly proofs: readonly { readonly leafIndex: number; readonly path: readonly Uint8Array[] }[];
  readonly attestations: Attestations;
  readonly key: string;
}

async function readAll(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  loanId: string,
  lastSeq: number,
  head: SignedHead,
): Promise<ExportData> {
  await tx.run(useOneSnapshot, []);
  const signer = (await readSigningKeys(app, tx)).find(({ keyId }) => keyId === head.keyId);
  if (signer === undefined) throw new LogDamagedError(`The key ${head.keyId} that signed the checkpoint is gone.`);
  const own = await openAuthenticity(app, tx);
  const entries: SealedEntry[] = [];
  const items: Attestation[] = [];
  const proofs: ExportData['proofs'][number][] = [];
  for (let after = 0; after < lastSeq; ) {
    const page = await tx.many(listStoredEntries, [loanId, after, PAGE]);
    const rows = page.filter(({ seq }) => seq <= lastSeq);
    entries.push(...rows.map(({ sealed, hash }) => ({ sealed, hash })));
    items.push(...rows.map((row) => attest(signer, own, loanId, row)));
    proofs.push(...(await proveAll(tx, rows, head.size)));
    after = page.length < PAGE ? lastSeq : (page.at(-1)?.seq ?? lastSeq);
  }
  const { marker } = own;
  const named = marker === null ? null : { seq: marker.seq, hash: marker.hash, treeSize: marker.treeSize };
  return { entries, proofs, attestations: { marker: named, items }, key: formatVerifierKey(signer.key) };
}

/** Says by a signature what only the service can see: that the entry is its own. Of one that is not, it says nothing. */
function attest({ signer }: SigningKey, own: Authenticity, loanId: string, row: StoredEntry): Attestation {
  const by = authenticate(own, row);
  if (by === null) return { seq: row.seq, by: 'mac', signature: '' };
  const signature = Buffer.from(signer.sign(attestedBytes(loanId, row, by, own.marker))).toString('base64');
  return { seq: row.seq, by, signature };
}

/** An entry that somebody put beside the log has no proof; an empty one stands in its place and fails when it is checked. */
async function proveAll(tx: Tx, rows: readonly StoredEntry[], size: number): Promise<ExportData['proofs']> {
  const places = rows.map(({ leaf_index }) => (leaf_index === null || leaf_index >= size ? null : leaf_index));
  const plans = places.map((place) => (place === null ? [] : planInclusion(place, size)));
  const readNode = await readNodes(tx, nodesOfPlans(plans));
  return plans.map((plan, index) => ({ leafIndex: places[index] ?? 0, path: makePath(plan, readNode, nodeSha256) }));
}

/** The list is made from the chain, not from the documents' rows: it says what was recorded. */
function documentsOf(entries: readonly SealedEntry[]): readonly ExportDocument[] {
  return entries.flatMap((entry) => {
    try {
      const body = openEntry(entry);
      const document = body.kind === 'document.added' ? recordedDocument(body) : null;
      return document === null ? [] : [document];
    } catch {
      return [];
    }
  });
}
