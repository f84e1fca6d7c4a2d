import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { SuggestedMapping } from '@countersign/engine/lar/suggest/suggest-mapping';
import { suggestForFile } from '../parsing/index.ts';

const USAGE = `Usage: countersign suggest-profile FILE [--out MAPPING.json]

Matches the labels of an approval record (JSON, CSV, XML, DOCX or XLSX) to our fields and prints a table of what was
found where. With --out the mapping is written to a file, for countersign review --profile or POST /v1/lar-profiles.
Nothing is sent anywhere. Exit code: 0 fields were found, 2 unreadable or wrong usage.
`;

export async function run(args: readonly string[]): Promise<number> {
  let parsed: { readonly values: { readonly out?: string | undefined }; readonly positionals: readonly string[] };
  try {
    parsed = parseArgs({ args: [...args], options: { out: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  const [path, ...others] = parsed.positionals;
  if (path === undefined || others.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    process.stderr.write(`${path} cannot be opened: ${(error as Error).message}\n`);
    return 2;
  }
  const suggested = await suggestForFile(bytes);
  if (!suggested.ok) {
    process.stderr.write(`${basename(path)}: ${suggested.refusal}\n`);
    return 2;
  }
  process.stdout.write(printTable(suggested.effect));
  if (parsed.values.out !== undefined) {
    const { sourceFormat, fields } = suggested.effect;
    const mapping = { format: sourceFormat, fields: fields.map(({ entry }) => entry) };
    await writeFile(parsed.values.out, `${JSON.stringify(mapping, null, 2)}\n`);
  }
  return 0;
}

const WIDEST = 60;

function printTable({ fields, unmatched }: SuggestedMapping): string {
  const rows = [
    ['field', 'path', 'unit', 'confidence', 'value'],
    ...fields.map(({ entry, confidence, value }) => {
      const path = [entry.path, ...(entry.join?.paths ?? [])].join(' + ');
      return [entry.canonical, path, entry.unit ?? '', confidence.toFixed(2), value ?? ''];
    }),
  ];
  const widths = [0, 1, 2, 3].map((column) => {
    return Math.min(WIDEST, Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  });
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rest = unmatched.map(({ label }) => label).join(', ');
  return `${lines.join('\n')}\n${rest === '' ? '' : `\nNot used: ${rest}\n`}`;
}
