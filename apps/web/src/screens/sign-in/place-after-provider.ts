import { readSignInSearch } from './sign-in-search.ts';

/** Where somebody wanted to go, kept in this tab while they are away at the provider. An address, never a token. */
const KEY = 'countersign.next';

export function keepPlace(next: string | undefined): void {
  if (next === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, next);
}

export function keptPlace(): string | undefined {
  return readSignInSearch({ next: sessionStorage.getItem(KEY) }).next;
}
