import { writeFileSync } from 'node:fs';
import type { PdfFile, RenderRequest } from '../../pdf/pdf-file.ts';
import { FileRefused } from '../../pdf/pdf-file.ts';
import { serveReader } from '../serve-reader.ts';

/** What a page of a scripted file does to the process that reads it. */
export type PageScript = 'fine' | 'spin' | 'doze' | 'sleep' | 'swell' | 'exit' | 'trap' | 'throw';

/** A file whose misdeeds are written in it: the real process, channel and limits, with harm that is certain. */
export interface FileScript {
  readonly opening?: PageScript | 'refuse';
  readonly pages: readonly PageScript[];
  readonly padding?: string;
  /** A file that is written when a page that spins is begun, since such a page can tell nothing else. */
  readonly mark?: string;
}

/** A WebAssembly function that is nothing but a trap: magic, version, type () → (), one function, body "unreachable". */
const TRAP = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11,
]);
/** An endless loop in WebAssembly, where not even Node's own inspection interrupts. */
const LOOP = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 9, 1, 7, 0, 3, 64, 12, 0, 11,
  11,
]);

/** Of WebAssembly what is used here; its types come with browsers only. */
const wasm = Reflect.get(globalThis, 'WebAssembly') as {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: { readonly t: () => void } };
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
};

function runWasm(code: Uint8Array): void {
  new wasm.Instance(new wasm.Module(code)).exports.t();
}

const DOZE_MS = 1_500;

/** Holds the thread without computing anything, as a machine does that has much else to do. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** WebAssembly memory, which no flag of Node's limits, and touched, so that it is really there. */
function swell(): void {
  const held: object[] = [];
  for (;;) {
    const memory = new wasm.Memory({ initial: 1024 });
    new Uint8Array(memory.buffer).fill(1);
    held.push(memory);
  }
}

function act(script: PageScript, mark: string | undefined): void {
  if (script === 'spin') {
    if (mark !== undefined) writeFileSync(mark, String(process.pid));
    runWasm(LOOP);
  }
  if (script === 'doze') sleep(DOZE_MS);
  if (script === 'sleep') sleep(Number.POSITIVE_INFINITY);
  if (script === 'swell') swell();
  if (script === 'exit') process.exit(7);
  if (script === 'trap') runWasm(TRAP);
  if (script === 'throw') throw new Error('secret words of the file');
}

/** How many files this process has opened: pages carry it as their height, so that a test can see what was sent. */
let openings = 0;

function openScript(bytes: Uint8Array): PdfFile {
  openings += 1;
  const { opening = 'fine', pages, mark } = JSON.parse(new TextDecoder().decode(bytes)) as FileScript;
  if (opening === 'refuse') throw new FileRefused('file_encrypted', 'The file asks for a password.');
  act(opening, mark);
  return {
    pageCount: pages.length,
    readPage: (pageNo) => {
      act(pages[pageNo - 1] ?? 'fine', mark);
      return { ...EMPTY_PAGE, pageNo, width: process.pid, height: openings };
    },
    renderPage: ({ pageNo, width }: RenderRequest) => {
      act(pages[pageNo - 1] ?? 'fine', mark);
      return { width, height: width, channels: 1, data: new Uint8Array(width * width).fill(pageNo) };
    },
    cutPages: () => new Uint8Array(),
    close: () => {},
  };
}

const EMPTY_PAGE = {
  rotation: 0,
  words: [],
  lines: [],
  hidden: [],
  rules: [],
  formFields: [],
  annotations: [],
  pictures: [],
  doubts: [],
  signs: [],
  laidOver: [],
};

export function runScriptedReader(): Promise<void> {
  return serveReader(async () => openScript);
}
