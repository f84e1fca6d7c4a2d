import type { Document } from '@countersign/contract/documents';
import type { ReviewView } from '@countersign/contract/review';
import { checklistWords as words } from '../../words/loan.ts';
import type { Progress } from './progress.ts';

export type StepState = 'done' | 'now' | 'blocked' | 'todo' | 'absent';

export interface Step {
  readonly id: 'received' | 'record' | 'read' | 'compared' | 'reviewed' | 'approved' | 'boarded' | 'sealed';
  readonly title: string;
  readonly state: StepState;
  readonly text: string;
}

export interface ChecklistFacts {
  readonly review: ReviewView;
  readonly documents: readonly Document[];
  readonly hasRecord: boolean;
  readonly progress: Progress;
}

/** What is done, what blocks and what comes next, in the order that a loan goes through. */
export function checklistOf(facts: ChecklistFacts): readonly Step[] {
  const { review, hasRecord } = facts;
  const documents = papersOf(facts.documents);
  const { state } = review.loan;
  const files = new Set(documents.map(({ fileId }) => fileId)).size;
  const reached = (states: readonly string[]) => states.includes(state);
  const decided = reached(['approved', 'boarding_staged', 'boarded', 'sealed']) || state === 'rejected';
  const exceptions = review.findings.filter(({ finding }) => finding.blocksApproval).length;
  const comparing = reached(['received', 'processing']);
  const count = (severity: string) => review.findings.filter(({ finding }) => finding.severity === severity).length;

  return [
    { id: 'received', title: words.received.title, state: 'done', text: words.received.text(files) },
    hasRecord
      ? { id: 'record', title: words.record.title, state: 'done', text: words.record.done }
      : { id: 'record', title: words.record.title, state: decided ? 'absent' : 'blocked', text: words.record.none },
    { id: 'read', title: words.read.title, ...reading(facts) },
    {
      id: 'compared',
      title: words.compared.title,
      ...(comparing
        ? {
            state: review.runId === null ? 'todo' : 'now',
            text: review.runId === null ? words.compared.todo : words.compared.again,
          }
        : review.runId === null
          ? { state: 'todo', text: words.compared.todo }
          : { state: 'done', text: words.compared.done(count('exception'), count('warning'), count('info')) }),
    },
    {
      id: 'reviewed',
      title: words.reviewed.title,
      ...(decided
        ? { state: 'done', text: words.reviewed.done }
        : state !== 'review'
          ? { state: 'todo', text: words.reviewed.todo }
          : review.canApprove
            ? { state: 'done', text: words.reviewed.done }
            : { state: 'now', text: words.reviewed.left(exceptions) }),
    },
    {
      id: 'approved',
      title: words.approved.title,
      ...(state === 'rejected'
        ? { state: 'blocked', text: words.approved.rejected }
        : decided
          ? { state: 'done', text: words.approved.done }
          : review.canApprove
            ? { state: 'now', text: words.approved.ready }
            : { state: 'todo', text: words.approved.todo }),
    },
    {
      id: 'boarded',
      title: words.boarded.title,
      ...(reached(['boarded', 'sealed'])
        ? { state: 'done', text: words.boarded.done }
        : state === 'boarding_staged'
          ? { state: 'now', text: words.boarded.now }
          : state === 'approved'
            ? { state: 'now', text: words.boarded.ready }
            : { state: 'todo', text: words.boarded.todo }),
    },
    {
      id: 'sealed',
      title: words.sealed.title,
      ...(state === 'sealed' ? { state: 'done', text: words.sealed.done } : { state: 'todo', text: words.sealed.todo }),
    },
  ] satisfies readonly Step[];
}

/** The approval record is listed as a document and is never read as one. */
function papersOf(documents: readonly Document[]): readonly Document[] {
  return documents.filter(({ docType }) => docType !== 'approval_record');
}

function reading({ review, documents, progress }: ChecklistFacts): Pick<Step, 'state' | 'text'> {
  const current = papersOf(documents).filter(({ status }) => status !== 'withdrawn');
  const refused = current.filter(({ status }) => status === 'refused').length;
  if (review.loan.state === 'processing_failed') return { state: 'blocked', text: words.read.failed };
  if (refused > 0) return { state: 'blocked', text: words.read.refused(refused) };
  const waiting = current.filter(({ status }) => status === 'stored' || status === 'reading');
  if (waiting.length > 0) {
    const pages = [...progress.values()].reduce((sum, file) => sum + file.pages.size, 0);
    return { state: 'now', text: pages === 0 ? words.read.waiting : words.read.reading(pages) };
  }
  const pages = current.reduce((sum, document) => sum + (document.pages ?? 0), 0);
  return { state: 'done', text: words.read.done(current.length, pages) };
}
