import { describe, expect, it } from 'vitest';
import { sayProgram } from './say-program.ts';

describe('the name of a program', () => {
  it('is what a person calls it, though most claim to be others too', () => {
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
    expect(sayProgram(chrome)).toBe('Chrome, Linux');
    expect(sayProgram(`${chrome} Edg/130.0`.replace('X11; Linux x86_64', 'Windows NT 10.0'))).toBe('Edge, Windows');
    expect(sayProgram('curl/8.5.0')).toBe('curl');
  });

  it('is what it says itself where nobody knows it, and nothing where it says nothing', () => {
    expect(sayProgram('bank-batch 2')).toBe('bank-batch 2');
    expect(sayProgram(null)).toBeNull();
  });
});
