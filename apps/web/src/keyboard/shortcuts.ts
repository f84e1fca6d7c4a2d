import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { singleKeysWork } from './single-keys.ts';

export interface Shortcut {
  /** One key as KeyboardEvent.key names it, such as j, ?, Enter; with `mod+` for Control or Command. */
  readonly keys: string;
  /** What it does, in words: shown in the help and offered by the palette. */
  readonly label: string;
  readonly run: () => void;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

let groups: readonly ShortcutGroup[] = [];
const listeners = new Set<() => void>();

function put(next: readonly ShortcutGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

/** Makes keys work while a component is shown. The latest group wins where two take the same key. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const run = useEffectEvent((keys: string) => shortcuts.find((each) => each.keys === keys)?.run());
  // Registered anew only when what is shown of them changes; what they do is looked up when they are pressed.
  const shown = JSON.stringify(shortcuts.map(({ keys, label }) => ({ keys, label })));
  useEffect(() => {
    const made: readonly Omit<Shortcut, 'run'>[] = JSON.parse(shown);
    const group = { title, shortcuts: made.map((each) => ({ ...each, run: () => run(each.keys) })) };
    put([group, ...groups]);
    return () => put(groups.filter((each) => each !== group));
  }, [title, shown]);
}

/** Everything that a key does at this moment. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => groups,
  );
}

/** Listens on the whole page, once. Keys belong to what is typed into, and to a dialog while it is open. */
export function listenToKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const keys = keysOf(event);
    if (keys === null || event.defaultPrevented) return;
    if (!keys.startsWith('mod+') && (isTyping(event.target) || isDialogOpen())) return;
    if (keys.length === 1 && !singleKeysWork()) return;
    const found = groups.flatMap((group) => group.shortcuts).find((each) => each.keys === keys);
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function keysOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey) return `mod+${event.key.toLowerCase()}`;
  // The same key on most keyboards, without Shift.
  if (event.key === '=') return '+';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  );
}

/** A message that passes by calls itself a dialog too, and must not stop anybody's keys. */
function isDialogOpen(): boolean {
  return document.querySelector(':is([role="dialog"], [role="alertdialog"], [role="menu"]):not(.toast)') !== null;
}
