/** Left out and empty are the same where a note is optional. */
export function noteOf({ note }: { readonly note?: string }): string | null {
  const text = note?.trim() ?? '';
  return text === '' ? null : text;
}
