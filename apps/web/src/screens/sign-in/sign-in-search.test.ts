import { describe, expect, it } from 'vitest';
import { readSignInSearch } from './sign-in-search.ts';

describe('the place after the sign-in', () => {
  it.each(['/app', '/app/loans?state=review', '/app/loans/L-1/review#finding-1'])('may be %s', (next) => {
    expect(readSignInSearch({ next })).toEqual({ next });
  });
  it.each(['https://evil.example/app', '//evil.example/app', '/\\evil.example', '/apps', 'javascript:alert(1)', 7])(
    'is never %s',
    (next) => expect(readSignInSearch({ next })).toEqual({}),
  );
});
