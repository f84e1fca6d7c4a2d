import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { describePlace } from '@countersign/engine/lar/place';
import type { Box, Page } from '@countersign/engine/pages/page';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { PageReader } from '../../platform/page-reader.ts';
import { type Review, stateOf } from './review-files.ts';
import type { ReviewedDocument } from './reviewed-document.ts';

/** Wide enough to read small print in a crop. */
const PAGE_WIDTH = 1100;
const CROP_WIDTH = 460;
/** Paper shown around a value, in parts of the page's width and height. */
const AIR = { x: 0.06, y: 0.012 };

/**
 * The review as one HTML file that needs nothing else: every value with the piece of the page it was read from, and the
 * pages with their boxes.
 */
export async function writeReport(reader: PageReader, review: Review): Promise<string> {
  const styles: string[] = [];
  const sections: string[] = [];
  for (const [index, document] of review.documents.entries()) {
    const wanted = new Set(document.values.map(({ pageNo }) => pageNo));
    for (const page of document.file.pages) {
      if (!wanted.has(page.pageNo)) continue;
      const { pageNo, uprightTurn } = page;
      const request = { pageNo, width: PAGE_WIDTH, aspect: page.height / page.width, uprightTurn };
      const { png } = await reader.drawPage(document.file.bytes, request);
      styles.push(
        `.${pageClass(index, pageNo)}{background-image:url(data:image/png;base64,${Buffer.from(png).toString('base64')})}`,
      );
    }
    sections.push(documentSection(document, index));
  }
  return page(styles.join('\n'), [findingsSection(review), recordSection(review), ...sections].join('\n'), review);
}

function pageClass(document: number, pageNo: number): string {
  return `d${document}p${pageNo}`;
}

function documentSection(document: ReviewedDocument, index: number): string {
  const { split, file, values } = document;
  const range =
    split.fromPage === split.toPage ? `page ${split.fromPage}` : `pages ${split.fromPage} to ${split.toPage}`;
  const rows = values.map((value) => valueRow(document, index, value)).join('\n');
  const pages = file.pages
    .filter(({ pageNo }) => values.some((value) => value.pageNo === pageNo))
    .map((one) =>
      pageFigure(
        one,
        index,
        values.filter((value) => value.pageNo === one.pageNo),
      ),
    )
    .join('\n');
  return `<section><h2>${escapeHtml(split.docType)}</h2>
<p class="about">${escapeHtml(file.name)}, ${range}, type ${percent(split.confidence)} sure</p>
${split.notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('')}
${values.length === 0 ? '<p>No values.</p>' : `<table><thead><tr><th>Field</th><th>Value</th><th>As printed</th><th>Sure</th></tr></thead><tbody>${rows}</tbody></table>`}
${pages === '' ? '' : `<details><summary>Pages with boxes</summary>${pages}</details>`}</section>`;
}

function valueRow({ file }: ReviewedDocument, index: number, value: ExtractedValue): string {
  const own = file.pages.find(({ pageNo }) => pageNo === value.pageNo);
  const crop = own === undefined ? '' : cropOf(own, index, value.bbox);
  const why = [...value.reasons, ...value.rivals.map((rival) => `also read: ${rival.rawText}`)];
  return `<tr><td>${escapeHtml(findField(value.fieldName)?.title ?? value.fieldName)}<div class="rule">${escapeHtml(value.rule)}, page ${value.pageNo}, ${value.method}</div></td>
<td class="value">${escapeHtml(value.normalizedValue)}</td><td>${crop}<div>${escapeHtml(value.rawText)}</div></td>
<td>${percent(value.confidence)}${stateOf(value) === 'proposed' ? ' <strong>to confirm</strong>' : ''}${why.length === 0 ? '' : `<ul>${why.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>`}</td></tr>`;
}

/** A window onto the page's picture, with a frame around the value. */
function cropOf(page: Page, index: number, box: Box): string {
  const x = Math.max(0, box.x - AIR.x);
  const w = Math.min(1, box.x + box.w + AIR.x) - x;
  const y = Math.max(0, box.y - AIR.y);
  const h = Math.min(1, box.y + box.h + AIR.y) - y;
  const full = Math.min(CROP_WIDTH / w, PAGE_WIDTH);
  const tall = full * (page.height / page.width);
  const frame = `left:${px((box.x - x) * full)};top:${px((box.y - y) * tall)};width:${px(box.w * full)};height:${px(box.h * tall)}`;
  return `<div class="crop ${pageClass(index, page.pageNo)}" style="width:${px(w * full)};height:${px(h * tall)};background-size:${px(full)} ${px(tall)};background-position:${px(-x * full)} ${px(-y * tall)}"><i style="${frame}"></i></div>`;
}

function pageFigure(page: Page, index: number, values: readonly ExtractedValue[]): string {
  const frames = values
    .map(
      ({ bbox, fieldName }) =>
        `<i title="${escapeHtml(fieldName)}" style="left:${share(bbox.x)};top:${share(bbox.y)};width:${share(bbox.w)};height:${share(bbox.h)}"></i>`,
    )
    .join('');
  return `<div class="page ${pageClass(index, page.pageNo)}" style="aspect-ratio:${page.width} / ${page.height}">${frames}</div>`;
}

/** What the rules say, each source beside the piece of paper it was read from. */
function findingsSection({ result, documents }: Review): string {
  const rows = result.findings
    .map(({ ruleId, severity, title, detail }) => {
      const sources = detail.sources
        .map((source) => {
          const index = documents.findIndex(({ id }) => id === source.documentId);
          const own = documents[index]?.file.pages.find(({ pageNo }) => pageNo === source.pageNo);
          const crop = own === undefined || source.bbox === null ? '' : cropOf(own, index, source.bbox);
          const place = source.pageNo === null ? source.source : `${source.source}, page ${source.pageNo}`;
          return `<div class="rule">${escapeHtml(place)}${source.field === null ? '' : `, ${escapeHtml(findField(source.field)?.title ?? source.field)}`}</div>${crop}<div>${escapeHtml(source.value ?? '')}</div>`;
        })
        .join('');
      return `<tr><td class="${severity}">${severity}<div class="rule">${escapeHtml(ruleId)}</div></td><td><b>${escapeHtml(title)}</b><div>${escapeHtml(detail.message)}</div></td><td>${sources}</td></tr>`;
    })
    .join('\n');
  const silent = result.notEvaluated
    .map(({ ruleId, missing }) => `<li>${escapeHtml(ruleId)} needs ${escapeHtml(missing.join(', '))}</li>`)
    .join('');
  return `<section><h2>Findings</h2>
${rows === '' ? '<p>No findings.</p>' : `<table><thead><tr><th>Weight</th><th>What</th><th>Where</th></tr></thead><tbody>${rows}</tbody></table>`}
${silent === '' ? '' : `<h2>Not evaluated</h2><ul>${silent}</ul>`}</section>`;
}

function recordSection({ record }: Review): string {
  if (record === null) return '';
  const rows = record.values
    .map(
      ({ field, value, rawText, place }) =>
        `<tr><td>${escapeHtml(findField(field)?.title ?? field)}</td><td class="value">${escapeHtml(value ?? 'not understood')}</td><td>${escapeHtml(rawText ?? '')}</td><td>${escapeHtml(describePlace(place))}</td></tr>`,
    )
    .join('\n');
  return `<section><h2>Approval record</h2><table><thead><tr><th>Field</th><th>Value</th><th>As written</th><th>Where</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

function page(styles: string, body: string, { engineVersion }: Review): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Review of a loan package</title><meta name="viewport" content="width=device-width">
<style>
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:1200px;padding:0 1rem;color:#1c2430}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2.5rem 0 .2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.45rem .6rem;border-bottom:1px solid #d9dee5}
.exception{color:#b42318;font-weight:600}.warning{color:#8a4b00;font-weight:600}
.about,.rule{color:#5a6675;font-size:.85rem;margin:.1rem 0}.value{font-weight:600}.note{color:#8a4b00;margin:.2rem 0}
ul{margin:.2rem 0;padding-left:1.1rem;font-size:.8rem;color:#5a6675}
.crop,.page{position:relative;background-repeat:no-repeat;background-color:#fff;border:1px solid #d9dee5;overflow:hidden}
.page{background-size:100% 100%;max-width:900px;margin:1rem 0}
.crop i,.page i{position:absolute;border:2px solid #c2410c;background:rgb(251 146 60 / 18%)}
${styles}
</style></head><body><h1>Review of a loan package</h1>
${body}
<p class="about">${escapeHtml(engineVersion)}</p></body></html>
`;
}

function px(value: number): string {
  return `${Math.round(value * 10) / 10}px`;
}

function share(value: number): string {
  return `${Math.round(value * 10_000) / 100}%`;
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}
