import { describe, expect, it } from 'vitest';
import { forgetOidcCookie, oidcCookie, readOidcCookie } from './oidc-cookie.ts';

const MARK = 'a'.repeat(43);
const PLAIN = 'http://127.0.0.1:8080';

describe('the cookie of a federated sign-in', () => {
  it('is out of reach of scripts, other paths and other sites', () => {
    expect(oidcCookie('https://bank.example', MARK, 600)).toBe(
      `__Host-countersign_oidc=${MARK}; Max-Age=600; SameSite=Lax; Path=/; HttpOnly; Secure`,
    );
    expect(oidcCookie('https://bank.example/countersign', MARK, 600)).toBe(
      `__Secure-countersign_oidc=${MARK}; Max-Age=600; SameSite=Lax; Path=/countersign/v1/auth/oidc; HttpOnly; Secure`,
    );
  });

  it('works on plain http too, where Secure would lose it', () => {
    expect(oidcCookie(PLAIN, MARK, 600)).toBe(
      `countersign_oidc=${MARK}; Max-Age=600; SameSite=Lax; Path=/v1/auth/oidc; HttpOnly`,
    );
  });

  it('is forgotten by an empty one that is over at once', () => {
    expect(forgetOidcCookie(PLAIN)).toMatch(/^countersign_oidc=; Max-Age=0;/);
  });

  it('is found among others', () => {
    expect(readOidcCookie(`a=b; countersign_oidc=${MARK}; c=d`, PLAIN)).toBe(MARK);
  });

  it('of plain http is not taken for the one of https, which a neighbour could plant', () => {
    expect(readOidcCookie(`countersign_oidc=${MARK}`, 'https://bank.example')).toBeNull();
    expect(readOidcCookie(`__Host-countersign_oidc=${MARK}`, 'https://bank.example')).toBe(MARK);
  });

  it.each([
    ['no header', null],
    ['no such cookie', 'a=b'],
    ['two of the name', `countersign_oidc=${MARK}; countersign_oidc=${'b'.repeat(43)}`],
    ['an empty one', 'countersign_oidc='],
    ['one that we never make', 'countersign_oidc=<script>'],
    ['another cookie whose name ends the same', `not_countersign_oidc=${MARK}`],
  ])('is not there with %s', (_name, header) => {
    expect(readOidcCookie(header, PLAIN)).toBeNull();
  });
});
