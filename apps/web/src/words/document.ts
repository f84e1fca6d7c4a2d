/** Words of the document screen. */
export const documentWords = {
  unread: 'Not read yet',
  noPages: 'This document has no pages to show',
  why: 'What decided its type',
  noWords: 'No words to show: the type was set by a person or no word was decisive.',
  page: (pageNo: number) => `Page ${pageNo}`,
  found: 'What was searched for',
} as const;
