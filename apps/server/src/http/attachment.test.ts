import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';

describe('the name of a download', () => {
  it.each([
    ['plain', 'note.pdf', 'note.pdf'],
    ['with blanks and letters of the world', 'Zoë 李.pdf', 'Zo%C3%AB%20%E6%9D%8E.pdf'],
    ['with line ends and another header', 'a\r\nset-cookie: x=1', 'a%0D%0Aset-cookie%3A%20x%3D1'],
    ['with quotes and another parameter', 'a"; filename="b.exe', 'a%22%3B%20filename%3D%22b.exe'],
    ['with the signs that part the code from the name', "a'(*)!.pdf", 'a%27%28%2A%29%21.pdf'],
    ['with half a character', 'a\ud800.pdf', 'a%EF%BF%BD.pdf'],
  ])('%s is one value of the header', (_kind, name, coded) => {
    expect(attachment(name)).toBe(`attachment; filename*=UTF-8''${coded}`);
  });
});
