import { describe, expect, it } from 'vitest';
import { type ApprovalTier, checkTiers, holdsRole, requiredRole } from './approval-tiers.ts';

const tiers: readonly ApprovalTier[] = [
  { upTo: '50000', role: 'specialist' },
  { upTo: '1000000.00', role: 'manager' },
  { upTo: null, role: 'admin' },
];

describe('approval tiers', () => {
  it.each([
    ['0.01', 'specialist'],
    ['50000.00', 'specialist'],
    ['50000.01', 'manager'],
    ['1000000.00', 'manager'],
    ['1000000.01', 'admin'],
    ['99999999999999.99', 'admin'],
  ])('ask of %s the role %s', (amount, role) => {
    expect(requiredRole(tiers, amount)).toBe(role);
  });

  it.each([
    ['without a last tier', [{ upTo: '1', role: 'manager' }]],
    ['none at all', []],
    [
      'with a gap in the middle',
      [
        { upTo: null, role: 'manager' },
        { upTo: null, role: 'admin' },
      ],
    ],
    [
      'that fall',
      [
        { upTo: '2', role: 'manager' },
        { upTo: '1', role: 'manager' },
        { upTo: null, role: 'admin' },
      ],
    ],
    [
      'that repeat',
      [
        { upTo: '2', role: 'manager' },
        { upTo: '2.00', role: 'admin' },
        { upTo: null, role: 'admin' },
      ],
    ],
  ] as const)('are refused %s', (_name, refused) => {
    expect(() => checkTiers(refused)).toThrow();
  });

  it('are taken when they rise and leave no amount out', () => {
    expect(() => checkTiers(tiers)).not.toThrow();
  });

  it('let a higher role do what a lower one may, and not the other way', () => {
    expect(holdsRole(['admin'], 'manager')).toBe(true);
    expect(holdsRole(['manager'], 'specialist')).toBe(true);
    expect(holdsRole(['manager'], 'admin')).toBe(false);
    expect(holdsRole(['specialist'], 'manager')).toBe(false);
    expect(holdsRole(['specialist', 'manager'], 'manager')).toBe(true);
  });
});
