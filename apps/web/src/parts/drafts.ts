import { useState } from 'react';

/**
 * Texts that somebody began to write and did not send. They outlive the form that they were typed into, a conflict, a
 * reload and a new sign-in of the same person; they are gone when the tab is, or when the person has signed out.
 */
const PLACE = 'countersign.drafts';

interface Kept {
  readonly person: string | null;
  readonly texts: Readonly<Record<string, string>>;
}

const { person, texts } = readKept();
let owner = person;
const drafts = new Map(Object.entries(texts));

/** What somebody else left in this tab is not for whoever signs in now. */
export function keepDraftsOf(personId: string): void {
  if (owner !== personId) forgetDrafts();
  owner = personId;
}

export function forgetDrafts(): void {
  drafts.clear();
  keep();
}

export function useDraft(key: string): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const [, redraw] = useState(0);
  const change = (text: string) => {
    drafts.set(key, text);
    keep();
    redraw((count) => count + 1);
  };
  const forget = () => {
    drafts.delete(key);
    keep();
    redraw((count) => count + 1);
  };
  return [drafts.get(key) ?? '', change, forget];
}

/** A browser that keeps nothing, or whose space is full, keeps them as long as the page is open. */
function keep(): void {
  const kept: Kept = { person: owner, texts: Object.fromEntries(drafts) };
  try {
    if (drafts.size === 0) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    return;
  }
}

function readKept(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
    if (typeof kept?.person === 'string' && typeof kept.texts === 'object') return kept;
  } catch {
    // What cannot be read was not written by this page.
  }
  return { person: null, texts: {} };
}
