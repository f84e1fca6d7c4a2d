import { DomainError } from '../platform/domain-error.ts';

/** A note that says something. Its length is meaning, which is looked at when the record is known (open parts, Readings). */
export function requireNote(note: string): string {
  const trimmed = note.trim();
  if (trimmed !== '') return trimmed;
  const message = 'must say something';
  throw new DomainError({
    code: 'note_required',
    detail: `note ${message}.`,
    errors: [{ field: 'note', code: 'required', message }],
  });
}

/** Left out and empty are the same where a note is optional. */
export function optionalText(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
