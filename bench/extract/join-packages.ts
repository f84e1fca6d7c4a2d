import { PDFDocument } from 'pdf-lib';
import { makePackage } from '../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';

/** Packages of one loan after the other in one file, from this seed on, cut at each of these numbers of pages. */
export async function joinPackages(counts: readonly number[], firstSeed: number): Promise<Map<number, Uint8Array>> {
  const most = Math.max(...counts);
  const sources: PDFDocument[] = [];
  for (let [seed, drawn] = [firstSeed, 0]; drawn < most; seed += 1) {
    const source = await PDFDocument.load((await makePackage({ layouts: workingLayouts, seed })).pdf);
    drawn += source.getPageCount();
    sources.push(source);
  }
  return cutFiles(sources, counts);
}

/** The first pages of files laid one after the other, for each of these counts. */
export async function cutFiles(
  sources: readonly PDFDocument[],
  counts: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const joined = new Map<number, Uint8Array>();
  for (const count of counts) {
    const file = await PDFDocument.create();
    for (const source of sources) {
      const wanted = source.getPageIndices().slice(0, count - file.getPageCount());
      for (const page of await file.copyPages(source, wanted)) file.addPage(page);
    }
    joined.set(count, await file.save());
  }
  return joined;
}
