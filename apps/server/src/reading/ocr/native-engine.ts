import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Environment } from '../../platform/environment.ts';
import { encodeTiff } from '../images/encode-tiff.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { encodePgm } from '../images/pgm.ts';
import { hashData } from './hash-data.ts';
import { OcrEngineError, type OcrTerms, type PictureEngine } from './ocr-engine.ts';
import type { OcrWord } from './ocr-word.ts';
import { segmentationModes } from './page-segmentation.ts';
import { parseTsv } from './parse-tsv.ts';
import { TREATMENT } from './treatment.ts';

/** A page of the densest print has some 3,000 words of 60 bytes; far more is no answer to a page. */
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;
const PROBE_MS = 20_000;

/** The `tesseract` command of this machine with English data; null where there is none that works. */
export async function openNativeEngine(env: Environment = process.env): Promise<PictureEngine | null> {
  const command = await findCommand('tesseract', env.PATH ?? '');
  if (command === null) return null;
  const version = await probe(command, env);
  if (version === null) return null;

  async function read(images: readonly GrayImage[], terms: OcrTerms): Promise<readonly (readonly OcrWord[])[]> {
    const [first] = images;
    if (first === undefined || command === null) return [];
    const input = images.length === 1 ? encodePgm(first) : encodeTiff(images);
    const args = ['-', '-', '-l', 'eng', '--dpi', String(Math.round(terms.dpi))];
    args.push('--psm', String(segmentationModes[terms.layout]));
    // By its variable and not by the file `tsv`: that file may be missing, and then plain text would be printed.
    args.push('-c', 'tessedit_create_tsv=1');
    if (terms.characters !== undefined) args.push('-c', `tessedit_char_whitelist=${terms.characters}`);
    const output = await runCommand(command, args, { input, signal: terms.signal, env });
    const words = parseTsv(output, images);
    if (words === null) throw new OcrEngineError('The tesseract command answered something else than words.');
    return words;
  }

  return {
    version,
    recognize: async ({ image, ...terms }) => (await read([image], terms))[0] ?? [],
    recognizeEach: read,
    close: async () => {},
  };
}

async function findCommand(name: string, path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter((each) => each.startsWith('/'))) {
    const file = join(folder, name);
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

/** Whether it runs, which version it is, and which data it would use; null where any of that cannot be found out. */
async function probe(command: string, env: Environment): Promise<string | null> {
  try {
    const limits = { input: Buffer.alloc(0), signal: AbortSignal.timeout(PROBE_MS), env };
    const version = /^tesseract v?(\d[\w.-]*)/m.exec(await runCommand(command, ['--version'], limits))?.[1];
    const folder = /"([^"]+)"/.exec(await runCommand(command, ['--list-langs'], limits))?.[1];
    if (version === undefined || folder === undefined) return null;
    return `tesseract ${version} eng:${hashData(await readFile(join(folder, 'eng.traineddata')))} ${TREATMENT}`;
  } catch {
    return null;
  }
}

interface CommandOptions {
  readonly input: Buffer;
  readonly signal: AbortSignal;
  readonly env: Environment;
}

/** Runs a command to its end and answers what it printed; ended with everything that it started when the signal says so. */
async function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<string> {
  options.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      // A group of its own, so that the whole of it can be ended.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      // One thread: the others only wait for each other, and pages are read side by side anyway.
      env: { ...options.env, OMP_THREAD_LIMIT: '1' } as NodeJS.ProcessEnv,
    });
    const output: Buffer[] = [];
    let size = 0;
    let said = '';
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself meanwhile.
      }
    };
    options.signal.addEventListener('abort', kill, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_OUTPUT_BYTES) kill();
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-500);
    });
    // A command that ends before it has read everything closes the pipe; how it ended is told below.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input);
    child.on('error', (error) => {
      options.signal.removeEventListener('abort', kill);
      reject(new OcrEngineError('The tesseract command could not be started.', { cause: error }));
    });
    child.on('close', (code, signal) => {
      options.signal.removeEventListener('abort', kill);
      if (options.signal.aborted) return reject(options.signal.reason);
      if (code === 0) return resolve(Buffer.concat(output).toString('utf8'));
      reject(
        new OcrEngineError(`The tesseract command ended with ${signal ?? code}: ${said.trim().split('\n').at(-1)}`),
      );
    });
  });
}
