export interface SignInSearch {
  /** Where somebody wanted to go; only addresses of this page are taken, or a link could send people elsewhere. */
  readonly next?: string;
}

export function readSignInSearch(search: Readonly<Record<string, unknown>>): SignInSearch {
  const { next } = search;
  return typeof next === 'string' && /^\/app(\/|\?|#|$)/.test(next) ? { next } : {};
}
