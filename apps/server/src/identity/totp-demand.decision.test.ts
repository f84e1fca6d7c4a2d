import { describe, expect, it } from 'vitest';
import { isTotpDemanded } from './totp-demand.decision.ts';

const managers = [{ upTo: null, role: 'manager' as const }];
const settings = (required: 'off' | 'checkers' | 'all', wires: typeof tiers = managers) => ({
  'auth.totp_required': required,
  'wire.approval_tiers': wires,
  'boarding.approval_tiers': managers,
});
const tiers: { upTo: string | null; role: 'specialist' | 'manager' }[] = [
  { upTo: '1000', role: 'specialist' },
  { upTo: null, role: 'manager' },
];

describe('a second factor is demanded', () => {
  it('of nobody, of everybody, or of whoever some tier lets approve', () => {
    expect(isTotpDemanded(settings('off'), ['admin'])).toBe(false);
    expect(isTotpDemanded(settings('all'), ['specialist'])).toBe(true);
    expect(isTotpDemanded(settings('checkers'), ['specialist'])).toBe(false);
    expect(isTotpDemanded(settings('checkers'), ['manager'])).toBe(true);
    expect(isTotpDemanded(settings('checkers'), ['admin'])).toBe(true);
    expect(isTotpDemanded(settings('checkers', tiers), ['specialist'])).toBe(true);
  });
});
