import type { WireState } from '@countersign/contract/closed-sets';
import type { WireFieldName, WireTarget } from '@countersign/contract/wires';
import type { Tone } from '../parts/badge.tsx';

export const wireStateWords: Readonly<Record<WireState, { readonly label: string; readonly tone: Tone }>> = {
  staged: { label: 'Waits for a check', tone: 'warn' },
  approved: { label: 'Approved, not exported', tone: 'note' },
  rejected: { label: 'Rejected', tone: 'bad' },
  exported: { label: 'Exported', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
};

export const wireFieldWords: Readonly<Record<WireFieldName | 'amount', string>> = {
  amount: 'Amount',
  beneficiary_name: 'Beneficiary',
  beneficiary_account: 'Account of the beneficiary',
  beneficiary_bank_name: 'Bank of the beneficiary',
  beneficiary_bank_aba: 'Routing number of that bank',
  beneficiary_address: 'Address of the beneficiary',
  originator_name: 'Originator',
  originator_account: 'Account of the originator',
  originator_bank_aba: 'Routing number of the originator',
  originator_address: 'Address of the originator',
  intermediary_bank_aba: 'Routing number of an intermediary',
  further_credit_name: 'For further credit to',
  further_credit_account: 'Account for further credit',
  reference: 'Reference',
  escrow_file_number: 'Escrow file number',
  value_date: 'Value date',
};

export const wireTargetWords: Readonly<Record<WireTarget, string>> = {
  csv: 'CSV file',
  pain001: 'ISO 20022 pain.001',
  pacs008: 'ISO 20022 pacs.008',
};

/** Words of the wire screen. */
export const wireWords = {
  title: (ref: string) => `Wire of ${ref}`,
  none: {
    title: 'No wire yet',
    text: 'Staging fills the wire from the papers of the package. Every value says where it was read. A second person checks it before it can go out.',
    wrongState: (state: string) =>
      `The loan is ${state.toLowerCase()}. A wire can be staged once the loan is approved.`,
  },
  form: {
    heading: 'Stage a wire',
    again: 'Stage another wire',
    text: 'Leave a field empty to take what the papers say. What you type is marked as entered and is held against the papers.',
    amount: 'Amount',
    amountHint: 'A number such as 250000.00; empty: as the papers say',
    fromPapers: 'From the papers, where they say it',
    more: 'More fields',
    submit: 'Stage the wire',
    refused: 'The wire was not staged',
  },
  source: {
    entered: 'Entered by the maker',
    institution: 'What the bank saved about itself',
    setting: 'Settings',
    page: (pageNo: number) => `page ${pageNo}`,
  },
  table: {
    heading: 'The wire',
    caption: 'Fields of the wire with where they were read',
    columns: { field: 'Field', value: 'Value', source: 'Read from', crop: 'On the page' },
    directory: (name: string, place: string) => `Directory: ${name}, ${place}`,
  },
  warnings: {
    heading: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    none: 'No warnings',
    mustRead: 'Must be acknowledged before it can be approved',
    titles: {
      payee_conflict: 'Not the verified instructions',
      account_of_other_payee: 'The account belongs to somebody else',
      payee_unverified: 'Payee not verified',
      payee_changed_lately: 'Payee changed lately',
      aba_not_in_directory: 'Unknown routing number',
      aba_not_eligible: 'Bank takes no wires',
      bank_name_differs: 'Another bank’s routing number',
      value_date_past: 'Value date has passed',
      low_confidence: 'Read with little certainty',
      entered_differs: 'Not what the papers say',
    } as Readonly<Record<string, string>>,
    otherwise: 'Look at this',
  },
  callback: {
    heading: 'Verification by telephone',
    needed: 'Needed before it can be approved.',
    text: 'Call the beneficiary at a number that was known before these instructions arrived; never at one that stands in them. Have the account and routing number read back.',
    maker: 'You staged this wire, so somebody else must make the call.',
    person: 'Who was spoken to',
    phoneSource: 'Where the number was known from',
    note: 'What was said',
    submit: 'Record the call',
    recorded: (name: string, at: string) => `${name} called at ${at}`,
    spokeTo: (person: string, source: string) => `Spoke to ${person}; number from ${source}.`,
  },
  check: {
    heading: 'Check',
    maker: (role: string) =>
      `You staged this wire yourself, so you cannot check it: money leaves only after two people have seen it. Ask a colleague to open this page (${role}).`,
    role: (role: string) => `A wire of this amount is checked by ${role}.`,
    text: 'Compare every value with the page it was read from. You approve exactly what is shown here.',
    first: 'Record the call first.',
    note: 'Note',
    noteHint: 'Kept as evidence. Say why when you reject.',
    approve: 'Approve',
    reject: 'Reject',
    changed: 'The wire was staged anew while you were looking at it. This is the new one; your note is kept.',
  },
  export: {
    heading: 'Export',
    text: 'The file goes to your payment system. The first export settles the format; the same file can be fetched again.',
    again: (format: string) => `It went out as ${format}. Fetch the same file again:`,
    format: 'Format',
    submit: 'Export',
    onlyManagers: 'Only a manager or an administrator can export a wire.',
    sha: 'SHA-256 of the file',
  },
  cancel: {
    button: 'Cancel the wire',
    title: 'Cancel the wire?',
    text: 'It cannot go out any more. To change a wire, cancel it and stage a new one.',
    note: 'Note (optional)',
    action: 'Cancel it',
  },
  facts: {
    heading: 'Record',
    stagedBy: 'Staged by',
    approvedBy: 'Checked by',
    exportedAt: 'Exported',
    digest: 'Digest',
  },
  done: {
    stage: 'The wire is staged',
    callback: 'The call is recorded',
    approve: 'Approved',
    reject: 'Rejected',
    export: 'The file is on its way',
    cancel: 'Cancelled',
  },
} as const;
