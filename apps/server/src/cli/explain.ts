import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { type ExplainedValue, explainValue } from '@countersign/engine/reconciliation/explain-value';
import { readConfig } from '../platform/config.ts';
import { FileRefused, openPageReader } from '../reading/index.ts';
import { reviewFiles, stateOf } from './review/review-files.ts';
import type { ReviewedDocument } from './review/reviewed-document.ts';

const USAGE = `Usage: countersign explain FILE [--field NAME] [--json]

Reads a PDF, JPEG, PNG or TIFF with no server and no database, and says of every value what is printed, what it means,
where it stands, whether it is stated or only proposed, why, and what else it might be.
  --field NAME   only values of this canonical field, such as maturity_date
  --json         the same as JSON
`;

/** Why each value of a file was read as it was. */
export async function run(args: readonly string[]): Promise<number> {
  const options = { field: { type: 'string' }, json: { type: 'boolean' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
  const [path, ...rest] = parsed.positionals;
  const { field, json = false } = parsed.values;
  if (path === undefined || rest.length > 0) return fail(USAGE);
  if (field !== undefined && findField(field) === undefined)
    return fail(`${field} is not a canonical field. Names look like maturity_date.\n`);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return fail(`${path} cannot be opened: ${(error as Error).message}\n`);
  }
  const reader = openPageReader({ config: readConfig(process.env) });
  try {
    const { documents } = await reviewFiles(reader, [{ path, bytes }], null);
    const all = documents.flatMap(toExplained);
    const asked = all.filter(({ fieldName }) => field === undefined || fieldName === field);
    process.stdout.write(json ? `${JSON.stringify(asked.map((one) => toJson(one, all)))}\n` : print(asked, all));
    return 0;
  } catch (error) {
    if (error instanceof FileRefused) return fail(`${basename(path)} cannot be read: ${error.message}\n`);
    throw error;
  } finally {
    await reader.close();
  }
}

function toExplained({ id, split, values }: ReviewedDocument): readonly ExplainedValue[] {
  return values.map((value) => ({ ...value, documentId: id, docType: split.docType, state: stateOf(value) }));
}

function toJson(value: ExplainedValue, all: readonly ExplainedValue[]) {
  const { documentId, docType, fieldName, rawText, normalizedValue, pageNo, state, confidence } = value;
  const about = { documentId, docType, fieldName, rawText, normalizedValue, pageNo, state, confidence };
  const { reasons, agreement, rivals, place, state: said } = explainValue(value, all);
  return { ...about, why: { place, state: said, reasons, agreement, rivals } };
}

function print(asked: readonly ExplainedValue[], all: readonly ExplainedValue[]): string {
  if (asked.length === 0) return 'No values.\n';
  const blocks = asked.map((value) => {
    const { title, meaning, place, state, reasons, agreement, rivals } = explainValue(value, all);
    const more = [place, state, ...reasons, ...agreement, ...rivals];
    return [`${title}: ${meaning ?? 'not understood'}   [${value.state}]`, ...more.map((line) => `  ${line}`)].join(
      '\n',
    );
  });
  return `${blocks.join('\n\n')}\n`;
}

function fail(text: string): number {
  process.stderr.write(text);
  return 2;
}
