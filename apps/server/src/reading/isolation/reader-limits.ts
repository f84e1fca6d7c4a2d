/** What one file, and one page of it, may cost before it is given up. */
export interface ReaderLimits {
  /** Seconds are those of computing, so that a busy machine fails no page; ten times as many by the clock end it too. */
  readonly openSeconds: number;
  readonly readSeconds: number;
  readonly renderSeconds: number;
  /** Resident memory of the reading process, its own base of about 160 MB included. */
  readonly memoryBytes: number;
  readonly pages: number;
}

const MEGABYTE = 1024 * 1024;

export const defaultReaderLimits: ReaderLimits = {
  // A PDF opens in milliseconds; a fax of some hundred pages in a TIFF is unpacked here as a whole.
  openSeconds: 60,
  // Usual pages take 10 ms, the slowest of the public corpora 2 seconds.
  readSeconds: 20,
  // Drawing at 300 dpi takes 0.2 s for usual pages; the two slowest of the public corpora, one of them a plain if huge
  // scan, take 15 seconds. Four times that, for slower machines.
  renderSeconds: 60,
  // Reading and drawing the public corpora stays below 300 MB. Single hostile pages asked for 1.9 GB.
  memoryBytes: 1024 * MEGABYTE,
  // The largest closing packages have about 1,500 pages; more than this is not one package.
  pages: 5_000,
};

/** How a pool keeps its processes; apart from the limits, since none of it can fail a page. */
export interface PoolHabits {
  /** A process that takes longer to say that it is there will never do so. Generous: machines may be busy. */
  readonly startSeconds: number;
  /** After so many files a process is replaced: what a library leaks adds up only that far. */
  readonly filesPerProcess: number;
  /** WebAssembly memory never shrinks. A process that holds more than this between two files is replaced. */
  readonly restingBytes: number;
  /** A file that asks for nothing this long gives its process to whoever waits, and is opened again when it asks. */
  readonly idleMs: number;
  /** How often a working process is looked at. Touching 1 GB takes about three times as long. */
  readonly watchMs: number;
}

export const defaultPoolHabits: PoolHabits = {
  startSeconds: 60,
  filesPerProcess: 200,
  restingBytes: 400 * MEGABYTE,
  idleMs: 250,
  watchMs: 100,
};
