/** Words of the document screen. */
export const documentWords = {
  unread: 'Not read yet',
  noPages: 'This document has no pages to show',
  why: 'What decided its type',
  noWords: 'No words: its type was given, or nothing on it was telling.',
  page: (pageNo: number) => `Page ${pageNo}`,
  found: 'What was searched for',
} as const;
