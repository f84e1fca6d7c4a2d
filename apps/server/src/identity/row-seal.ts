import { canonicalJson } from '@countersign/engine/evidence/canonical-json';
import type { App } from '../platform/app.ts';

/** Rows that let somebody in. There are too many for evidence, and none of them may come from anybody but the program. */
export type SealedTable =
  | 'session'
  | 'refresh_token'
  | 'password_reset'
  | 'invitation'
  | 'oidc_identity'
  | 'oidc_code'
  | 'recovery_code';

type Part = string | Uint8Array | Date | readonly string[] | null;

/** What a row is about, in the order of `parts`; what changes while it lives, such as its last use, is not among them. */
export function sealRow({ keyring }: Pick<App, 'keyring'>, table: SealedTable, parts: readonly Part[]): string {
  return keyring.mac(textOf(parts), contextOf(table));
}

/** Whether the program made this row. A row from before rows had seals got one when the release was installed. */
export function isOwnRow(
  { keyring, log }: Pick<App, 'keyring' | 'log'>,
  table: SealedTable,
  parts: readonly Part[],
  seal: string | null,
): boolean {
  const isOwn = seal !== null && keyring.isMac(seal, textOf(parts), contextOf(table));
  if (!isOwn) log.error({ table }, 'a row that would let someone in was not made by the service; it was refused');
  return isOwn;
}

function textOf(parts: readonly Part[]): string {
  return canonicalJson(
    parts.map((part) => {
      if (part instanceof Date) return part.toISOString();
      if (part instanceof Uint8Array) return Buffer.from(part).toString('hex');
      return part === null || typeof part === 'string' ? part : [...part];
    }),
  );
}

function contextOf(table: SealedTable): string {
  return `row of ${table}`;
}
