import { severities } from '@countersign/contract/closed-sets';
import type { FindingWithActions, ReviewCorrection, ReviewView } from '@countersign/contract/review';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { maskAnswer } from '@countersign/engine/masking/mask-answer';
import { sayDocType, sayMoney, startSentence } from '@countersign/engine/reconciliation/wording';
import { listLoanDocuments, pageCrop } from '../documents/index.ts';
import { listEvidenceOfKinds, verifyChain } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { reviewView } from '../review/index.ts';
import type { Crop, Line, ReportedAct, ReportedCorrection, ReportedFinding, ReviewReport } from './review-report.ts';

type Finding = FindingWithActions['finding'];
type Source = Finding['detail']['sources'][number];

/** A package with more has its crops in the workbench; drawing them all would hold up everybody else. */
const MOST_CROPS = 150;

const statusNames = { open: 'Open', accepted: 'Confirmed', overridden: 'Overridden', resolved: 'Resolved' } as const;
const severityNames = { exception: 'Exception', warning: 'Warning', info: 'Information' } as const;
const actNames = {
  accept: 'accepted it',
  override: 'overrode it',
  escalate: 'escalated it',
  resolve: 'resolved it',
  comment: 'commented',
  carry_over: 'carried the decision over',
} as const;
const stateNames: Readonly<Record<string, string>> = {
  boarding_staged: 'Boarding staged',
  processing_failed: 'Failed',
};

/** Reads the review as it is now. Tax and account numbers are masked, and what shows one is not pictured. */
export async function buildReviewReport(app: App, ref: string): Promise<ReviewReport> {
  const whole = await reviewView(app, ref);
  const view = maskAnswer(whole).answer;
  const { loan } = view;
  const pictures = cropper(app);
  const findings: ReportedFinding[] = [];
  for (const [index, each] of view.findings.entries()) {
    findings.push(await toFinding(each, whole.findings[index] ?? each, pictures));
  }
  const corrections: ReportedCorrection[] = [];
  for (const [index, each] of view.corrections.entries()) {
    corrections.push(await toCorrection(each, whole.corrections[index] ?? each, pictures));
  }
  const { items: documents } = await listLoanDocuments(app, loan, { limit: 200 });
  const { entries, head, valid } = await verifyChain(app, loan.id);
  const now = app.clock.now().toISOString();
  return {
    externalRef: loan.externalRef,
    madeAt: now,
    facts: [
      { name: 'Borrower', value: loan.borrowerName },
      { name: 'Amount', value: loan.expectedPrincipal === null ? 'not given' : sayMoney(loan.expectedPrincipal) },
      { name: 'Status', value: stateNames[loan.state] ?? startSentence(loan.state) },
      ...(await decisionOf(app, view)),
      { name: 'Package version', value: String(loan.packageVersion) },
      { name: 'Report made', value: sayInstant(now) },
    ],
    counts: countsOf(view),
    findings,
    corrections,
    changes: view.changes.map(({ text, note, actorName, occurredAt }) => ({
      who: actorName,
      what: text,
      when: sayInstant(occurredAt),
      reason: null,
      note,
    })),
    documents: documents
      .filter(({ status }) => status !== 'withdrawn')
      .map(({ name, docType, fromPage, toPage }) => {
        const type = docType === null ? 'Not classified' : startSentence(sayDocType(docType));
        return `${type} (${name}${fromPage === null ? '' : `, pages ${fromPage} to ${toPage}`})`;
      }),
    evidence: [
      { name: 'Entries', value: String(entries) },
      { name: 'Hash of the last entry', value: head },
      { name: 'Check', value: valid ? 'The chain of evidence is intact.' : 'The chain of evidence is broken.' },
    ],
  };
}

async function decisionOf(app: App, { loan }: ReviewView): Promise<readonly Line[]> {
  const decided = await listEvidenceOfKinds(app.db, loan.id, ['loan.approved', 'loan.rejected', 'loan.reopened'], 50);
  const last = decided.at(-1);
  if (last === undefined || last.kind === 'loan.reopened') return [];
  const note = typeof last.payload.note === 'string' ? last.payload.note : '';
  const value = `${last.actor.name}, ${sayInstant(last.at)}: ${note}`;
  return [{ name: last.kind === 'loan.approved' ? 'Approved by' : 'Rejected by', value }];
}

function countsOf({ findings }: ReviewView): readonly Line[] {
  return severities.flatMap((severity) => {
    const own = findings.filter(({ finding }) => finding.severity === severity);
    const named = (['open', 'accepted', 'overridden', 'resolved'] as const).flatMap((status) => {
      const count = own.filter(({ finding }) => finding.status === status).length;
      return count === 0 ? [] : [`${count} ${statusNames[status].toLowerCase()}`];
    });
    const value = own.length === 0 ? 'none' : `${own.length}: ${named.join(', ')}`;
    return [{ name: `${severityNames[severity]} findings`, value }];
  });
}

type Pictures = (source: Pick<Source, 'documentId' | 'pageNo' | 'bbox'>) => Promise<Crop | null>;

function cropper(app: App): Pictures {
  let left = MOST_CROPS;
  return async ({ documentId, pageNo, bbox }) => {
    if (pageNo === null || bbox === null || left === 0) return null;
    left -= 1;
    return pageCrop(app, documentId, pageNo, bbox);
  };
}

async function toFinding(
  { finding, actions }: FindingWithActions,
  whole: FindingWithActions,
  pictures: Pictures,
): Promise<ReportedFinding> {
  const sources: ReportedFinding['sources'][number][] = [];
  for (const [index, source] of finding.detail.sources.entries()) {
    const isMasked = whole.finding.detail.sources[index]?.value !== source.value;
    sources.push({
      name: nameOf(source),
      value: source.value ?? 'nothing was read',
      crop: isMasked ? null : await pictures(source),
    });
  }
  return {
    heading: `${severityNames[finding.severity]}, ${statusNames[finding.status].toLowerCase()}: ${finding.title}`,
    rule: finding.ruleId,
    message: finding.detail.message,
    sources,
    acts: actions.map((act) => toAct(act, actNames[act.action])),
  };
}

function nameOf({ source, field, pageNo }: Source): string {
  const name = source === 'lar' ? 'Loan approval record' : source === 'intake' ? 'Given at intake' : sayDocType(source);
  const about = field === null ? '' : `, ${(findField(field)?.title ?? field).toLowerCase()}`;
  return `${startSentence(name)}${about}${pageNo === null ? '' : `, page ${pageNo}`}`;
}

interface Act {
  readonly actorName: string;
  readonly occurredAt: string;
  readonly note: string | null;
  readonly reasonCode?: string | null;
}

function toAct({ actorName, occurredAt, note, reasonCode = null }: Act, what: string): ReportedAct {
  const reason = reasonCode === null ? null : startSentence(reasonCode.replaceAll('_', ' '));
  return { who: actorName, what, when: sayInstant(occurredAt), reason, note };
}

async function toCorrection(
  correction: ReviewCorrection,
  whole: ReviewCorrection,
  pictures: Pictures,
): Promise<ReportedCorrection> {
  const { fieldName, docType, previousValue, value, normalizedValue, confirmedByPage } = correction;
  const document = docType === null ? '' : `, ${sayDocType(docType)}`;
  return {
    heading: `${findField(fieldName)?.title ?? fieldName}${document}`,
    before: previousValue ?? 'nothing was read',
    after: value ?? normalizedValue ?? 'not stated on the document',
    isConfirmed: confirmedByPage,
    act: toAct(correction, 'corrected it'),
    crop: whole.value !== value ? null : await pictures(correction),
  };
}

/** 2026-11-15T22:25:48.123Z as 2026-11-15 22:25:48 UTC: exact, and the same everywhere. */
function sayInstant(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}
