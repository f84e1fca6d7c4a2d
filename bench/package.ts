import { readConfig } from '../apps/server/src/platform/config.ts';
import { openPageReader } from '../apps/server/src/reading/index.ts';
import { numberOption } from './harness/options.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import { openClient, type ServiceClient } from './http/service-client.ts';
import { startService } from './http/start-service.ts';
import { changed, digitalPackage, scannedPackages } from './package/draw-packages.ts';
import { type Parts, readParts } from './package/read-parts.ts';

const ROUNDS = 3;
const SCANNED_PAGES = 12;
/** Often enough that waiting for the next look counts for little, seldom enough that looking does not slow the work. */
const LOOK_MS = 100;

interface Sent {
  readonly name: string;
  readonly pages: number;
  readonly pdf: Uint8Array;
}

interface Whole {
  readonly whole: number;
  /** Until the upload is answered: part of the whole, and nothing else of the package runs meanwhile. */
  readonly intake: number;
}

/**
 * A whole package from the first byte of its upload until it can be reviewed, through the real service, beside the sum
 * of its parts measured alone in this process while the service is idle, in turns. What is over is the queue, the
 * database and the sealing of what is stored. `--rounds N`, `--documents N` and `--scanned-pages N` make it shorter.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const rounds = numberOption(options, '--rounds') ?? ROUNDS;
  const count = numberOption(options, '--scanned-pages') ?? SCANNED_PAGES;
  // Before the service is there: drawing keeps this process busy for longer than a kept connection waits.
  const scans = await scannedPackages([1, count]);
  const packages: readonly Sent[] = [
    { name: 'digital', ...(await digitalPackage(numberOption(options, '--documents'))) },
    { name: 'scanned', pages: count, pdf: scans.get(count) ?? new Uint8Array() },
  ];
  const warm = scans.get(1) ?? new Uint8Array();
  const service = await startService();
  const reader = openPageReader({ config: readConfig({}) });
  try {
    const client = await openClient(service.address);
    await send(client, 'WARM', warm);
    await readParts(reader, warm);
    const rows: Row[] = [];
    for (const { name, pages, pdf } of packages) {
      const [wholes, parts]: [Whole[], Parts[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        wholes.push(await send(client, `${name}-${round}`, changed(pdf, round)));
        parts.push(await readParts(reader, pdf));
      }
      rows.push(describe(name, pages, middle(wholes, costOfWhole), middle(parts, costOfParts)));
    }
    return { 'From upload to review': rows };
  } finally {
    await reader.close();
    await service.stop();
  }
}

async function send(client: ServiceClient, ref: string, pdf: Uint8Array): Promise<Whole> {
  const begun = performance.now();
  await client.upload(ref, pdf);
  const filed = performance.now();
  await client.untilReview(ref, LOOK_MS);
  return { whole: (performance.now() - begun) / 1000, intake: (filed - begun) / 1000 };
}

function describe(name: string, pages: number, { whole, intake }: Whole, parts: Parts): Row {
  const sum = intake + costOfParts(parts);
  return {
    package: name,
    pages,
    'whole s': rounded(whole),
    'sum of the parts s': rounded(sum),
    ratio: rounded(whole / sum),
    'intake s': rounded(intake),
    'reading s': rounded(parts.reading),
    'splitting s': rounded(parts.splitting),
    'extraction s': rounded(parts.extraction),
    'comparison s': rounded(parts.comparison, 3),
  };
}

function costOfWhole({ whole }: Whole): number {
  return whole;
}

function costOfParts({ reading, splitting, extraction, comparison }: Parts): number {
  return reading + splitting + extraction + comparison;
}

/** The one with the middle cost. */
function middle<T>(taken: readonly T[], cost: (one: T) => number): T {
  const sorted = taken.toSorted((left, right) => cost(left) - cost(right));
  const found = sorted[sorted.length >> 1];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}
