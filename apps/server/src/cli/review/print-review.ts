import { describePlace } from '@countersign/engine/lar/place';
import { sayDocType } from '@countersign/engine/reconciliation/wording';
import { toRecordField } from '../../intake/index.ts';
import { NO_LOAN } from './package-of.ts';
import { idOf, type Review, stateOf } from './review-files.ts';

/** The review as a table for a terminal. */
export function printReview({ documents, record, engineVersion, rulesetVersion, result }: Review): string {
  const lines: string[] = [];
  for (const { file, split, values } of documents) {
    const { docType, fromPage, toPage, confidence, notes } = split;
    const range = fromPage === toPage ? `page ${fromPage}` : `pages ${fromPage} to ${toPage}`;
    lines.push(
      `${docType}   ${file.name}, ${range}, ${percent(confidence)} sure`,
      ...notes.map((note) => `  ! ${note}`),
    );
    const rows = values.map((value) => [
      value.fieldName,
      cut(value.normalizedValue),
      `p. ${value.pageNo}`,
      percent(value.confidence),
      value.method,
      stateOf(value) === 'proposed' ? 'to confirm' : '',
      value.rawText === value.normalizedValue ? '' : `"${cut(value.rawText)}"`,
    ]);
    lines.push(...table(rows), ...(rows.length === 0 ? ['  (no values)'] : []), '');
  }
  if (record !== null) {
    lines.push('approval record');
    lines.push(
      ...table(
        record.values.map(({ field, value, rawText, place }) => [
          field,
          cut(value ?? '?'),
          describePlace(place),
          rawText === value ? '' : `"${cut(rawText ?? '')}"`,
        ]),
      ),
      '',
    );
  }
  lines.push(...findingLines(result), `${engineVersion}, ruleset ${rulesetVersion}`);
  return `${lines.join('\n')}\n`;
}

function findingLines({ findings, notEvaluated }: Review['result']): string[] {
  const found = findings.flatMap(({ ruleId, severity, title, detail }) => [
    `${severity.toUpperCase()}  ${ruleId}  ${title}`,
    `  ${detail.message}`,
    ...table(
      detail.sources.map(({ source, field, value, pageNo }) => [
        source,
        field ?? '',
        value === null ? '' : cut(value),
        pageNo === null ? '' : `p. ${pageNo}`,
      ]),
    ),
    '',
  ]);
  const silent = notEvaluated.map(({ ruleId, missing, waitsFor = [] }) => [
    ruleId,
    `needs ${missing.join(', ')}`,
    ...(waitsFor.length === 0
      ? []
      : [
          `waits for: ${waitsFor.map(({ field, source }) => `${field} on ${sayDocType(source)}, proposed`).join('; ')}`,
        ]),
  ]);
  return [
    ...(found.length === 0 ? ['no findings', ''] : found),
    ...(silent.length === 0 ? [] : ['not evaluated', ...table(silent), '']),
  ];
}

const longest = 60;

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );
}

/** The review in the shapes of the interface. Nothing in it depends on the clock: the same files give the same output. */
export function reviewJson({ documents, record, engineVersion, rulesetVersion, result }: Review, asOf: Date): unknown {
  return {
    engineVersion,
    rulesetVersion,
    documents: documents.map(({ id, file, split }) => ({
      id,
      name: file.name,
      docType: split.docType,
      confidence: split.confidence,
      fromPage: split.fromPage,
      toPage: split.toPage,
      missingPages: split.completeness.missing,
      notes: split.notes,
      failures: file.pages
        .filter(({ pageNo, failure }) => failure !== null && pageNo >= split.fromPage && pageNo <= split.toPage)
        .map(({ pageNo, failure }) => ({ pageNo, ...failure })),
    })),
    fields: [
      ...documents.flatMap(({ id, split, values }) =>
        values.map((value) => ({ documentId: id, source: split.docType, ...value, state: stateOf(value) })),
      ),
      ...(record?.values ?? []).map((value) => ({
        documentId: record?.id ?? null,
        source: 'lar',
        ...toRecordField(value),
        state: 'stated',
      })),
    ],
    findings: result.findings.map(({ ruleId, severity, title, detail }, position) => {
      const runId = idOf(Buffer.from(result.findingsHash), rulesetVersion);
      return {
        id: idOf(Buffer.from(runId), String(position)),
        runId,
        loanId: NO_LOAN,
        ruleId,
        severity,
        status: 'open',
        title,
        detail,
        createdAt: asOf.toISOString(),
        blocksApproval: severity === 'exception',
      };
    }),
    notEvaluated: result.notEvaluated,
    findingsHash: result.findingsHash,
  };
}
