import { expect, it } from 'vitest';
import { hashPassword, withPasswords } from './passwords.ts';

it('hashes with Argon2id at the cost that was decided, another salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('looks at every character of a long password, its case and its blanks', async () => {
  const long = `${'a long sentence, '.repeat(58)}end`;
  const hash = await hashPassword(long);
  const match = (password: string) => withPasswords((each) => each.match(password, hash));
  expect(long.length).toBeGreaterThan(980);
  expect(await match(long)).toBe(true);
  for (const other of [`${long} `, ` ${long}`, long.slice(0, -1), long.toUpperCase(), long.slice(0, 72)])
    expect(await match(other)).toBe(false);
});

it('matches the right password only, and nobody without one', async () => {
  const hash = await hashPassword('right');
  const match = (password: string, stored: string | null) => withPasswords((each) => each.match(password, stored));
  expect(await match('right', hash)).toBe(true);
  expect(await match('Right', hash)).toBe(false);
  expect(await match('', hash)).toBe(false);
  expect(await match('right', null)).toBe(false);
});
