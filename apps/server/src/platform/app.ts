import type { Blobs } from './blobs/index.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Cores } from './cores.ts';
import type { Db } from './db.ts';
import type { Egress } from './egress/index.ts';
import type { Extractor } from './extractor.ts';
import type { Keyring } from './keyring/index.ts';
import type { Log } from './log.ts';
import type { PageReader } from './page-reader.ts';
import type { Parser } from './parser.ts';

/** What every use case gets: the outside world as values. Wired in main, replaced piece by piece in tests. */
export interface App {
  readonly config: Config;
  readonly version: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly db: Db;
  readonly keyring: Keyring;
  readonly blobs: Blobs;
  readonly egress: Egress;
  readonly reader: PageReader;
  readonly extractor: Extractor;
  readonly parser: Parser;
  readonly cores: Cores;
}
