import type { Document } from '@countersign/contract/documents';
import type { ReviewView } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { type ChecklistFacts, checklistOf, type Step } from './checklist.ts';

const paper = (status: Document['status'], docType: string | null = 'promissory_note', fileId = 'a') =>
  ({ status, docType, fileId, pages: 3 }) as Document;

const blocking = { finding: { severity: 'exception', blocksApproval: true } };

function facts(state: string, more: Partial<ReviewView> = {}, documents = [paper('read')]): ChecklistFacts {
  const review = { loan: { state }, runId: 'run', findings: [], canApprove: false, blockers: [], ...more };
  return { review: review as unknown as ReviewView, documents, hasRecord: true, progress: new Map() };
}

const states = (given: ChecklistFacts) =>
  Object.fromEntries(checklistOf(given).map(({ id, state }) => [id, state])) as Record<Step['id'], Step['state']>;

describe('the checklist of a loan', () => {
  it('says of a package that waits that it is being read, and of nothing else that it is done', () => {
    const said = states(facts('processing', { runId: null }, [paper('reading')]));
    expect(said).toMatchObject({ received: 'done', read: 'now', compared: 'todo', reviewed: 'todo', approved: 'todo' });
  });

  it('does not wait for the approval record to be read, which never is', () =>
    expect(states(facts('review', {}, [paper('read'), paper('stored', 'approval_record', 'b')])).read).toBe('done'));

  it('blocks on a file that was refused, and on processing that failed', () => {
    expect(states(facts('review', {}, [paper('read'), paper('refused', null, 'b')])).read).toBe('blocked');
    expect(states(facts('processing_failed', { runId: null })).read).toBe('blocked');
  });

  it('counts the exceptions that stand in the way of approval', () => {
    const given = facts('review', { findings: [blocking, blocking] as unknown as ReviewView['findings'] });
    const step = checklistOf(given).find(({ id }) => id === 'reviewed');
    expect(step).toMatchObject({ state: 'now', text: '2 exceptions block approval' });
  });

  it('goes on to approval when nothing stands in the way, and past it', () => {
    expect(states(facts('review', { canApprove: true }))).toMatchObject({ reviewed: 'done', approved: 'now' });
    expect(states(facts('approved'))).toMatchObject({ approved: 'done', boarded: 'now', sealed: 'todo' });
    expect(states(facts('sealed'))).toMatchObject({ boarded: 'done', sealed: 'done' });
    expect(states(facts('rejected'))).toMatchObject({ reviewed: 'done', approved: 'blocked', boarded: 'todo' });
  });
});
