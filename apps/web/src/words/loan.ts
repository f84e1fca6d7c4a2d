import type { Document } from '@countersign/contract/documents';
import type { Tone } from '../parts/badge.tsx';

/** Words of the loan screen and of what is done from it. */
export const documentStatusWords: Readonly<
  Record<Document['status'], { readonly label: string; readonly tone: Tone }>
> = {
  stored: { label: 'Waiting to be read', tone: 'plain' },
  reading: { label: 'Reading', tone: 'note' },
  read: { label: 'Read', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  purged: { label: 'Deleted', tone: 'plain' },
};

export const checklistWords = {
  heading: 'Progress',
  state: { done: 'Done', now: 'Now', blocked: 'Blocked', todo: 'Not started', absent: 'None' },
  received: { title: 'Package received', text: (files: number) => (files === 1 ? '1 file' : `${files} files`) },
  record: {
    title: 'Approval record',
    done: 'Received',
    none: 'No approval record was received. Values are not compared with the approval.',
  },
  read: {
    title: 'Documents read',
    done: (documents: number, pages: number) =>
      `${documents === 1 ? '1 document' : `${documents} documents`}, ${pages === 1 ? '1 page' : `${pages} pages`}`,
    reading: (pages: number) => (pages === 1 ? 'Reading: 1 page so far' : `Reading: ${pages} pages so far`),
    waiting: 'Waiting to be read',
    refused: (count: number) => (count === 1 ? '1 file could not be read' : `${count} files could not be read`),
    failed: 'Processing failed. Process it again, or replace the file that failed.',
  },
  compared: {
    title: 'Compared',
    done: (exceptions: number, warnings: number, infos: number) =>
      `${exceptions === 1 ? '1 exception' : `${exceptions} exceptions`}, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}, ${infos} info`,
    again: 'Comparing again',
    todo: 'After all documents are read',
  },
  reviewed: {
    title: 'Reviewed',
    done: 'All blocking findings are decided',
    left: (left: number) => (left === 1 ? '1 exception blocks approval' : `${left} exceptions block approval`),
    todo: 'After the comparison',
    open: 'Open the review',
  },
  approved: {
    title: 'Approved',
    ready: 'Ready to approve',
    rejected: 'The loan was rejected',
    todo: 'After the review',
    done: 'Approved',
  },
  boarded: {
    title: 'Boarded',
    ready: 'Ready to stage',
    now: 'Boarding in progress',
    done: 'Boarded',
    todo: 'After approval',
  },
  sealed: { title: 'Sealed', done: 'The evidence is closed', todo: 'At the end' },
  blockers: 'What blocks approval',
} as const;

export const loanScreenWords = {
  title: (ref: string, borrower: string) => `${ref} · ${borrower}`,
  facts: {
    heading: 'The loan',
    assignee: 'Assignee',
    nobody: 'Unassigned',
    toMe: 'Assign to me',
    borrower: 'Borrower',
    principal: 'Expected principal',
    version: 'Package version',
    received: 'Received',
    updated: 'Updated',
    unknown: 'Not given',
  },
  search: {
    label: 'Search the documents',
    submit: 'Search',
    searching: 'Searching',
    page: (pageNo: number) => `page ${pageNo}`,
    found: (count: number, isWhole: boolean) =>
      count === 0
        ? 'Not found.'
        : isWhole
          ? count === 1
            ? 'Found once.'
            : `Found ${count} times.`
          : `The first ${count} places.`,
  },
  documents: {
    heading: 'Documents',
    caption: 'Documents of the package',
    none: 'No documents yet.',
    type: 'Type',
    name: 'File',
    pages: 'Pages',
    status: 'Status',
    actions: 'Actions',
    unread: 'Not read yet',
    range: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    readSoFar: (pages: number) => (pages === 1 ? '1 page read' : `${pages} pages read`),
    certainty: (percent: number) => `${percent}% confidence`,
    record: { label: 'Received', tone: 'good' },
    byPerson: 'Set by a person',
    missing: (pages: string) => `Missing pages: ${pages}.`,
    duplicate: 'Duplicate of another document.',
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
    text: 'PDF, TIFF, JPEG or PNG. The package is then read and compared again.',
    submit: 'Add documents',
    done: (count: number) => (count === 1 ? '1 document was added' : `${count} documents were added`),
  },
  record: {
    add: 'Add approval record',
    title: 'Add approval record',
    text: 'JSON, CSV, XML, Word or Excel, read with the profile in use. A PDF becomes a document of the package.',
    submit: 'Add approval record',
    done: 'Approval record received',
  },
  withdraw: {
    title: 'Withdraw document',
    text: (name: string) => `${name} is removed from the package, which is compared again. It stays on record.`,
    trailing: (name: string) =>
      `${name} is removed from the loan, and the items it settled are due again. The approval does not change. The document stays on record.`,
    note: 'Reason',
    submit: 'Withdraw',
    done: 'Document withdrawn',
  },
  reprocess: {
    button: 'Process again',
    title: 'Process again',
    text: 'Files that failed are read again, and everything is compared again. Decisions on unchanged findings are carried over.',
    submit: 'Process again',
    done: 'Processing started',
  },
  reject: {
    button: 'Reject',
    title: 'Reject loan',
    text: 'The loan is rejected, whatever its findings. A manager can reopen it.',
    note: 'Reason',
    submit: 'Reject',
    done: 'Loan rejected',
  },
  reopen: {
    button: 'Reopen',
    title: 'Reopen loan',
    text: 'The loan goes back to review. A staged or approved wire is canceled.',
    note: 'Reason',
    submit: 'Reopen',
    done: 'Loan reopened',
  },
  timeline: {
    heading: 'Timeline',
    none: 'No entries yet.',
    by: (name: string) => `by ${name}`,
    more: (count: number) => `Show ${count} more`,
  },
} as const;

export const boundariesWords = {
  title: (name: string) => `Splitting of ${name}`,
  text: 'Drag a boundary to the first page of a document, or move it with the arrow keys. Use the scissors between two pages to start a new document.',
  pages: 'Pages of the file',
  documents: 'Documents',
  page: (pageNo: number) => `Page ${pageNo}`,
  boundary: (pageNo: number, title: string) => `${title} begins on page ${pageNo}`,
  valueText: (pageNo: number) => `page ${pageNo}`,
  begin: (pageNo: number) => `Start a document at page ${pageNo}`,
  type: (from: number, to: number) => `Type of the document on pages ${from} to ${to}`,
  from: 'Begins on page',
  leftOut: 'Not a document (left out)',
  join: 'Join with the previous document',
  range: (from: number, to: number) => (from === to ? `Page ${from}` : `Pages ${from}–${to}`),
  save: 'Save splitting',
  reset: 'Undo all',
  back: 'Back to the loan',
  saved: 'Splitting saved. The package is being processed again.',
  conflict:
    'Someone else changed the splitting of this file while you worked. Your version is kept below. Load theirs to start from it.',
  loadTheirs: 'Load theirs',
} as const;
