// The rooms of the server: each folder of apps/server/src but the edges, and the rooms that it imports, beside engine and
// contract. The rules of .dependency-cruiser.cjs, the drawing in docs/architecture.md and the check of every room's README
// are made from it; `npm run check` fails for an import that is not listed and for one that is listed and never made.

/** They import every room's front door, and are imported by none. */
const edges = ['http', 'cli'];

const rooms = {
  platform: [],
  evidence: ['platform'],
  settings: ['evidence', 'platform'],
  mail: ['settings', 'platform'],
  identity: ['settings', 'evidence', 'platform'],
  loans: ['settings', 'evidence', 'platform'],
  setup: ['settings', 'evidence', 'platform'],
  // Who saw what; told by the edge, which knows who asks.
  access: ['settings', 'evidence', 'platform'],
  // From bytes to pages; knows no loans, so that the command line and the inference process can do it alone.
  reading: ['platform'],
  // From what outsiders sent to values, in threads; knows no loans either.
  parsing: ['platform'],
  documents: ['reading', 'loans', 'settings', 'evidence', 'platform'],
  // Files what arrives with the room that owns documents; documents know nothing of how they came.
  intake: ['documents', 'reading', 'loans', 'settings', 'evidence', 'platform'],
  extraction: ['documents', 'reading', 'settings', 'evidence', 'platform'],
  reconciliation: ['extraction', 'intake', 'documents', 'loans', 'settings', 'evidence', 'platform'],
  review: ['reconciliation', 'documents', 'identity', 'loans', 'settings', 'evidence', 'platform'],
  boarding: ['review', 'reconciliation', 'identity', 'loans', 'settings', 'evidence', 'platform'],
  wires: ['review', 'reconciliation', 'identity', 'loans', 'settings', 'evidence', 'platform'],
  // Decides whether a change takes two administrators, and applies it by the room that owns what is changed.
  administration: ['wires', 'identity', 'settings', 'evidence', 'platform'],
  // What is due after the closing of a loan, and the documents that come for it.
  trailing: ['reconciliation', 'documents', 'identity', 'loans', 'settings', 'evidence', 'platform'],
  // What was reviewed and decided, as a report for the loan's file.
  'review-report': ['review', 'documents', 'evidence', 'platform'],
  // What waits for one person, gathered from the rooms that know.
  worklist: ['administration', 'wires', 'boarding', 'review', 'platform'],
  webhooks: ['identity', 'loans', 'evidence', 'platform'],
  metering: ['settings', 'platform'],
  // Shows what other rooms know, and is shown by none.
  mcp: ['wires', 'boarding', 'review', 'reconciliation', 'documents', 'loans', 'evidence', 'platform'],
  statistics: ['platform'],
  'evidence-publishing': ['identity', 'settings', 'evidence', 'platform'],
  fsck: [
    'trailing',
    'administration',
    'wires',
    'boarding',
    'review',
    'reconciliation',
    'extraction',
    'intake',
    'webhooks',
    'setup',
    'identity',
    'documents',
    'loans',
    'settings',
    'evidence',
    'platform',
  ],
  // Copies files about; of the rooms it asks only which stored documents somebody needs.
  backup: ['intake', 'platform'],
};

module.exports = { edges, rooms };
