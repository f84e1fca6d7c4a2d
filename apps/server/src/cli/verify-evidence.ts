import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkExport, type ExportCheck, type GoodExport } from '@countersign/engine/evidence/check-export';
import type { ExportFault } from '@countersign/engine/evidence/export-format';
import { EvidenceFormatError } from '@countersign/engine/evidence/format-error';
import { showText } from '@countersign/engine/evidence/show-text';
import { nodeSha256 } from '../evidence/index.ts';
import { type Print, toTerminal } from './print.ts';
import { ExportZipError, readExportZip } from './read-export-zip.ts';

const [GOOD, FAULTS, USAGE] = [0, 1, 2];

const HELP = `Usage: countersign verify-evidence FILE [--key KEY]

Checks an export of evidence with no server, no database and no network.
  --key KEY  the verifier key that the bank publishes, or a file that holds it;
             without it the key in the export is used, which shows that the export
             agrees with itself, but not who made it
`;

/** `countersign verify-evidence FILE`. Exit codes: 0 good, 1 faults, 2 usage. */
export async function run(args: readonly string[], print: Print = toTerminal): Promise<number> {
  const read = readArguments(args);
  if (read === null) {
    print.error(HELP);
    return USAGE;
  }
  try {
    const trustedKey = read.key === undefined ? undefined : await readKey(read.key);
    const check = await verifyEvidenceFile(read.file, trustedKey);
    print.out(check.valid ? describeGood(read.file, check) : describeFault(read.file, check));
    return check.valid ? GOOD : FAULTS;
  } catch (error) {
    // Neither says anything about the export: the file cannot be read, or the key given is no key.
    if (!isUsageError(error)) throw error;
    print.error(`${(error as Error).message}\n`);
    return USAGE;
  }
}

export async function verifyEvidenceFile(path: string, trustedKey?: string): Promise<ExportCheck> {
  try {
    return checkExport(await readExportZip(path), { trustedKey, sha256: nodeSha256 });
  } catch (error) {
    if (!(error instanceof ExportZipError)) throw error;
    return { valid: false, firstBadSeq: null, reason: 'bad-file', detail: error.message };
  }
}

function readArguments(args: readonly string[]): { readonly file: string; readonly key?: string } | null {
  const [first, second, third, ...more] = args;
  if (more.length > 0 || first === undefined) return null;
  if (second === undefined) return first.startsWith('-') ? null : { file: first };
  if (third === undefined) return null;
  if (second === '--key') return { file: first, key: third };
  return first === '--key' ? { file: third, key: second } : null;
}

/** A verifier key has two plus signs in one line; anything else names a file. */
async function readKey(key: string): Promise<string> {
  return /^[^+\s]+\+[0-9a-f]{8}\+\S+$/.test(key) ? key : (await readFile(key, 'utf8')).trim();
}

function isUsageError(error: unknown): boolean {
  return error instanceof EvidenceFormatError || typeof (error as NodeJS.ErrnoException).code === 'string';
}

function describeGood(path: string, good: GoodExport): string {
  const { checked } = good;
  const rows: readonly (readonly [string, string])[] = [
    ['loan', `${showText(good.externalRef)} (${good.loanId})`],
    ['exported', good.exportedAt],
    ['entries', `${checked.entries}, each following from the one before`],
    ['head', good.head],
    ['log', `${checked.inclusionProofs} entries proved in a log of ${checked.treeSize}`],
    [
      'written by',
      checked.attestations === 0 ? 'not attested entry by entry' : `the service, ${checked.attestations} attested`,
    ],
    ['signature', `${checked.signatures}, by the key ${good.keySource === 'pinned' ? 'given' : 'in the export'}`],
    // Whole, for comparing it. A key with anything unusual in it is shown so that it cannot play tricks on a terminal.
    ['key', /^[!-~]{1,500}$/.test(good.key) ? good.key : showText(good.key)],
    ['documents', `${checked.documents}, as the entries record them`],
    ['not checked', good.notCovered.join(', ')],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`);
  const notes = good.warnings.map((warning) => `  Note: ${warning}`);
  return `${basename(path)} is good.\n${[...lines, ...notes].join('\n')}\n`;
}

function describeFault(path: string, { firstBadSeq, reason, detail }: ExportFault): string {
  const place = firstBadSeq === null ? 'The fault lies in no single entry.' : `The first bad entry is ${firstBadSeq}.`;
  return `${basename(path)} is BAD.\n  ${place}\n  ${detail} (${reason})\n`;
}
