import type { BacktestResult } from '@countersign/contract/reconciliation';

/** So many at a time: each part answers in a moment, and the page can tell how far it is. */
const PART = 10;

/** A backtest of so many loans in parts; ends early where there are no more loans. Tells after each part how many it looked at. */
export async function runBacktest(
  loans: number,
  ask: (part: { readonly loans: number; readonly skip: number }) => Promise<BacktestResult>,
  onProgress: (lookedAt: number) => void,
): Promise<BacktestResult> {
  const whole = { loans: [] as BacktestResult['loans'], skipped: [] as BacktestResult['skipped'], lookedAt: 0 };
  onProgress(0);
  while (whole.lookedAt < loans) {
    const part = Math.min(PART, loans - whole.lookedAt);
    const answer = await ask({ loans: part, skip: whole.lookedAt });
    whole.loans.push(...answer.loans);
    whole.skipped.push(...answer.skipped);
    whole.lookedAt += answer.lookedAt;
    onProgress(whole.lookedAt);
    if (answer.lookedAt < part) break;
  }
  return whole;
}
