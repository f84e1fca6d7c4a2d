export interface Route {
  readonly method: string;
  /** As the router takes it: `:name` for a parameter, `*` for the rest. */
  readonly url: string;
}

/** The methods that some route serves at a path, for 405 and its Allow header. Empty: nothing is served there at all. */
export function createMethodFinder(routes: readonly Route[]): (path: string) => readonly string[] {
  const byPath = new Map<string, Set<string>>();
  for (const { method, url } of routes) byPath.set(url, (byPath.get(url) ?? new Set()).add(method));
  const patterns = [...byPath].map(([url, methods]) => ({ pattern: toPattern(url), methods }));
  return (path) => {
    const found = patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]);
    return [...new Set(found)].sort();
  };
}

function toPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
