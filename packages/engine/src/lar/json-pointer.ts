/** One step of a JSON pointer (RFC 6901) as it is written. */
export function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
