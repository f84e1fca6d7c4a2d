import { describe, expect, it } from 'vitest';
import { toFileName } from './take-files.ts';

describe('the name of a file that somebody sends', () => {
  it.each([
    ['folders', '../../etc/passwd', '.. .. etc passwd'],
    ['folders of Windows', 'C:\\closing\\note.pdf', 'C: closing note.pdf'],
    ['line ends, which could write another header', 'a.pdf\r\nx-evil: 1', 'a.pdf x-evil: 1'],
    ['a sign that turns the direction of writing', 'note\u202efdp.exe', 'note fdp.exe'],
    ['an isolate and a line separator', 'a\u2066b\u2028c.pdf', 'a b c.pdf'],
    ['half a character', 'a\ud800.pdf', 'a\ufffd.pdf'],
  ])('keeps no %s', (_name, sent, kept) => expect(toFileName(sent)).toBe(kept));

  it('has one where nothing is left, and an end where it has none', () => {
    expect(toFileName(' / ')).toBe('unnamed');
    expect([...toFileName('😀'.repeat(1000))].length).toBeLessThanOrEqual(255);
  });
});
