import { describe, expect, it } from 'vitest';
import { checkExport } from '../../src/evidence/check-export.ts';
import { formatCheckpoint, parseCheckpoint } from '../../src/evidence/checkpoint.ts';
import { GENESIS_HASH } from '../../src/evidence/entry.ts';
import type { EvidenceKind } from '../../src/evidence/evidence-kinds.ts';
import { type EXPORT_FAULTS, REPORT_FILES } from '../../src/evidence/export-format.ts';
import { openEntry } from '../../src/evidence/seal-entry.ts';
import { parseNote, signNote } from '../../src/evidence/signed-note.ts';
import { exportFiles, exportLoan, type RandomExport } from './random-export.ts';
import { append, type InstallLog, nativeSha256, randomBody, randomInstallLog, reopen } from './random-log.ts';
import { randomSource } from './random-source.ts';

const random = randomSource(7);

/** An export of a loan whose chain has exactly these entries between package.received and its own. */
function exportOf(...kinds: readonly EvidenceKind[]): RandomExport {
  const before = randomInstallLog(random, { loans: 2, entries: 2 });
  const [first] = before.loans;
  if (first === undefined) throw new Error('There is no loan.');
  const loan = reopen(first);
  const leaves = [...before.leaves];
  for (const kind of kinds) append(loan, leaves, randomBody(random, loan, kind));
  const install: InstallLog = { loans: [loan, ...before.loans.slice(1)], leaves };
  return exportLoan(random, install, loan);
}

function withFile(made: RandomExport, name: string, text: string): Map<string, Uint8Array> {
  return new Map([...made.files, [name, new Uint8Array(Buffer.from(text))]]);
}

function text(made: RandomExport, name: string): string {
  return Buffer.from(made.files.get(name) ?? []).toString();
}

describe('checkExport', () => {
  const made = exportOf('document.added', 'finding.overridden', 'document.added', 'loan.approved');

  it('says what it checked and what nothing covers', () => {
    const result = checkExport(made.files, { trustedKey: `${made.trustedKey}\n` });
    expect(result).toEqual({
      valid: true,
      keySource: 'pinned',
      key: made.trustedKey,
      loanId: made.loan.loanId,
      externalRef: made.loan.externalRef,
      exportedAt: JSON.parse(text(made, 'manifest.json')).exportedAt,
      head: made.loan.entries.at(-1)?.hash,
      checked: {
        entries: 6,
        inclusionProofs: 6,
        attestations: 6,
        signatures: 1,
        documents: 2,
        treeSize: made.leaves.length,
      },
      notCovered: REPORT_FILES,
      warnings: [],
    });
  });

  it('names the marker that vouches for entries from before entries had MACs', () => {
    const files = exportFiles(made.signer, made.loan, made.leaves, 2);
    const result = checkExport(files, { trustedKey: made.trustedKey });
    expect(result).toMatchObject({ valid: true });
    expect(result.valid ? result.warnings.join() : '').toContain('2 of the entries rest on the marker in entry 3');
  });

  it('says so when the key came out of the export itself', () => {
    const result = checkExport(made.files);
    expect(result).toMatchObject({ valid: true, keySource: 'from-export' });
    expect(result.valid ? result.warnings.join() : '').toContain('The key was taken from the export itself.');
  });

  it('refuses an export that was rewritten and signed anew as a whole, once the key is pinned', () => {
    const forged = exportOf('loan.approved');
    expect(checkExport(forged.files)).toMatchObject({ valid: true, keySource: 'from-export' });
    const result = checkExport(forged.files, { trustedKey: made.trustedKey });
    expect(result).toMatchObject({ valid: false, firstBadSeq: null, reason: 'wrong-key' });
  });

  it('throws for a trusted key that is none, since that says nothing about the export', () => {
    expect(() => checkExport(made.files, { trustedKey: 'our key' })).toThrow();
  });

  it('holds after the documents were purged, and they stay on the list', () => {
    const purged = exportOf('document.added', 'loan.rejected', 'loan.sealed', 'document.purged');
    expect(checkExport(purged.files)).toMatchObject({ valid: true, checked: { documents: 1 } });
    expect(checkExport(withFile(purged, 'documents.json', '[]'))).toMatchObject({
      valid: false,
      firstBadSeq: 2,
      reason: 'document-missing',
    });
  });

  it('does not take one listed document for two that were recorded', () => {
    const [document] = made.loan.documents;
    const result = checkExport(withFile(made, 'documents.json', JSON.stringify([document, document])));
    expect(result).toMatchObject({ valid: false, firstBadSeq: 4, reason: 'document-missing' });
  });

  it('shows an earlier export under a later checkpoint for what it is: true at its own date', () => {
    const twice = exportOf('document.added', 'evidence.exported', 'loan.approved');
    const entries = twice.loan.entries.slice(0, 3);
    const at = openEntry(entries[2] ?? { sealed: '', hash: '' }).at;
    const { loan } = twice;
    const cut = { ...loan, entries, leafIndexes: loan.leafIndexes.slice(0, 3) };
    const files = exportFiles(twice.signer, cut, twice.leaves);
    const checkAs = (exportedAt: string) => {
      const manifest = Buffer.from(files.get('manifest.json') ?? [])
        .toString()
        .replace(at, exportedAt);
      return checkExport(new Map([...files, ['manifest.json', new Uint8Array(Buffer.from(manifest))]]));
    };
    expect(checkAs(at)).toMatchObject({ valid: true, exportedAt: at });
    expect(checkAs('2026-12-31T00:00:00.000Z')).toMatchObject({ valid: false, reason: 'bad-manifest' });
  });

  it('refuses the head of another log signed with the same key', () => {
    const origin = 'bank.example/another-log';
    const { size, root } = parseCheckpoint(parseNote(text(made, 'checkpoint.txt')).text);
    const note = signNote(formatCheckpoint({ origin, size, root, extensions: [] }), made.signer);
    const result = checkExport(withFile(made, 'checkpoint.txt', note));
    expect(result).toMatchObject({ valid: false, firstBadSeq: null, reason: 'bad-checkpoint' });
  });

  it('refuses an export whose own entry records another count or head, though the log holds it', () => {
    const [before, after] = [exportOf('loan.approved'), exportOf('loan.approved')];
    const { state } = reopen(before.loan);
    for (const payload of [
      { entries: state.seq + 1, head: state.head },
      { entries: state.seq, head: GENESIS_HASH },
    ]) {
      const loan = reopen(before.loan);
      const leaves = [...before.leaves];
      append(loan, leaves, { ...randomBody(random, loan, 'evidence.exported'), payload });
      const files = exportFiles(after.signer, loan, leaves);
      expect(checkExport(files)).toMatchObject({
        valid: false,
        firstBadSeq: loan.entries.length,
        reason: 'no-export-entry',
      });
    }
  });

  it('refuses entries that stand in the log in another order', () => {
    const loan = reopen(made.loan);
    const [first = 0, second = 0] = loan.leafIndexes;
    const leaves = made.leaves.with(first, made.leaves[second] ?? '').with(second, made.leaves[first] ?? '');
    const leafIndexes = loan.leafIndexes.with(0, second).with(1, first);
    const files = exportFiles(made.signer, { ...loan, leafIndexes }, leaves);
    expect(checkExport(files)).toMatchObject({ valid: false, firstBadSeq: 2, reason: 'bad-leaf-order' });
  });

  it.each(['manifest.json', 'documents.json', 'proofs.json'])('refuses a key of %s that occurs twice', (name) => {
    const content = text(made, name).replace('{', '{"name":"first","loanId":"first","seq":0,');
    expect(checkExport(withFile(made, name, content))).toMatchObject({ valid: false, reason: 'bad-file' });
  });

  it.each<[string, string, string, keyof typeof EXPORT_FAULTS]>([
    ['a manifest with a repeated key', 'manifest.json', '{"format":1,"format":2}', 'bad-file'],
    ['a manifest that is a list', 'manifest.json', '[]', 'bad-file'],
    ['proofs that are an object', 'proofs.json', '{}', 'bad-file'],
    ['proofs nested without end', 'proofs.json', '['.repeat(200_000) + ']'.repeat(200_000), 'bad-file'],
    ['documents that are no list', 'documents.json', '{}', 'bad-file'],
    ['a document with a short hash', 'documents.json', '[{"name":"a","sha256":"00"}]', 'bad-file'],
    ['a key that is none', 'key.txt', 'key', 'bad-key'],
    ['a checkpoint that is no note', 'checkpoint.txt', 'head\n', 'bad-checkpoint'],
  ])('refuses %s in no entry', (_name, file, content, reason) => {
    expect(checkExport(withFile(made, file, content))).toMatchObject({ valid: false, firstBadSeq: null, reason });
  });

  it.each<[string, string, number, keyof typeof EXPORT_FAULTS]>([
    ['no entries', '', 1, 'no-export-entry'],
    ['a line that is not JSON', '{\n', 1, 'bad-format'],
    ['an empty line', '\n', 1, 'bad-format'],
    ['another order of the keys in a line', '{"hash":"","sealed":""}\n', 1, 'bad-format'],
  ])('refuses %s and names the entry', (_name, content, firstBadSeq, reason) => {
    expect(checkExport(withFile(made, 'entries.jsonl', content))).toMatchObject({ valid: false, firstBadSeq, reason });
  });

  it.each([...made.files.keys()])('refuses an export without %s', (name) => {
    const files = new Map([...made.files].filter(([key]) => key !== name));
    expect(checkExport(files)).toMatchObject({ valid: false, firstBadSeq: null, reason: 'file-missing' });
  });

  it('mentions a file that does not belong', () => {
    const result = checkExport(withFile(made, 'readme.txt', 'hello'), { trustedKey: made.trustedKey });
    expect(result).toMatchObject({
      valid: true,
      warnings: ['readme.txt is not part of an export and was not looked at.'],
    });
  });

  it('gives the same answer with native code passed in', () => {
    expect(checkExport(made.files, { sha256: nativeSha256 })).toEqual(checkExport(made.files));
  });
});
