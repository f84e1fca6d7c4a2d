import { type SetupStatusAnswer, type SetupStepKey, setupSteps } from '@countersign/contract/setup';
import { describe, expect, it } from 'vitest';
import { readSetupSearch, stepAt } from './setup-steps.ts';

function after(...done: readonly SetupStepKey[]): SetupStatusAnswer {
  const steps = setupSteps.map((key, index) => ({ step: index + 1, key, complete: done.includes(key) }));
  return { status: 'in_progress', steps };
}

describe('the place in the wizard', () => {
  it('is the first step that is open', () => {
    expect(stepAt({ status: 'not_started' }, undefined)).toBe('admin');
    expect(stepAt(after('admin'), undefined)).toBe('institution');
    expect(stepAt(after('admin', 'institution', 'lar_profile'), undefined)).toBe('review_policy');
    expect(stepAt(after(...setupSteps), undefined)).toBe('package');
  });

  it('is the one that was asked for, unless a step is missing that everything needs', () => {
    expect(stepAt(after('admin', 'institution'), 6)).toBe('mail');
    expect(stepAt(after('admin', 'institution'), 2)).toBe('institution');
    expect(stepAt(after('admin'), 5)).toBe('institution');
    expect(stepAt({ status: 'not_started' }, 7)).toBe('admin');
  });

  it('is taken from the address where the address makes sense', () => {
    expect(readSetupSearch({ step: '4', loan: 'SAMPLE-1' })).toEqual({ step: 4, loan: 'SAMPLE-1' });
    expect(readSetupSearch({ step: 99, loan: '../x' })).toEqual({});
  });
});
