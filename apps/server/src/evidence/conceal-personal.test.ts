import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { concealPersonal, openConcealer } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const conceal = (loanId: string, value: string) =>
  test.app.db.transaction((tx) => concealPersonal(tx, test.app, loanId, value));

describe('a personal value in evidence', () => {
  it('stands as a code that is the same throughout one loan and another in the next', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const code = await conceal(one, 'Åsa Lindström');
    expect(code).toMatch(/^hmac-sha256:[0-9a-f]{64}$/);
    expect(await conceal(one, 'Åsa Lindström')).toBe(code);
    expect(await conceal(one, 'Asa Lindstrom')).not.toBe(code);
    expect(await conceal(two, 'Åsa Lindström')).not.toBe(code);
  });

  it('has one code when several transactions make the first of a loan at once', async () => {
    const loanId = randomUUID();
    const codes = await Promise.all(Array.from({ length: 8 }, () => conceal(loanId, 'x')));
    expect(new Set(codes).size).toBe(1);
  });

  it('is concealed under a key that is not in the database', async () => {
    const loanId = randomUUID();
    await conceal(loanId, 'x');
    const { rows } = await test.database.pool.query('select sealed_key from evidence_loan_key where loan_id = $1', [
      loanId,
    ]);
    const other = randomUUID();
    await test.database.pool.query('insert into evidence_loan_key values ($1, $2)', [other, rows[0].sealed_key]);
    // Sealed to its loan: copied beside another one it does not open.
    await expect(conceal(other, 'x')).rejects.toThrow(/changed after it was sealed, or belongs elsewhere/);
  });

  it('costs one look at the key for many values', async () => {
    const loanId = randomUUID();
    const codes = await test.app.db.transaction(async (tx) => {
      const code = await openConcealer(tx, test.app, loanId);
      return [code('a'), code('b'), code('a')];
    });
    expect([codes[0] === codes[2], codes[0] === codes[1]]).toEqual([true, false]);
  });
});
