/** Words of the evidence screen. */
export const evidenceWords = {
  title: (ref: string) => `Evidence of ${ref}`,
  lead: 'Everything that happened to this loan. Each entry is chained to the one before by its hash, so changing, removing or adding an entry breaks the chain.',
  verify: 'Verify in this browser',
  verifying: 'Verifying…',
  report: { pdf: 'Review report (PDF)', html: 'Review report (HTML)' },
  export: 'Export as zip',
  exported: 'The export has started and is recorded as the newest entry.',
  verdict: {
    heading: 'Verification',
    notYet: 'Not verified on this screen yet.',
    here: {
      good: (count: string) => `This browser recomputed ${count} hashes: every entry is as it was recorded.`,
      bad: (seq: number) => `Entry ${seq} is the first that is not as it was recorded.`,
      unreadable: 'The chain could not be read, so it could not be recomputed.',
    },
    service: {
      good: (count: string) => `The service agrees, and its signed log holds the same ${count} entries.`,
      bad: (seq: number | null) =>
        seq === null ? 'The service finds the chain broken.' : `The service finds entry ${seq} broken.`,
    },
    agree: 'Both checks agree.',
    disagree:
      'The two checks do not agree. The service also holds the chain against its signed log and its stored head; a difference between the two is itself a finding. Export the evidence and have it looked at.',
    head: 'Head',
    at: (time: string) => `Checked at ${time}.`,
    scope:
      'The check in this browser is the same code as the offline checker. It recomputes every hash and link; whether the end of the chain was cut off, only the signed log can tell.',
    show: (seq: number) => `Show entry ${seq}`,
  },
  timeline: {
    heading: 'Timeline',
    loading: 'Loading evidence…',
    entry: (seq: number) => `Entry ${seq}`,
    broken: 'Not as recorded',
    details: 'Payload and hashes',
    hash: 'hash',
    previous: 'previous',
    system: 'The service',
    from: (address: string) => ` from ${address}`,
  },
  unreadable: 'The timeline cannot be shown: an entry was changed so that it cannot be read.',
} as const;
