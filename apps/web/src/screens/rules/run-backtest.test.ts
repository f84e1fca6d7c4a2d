import type { BacktestResult } from '@countersign/contract/reconciliation';
import { describe, expect, it } from 'vitest';
import { runBacktest } from './run-backtest.ts';

/** A bank with so many loans, each of which is looked at. */
function bankOf(count: number) {
  const asked: { loans: number; skip: number }[] = [];
  const ask = async (part: { readonly loans: number; readonly skip: number }): Promise<BacktestResult> => {
    asked.push(part);
    const refs = Array.from({ length: count }, (_, index) => `L-${index}`).slice(part.skip, part.skip + part.loans);
    return {
      loans: refs.map((externalRef) => ({ externalRef, appear: [], disappear: [], unchanged: 1 })),
      skipped: [],
      lookedAt: refs.length,
    };
  };
  return { asked, ask };
}

describe('a backtest in parts', () => {
  it('looks at every loan once, and tells how far it is', async () => {
    const { asked, ask } = bankOf(100);
    const told: number[] = [];
    const result = await runBacktest(25, ask, (lookedAt) => told.push(lookedAt));
    expect(asked).toEqual([
      { loans: 10, skip: 0 },
      { loans: 10, skip: 10 },
      { loans: 5, skip: 20 },
    ]);
    expect(told).toEqual([0, 10, 20, 25]);
    expect(new Set(result.loans.map(({ externalRef }) => externalRef)).size).toBe(25);
    expect(result.lookedAt).toBe(25);
  });

  it('ends where there are no more loans', async () => {
    const { asked, ask } = bankOf(12);
    expect((await runBacktest(50, ask, () => {})).lookedAt).toBe(12);
    expect(asked).toHaveLength(2);
    expect((await runBacktest(50, bankOf(0).ask, () => {})).loans).toEqual([]);
  });
});
