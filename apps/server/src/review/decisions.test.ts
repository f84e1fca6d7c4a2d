import { findingStatuses, loanStates, severities } from '@countersign/contract/closed-sets';
import type { Finding } from '@countersign/engine/reconciliation/finding';
import { describe, expect, it } from 'vitest';
import { decideAccept } from './accept-finding.decision.ts';
import { type ApprovalFinding, decideApproval, findBlockers } from './approval.decision.ts';
import { decideCarryOver, type PreviousFinding, startOf } from './carry-over.decision.ts';
import { decideLoanChange } from './change-loan.decision.ts';
import { decideEscalate } from './escalate-finding.decision.ts';
import { decideOverride } from './override-finding.decision.ts';

const facts = { status: 'open', severity: 'exception', isLatestRun: true, loanState: 'review' } as const;
const bank = { reasonCodes: ['other'], justificationMinLength: 5, isCorrector: false };
const good = { reasonCode: 'other', note: 'enough' };

describe('every action on a finding', () => {
  const decided = (changes: object) => [
    decideOverride({ ...facts, ...bank, ...changes }, good).ok,
    decideAccept({ ...facts, ...changes }).ok,
    decideEscalate({ ...facts, ...changes }).ok,
  ];

  it.each(loanStates)('on a loan that is %s', (loanState) => {
    const may = loanState === 'review';
    expect(decided({ loanState })).toEqual([may, may, may]);
  });

  it('of an earlier run is refused', () => {
    expect(decided({ isLatestRun: false })).toEqual([false, false, false]);
  });

  it.each([
    ['open', [true, true, true]],
    ['accepted', [true, false, true]],
    ['overridden', [false, false, true]],
    ['resolved', [false, false, true]],
  ] as const)('that is %s', (status, expected) => {
    expect(decided({ status })).toEqual(expected);
  });
});

describe('an override', () => {
  it.each([
    ['the note with spaces around it', { ...good, note: '  enough  ' }, true],
    ['exactly the shortest note', { ...good, note: '12345' }, true],
    ['five letters that a computer counts twice', { ...good, note: '𝒜𝒜𝒜𝒜𝒜' }, true],
    ['four of them', { ...good, note: '𝒜𝒜𝒜𝒜' }, false],
    ['another reason', { ...good, reasonCode: 'Other' }, false],
  ])('with %s', (_name, request, ok) => {
    expect(decideOverride({ ...facts, ...bank }, request).ok).toBe(ok);
  });

  it('is not for whoever cleared the finding by a correction, whatever else is wrong', () => {
    for (const request of [good, { reasonCode: 'none', note: '' }]) {
      const decision = decideOverride({ ...facts, ...bank, isCorrector: true, loanState: 'approved' }, request);
      expect(!decision.ok && decision.refusal.code).toBe('corrector_cannot_override');
    }
  });
});

describe('accepting', () => {
  it.each(severities)('of %s', (severity) => {
    const decision = decideAccept({ ...facts, severity });
    expect(decision.ok && decision.effect).toBe(severity === 'exception' ? 'accept_exception' : 'accept_other');
  });
});

const finding = (changes: Partial<ApprovalFinding> = {}): ApprovalFinding => ({
  ruleId: 'R-101',
  title: 'Principal agrees',
  severity: 'exception',
  status: 'open',
  reviewed: false,
  isCleared: false,
  ...changes,
});

describe('blockers', () => {
  const of = (findings: readonly ApprovalFinding[]) =>
    findBlockers({ loanState: 'review', hasRun: true, findings }).length;

  it.each([
    ['nothing found', [], 0],
    ['an open exception', [finding()], 2],
    ['one that was escalated', [finding({ reviewed: true })], 1],
    ['one that was accepted', [finding({ status: 'accepted', reviewed: true })], 1],
    ['one that was overridden', [finding({ status: 'overridden', reviewed: true })], 0],
    ['one that nobody looked at, however it came to be overridden', [finding({ status: 'overridden' })], 1],
    ['one that a correction cleared', [finding({ status: 'accepted', isCleared: true })], 1],
    ['one of those that was escalated', [finding({ status: 'accepted', isCleared: true, reviewed: true })], 1],
    ['one of those that was overridden', [finding({ status: 'overridden', isCleared: true, reviewed: true })], 0],
    ['an open warning and an open info', [finding({ severity: 'warning' }), finding({ severity: 'info' })], 0],
  ])('%s', (_name, findings, count) => {
    expect(of(findings)).toBe(count);
  });

  it('are the same sentences in the refusal', () => {
    const given = { loanState: 'processing', hasRun: false, findings: [finding()] } as const;
    const decision = decideApproval(given, { note: 'yes' });
    expect(decision.ok).toBe(false);
    if (!decision.ok) expect(decision.refusal.blockers).toEqual(findBlockers(given));
  });

  it('come after the note', () => {
    const decision = decideApproval({ loanState: 'sealed', hasRun: false, findings: [] }, { note: ' ' });
    expect(!decision.ok && decision.refusal.code).toBe('note_required');
  });
});

describe('a change of a loan', () => {
  const loan = { borrowerName: 'A', expectedPrincipal: '1.00', assigneeId: null, assigneeIsActive: null } as const;

  it.each(loanStates)('of what was given at intake, while it is %s', (loanState) => {
    const decision = decideLoanChange({ ...loan, loanState }, { borrowerName: 'B' });
    expect(decision.ok).toBe(['received', 'processing_failed', 'review'].includes(loanState));
  });

  it('is none when it says what is so', () => {
    const given = { borrowerName: 'A', expectedPrincipal: '1.00', assigneeId: null };
    const decision = decideLoanChange({ ...loan, loanState: 'boarded' }, given);
    expect(decision.ok && decision.effect).toEqual({});
  });
});

describe('carrying over', () => {
  const source = { documentId: 'd1', source: 'promissory_note', field: 'f', value: '1', pageNo: 1, bbox: null };
  const data = {} as Finding['detail']['data'];
  const found = (changes: Partial<Finding> = {}, detail: Partial<Finding['detail']> = {}): Finding => ({
    ruleId: 'R-1',
    ruleVersion: '1',
    severity: 'exception',
    title: 't',
    ...changes,
    detail: { message: 'm', sources: [source], data, ...detail },
  });
  const before = (changes: Partial<PreviousFinding> = {}): PreviousFinding => ({
    ...found(),
    id: 'p1',
    status: 'overridden',
    touchedByPerson: true,
    clearedBy: null,
    ...changes,
  });
  const ids = ({ carried, gone }: ReturnType<typeof decideCarryOver>) => [
    carried.map((one) => one?.id ?? null),
    gone.map(({ id }) => id),
  ];

  it.each([
    ['the same', found(), true],
    ['another place on the page', found({}, { sources: [{ ...source, pageNo: 2 }] }), true],
    ['another title', found({ title: 'other' }), true],
    ['another version of the rule', found({ ruleVersion: '2' }), false],
    ['another rule', found({ ruleId: 'R-2' }), false],
    ['another severity', found({ severity: 'warning' }), false],
    ['another value', found({}, { sources: [{ ...source, value: '2' }] }), false],
    ['another document', found({}, { sources: [{ ...source, documentId: 'd2' }] }), false],
    ['another source more', found({}, { sources: [source, { ...source, documentId: 'd2' }] }), false],
    ['something else that is missing', found({}, { message: 'other' }), false],
  ])('with %s', (_name, next, same) => {
    expect(ids(decideCarryOver([before()], [next], true))).toEqual(same ? [['p1'], []] : [[null], ['p1']]);
  });

  it('is for what people touched', () => {
    const untouched = before({ touchedByPerson: false, status: 'open' });
    expect(ids(decideCarryOver([untouched], [found()], true))).toEqual([[null], []]);
  });

  it('is not done when the bank wants none, and what arises again is not resolved by that', () => {
    expect(ids(decideCarryOver([before()], [found()], false))).toEqual([[null], []]);
  });

  it('matches two that are alike one to one, whatever the order of their sources', () => {
    const other = { ...source, documentId: 'd0' };
    const pair = [before(), before({ id: 'p2', status: 'open', touchedByPerson: false })];
    expect(ids(decideCarryOver(pair, [found(), found(), found()], true))).toEqual([['p1', null, null], []]);
    const turned = found({}, { sources: [other, source] });
    const same = before({ detail: { message: 'm', sources: [source, other], data } });
    expect(ids(decideCarryOver([same], [turned], true))).toEqual([['p1'], []]);
  });

  it.each([
    ['nothing', null, null, ['open', false]],
    ['what was overridden', before(), null, ['overridden', false]],
    ['nothing, and a correction cleared it', null, ['c1'], ['accepted', true]],
    ['what was open, and a correction cleared it', before({ status: 'open' }), ['c1'], ['accepted', true]],
    ['what was overridden before a correction cleared it', before(), ['c1'], ['accepted', true]],
    ['the same correction, overridden', before({ clearedBy: ['c1'] }), ['c1'], ['overridden', false]],
    ['the same correction', before({ clearedBy: ['c1'], status: 'accepted' }), ['c1'], ['accepted', false]],
    ['another correction more', before({ clearedBy: ['c1'] }), ['c1', 'c2'], ['accepted', true]],
    ['a correction that clears it no more', before({ clearedBy: ['c1'] }), null, ['open', false]],
  ] as const)('starts after %s', (_name, from, cleared, expected) => {
    const next = found({}, { data: cleared === null ? data : { ...data, clearedBy: [...cleared] } });
    const { status, isNewlyCleared } = startOf(next, from);
    expect([status, isNewlyCleared]).toEqual(expected);
  });

  it.each(findingStatuses)('leaves what was %s to be resolved where it no longer arises, unless it was', (status) => {
    expect(ids(decideCarryOver([before({ status })], [], true))[1]).toEqual(status === 'resolved' ? [] : ['p1']);
  });
});
