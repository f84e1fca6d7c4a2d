import type { Document } from '@countersign/contract/documents';
import type { Tone } from '../parts/badge.tsx';

/** Words of the loan screen and of what is done from it. */
export const documentStatusWords: Readonly<
  Record<Document['status'], { readonly label: string; readonly tone: Tone }>
> = {
  stored: { label: 'Waiting', tone: 'plain' },
  reading: { label: 'Reading', tone: 'note' },
  read: { label: 'Read', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  purged: { label: 'Deleted', tone: 'plain' },
};

export const checklistWords = {
  heading: 'Where this loan stands',
  state: { done: 'Done', now: 'Now', blocked: 'Blocked', todo: 'To come', absent: 'None' },
  received: { title: 'Package received', text: (files: number) => (files === 1 ? '1 file' : `${files} files`) },
  record: {
    title: 'Approval record',
    done: 'Received',
    none: 'None was received. Without it nothing is held against what was approved.',
  },
  read: {
    title: 'Documents read',
    done: (documents: number, pages: number) =>
      `${documents === 1 ? '1 document' : `${documents} documents`}, ${pages === 1 ? '1 page' : `${pages} pages`}`,
    reading: (pages: number) => (pages === 1 ? 'Reading: 1 page so far' : `Reading: ${pages} pages so far`),
    waiting: 'Waiting for a reader',
    refused: (count: number) => (count === 1 ? '1 file could not be read' : `${count} files could not be read`),
    failed: 'Processing failed. Process it again, or replace the file that failed.',
  },
  compared: {
    title: 'Compared',
    done: (exceptions: number, warnings: number, infos: number) =>
      `${exceptions === 1 ? '1 exception' : `${exceptions} exceptions`}, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}, ${infos} info`,
    again: 'Being compared again',
    todo: 'Follows when everything is read',
  },
  reviewed: {
    title: 'Reviewed',
    done: 'Every finding that must be decided is decided',
    left: (left: number) => (left === 1 ? '1 exception stands in the way' : `${left} exceptions stand in the way`),
    todo: 'Follows the comparison',
    open: 'Open the review',
  },
  approved: {
    title: 'Approved',
    ready: 'Nothing stands in the way: it can be approved',
    rejected: 'The loan was rejected',
    todo: 'Follows the review',
    done: 'Approved',
  },
  boarded: {
    title: 'Boarded',
    ready: 'It can be staged for the core',
    now: 'On its way into the core',
    done: 'In the core',
    todo: 'Follows approval',
  },
  sealed: { title: 'Sealed', done: 'The evidence is closed', todo: 'At the end' },
  blockers: 'What blocks approval',
} as const;

export const loanScreenWords = {
  title: (ref: string, borrower: string) => `${ref} · ${borrower}`,
  facts: {
    heading: 'The loan',
    assignee: 'Assignee',
    nobody: 'Nobody',
    toMe: 'Assign to me',
    borrower: 'Borrower',
    principal: 'Expected principal',
    version: 'Package version',
    received: 'Received',
    updated: 'Updated',
    unknown: 'Not given',
  },
  documents: {
    heading: 'Documents',
    caption: 'Documents of the package',
    none: 'The package holds no document yet.',
    type: 'Type',
    name: 'File',
    pages: 'Pages',
    status: 'Status',
    actions: 'Actions',
    unread: 'Not read yet',
    range: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    readSoFar: (pages: number) => (pages === 1 ? '1 page read' : `${pages} pages read`),
    certainty: (percent: number) => `${percent} % certain`,
    record: { label: 'Received', tone: 'good' },
    byPerson: 'Set by a person',
    missing: (pages: string) => `Missing pages: ${pages}.`,
    duplicate: 'The same as another document.',
    withdraw: 'Withdraw',
    download: 'Download PDF',
    downloadOf: (document: string) => `Download PDF of ${document}`,
    downloadAll: 'Download all documents',
    downloaded: 'The download is recorded in evidence.',
    split: 'Correct splitting',
    add: 'Add documents',
  },
  add: {
    title: 'Add documents',
    text: 'PDF, JPEG, PNG or TIFF. The package is read and compared again with them.',
    submit: 'Add them',
    done: (count: number) => (count === 1 ? '1 document was added' : `${count} documents were added`),
  },
  record: {
    add: 'Send approval record',
    title: 'Send the approval record',
    text: 'JSON, CSV, XML, Word or Excel, read by the configured profile; or a PDF, which becomes a document of the package.',
    submit: 'Send it',
    done: 'The approval record was received',
  },
  withdraw: {
    title: 'Withdraw the document',
    text: (name: string) => `${name} leaves the package, which is compared again without it. It stays on record.`,
    trailing: (name: string) =>
      `${name} leaves the loan, and what it settled is due again. What was approved does not change. The document stays on record.`,
    note: 'Why it does not belong to the package',
    submit: 'Withdraw it',
    done: 'The document was withdrawn',
  },
  reprocess: {
    button: 'Process again',
    title: 'Process the package again',
    text: 'Files that were refused or failed are read again, and everything is compared anew. Decisions on findings that stay the same are carried over.',
    submit: 'Process it again',
    done: 'Processing follows',
  },
  reject: {
    button: 'Reject',
    title: 'Reject the loan',
    text: 'The package is turned down, whatever its findings. A manager can reopen it.',
    note: 'Why',
    submit: 'Reject it',
    done: 'The loan is rejected',
  },
  reopen: {
    button: 'Reopen',
    title: 'Reopen the loan',
    text: 'The loan goes back to review. A wire that was staged or approved is cancelled with it.',
    note: 'Why',
    submit: 'Reopen it',
    done: 'The loan is in review again',
  },
  timeline: {
    heading: 'Timeline',
    none: 'Nothing happened yet.',
    by: (name: string) => `by ${name}`,
    more: (count: number) => `Show ${count} more`,
  },
} as const;

export const newPackageWords = {
  button: 'New package',
  title: 'Send a package',
  sending: 'Sending…',
  done: (ref: string) => `The package of ${ref} was received`,
} as const;

export const boundariesWords = {
  title: (name: string) => `Splitting of ${name}`,
  text: 'Drag a boundary to the page where a document begins, or move it with the arrows. The scissors between two pages begin a new document there.',
  pages: 'Pages of the file',
  documents: 'Documents',
  page: (pageNo: number) => `Page ${pageNo}`,
  boundary: (pageNo: number, title: string) => `${title} begins on page ${pageNo}`,
  valueText: (pageNo: number) => `page ${pageNo}`,
  begin: (pageNo: number) => `Begin a document at page ${pageNo}`,
  type: (from: number, to: number) => `Type of the document on pages ${from} to ${to}`,
  from: 'Begins on page',
  leftOut: 'Not a document (left out)',
  join: 'Join with the one before',
  range: (from: number, to: number) => (from === to ? `Page ${from}` : `Pages ${from}–${to}`),
  save: 'Save the splitting',
  reset: 'Undo all',
  back: 'Back to the loan',
  saved: 'The splitting is saved. The package is processed again.',
  conflict:
    'The splitting of this file was changed by somebody else meanwhile. Yours is kept below; load theirs to begin from it.',
  loadTheirs: 'Load theirs',
} as const;
