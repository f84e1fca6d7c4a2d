import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const own = ['grace.hopper@firstharbor.example', 'Grace Brewster Hopper'];

describe('a password that anybody would try first', () => {
  it.each([
    ['one character', 'aaaaaaaaaaaa'],
    ['a short piece', 'abcabcabcabcab'],
    ['a year', '202620262026'],
    ['a common word twice', 'passwordpassword'],
  ])('is %s, repeated', (_name, password) => expect(isGuessable(password, own)).toBe(true));

  it.each([
    ['digits', '123456789012'],
    ['digits backwards', '098765432109'],
    ['the alphabet', 'abcdefghijklm'],
    ['the upper row and digits', 'qwertyuiop123'],
    ['two rows', 'asdfghjklzxcvbnm'],
    ['columns of the keyboard', '1qaz2wsx3edc'],
    ['columns from the third row on', 'qazwsxedcrfv'],
    ['a row and digits in turn', '1q2w3e4r5t6y'],
    ['letters and digits in turn', 'a1b2c3d4e5f6'],
    ['repeated digits', '111222333444'],
  ])('is %s in a row', (_name, password) => expect(isGuessable(password, own)).toBe(true));

  it.each([
    ['a number behind', 'password1234'],
    ['a year and a sign', 'Summer2026!!'],
    ['signs in place of letters', 'P@$$w0rd2026'],
    ['a word and a name', 'sunshine.michael.77'],
    ['three words that are one saying', 'iloveyou123456'],
    ['letters of another width', 'ｐａｓｓｗｏｒｄ2026'],
    ['the name of the product', 'Countersign#2026'],
    ['a role', 'administrator1'],
    ['the name of the person', 'Hopper-1906-1992'],
    ['the name of the bank', 'firstharbor2026'],
  ])('is made of one or two such words, with %s', (_name, password) => expect(isGuessable(password, own)).toBe(true));
});

describe('a password that takes longer', () => {
  it.each([
    'correct horse battery',
    'four words are enough',
    'dragon monkey shadow',
    'Grace Brewster Hopper 1906',
    '314159265358',
    'x7#Kq2!vLp9z',
    'unbekannte Wörter',
    '四个词就足够了足够了吗',
  ])('may be %s', (password) => expect(isGuessable(password, own)).toBe(false));

  it('is judged in no time, however long it is', () => {
    for (const piece of ['a', 'ab1', 'password', 'abcdefghijklmnop', 'é'])
      expect(isGuessable(`${piece.repeat(1000).slice(0, 998)}xz`, own)).toBeTypeOf('boolean');
  });
});
