import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '@countersign/engine/pages/page';
import { encodeGrayPng } from '../../apps/server/src/reading/images/encode-png.ts';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import type { PdfFile, Raster } from '../../apps/server/src/reading/pdf/pdf-file.ts';
import type { Scored } from './print-real.ts';
import type { WrongValue } from './score-document.ts';

/** Ignored by git: what is shown here is a piece of somebody's document. */
const FOLDER = 'bench/results/partial/real-faults';
const PAGE_WIDTH = 1200;
/** What stands around a value says why it was taken, so that the picture shows some of it: shares of the page. */
const [BESIDE, ABOVE] = [0.12, 0.035];

/**
 * Every fault of the documents that may be looked at, on the terminal and as a page with the piece of paper beside each
 * wrong value. Of the scored half nothing is written anywhere.
 */
export async function showFaults(scored: readonly Scored[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const rows: string[] = [];
  for (const { document, parts, score } of scored) {
    const { half, path, truth } = document;
    if (half !== 'open') continue;
    const found = parts.map(({ docType, fromPage, toPage }) => `${docType} ${fromPage}-${toPage}`).join(', ');
    if (!score.typeRight) tell([truth.file, 'type', truth.docTypes.join(' or '), found]);
    else if (score.splitRight === false) {
      const wanted = truth.pages?.map(({ docType, from, to }) => `${docType} ${from}-${to}`).join(', ') ?? '';
      tell([truth.file, 'split', wanted, found]);
    }
    for (const { field, truth: form } of score.missing) tell([truth.file, `${field} missing`, form, '']);
    const pdf = score.wrong.length > 0 && path.endsWith('.pdf') ? await openPdf(readFileSync(path)) : null;
    try {
      for (const wrong of score.wrong) tell(describe(truth.file, wrong), crop(pdf, wrong));
    } finally {
      pdf?.close();
    }
  }
  writeFileSync(join(FOLDER, 'index.html'), page(rows));
  console.log(`Faults of the open documents, with pictures of the wrong values: ${FOLDER}/index.html`);

  function tell(cells: readonly string[], picture: Buffer | null = null): void {
    console.log(cells.join(' | '));
    const name = `${rows.length + 1}.png`;
    if (picture !== null) writeFileSync(join(FOLDER, name), picture);
    const image = picture === null ? '' : `<img src="${name}" alt="">`;
    rows.push(`<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${image}</td></tr>`);
  }
}

function describe(file: string, { value, truth }: WrongValue): string[] {
  const wanted = truth.length === 0 ? '(not stated)' : truth.join(' and ');
  const { fieldName, normalizedValue, pageNo, confidence, rule } = value;
  return [file, `${fieldName} wrong`, wanted, `${normalizedValue}, p. ${pageNo}, ${confidence.toFixed(2)}, ${rule}`];
}

function crop(pdf: PdfFile | null, { value }: WrongValue): Buffer | null {
  if (pdf === null) return null;
  return encodeGrayPng(cut(pdf.renderPage({ pageNo: value.pageNo, width: PAGE_WIDTH, colour: 'gray' }), value.bbox));
}

function cut({ width, height, data }: Raster, box: Box): { width: number; height: number; data: Uint8Array } {
  const left = Math.max(0, Math.floor((box.x - BESIDE) * width));
  const right = Math.min(width, Math.ceil((box.x + box.w + BESIDE) * width));
  const top = Math.max(0, Math.floor((box.y - ABOVE) * height));
  const bottom = Math.min(height, Math.ceil((box.y + box.h + ABOVE) * height));
  const out = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y += 1)
    out.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, data: out };
}

function page(rows: readonly string[]): string {
  const style =
    'td{border-bottom:1px solid #ccc;padding:4px;vertical-align:top;font:13px sans-serif}img{max-width:640px}';
  return `<!doctype html><meta charset="utf-8"><title>Faults on real documents</title><style>${style}</style><table>${rows.join('\n')}</table>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
