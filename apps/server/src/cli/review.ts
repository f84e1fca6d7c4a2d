import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readCanonicalRecord } from '@countersign/engine/lar/canonical-record';
import { detectRecordFormat } from '@countersign/engine/lar/detect-format';
import { checkMapping } from '@countersign/engine/lar/mapping';
import { otherFormat, readRecord } from '@countersign/engine/lar/read-record';
import { isRecordFormat } from '@countersign/engine/lar/record-source';
import type { ReadRecord } from '@countersign/engine/lar/record-value';
import { openRecordFile } from '../parsing/index.ts';
import { readConfig } from '../platform/config.ts';
import { FileRefused, openPageReader } from '../reading/index.ts';
import { printReview, reviewJson } from './review/print-review.ts';
import { type ReviewedRecord, reviewFiles } from './review/review-files.ts';
import { writeReport } from './review/review-report.ts';

const USAGE = `Usage: countersign review FILES… [--lar FILE [--profile MAPPING.json]] [--json] [--report out.html]

Reads the documents of a package (PDF, JPEG, PNG, TIFF) and compares every value in them by the rules that ship, with
no server and no database. Exit code: 0 no exception, 1 exceptions, 2 unreadable or wrong usage.
  --lar FILE              the loan approval record (JSON, CSV, XML, DOCX or XLSX); its keys are canonical field names,
  --profile MAPPING.json  or are found by this mapping
  --json                  everything as JSON
  --report out.html       a page with every finding and value beside the place on the page it was read from
`;

/** Open parts, `review`: there is an exception. */
const EXCEPTIONS = 1;

/** What a person must mend before anything can be reviewed. */
class WrongUse extends Error {}

export async function run(args: readonly string[]): Promise<number> {
  const options = {
    lar: { type: 'string' },
    profile: { type: 'string' },
    json: { type: 'boolean' },
    report: { type: 'string' },
  } as const;
  try {
    let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
    try {
      parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new WrongUse(`${(error as Error).message}\n${USAGE}`);
    }
    const { lar, profile, json, report } = parsed.values;
    if (parsed.positionals.length === 0) throw new WrongUse(USAGE);
    if (profile !== undefined && lar === undefined) throw new WrongUse(`--profile needs --lar.\n${USAGE}`);
    const files = await Promise.all(parsed.positionals.map(async (path) => ({ path, bytes: await open(path) })));
    const record = lar === undefined ? null : await recordOf(lar, profile);
    return await review(files, record, json === true, report);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    process.stderr.write(error.message.endsWith('\n') ? error.message : `${error.message}\n`);
    return 2;
  }
}

async function review(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  record: ReviewedRecord | null,
  json: boolean,
  report: string | undefined,
): Promise<number> {
  const reader = openPageReader({ config: readConfig(process.env) });
  try {
    const result = await reviewFiles(reader, files, record);
    if (report !== undefined) await writeFile(report, await writeReport(reader, result));
    const asOf = await newestOf(files.map(({ path }) => path));
    process.stdout.write(json ? `${JSON.stringify(reviewJson(result, asOf))}\n` : printReview(result));
    return result.result.findings.some(({ severity }) => severity === 'exception') ? EXCEPTIONS : 0;
  } catch (error) {
    if (error instanceof FileRefused) throw new WrongUse(`A file cannot be read: ${error.message}`);
    throw error;
  } finally {
    await reader.close();
  }
}

/** Findings are dated by what was looked at: two reviews of the same files are the same, whenever they are made. */
async function newestOf(paths: readonly string[]): Promise<Date> {
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtime.getTime()));
  return new Date(Math.max(...times));
}

async function open(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new WrongUse(`${path} cannot be opened: ${(error as Error).message}`);
  }
}

async function recordOf(path: string, profile: string | undefined): Promise<ReviewedRecord> {
  const bytes = await open(path);
  const format = detectRecordFormat(bytes);
  if (format === 'pdf')
    throw new WrongUse(`${basename(path)} is a PDF: give it among the files, it is read as a document.`);
  const source = await openRecordFile(format, bytes);
  if (!source.ok) throw new WrongUse(`${basename(path)} cannot be read: ${source.refusal}`);
  const read =
    profile === undefined ? readCanonicalRecord(source.effect) : await readByProfile(profile, format, source.effect);
  const [unreadable] = read.faults.filter(({ code }) => code === 'unreadable');
  if (unreadable !== undefined) throw new WrongUse(`${basename(path)} cannot be read: ${unreadable.message}`);
  for (const { message } of read.faults) process.stderr.write(`${basename(path)}: ${message}\n`);
  return { bytes, values: read.values };
}

async function readByProfile(
  profile: string,
  format: string,
  source: Parameters<typeof readRecord>[1],
): Promise<ReadRecord> {
  let mapping: unknown;
  try {
    mapping = JSON.parse(Buffer.from(await open(profile)).toString('utf8'));
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`${basename(profile)} is not JSON: ${(error as Error).message}`);
  }
  const reads = (mapping as { readonly format?: unknown } | null)?.format;
  if (isRecordFormat(reads) && reads !== source.format) {
    throw new WrongUse(otherFormat(source.format, reads, basename(profile)));
  }
  const checked = checkMapping(mapping, format);
  if (!checked.ok)
    throw new WrongUse(
      `${basename(profile)} is no mapping: ${checked.refusal.map(({ message }) => message).join('; ')}.`,
    );
  return readRecord(checked.effect, source);
}
