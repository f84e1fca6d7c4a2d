import { joinPackages } from './extract/join-packages.ts';
import { numbersOption } from './harness/options.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import { openClient } from './http/service-client.ts';
import { startService } from './http/start-service.ts';
import { memoryOfTree, total, watchMemory } from './memory/process-memory.ts';
import { scannedPackages } from './package/draw-packages.ts';

const DIGITAL_PAGES = [50, 150, 500];
/** Recognition takes seconds a page. */
const SCANNED_PAGES = [10, 30];
const FIRST_SEED = 9_000;
/** Packages of other loans, so that hardly a type is missing. */
const WARM_SEED = 9_800;
const WARM_PAGES = 100;
/** Looking at all processes takes some milliseconds of a processor. */
const LOOK_MS = 200;
const MEGABYTE = 2 ** 20;

/**
 * The most memory that all processes of the service hold while they take a package from its upload to its review, for
 * packages of more and more pages, each on a service that was just started. Goal: flat in the number of pages, which
 * here means at most 1.2 times that of the fewest. `--pages 50,150,500` and `--scanned 10,30` give other numbers;
 * `--digital` leaves the scans out.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const digital = numbersOption(options, '--pages') ?? DIGITAL_PAGES;
  const scanned = options.includes('--digital') ? [] : (numbersOption(options, '--scanned') ?? SCANNED_PAGES);
  // Before anything counts the service has recognized a page and read papers of every type: what rules remember of a type
  // grows with the types that were met, not with pages.
  const warm = [...(await scannedPackages([1])).values(), ...(await joinPackages([WARM_PAGES], WARM_SEED)).values()];
  const rows = await measureAll('digital', await joinPackages(digital, FIRST_SEED), warm);
  return {
    'Memory of the service': [...rows, ...(await measureAll('scanned', await scannedPackages(scanned), warm))],
  };
}

async function measureAll(
  kind: string,
  packages: ReadonlyMap<number, Uint8Array>,
  warm: readonly Uint8Array[],
): Promise<Row[]> {
  const rows: Row[] = [];
  let first: { readonly pages: number; readonly bytes: number } | undefined;
  for (const [pages, pdf] of packages) {
    const { rest, peak, seconds } = await measure(pdf, warm);
    first ??= { pages, bytes: peak.all };
    const grew = pages === first.pages ? 0 : (peak.all - first.bytes) / (pages - first.pages);
    rows.push({
      package: kind,
      pages,
      'MB at most': mb(peak.all),
      'times the fewest pages': rounded(peak.all / first.bytes),
      'KB more for each page more': Math.round(grew / 1024),
      'MB at rest': mb(rest),
      'service MB': mb(peak.byRole.service),
      'reading MB': mb(peak.byRole.reading),
      'recognition MB': mb(peak.byRole.recognition),
      'database MB': mb(peak.byRole.database),
      seconds: Math.round(seconds),
    });
    console.log(`${kind}, ${pages} pages: ${mb(peak.all)} MB at most, ${seconds.toFixed(0)} s`);
  }
  return rows;
}

async function measure(pdf: Uint8Array, warm: readonly Uint8Array[]) {
  const service = await startService();
  try {
    const client = await openClient(service.address);
    for (const [index, one] of warm.entries()) {
      await client.upload(`WARM-${index}`, one);
      await client.untilReview(`WARM-${index}`, 500);
    }
    const rest = total(memoryOfTree(service.pid));
    const watch = watchMemory(service.pid, LOOK_MS);
    const begun = performance.now();
    await client.upload('LONG', pdf);
    await client.untilReview('LONG', 500);
    return { rest, peak: watch.end(), seconds: (performance.now() - begun) / 1000 };
  } finally {
    await service.stop();
  }
}

function mb(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
