/** A line of a mapping as two versions are compared: what it is known by, and what it says. */
export interface Line {
  readonly name: string;
  readonly says: string;
}

export interface Difference {
  readonly what: 'added' | 'removed' | 'changed';
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What one version says that the other does not. A name that stands once in both and says something else was changed;
 * where a name stands several times its lines are compared as they are, since nobody can tell which became which.
 */
export function differencesOf(before: readonly Line[], after: readonly Line[]): readonly Difference[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names.flatMap((name): readonly Difference[] => {
    const gone = unmatched(before, after, name);
    const come = unmatched(after, before, name);
    const [was] = gone;
    const [is] = come;
    if (gone.length === 1 && come.length === 1 && was !== undefined && is !== undefined) {
      return [{ what: 'changed', name, before: was, after: is }];
    }
    return [
      ...gone.map((says) => ({ what: 'removed' as const, name, before: says, after: '' })),
      ...come.map((says) => ({ what: 'added' as const, name, before: '', after: says })),
    ];
  });
}

/** The lines of a name in one list that the other does not have, as often as it lacks them. */
function unmatched(lines: readonly Line[], others: readonly Line[], name: string): readonly string[] {
  const there = others.filter((line) => line.name === name).map(({ says }) => says);
  return lines.flatMap((line) => {
    if (line.name !== name) return [];
    const at = there.indexOf(line.says);
    if (at < 0) return [line.says];
    there.splice(at, 1);
    return [];
  });
}
