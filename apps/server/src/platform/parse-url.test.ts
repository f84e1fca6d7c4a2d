import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

/** After some thousand calls the engine compiles them; what was right before must still be. */
const CALLS = 200_000;

describe('parseUrl', () => {
  it('reads a name in another script, also after very many calls', () => {
    for (let call = 0; call < CALLS; call += 1) parseUrl('https://api.example/');
    expect(parseUrl('https://bücher.example/')?.hostname).toBe('xn--bcher-kva.example');
  });

  it('answers null for what is no address', () => {
    expect(parseUrl('bücher')).toBeNull();
    expect(parseUrl('https://')).toBeNull();
  });
});
