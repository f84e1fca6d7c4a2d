export interface SignInSearch {
  /** Where somebody wanted to go; only addresses of this page are taken, or a link could send people elsewhere. */
  readonly next?: string;
  /** Somebody was at work here when their session ended. */
  readonly ended?: true;
}

export function readSignInSearch(search: Readonly<Record<string, unknown>>): SignInSearch {
  const { next, ended } = search;
  return {
    ...(typeof next === 'string' && /^\/app(\/|\?|#|$)/.test(next) ? { next } : {}),
    ...(ended === true ? { ended } : {}),
  };
}
