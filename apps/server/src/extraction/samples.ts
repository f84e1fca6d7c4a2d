import type { Page } from '@countersign/engine/pages/page';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, rowsToFetch, toPage } from '../platform/cursor.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { openJson, sealJson } from '../platform/keyring/index.ts';
import type { PageImage } from '../platform/page-reader.ts';
import { FileRefused, PageFailed } from '../reading/index.ts';
import {
  findSample,
  insertSample,
  listSamples as listRows,
  listSamplePages,
  storeSamplePage,
} from './sample.queries.ts';

/** Specification part 8; 20 MB are read as 20 MiB (open parts, "Sample size"). */
export const MAX_SAMPLE_BYTES = 20 * 1024 * 1024;

export interface Sample {
  readonly sampleId: string;
  readonly name: string;
  readonly pageCount: number;
  readonly createdAt: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const cursor = cursorOf('samples', 'time', 'uuid');
const START = [new Date(0), '00000000-0000-0000-0000-000000000000'] as const;

/** Keeps a document to draw on, and reads it at once: whoever uploads it wants to see its pages. */
export async function addSample(app: App, act: Act, name: string, bytes: Uint8Array): Promise<Sample> {
  const pages = await readSample(app, bytes);
  const now = app.clock.now();
  const id = newId(now);
  const by = act.actor.type === 'user' ? act.actor.id : null;
  const content = Buffer.from(app.keyring.seal(bytes, sampleContext(id)));
  await app.db.transaction(async (tx) => {
    await tx.run(insertSample, [id, name, bytes.length, pages.length, content, by, now]);
    for (const page of pages) await tx.run(storeSamplePage, [id, page.pageNo, sealPage(app, id, page)]);
  });
  return { sampleId: id, name, pageCount: pages.length, createdAt: now.toISOString() };
}

/** The pages of bytes that are not kept. */
export async function readSample(app: App, bytes: Uint8Array): Promise<readonly Page[]> {
  if (bytes.length > MAX_SAMPLE_BYTES) {
    throw new DomainError({
      code: 'sample_too_large',
      detail: 'A sample may have at most 20 MB.',
      errors: [{ field: 'sample', code: 'too_large', message: 'has more than 20 MB' }],
    });
  }
  const pages: Page[] = [];
  try {
    await app.reader.readFile(bytes, { onPage: (page) => void pages.push(page) });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new DomainError({
      code: 'sample_unusable',
      detail: error.message,
      errors: [{ field: 'sample', code: error.code, message: error.message }],
    });
  }
  return pages.sort((a, b) => a.pageNo - b.pageNo);
}

export async function listSamples(app: App, page: { limit?: number | undefined; cursor?: string | undefined }) {
  const [madeAt, id] = cursor.decode(page.cursor) ?? START;
  const rows = await app.db.many(listRows, [madeAt, id, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.made_at, row.id] as const);
  return {
    items: items.map(
      (row): Sample => ({
        sampleId: row.id,
        name: row.name,
        pageCount: row.page_count,
        createdAt: row.made_at.toISOString(),
      }),
    ),
    nextCursor,
  };
}

/** The pages of a kept sample. Pages whose recognition ran out of time are tried again; still late, it is a 503. */
export async function loadSample(app: App, sampleId: string): Promise<readonly Page[]> {
  // A name that cannot be one is as unknown as any other.
  if (!UUID.test(sampleId)) throw unknownSample(sampleId);
  const rows = await app.db.many(listSamplePages, [sampleId]);
  if (rows.length === 0) throw unknownSample(sampleId);
  const pages = rows.map(({ page_no: pageNo, content }) =>
    openJson<Page>(app.keyring, pageContext(sampleId, pageNo), content),
  );
  if (!pages.some(isLate)) return pages;
  const bytes = await sampleBytes(app, sampleId);
  const done = new Set(pages.filter((page) => !isLate(page)).map(({ pageNo }) => pageNo));
  const again: Page[] = [];
  await app.reader.readFile(bytes, { isDone: (pageNo) => done.has(pageNo), onPage: (page) => void again.push(page) });
  for (const page of again) await app.db.run(storeSamplePage, [sampleId, page.pageNo, sealPage(app, sampleId, page)]);
  const late = again.find(isLate);
  if (late?.failure != null) throw new DomainError({ code: 'ocr_page_timeout', detail: late.failure.detail });
  return pages.map((page) => again.find(({ pageNo }) => pageNo === page.pageNo) ?? page);
}

/** Refuses pages that nobody could read in time (specification part 7). */
export function refuseLatePages(pages: readonly Page[]): void {
  const late = pages.find(isLate);
  if (late?.failure != null) throw new DomainError({ code: 'ocr_page_timeout', detail: late.failure.detail });
}

function isLate({ failure }: Page): boolean {
  return failure?.code === 'ocr_page_timeout';
}

export async function sampleImage(app: App, sampleId: string, pageNo: number, width: number): Promise<PageImage> {
  const page = (await loadSample(app, sampleId)).find((one) => one.pageNo === pageNo);
  if (page === undefined)
    throw new DomainError({ code: 'page_not_found', detail: `The sample has no page ${pageNo}.` });
  const bytes = await sampleBytes(app, sampleId);
  try {
    return await app.reader.drawPage(bytes, {
      pageNo,
      width,
      aspect: page.height / page.width,
      uprightTurn: page.uprightTurn,
    });
  } catch (error) {
    if (error instanceof PageFailed) throw new DomainError({ code: 'page_not_drawn', detail: error.failure.detail });
    throw error;
  }
}

async function sampleBytes(app: App, sampleId: string): Promise<Uint8Array> {
  const row = await app.db.maybe(findSample, [sampleId]);
  if (row === undefined) throw unknownSample(sampleId);
  return app.keyring.open(row.content, sampleContext(sampleId));
}

function unknownSample(sampleId: string): DomainError {
  return new DomainError({ code: 'sample_not_found', detail: `There is no sample ${sampleId}. Upload it first.` });
}

function sealPage(app: App, sampleId: string, page: Page): Buffer {
  return sealJson(app.keyring, pageContext(sampleId, page.pageNo), page);
}

export function sampleContext(sampleId: string): string {
  return `sample ${sampleId}`;
}

export function pageContext(sampleId: string, pageNo: number): string {
  return `page ${pageNo} of sample ${sampleId}`;
}
