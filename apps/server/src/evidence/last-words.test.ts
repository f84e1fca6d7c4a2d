import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import { INSTALL_CHAIN } from './chain-id.ts';
import { appendEvidence } from './index.ts';
import { readLastWords } from './last-words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const act = { actor: systemActor('test'), requestId: null };

const entryAbout = (id: string, facts: { name: string } | null) =>
  ({ loanId: null, kind: 'payee.changed', act, payload: {}, records: [{ kind: 'payee', id, facts }] }) as const;

const tell = (id: string, facts: { name: string } | null) =>
  test.app.db.transaction((tx) => appendEvidence(tx, test.app, entryAbout(id, facts)));

async function wordOf(id: string) {
  return (await readLastWords(test.app.db, test.app, INSTALL_CHAIN)).get('payee')?.get(id);
}

describe('what the chain of the install said last', () => {
  it('is the newest entry of each row, whatever was read before', async () => {
    await tell('a', { name: 'one' });
    const first = await wordOf('a');
    await tell('b', { name: 'two' });
    await tell('a', null);
    expect(await wordOf('a')).toEqual({ chainId: INSTALL_CHAIN, seq: (first?.seq ?? 0) + 2, isGone: true });
    expect(await wordOf('b')).toMatchObject({ isGone: false });
  });

  it.each([
    ['before anything else is told', false],
    ['when another entry has taken its number', true],
  ])('is not what a transaction said that came to nothing, %s', async (_when, isNext) => {
    await tell('c', { name: 'one' });
    const before = await wordOf('c');
    const undone = test.app.db.transaction(async (tx) => {
      await appendEvidence(tx, test.app, entryAbout('c', null));
      expect((await readLastWords(tx, test.app, INSTALL_CHAIN)).get('payee')?.get('c')?.isGone).toBe(true);
      throw new Error('came to nothing');
    });
    await expect(undone).rejects.toThrow('came to nothing');
    if (isNext) await tell('d', { name: 'takes the place of the entry that was seen' });
    expect(await wordOf('c')).toEqual(before);
  });

  it('reads what came since, and not the whole chain again', async () => {
    await tell('e', { name: 'one' });
    await wordOf('e');
    await tell('e', { name: 'two' });
    const many = vi.spyOn(test.app.db, 'many');
    await wordOf('e');
    expect(await many.mock.results[0]?.value).toHaveLength(2);
    many.mockRestore();
  });
});
