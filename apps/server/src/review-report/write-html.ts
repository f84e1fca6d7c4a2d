import { escapeHtml } from '../platform/escape-html.ts';
import type { Crop, Line, ReportedAct, ReportedCorrection, ReportedFinding, ReviewReport } from './review-report.ts';

/** One page without scripts and without anything from elsewhere: it opens in any browser, and in twenty years. */
export function writeReviewHtml(report: ReviewReport): string {
  const title = `Review of loan ${escapeHtml(report.externalRef)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${lines(report.facts)}
<h2>Summary</h2>
${lines(report.counts)}
<h2>Findings and decisions</h2>
${report.findings.length === 0 ? '<p>Nothing was found.</p>' : report.findings.map(finding).join('\n')}
<h2>Corrections</h2>
${report.corrections.length === 0 ? '<p>No value was corrected.</p>' : report.corrections.map(correction).join('\n')}
${report.changes.length === 0 ? '' : `<h2>Other changes</h2>${acts(report.changes)}`}
<h2>Documents</h2>
<ul>${report.documents.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
<h2>Evidence</h2>
${lines(report.evidence)}
<p>This report is for reading. The evidence of the loan can be exported and checked without this service.
Tax and account numbers are masked.</p>
</main>
</body>
</html>
`;
}

function lines(all: readonly Line[]): string {
  return `<dl>${all.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}

function finding({ heading, rule, message, sources, acts: done }: ReportedFinding): string {
  const said = sources.map(
    ({ name, value, crop }) =>
      `<li>${escapeHtml(name)}: <strong>${escapeHtml(value)}</strong>${picture(crop, name)}</li>`,
  );
  return `<section><h3>${escapeHtml(heading)}</h3><p>${escapeHtml(message)} <span class="soft">${escapeHtml(rule)}</span></p>
${said.length === 0 ? '' : `<ul>${said.join('')}</ul>`}${done.length === 0 ? '<p class="soft">Nobody has decided on it.</p>' : acts(done)}</section>`;
}

function correction({ heading, before, after, isConfirmed, act, crop }: ReportedCorrection): string {
  const page = isConfirmed ? 'Confirmed by the page.' : 'Not confirmed by the page.';
  return `<section><h3>${escapeHtml(heading)}</h3><p>${escapeHtml(before)} to <strong>${escapeHtml(after)}</strong>. ${page}</p>
${picture(crop, heading)}${acts([act])}</section>`;
}

function acts(done: readonly ReportedAct[]): string {
  const items = done.map(({ who, what, when, reason, note }) => {
    const more = [reason === null ? '' : `Reason: ${reason}.`, note ?? ''].filter((text) => text !== '').join(' ');
    const said = more === '' ? '' : `<br>${escapeHtml(more)}`;
    return `<li><strong>${escapeHtml(who)}</strong> ${escapeHtml(what)} <span class="soft">${escapeHtml(when)}</span>${said}</li>`;
  });
  return `<ul class="acts">${items.join('')}</ul>`;
}

function picture(crop: Crop | null, name: string): string {
  if (crop === null) return '';
  const { png, width, height } = crop;
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return `<br><img src="${source}" width="${Math.round(width / 2)}" height="${Math.round(height / 2)}" alt="${escapeHtml(name)}, as printed">`;
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f5f7; color: #1c2430; font: 16px/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 52rem; margin: 2rem auto; padding: 2.5rem 3rem; background: #fff; border: 1px solid #d9dde3; border-radius: 6px; }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 1rem; padding-bottom: .35rem; border-bottom: 2px solid #1c2430; font-size: 1.15rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: .25rem 0; }
dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: .15rem 1rem; margin: .5rem 0; font-size: .9rem; }
dt, .soft { color: #4a5565; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
section { padding: .9rem 0; border-bottom: 1px solid #e4e7ec; break-inside: avoid; }
img { max-width: 100%; height: auto; margin: .35rem 0; border: 1px solid #d9dde3; }
.acts { padding-left: 0; list-style: none; font-size: .9rem; }
@media print { body { background: #fff; } main { margin: 0; padding: 0; border: 0; max-width: none; } }
@media (max-width: 40rem) { main { margin: 0; padding: 1.25rem; border: 0; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
`;
