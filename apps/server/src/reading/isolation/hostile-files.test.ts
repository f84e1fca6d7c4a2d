import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReaderPool, PageFailed, type ReaderLimits, type ReaderPool } from './index.ts';
import { type BundledProgram, bundleProgram } from './testing/bundle-reader.ts';
import { nestedForms, packedContents } from './testing/hostile-pdf.ts';

let bundled: BundledProgram;
const pools: ReaderPool[] = [];

beforeAll(async () => {
  bundled = await bundleProgram('reader.ts', 'runReader');
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await bundled.remove();
});

function givenPool(limits: Partial<ReaderLimits>): ReaderPool {
  const pool = createReaderPool({ processes: 1, program: bundled.program, limits });
  pools.push(pool);
  return pool;
}

/** Reads every page; a failed one stands as its code. */
async function readAll(pool: ReaderPool, bytes: Uint8Array): Promise<readonly string[]> {
  const file = await pool.open(bytes);
  const read: string[] = [];
  for (let pageNo = 1; pageNo <= file.pageCount; pageNo += 1) {
    const page = await file.readPage(pageNo).catch((error: unknown) => {
      if (error instanceof PageFailed) return error.failure;
      throw error;
    });
    read.push('code' in page ? page.code : page.words.map((word) => word.text).join(' '));
  }
  await file.close();
  return read;
}

describe('the reading program', () => {
  it('gives up a page of forms in forms that would take years, and reads the others', async () => {
    const [first, second, third] = await readAll(givenPool({ readSeconds: 5 }), nestedForms());
    expect([first, third]).toEqual(['first', 'third']);
    // Whichever comes first: it takes both without end.
    expect(['page_time_limit', 'page_memory_limit']).toContain(second);
  });

  it('gives up a page that unpacks to more than the memory it may have, and reads the others', async () => {
    const pool = givenPool({ memoryBytes: 400 * 1024 * 1024, readSeconds: 120 });
    expect(await readAll(pool, await packedContents(600))).toEqual(['first', 'page_memory_limit', 'third']);
  });

  it('refuses what is no document with a sentence, and goes on', async () => {
    const pool = givenPool({});
    await expect(pool.open(Buffer.from('GIF89a'))).rejects.toMatchObject({ code: 'file_type_unknown' });
    await expect(pool.open(new Uint8Array())).rejects.toMatchObject({ code: 'file_empty' });
    await expect(pool.open(Buffer.from('%PDF-1.7 and nothing else'))).rejects.toMatchObject({ code: 'file_broken' });
    expect(await readAll(pool, await packedContents(0))).toEqual(['first', '', 'third']);
  });
});
