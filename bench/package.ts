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
 * of its parts measured alone in this process while the service is stopped. What is over is the queue, the database and
 * the sealing of what is stored. `--rounds N`, `--documents N` and `--scanned-pages N` make it shorter.
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
  const wholes = await throughTheService(packages, warm, rounds);
  const parts = await partsAlone(packages, warm, rounds);
  return {
    'From upload to review': packages.map(({ name, pages }) =>
      describe(name, pages, wholes.get(name), parts.get(name)),
    ),
  };
}

async function throughTheService(packages: readonly Sent[], warm: Uint8Array, rounds: number) {
  const service = await startService();
  const found = new Map<string, Whole>();
  try {
    const client = await openClient(service.address);
    await send(client, 'WARM', warm);
    for (const { name, pdf } of packages) {
      const taken: Whole[] = [];
      for (let round = 0; round < rounds; round += 1)
        taken.push(await send(client, `${name}-${round}`, changed(pdf, round)));
      found.set(
        name,
        middle(taken, ({ whole }) => whole),
      );
    }
  } finally {
    await service.stop();
  }
  return found;
}

async function send(client: ServiceClient, ref: string, pdf: Uint8Array): Promise<Whole> {
  const begun = performance.now();
  await client.upload(ref, pdf);
  const filed = performance.now();
  await client.untilReview(ref, LOOK_MS);
  return { whole: (performance.now() - begun) / 1000, intake: (filed - begun) / 1000 };
}

async function partsAlone(packages: readonly Sent[], warm: Uint8Array, rounds: number) {
  const reader = openPageReader({ config: readConfig({}) });
  const found = new Map<string, Parts>();
  try {
    await readParts(reader, warm);
    for (const { name, pdf } of packages) {
      const taken: Parts[] = [];
      for (let round = 0; round < rounds; round += 1) taken.push(await readParts(reader, pdf));
      found.set(
        name,
        middle(taken, ({ reading, extraction }) => reading + extraction),
      );
    }
  } finally {
    await reader.close();
  }
  return found;
}

function describe(name: string, pages: number, measured: Whole | undefined, parts: Parts | undefined): Row {
  const { whole, intake } = measured ?? { whole: Number.NaN, intake: Number.NaN };
  const { reading = Number.NaN, splitting = 0, extraction = 0, comparison = 0 } = parts ?? {};
  const sum = intake + reading + splitting + extraction + comparison;
  return {
    package: name,
    pages,
    'whole s': rounded(whole),
    'sum of the parts s': rounded(sum),
    ratio: rounded(whole / sum),
    'intake s': rounded(intake),
    'reading s': rounded(reading),
    'splitting s': rounded(splitting),
    'extraction s': rounded(extraction),
    'comparison s': rounded(comparison, 3),
  };
}

/** The one with the middle cost. */
function middle<T>(taken: readonly T[], cost: (one: T) => number): T {
  const sorted = taken.toSorted((left, right) => cost(left) - cost(right));
  const found = sorted[sorted.length >> 1];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}
