import { PDFDocument } from 'pdf-lib';
import { makePackage } from '../../tools/packages/core/make-package.ts';
import { grades } from '../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../tools/packages/degrade/scan-package.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';
import { cutFiles } from '../extract/join-packages.ts';

/** Apart from the seeds of other benchmarks. */
const SEED = 9_100;

/** A whole closing package with text, or one of fewer documents. */
export async function digitalPackage(
  documents?: number,
): Promise<{ readonly pdf: Uint8Array; readonly pages: number }> {
  const most = documents === undefined ? {} : { documents };
  const { pdf, truth } = await makePackage({ layouts: workingLayouts, seed: SEED, ...most });
  return { pdf, pages: truth.pageCount };
}

/** The first pages of closing packages as an office scans them, for each of these counts. */
export async function scannedPackages(counts: readonly number[]): Promise<Map<number, Uint8Array>> {
  const most = Math.max(0, ...counts);
  const scans: PDFDocument[] = [];
  for (let [seed, drawn] = [SEED, 0]; drawn < most; seed += 1) {
    const file = await makePackage({ layouts: workingLayouts, seed, documents: Math.ceil(most / 2), clutter: false });
    const scan = await PDFDocument.load((await scanPackage(file, { grade: grades.office, seed })).pdf);
    drawn += scan.getPageCount();
    scans.push(scan);
  }
  return cutFiles(scans, counts);
}

/** The same pages in other bytes: a file that is there already would not be stored again. */
export function changed(pdf: Uint8Array, number: number): Uint8Array {
  return Buffer.concat([pdf, Buffer.from(`\n% ${number}\n`)]);
}
