import type { QuarantineEntry } from '@countersign/contract/intake';

/** Words of the intake screen. */
export const intakeWords = {
  title: 'Intake',
  tabs: { label: 'Intake', upload: 'New package', quarantine: 'Quarantine' },
  quarantine: {
    text: 'Files that arrived but could not be filed. They are kept until someone files or discards them.',
    caption: 'Quarantined files',
    loading: 'Loading quarantine…',
    show: 'Show',
    statuses: { open: 'Open', filed: 'Filed', discarded: 'Discarded' } satisfies Record<
      QuarantineEntry['status'],
      string
    >,
    none: {
      open: 'Nothing in quarantine',
      filed: 'No filed files',
      discarded: 'No discarded files',
      text: 'Files that cannot be filed appear here with the reason: wrong type, no loan with that reference, or a record that does not match its profile.',
    },
    columns: { file: 'File', loan: 'Loan', reason: 'Reason', arrived: 'Arrived', actions: 'Actions' },
    unknownLoan: 'Unknown',
    bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),
    origin: { watch_folder: 'watched folder' } as Readonly<Record<string, string>>,
    bytesGone: 'The file was not kept. Send it again.',
    retries: (count: number) => (count === 1 ? 'retried once' : `retried ${count} times`),
    settled: (at: string) => `settled ${at}`,
    retry: 'File',
    discard: 'Discard',
    onlyManagers: 'A manager or an administrator can file or discard it.',
    more: 'Only the oldest are shown.',
  },
  retry: {
    title: (name: string) => `File ${name}`,
    text: 'Enter what was missing or wrong. If you enter a borrower, a new loan is created.',
    externalRef: 'Loan reference',
    borrowerName: 'Borrower (creates a new loan)',
    profile: 'Profile of the approval record (optional)',
    submit: 'File',
    done: 'Filed',
  },
  discard: {
    title: (name: string) => `Discard ${name}`,
    text: 'The file is deleted. The entry stays, with your note.',
    note: 'Reason',
    submit: 'Discard',
    done: 'Discarded',
  },
} as const;

/** Words of the form that sends a package, wherever it stands. */
export const packageWords = {
  button: 'New package',
  title: 'New package',
  text: 'Add the closing package and, if you have it, the loan approval record. The documents are read and compared as soon as they arrive.',
  files: 'Closing package',
  filesHint: 'PDF, TIFF, JPEG or PNG.',
  record: 'Loan approval record (optional)',
  recordHint: 'JSON, CSV, XML, Word, Excel or PDF.',
  reading: 'Reading the approval record…',
  read: (count: number, profile: string) =>
    `${count} ${count === 1 ? 'value' : 'values'} read from the approval record with the profile ${profile}.`,
  unclear: (count: number) =>
    count === 1
      ? '1 value of the approval record is unclear and was not used. The documents are compared without it.'
      : `${count} values of the approval record are unclear and were not used. The documents are compared without them.`,
  leftEmpty: (reason: string) => `Left empty. The approval record says ${reason}`,
  externalRef: 'Loan reference',
  externalRefHint: 'Letters, digits, dots, hyphens and underscores.',
  borrowerName: 'Borrower',
  expectedPrincipal: 'Expected principal (optional)',
  principalHint: 'Such as $412,750.',
  amountWrong: 'Enter an amount such as $412,750.',
  known: (ref: string, borrower: string, version: number) =>
    `${ref} (${borrower}) already exists. These files become version ${version} of its package; earlier versions stay on record.`,
  submit: 'Send package',
  addVersion: 'Add a new version',
  stop: 'Stop',
  progress: 'Sent so far',
  sending: (percent: number) => (percent < 100 ? `Sending: ${percent}%` : 'Sent. Filing the documents…'),
  stopped: 'Stopped. Nothing was filed; what you entered is still here.',
  received: (ref: string) => `The package of ${ref} was received`,
  done: (ref: string, files: number) =>
    files === 1 ? `${ref} was received: 1 file is being read.` : `${ref} was received: ${files} files are being read.`,
  open: 'Open the loan',
  another: 'Send another',
} as const;
