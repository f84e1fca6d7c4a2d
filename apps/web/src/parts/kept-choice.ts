import { useSyncExternalStore } from 'react';

/** How somebody likes to use the page: no secret, and kept in the browser where it lets us. */
export interface KeptChoice<Choice extends string> {
  read(): Choice;
  choose(choice: Choice): void;
  use(): Choice;
}

export function keptChoice<const Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): KeptChoice<Choice> {
  const listeners = new Set<() => void>();
  // Some banks switch storage off; then a choice holds until the page is left.
  let here: Choice | undefined;
  const read = (): Choice => {
    if (here !== undefined) return here;
    try {
      const kept = localStorage.getItem(key);
      return choices.find((choice) => choice === kept) ?? choices[0];
    } catch {
      return choices[0];
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    choose: (choice) => {
      try {
        localStorage.setItem(key, choice);
      } catch {
        here = choice;
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}
