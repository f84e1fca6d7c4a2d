/** A note that says something goes into evidence; left out and empty are the same. */
export function noteOf(request: { readonly note?: string | undefined }): { readonly note?: string } {
  const note = request.note?.trim() ?? '';
  return note === '' ? {} : { note };
}
