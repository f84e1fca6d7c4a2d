import { describe, expect, it } from 'vitest';
import { forgetOidcCookie, oidcCookie, readOidcCookie } from './oidc-cookie.ts';

const MARK = 'a'.repeat(43);

describe('the cookie of a federated sign-in', () => {
  it('is out of reach of scripts, other paths and other sites', () => {
    expect(oidcCookie('https://bank.example/countersign', MARK, 600)).toBe(
      `countersign_oidc=${MARK}; Path=/countersign/v1/auth/oidc; Max-Age=600; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  it('works on plain http too, where Secure would lose it', () => {
    expect(oidcCookie('http://127.0.0.1:8080', MARK, 600)).not.toContain('Secure');
  });

  it('is forgotten by an empty one that is over at once', () => {
    expect(forgetOidcCookie('http://127.0.0.1:8080')).toMatch(/^countersign_oidc=; .*Max-Age=0;/);
  });

  it('is found among others', () => {
    expect(readOidcCookie(`a=b; countersign_oidc=${MARK}; c=d`)).toBe(MARK);
  });

  it.each([
    ['no header', null],
    ['no such cookie', 'a=b'],
    ['two of the name', `countersign_oidc=${MARK}; countersign_oidc=${'b'.repeat(43)}`],
    ['an empty one', 'countersign_oidc='],
    ['one that we never make', 'countersign_oidc=<script>'],
    ['another cookie whose name ends the same', `not_countersign_oidc=${MARK}`],
  ])('is not there with %s', (_name, header) => {
    expect(readOidcCookie(header)).toBeNull();
  });
});
