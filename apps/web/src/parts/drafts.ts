import { useState } from 'react';

/**
 * Texts that somebody began to write and did not send. They outlive the dialog that they were typed into, a conflict and
 * a new sign-in of the same person; they are gone when the tab is, or when the person has signed out.
 */
const drafts = new Map<string, string>();

export function forgetDrafts(): void {
  drafts.clear();
}

export function useDraft(key: string): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const [, redraw] = useState(0);
  const change = (text: string) => {
    drafts.set(key, text);
    redraw((count) => count + 1);
  };
  const forget = () => {
    drafts.delete(key);
    redraw((count) => count + 1);
  };
  return [drafts.get(key) ?? '', change, forget];
}
