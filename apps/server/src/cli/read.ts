import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { splitPackage } from '@countersign/engine/classification/split-package';
import type { Page } from '@countersign/engine/pages/page';
import { readConfig } from '../platform/config.ts';
import type { PageReader } from '../platform/page-reader.ts';
import { drawOverlay, FileRefused, openPageReader } from '../reading/index.ts';

const USAGE = `Usage: countersign read FILE [--overlay DIR] [--width PIXELS] [--json]

Reads a PDF, JPEG, PNG or TIFF and says what each page and document of it is.
  --overlay DIR   draw each page into DIR, with frames: blue text of the file, orange recognized, red unsure,
                  green marked, gray empty, violet doubtful
  --width PIXELS  width of those pictures, 1200 unless told
  --json          pages with every word and box, and the documents
`;

const DEFAULT_WIDTH = 1200;

/**
 * Reads a file with no server and no database: what was read of each page, and the documents that it holds. With
 * --overlay, each page as a picture with the boxes of its words and marks drawn on it.
 */
export async function run(args: readonly string[]): Promise<number> {
  const options = { overlay: { type: 'string' }, json: { type: 'boolean' }, width: { type: 'string' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
  const [file, ...rest] = parsed.positionals;
  const width = Number(parsed.values.width ?? DEFAULT_WIDTH);
  if (file === undefined || rest.length > 0) return fail(USAGE);
  if (!Number.isInteger(width) || width < 100 || width > 4000)
    return fail(`--width takes 100 to 4000 pixels.\n${USAGE}`);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return fail(`${file} cannot be opened: ${(error as Error).message}\n`);
  }
  const reader = openPageReader({ config: readConfig(process.env) });
  try {
    const pages: Page[] = [];
    await reader.readFile(bytes, { onPage: (page) => void pages.push(page) });
    pages.sort((a, b) => a.pageNo - b.pageNo);
    const { overlay, json } = parsed.values;
    if (overlay !== undefined) await writeOverlays(reader, bytes, pages, overlay, width);
    process.stdout.write(
      json === true ? `${JSON.stringify({ pages, ...splitPackage(pages) })}\n` : describe(file, pages),
    );
    return 0;
  } catch (error) {
    if (error instanceof FileRefused) return fail(`${basename(file)} cannot be read: ${error.message}\n`, 1);
    throw error;
  } finally {
    await reader.close();
  }
}

async function writeOverlays(
  reader: PageReader,
  bytes: Uint8Array,
  pages: readonly Page[],
  folder: string,
  width: number,
) {
  await mkdir(folder, { recursive: true });
  const digits = String(pages.length).length;
  for (const page of pages) {
    const { pageNo, uprightTurn } = page;
    const name = `page-${String(pageNo).padStart(digits, '0')}.png`;
    const image = await reader.drawPage(bytes, { pageNo, width, aspect: page.height / page.width, uprightTurn });
    await writeFile(join(folder, name), drawOverlay(page, image.png));
  }
}

function describe(file: string, pages: readonly Page[]): string {
  const lines = [`${basename(file)}: ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`];
  for (const { pageNo, method, words, marks, doubts, failure } of pages) {
    const marked = marks.length === 0 ? '' : `, ${marks.length} marks`;
    lines.push(`  page ${pageNo}: ${words.length} words (${method})${marked}`);
    if (failure !== null) lines.push(`    ${failure.detail}`);
    for (const { detail } of doubts) lines.push(`    ${detail}`);
  }
  lines.push('Documents:');
  for (const { docType, fromPage, toPage, confidence, notes } of splitPackage(pages).documents) {
    const range = fromPage === toPage ? `page ${fromPage}` : `pages ${fromPage} to ${toPage}`;
    lines.push(
      `  ${docType} (${range}), ${Math.round(confidence * 100)}% confidence`,
      ...notes.map((note) => `    ${note}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

function fail(text: string, code = 2): number {
  process.stderr.write(text);
  return code;
}
