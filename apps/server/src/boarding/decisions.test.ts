import { describe, expect, it } from 'vitest';
import { refuseChecker } from './check-boarding.decision.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { decideResolution } from './resolve-boarding.decision.ts';
import { contradictionOf, settle, type UnknownFacts } from './settle.decision.ts';
import type { Standing } from './types.ts';

const held = (stage: 'staged' | 'committed' | 'voided', differing: readonly string[] = []): Standing => ({
  kind: 'held',
  stage,
  coreReference: 'C-1',
  differing: differing.map((coreField) => ({ coreField, message: 'is 1' })),
  raw: '',
});
const absent: Standing = { kind: 'absent', raw: '' };
const refused: Standing = { kind: 'refused', detail: 'no', faults: [], raw: '' };
const unknown: Standing = { kind: 'unknown', detail: 'no answer', raw: '' };

const sure: UnknownFacts = { phase: 'commit', stagingIsKept: true, absenceIsCertain: true, isQuiet: true };

describe('an unknown commit', () => {
  it.each([
    ['booked', held('committed'), {}, 'found_committed', undefined],
    ['booked, asked early', held('committed'), { isQuiet: false }, 'found_committed', undefined],
    ['booked with another value', held('committed', ['principal']), {}, null, 'mismatch'],
    ['only staged', held('staged'), {}, 'found_not_committed', 'timeout'],
    ['only staged, asked early', held('staged'), { isQuiet: false }, null, undefined],
    ['taken back', held('voided'), {}, 'found_failed', 'mismatch'],
    ['refused', refused, {}, 'found_failed', 'refused'],
    ['not there', absent, {}, 'found_failed', 'mismatch'],
    ['not there, where staging leaves no trace', absent, { stagingIsKept: false }, 'found_not_committed', 'timeout'],
    ['not there, asked early', absent, { isQuiet: false }, null, undefined],
    ['not there, and nobody can be sure', absent, { absenceIsCertain: false }, null, undefined],
    ['silent', unknown, {}, null, undefined],
  ] as const)('that the core shows as %s', (_name, standing, changes, on, status) => {
    const settled = settle({ ...sure, ...changes }, standing);
    expect([settled.on, settled.error?.status]).toEqual([on, status]);
  });
});

describe('an unknown staging', () => {
  const staging = { ...sure, phase: 'stage' } as const;
  it.each([
    ['staged', held('staged'), {}, 'found_staged', undefined],
    ['staged, asked early', held('staged'), { isQuiet: false }, 'found_staged', undefined],
    ['staged with another value', held('staged', ['principal']), {}, null, 'mismatch'],
    ['booked', held('committed'), {}, null, 'mismatch'],
    ['taken back', held('voided'), {}, 'found_not_staged', 'mismatch'],
    ['refused', refused, {}, 'found_not_staged', 'refused'],
    ['not there', absent, {}, 'found_not_staged', 'timeout'],
    ['not there, asked early', absent, { isQuiet: false }, null, undefined],
    ['not there, and nobody can be sure', absent, { absenceIsCertain: false }, null, undefined],
    [
      'not there, where staging leaves no trace',
      absent,
      { stagingIsKept: false, absenceIsCertain: false },
      'found_not_staged',
      'timeout',
    ],
    ['silent', unknown, {}, null, undefined],
  ] as const)('that the core shows as %s', (_name, standing, changes, on, status) => {
    const settled = settle({ ...staging, ...changes }, standing);
    expect([settled.on, settled.error?.status]).toEqual([on, status]);
  });
});

it('sees a contradiction only in what the core can tell', () => {
  expect(contradictionOf('committed', unknown)).toBeNull();
  expect(contradictionOf('committed', held('committed'))).toBeNull();
  expect(contradictionOf('committed', held('staged'))?.status).toBe('mismatch');
  expect(contradictionOf('committed', absent)?.status).toBe('mismatch');
});

describe('an Idempotency-Key', () => {
  it.each([
    ['abc', 'abc'],
    ['"abc"', 'abc'],
    ['  abc ', 'abc'],
    ['"a \\"b\\" \\\\"', 'a "b" \\'],
    ['a"b', 'a"b'],
    ['k'.repeat(255), 'k'.repeat(255)],
    [`"${'k'.repeat(255)}"`, 'k'.repeat(255)],
  ])('%s', (header, key) => expect(readIdempotencyKey(header)).toBe(key));

  it.each(['', '""', ' ', '"', '"a', '"a"b"', 'k'.repeat(256), 'ä', '"\\a"'])('refuses %j', (header) => {
    expect(() => readIdempotencyKey(header)).toThrow(/^Idempotency-Key /);
  });

  it('may be left out', () => expect(readIdempotencyKey(null)).toBeNull());
});

describe('the checker', () => {
  const facts = { stagedBy: 'a', requiredRole: 'manager', actorId: 'b', holdsRole: true } as const;
  it.each([
    ['another person with the role', {}, undefined],
    ['the maker', { actorId: 'a' }, 'maker_cannot_check'],
    ['the maker without the role', { actorId: 'a', holdsRole: false }, 'maker_cannot_check'],
    ['another person without the role', { holdsRole: false }, 'approval_role_required'],
  ])('%s', (_name, changes, code) => expect(refuseChecker({ ...facts, ...changes })?.code).toBe(code));
});

describe('a resolution', () => {
  const facts = { phase: 'commit', isUnknown: true, state: 'outcome_unknown', proposal: null } as const;
  const request = { outcome: 'failed', coreReference: null, note: 'told', by: 'b' };
  const proposal = { outcome: 'failed', coreReference: null, by: 'a' };
  it.each([
    ['is proposed', {}, {}, 'propose'],
    ['is confirmed by another', { proposal }, {}, 'confirm'],
    ['is not confirmed by the proposer', { proposal }, { by: 'a' }, 'maker_cannot_check'],
    ['is replaced by the proposer', { proposal }, { by: 'a', outcome: 'committed' }, 'propose'],
    ['is contradicted', { proposal }, { outcome: 'committed' }, 'resolution_conflict'],
    ['is contradicted in its reference', { proposal }, { coreReference: 'X' }, 'resolution_conflict'],
    ['comes too late', { isUnknown: false, state: 'committed' }, {}, 'boarding_state_conflict'],
    ['is not of this phase', {}, { outcome: 'staged' }, 'resolution_invalid'],
    ['says nothing', {}, { note: '' }, 'resolution_invalid'],
    ['says nothing of a record that is settled', { isUnknown: false }, { note: '' }, 'resolution_invalid'],
  ])('%s', (_name, changes, said, expected) => {
    const decision = decideResolution({ ...facts, ...changes }, { ...request, ...said });
    expect(decision.ok ? decision.effect.kind : decision.refusal.code).toBe(expected);
  });
});
