import { useEffect } from 'react';
import { shellWords } from '../words/shell.ts';

/** Names the screen in the browser's tab and in its history. Every screen calls it. */
export function useTitle(screen: string): void {
  useEffect(() => {
    document.title = shellWords.title(screen);
  }, [screen]);
}
