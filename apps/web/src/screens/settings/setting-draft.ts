import type { Setting } from '@countersign/contract/settings';

/** Kinds that are typed as text and sent as numbers. */
const numbers: readonly string[] = ['integer', 'number'];

/** A setting as it stands in its editor: numbers as the text that is typed, everything else as it is. */
export function toDraft({ kind, value, secret }: Setting): unknown {
  if (secret) return null;
  return numbers.includes(kind) ? String(value) : value;
}

/** What is sent. What is not a number is sent as it was typed: the service says what is wrong with it. */
export function fromDraft({ kind, default: otherwise }: Setting, draft: unknown): unknown {
  if (typeof draft !== 'string') return draft;
  const text = draft.trim();
  if (numbers.includes(kind)) return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  // An empty line means that there is none.
  if (text === '' && (kind === 'text' || kind === 'url' || otherwise === null)) return null;
  return kind === 'decimal' ? text : draft;
}

export function isChanged(setting: Setting, draft: unknown): boolean {
  return JSON.stringify(fromDraft(setting, draft)) !== JSON.stringify(fromDraft(setting, toDraft(setting)));
}

export function isDefault(setting: Setting): boolean {
  return setting.secret || JSON.stringify(setting.value) === JSON.stringify(setting.default);
}
