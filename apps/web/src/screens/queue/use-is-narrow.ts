import { useSyncExternalStore } from 'react';

/** As in queue.css: below it, a row has two lines instead of columns. */
const NARROW = '(max-width: 56rem)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches);
}

function follow(told: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}
