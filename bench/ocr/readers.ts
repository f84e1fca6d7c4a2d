import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { encodeGrayPng } from '../../apps/server/src/reading/images/encode-png.ts';
import { type OcrEngine, recognizePage } from '../../apps/server/src/reading/ocr/index.ts';
import { childMemory } from './child-memory.ts';
import { timed } from './cpu-time.ts';
import type { LabelledPicture } from './generated-scans.ts';
import type { PlacedWord } from './score-words.ts';

export interface Read {
  readonly words: readonly PlacedWord[];
  readonly cpuSeconds: number | null;
  readonly seconds: number;
  /** The most that any process started for it has used so far; null where the system does not tell. */
  readonly memoryMb: number | null;
}

export interface Reader {
  readonly name: string;
  /** The process that reads, where it is one that stays. */
  readonly process?: string;
  /** Whose words these are: the words are kept under it. */
  readonly version: string;
  read(picture: LabelledPicture): Promise<readonly PlacedWord[]>;
}

const PAGE_MS = 900_000;

export function engineReader(name: string, engine: OcrEngine, process?: string): Reader {
  return {
    name,
    ...(process === undefined ? {} : { process }),
    version: engine.version,
    read: async ({ image, dpi }) => (await recognizePage(engine, image, { dpi, timeoutMs: PAGE_MS })).words,
  };
}

/** The command's own version; null where this machine has none. */
export async function plainVersion(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('tesseract', ['--version']);
    return stdout.split('\n')[0] ?? null;
  } catch {
    return null;
  }
}

/** What a person would type, on the file that a scanner would write: with its resolution in it. One thread, as ours. */
export function plainReader(version: string): Reader {
  return {
    name: 'plain tesseract',
    version: `plain ${version}`,
    read: async ({ image, dpi }) => {
      const folder = mkdtempSync(join(tmpdir(), 'cs-bench-ocr-'));
      try {
        writeFileSync(join(folder, 'page.png'), encodeGrayPng(image, { dpi }));
        const options = { cwd: folder, env: { ...process.env, OMP_THREAD_LIMIT: '1' }, maxBuffer: 2 ** 28 };
        const { stdout } = await promisify(execFile)('tesseract', ['page.png', '-', 'tsv'], options);
        return stdout.split('\n').flatMap((line) => {
          const [level, , , , , , left, top, width, height, , text = ''] = line.split('\t');
          if (level !== '5' || text.trim() === '') return [];
          const [x, w] = [Number(left) / image.width, Number(width) / image.width];
          const [y, h] = [Number(top) / image.height, Number(height) / image.height];
          return [{ text, box: { x, y, w, h } }];
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Reads, or answers what the same reader read in the same picture before. */
export async function readKept(reader: Reader, picture: LabelledPicture): Promise<Read> {
  const folder = join(process.env.XDG_CACHE_HOME ?? tmpdir(), 'countersign-bench-ocr');
  mkdirSync(folder, { recursive: true });
  const { image, dpi } = picture;
  const key = createHash('sha256').update(`${reader.version} ${image.width} ${dpi} `).update(image.data).digest('hex');
  const file = join(folder, `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Read;
  } catch {
    const { value: words, ...times } = await timed(() => reader.read(picture));
    const read = { words, ...times, memoryMb: reader.process === undefined ? null : childMemory(reader.process) };
    writeFileSync(file, JSON.stringify(read));
    return read;
  }
}
