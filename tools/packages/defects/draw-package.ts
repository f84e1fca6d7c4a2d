import { PDFDocument } from 'pdf-lib';
import { openOutput } from '../core/output.ts';
import type { PackageTruth, PlacedDocument, TruthDocument } from '../core/truth.ts';
import { drawPaper } from './draw-papers.ts';
import type { PlannedPackage } from './plan-package.ts';

/** A planned package as one PDF, with what it holds. */
export async function drawPackage(
  planned: PlannedPackage,
): Promise<{ readonly pdf: Uint8Array; readonly truth: PackageTruth }> {
  const { doc, finished } = openOutput();
  const documents: PlacedDocument[] = [];
  const lost: number[] = [];
  let drawnPages = 0;
  let pageCount = 0;
  for (const chosen of planned.papers) {
    const { lostPage, copyOf = null, signed = true } = chosen.paper;
    const whole = { docType: chosen.layout.docType, layout: chosen.layout.id, ...drawPaper(doc, chosen) };
    if (lostPage !== undefined) lost.push(drawnPages + lostPage);
    drawnPages += whole.pages.length;
    const kept = lostPage === undefined ? whole : withoutPage(whole, lostPage);
    documents.push({
      ...kept,
      fromPage: pageCount + 1,
      toPage: pageCount + kept.pages.length,
      signed,
      repeats: copyOf,
    });
    pageCount += kept.pages.length;
  }
  doc.end();
  const truth = { seed: planned.seed, documents, pageCount, blankPages: [], separatorPages: [] };
  return { pdf: await withoutPages(await finished, lost), truth };
}

function withoutPage(document: TruthDocument, lostPage: number): TruthDocument {
  const moved = (pageNo: number) => (pageNo > lostPage ? pageNo - 1 : pageNo);
  return {
    ...document,
    pages: document.pages.filter((_, index) => index + 1 !== lostPage),
    values: document.values
      .map((value) => ({
        ...value,
        places: value.places
          .filter(({ pageNo }) => pageNo !== lostPage)
          .map((place) => ({ ...place, pageNo: moved(place.pageNo) })),
      }))
      .filter(({ places }) => places.length > 0),
    marks: document.marks
      .filter(({ pageNo }) => pageNo !== lostPage)
      .map((mark) => ({ ...mark, pageNo: moved(mark.pageNo) })),
  };
}

async function withoutPages(pdf: Uint8Array, lost: readonly number[]): Promise<Uint8Array> {
  if (lost.length === 0) return pdf;
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const pageNo of [...lost].sort((a, b) => b - a)) file.removePage(pageNo - 1);
  return file.save();
}

/** A file that begins as a PDF and ends nowhere. */
export function brokenPdf(): Uint8Array {
  return new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
}
