import type { Command } from './command.ts';
import { compareAnew } from './findings-of-papers.ts';
import { answer, type Outcome, refuse } from './outcome.ts';
import { isStaff } from './people.ts';
import { BORROWERS, blocks, isLive, latestFindings, type Model, said } from './state.ts';

type Rule = (model: Model, command: Command) => Outcome;

/** Fields that the model lets people correct, on the paper that is named beside it. */
export const correctable = [
  ['deed', 'principal_amount'],
  ['deed', 'maturity_date'],
  ['deed', 'interest_rate'],
  ['note', 'loan_number'],
] as const;

/** Open parts, States (Loan) and Operations; specification part 3, row 1, and part 4, rule 10. */
export const loanRules = {
  approve: (model, { twist }) => {
    if (twist === 'meaning') return refuse(model, 'note_required');
    const isBlocked = model.loan !== 'review' || latestFindings(model).some(blocks);
    if (isBlocked) return refuse(model, 'approval_blocked');
    return answer({ ...model, loan: 'approved' }, 200, { state: 'approved' }, 'loan.approved');
  },

  reject: (model, { twist }) => {
    if (twist === 'meaning') return refuse(model, 'note_required');
    if (model.loan !== 'review') return refuse(model, 'loan_state_conflict');
    return answer({ ...model, loan: 'rejected' }, 200, { state: 'rejected' }, 'loan.rejected');
  },

  reopen: (model, { twist }) => {
    if (twist === 'meaning') return refuse(model, 'note_required');
    const record = model.boardings.at(-1);
    const wire = model.wires.at(-1);
    const isBoarding = record !== undefined && isLive(record);
    // While the core is being asked the loan is still approved, and only the record stands in the way.
    if (model.loan !== 'approved' && model.loan !== 'rejected')
      return refuse(model, 'loan_state_conflict', ...(isBoarding ? ['boarding_live'] : []));
    if (isBoarding || wire?.state === 'exported') {
      return refuse(model, ...(isBoarding ? ['boarding_live'] : []), 'loan_state_conflict');
    }
    const isWaiting = wire?.state === 'staged' || wire?.state === 'approved';
    const wires = isWaiting ? [...model.wires.slice(0, -1), { ...wire, state: 'cancelled' as const }] : model.wires;
    const evidence = ['loan.reopened', ...(isWaiting ? ['wire.cancelled'] : [])];
    return answer({ ...model, wires, loan: 'review' }, 200, { state: 'review' }, evidence);
  },

  seal: (model) => {
    if (model.loan !== 'boarded' && model.loan !== 'rejected') return refuse(model, 'loan_state_conflict');
    return answer({ ...model, loan: 'sealed' }, 200, { state: 'sealed' }, 'loan.sealed');
  },

  hold: (model) => answer({ ...model, isHeld: true }, 200, { state: model.loan }, 'loan.hold_set'),

  release: (model) =>
    model.isHeld
      ? answer({ ...model, isHeld: false }, 200, { state: model.loan }, 'loan.hold_released')
      : refuse(model, 'loan_state_conflict'),

  assign: (model, { twist, pick }) => {
    if (twist === 'meaning') return refuse(model, 'loan_change_invalid');
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed');
    const assignee = pick % 2 === 0 ? 'clerk' : 'colleague';
    const evidence = assignee === model.assignee ? [] : ['loan.assigned'];
    return answer({ ...model, assignee }, 200, { state: model.loan }, evidence);
  },

  rename: (model, { pick }) => {
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed', 'loan_state_conflict');
    const borrower = BORROWERS[pick % 2] ?? '';
    // Saying what stands there already changes nothing, so there is nothing to refuse.
    if (borrower === model.borrower) return answer(model, 200, { borrowerName: borrower, state: model.loan });
    if (model.loan !== 'review') return refuse(model, 'loan_state_conflict');
    // Rules compare it, so the loan is processed again (decision 0050).
    const after: Model = { ...model, borrower, loan: 'processing' };
    const shows = { borrowerName: borrower, state: 'processing' };
    return answer(after, 200, shows, ['loan.changed', 'loan.processing_started']);
  },

  correct: (model, { twist, pick, by }) => {
    if (twist === 'meaning') return refuse(model, 'correction_invalid');
    const [paper, field] = correctable[pick % correctable.length] ?? correctable[0];
    const isGone = paper === 'deed' && model.deed === null;
    const isTime = model.loan === 'review' || model.loan === 'processing';
    if (isGone || !isTime) {
      return refuse(model, ...(isGone ? ['document_not_current'] : []), ...(isTime ? [] : ['loan_state_conflict']));
    }
    const value = said[field][pick < correctable.length ? 0 : 1];
    const corrected = { ...(model[paper] ?? model.note), [field]: value };
    if (!isStaff(by)) throw new Error('Only staff correct.');
    const corrections = [...model.corrections, { paper, field, value, by }];
    const after: Model = { ...model, [paper]: corrected, corrections, loan: 'processing' };
    const evidence = ['correction.recorded', ...(model.loan === 'review' ? ['loan.processing_started'] : [])];
    return answer(after, 201, { fieldName: field, normalizedValue: value }, evidence);
  },

  withdraw: (model) => {
    if (model.deed === null) return refuse(model, 'document_not_current', 'loan_state_conflict', 'loan_sealed');
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed', 'loan_state_conflict');
    if (model.loan !== 'review' && model.loan !== 'processing') return refuse(model, 'loan_state_conflict');
    const evidence = ['document.withdrawn', ...(model.loan === 'review' ? ['loan.processing_started'] : [])];
    return answer({ ...model, deed: null, loan: 'processing' }, 202, {}, evidence);
  },

  reprocess: (model) => {
    if (model.loan !== 'review') return refuse(model, 'loan_state_conflict');
    return answer({ ...model, loan: 'processing' }, 202, {}, 'loan.processing_started');
  },

  exportEvidence: (model) => answer(model, 200, {}, 'evidence.exported'),

  /** The worker takes what waits: a package that is processed gets its run. */
  work: (model) => {
    if (model.loan !== 'processing') return answer(model, 0, {});
    const { runs, evidence } = compareAnew(model);
    return answer({ ...model, loan: 'review', runs }, 0, {}, ['run.completed', ...evidence]);
  },

  /** The time passes in which a call to the core could still arrive. */
  wait: (model) => {
    const record = model.boardings.at(-1);
    if (record === undefined) return answer(model, 0, {});
    return answer({ ...model, boardings: [...model.boardings.slice(0, -1), { ...record, settled: true }] }, 0, {});
  },
} satisfies Readonly<Record<string, Rule>>;
