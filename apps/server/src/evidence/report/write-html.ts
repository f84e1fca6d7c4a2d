import { escapeHtml } from '../../platform/escape-html.ts';
import type { Report, ReportStep } from './report-model.ts';

/** One page without scripts and without anything from elsewhere: it opens in any browser, and in twenty years. */
export function writeHtml(report: Report): string {
  const { externalRef, steps, documents } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evidence of loan ${escapeHtml(externalRef)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Evidence of loan ${escapeHtml(externalRef)}</h1>
<p class="lead">What happened to this loan, by whom and when, up to ${escapeHtml(steps.at(-1)?.when ?? '')}. Times are UTC.</p>
${writeFacts(report)}
<h2>What happened</h2>
<ol class="steps">
${steps.map(writeStep).join('\n')}
</ol>
<h2>Documents</h2>
${documents.length === 0 ? '<p>The chain records no documents.</p>' : writeDocuments(report)}
<h2>How to check this</h2>
<p>This page is for reading; nothing in it is signed. The entries it was made from are in <code>entries.jsonl</code>.
Check them with <code>countersign verify-evidence FILE</code>, which needs no server, no database and no network,
and compare the key with the one that the bank publishes.</p>
</main>
</body>
</html>
`;
}

function writeFacts(report: Report): string {
  const facts = [
    ['Loan', report.externalRef],
    ['Loan id', report.loanId],
    ['Exported', report.steps.at(-1)?.when ?? ''],
    ['Entries', String(report.steps.length)],
    ['Hash of the last entry', report.head],
    ['Entries in the signed log', String(report.treeSize)],
    ['Key', report.key],
  ];
  const rows = facts.map(([name, value]) => `<dt>${escapeHtml(name ?? '')}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  return `<dl class="facts">${rows.join('')}</dl>`;
}

function writeStep(step: ReportStep): string {
  const details = step.details
    .map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  return `<li value="${step.seq}"><h3>${escapeHtml(step.title)}</h3>
<p class="who"><time>${escapeHtml(step.when)}</time> · ${escapeHtml(step.who)}</p>
${details === '' ? '' : `<dl>${details}</dl>`}
<p class="hash">${escapeHtml(step.hash)}</p></li>`;
}

function writeDocuments({ documents }: Report): string {
  const rows = documents.map(
    ({ name, sha256, purged }) =>
      `<tr><td>${escapeHtml(name)}</td><td>${purged === null ? 'stored' : `deleted ${escapeHtml(purged)}`}</td><td class="hash">${escapeHtml(sha256)}</td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>Bytes</th><th>SHA-256</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f5f7; color: #1c2430; font: 16px/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 52rem; margin: 2rem auto; padding: 2.5rem 3rem; background: #fff; border: 1px solid #d9dde3; border-radius: 6px; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 1rem; padding-bottom: .35rem; border-bottom: 2px solid #1c2430; font-size: 1.15rem; }
h3 { margin: 0; font-size: 1rem; }
.lead { margin: 0 0 1.5rem; color: #4a5565; }
dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: .15rem 1rem; margin: .5rem 0; font-size: .9rem; }
dt { color: #4a5565; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.facts { padding: 1rem 1.25rem; background: #f4f5f7; border-radius: 4px; }
.steps { padding-left: 2.75rem; }
.steps > li { padding: .9rem 0; border-bottom: 1px solid #e4e7ec; }
.steps > li::marker { color: #4a5565; font-weight: 600; }
.who { margin: .1rem 0; color: #4a5565; }
.hash { margin: .35rem 0 0; color: #5f6b7a; font: .75rem/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { padding: .45rem .6rem; border-bottom: 1px solid #e4e7ec; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .9em; }
@media print { body { background: #fff; } main { margin: 0; padding: 0; border: 0; max-width: none; } .steps > li { break-inside: avoid; } }
@media (max-width: 40rem) { main { margin: 0; padding: 1.25rem; border: 0; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
`;
