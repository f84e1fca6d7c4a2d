import type { Rule } from '../../src/extraction/rule.ts';
import { sentence, signature } from './build.ts';
import { partyName } from './instrument-patterns.ts';
import { notaryLabels, signers } from './signers.ts';

const companyEnd = String.raw`(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Company|L\.?P\.?|LLP|Ltd\.?|Partnership|Trust)`;

/** Ink of those who give the security and of the notary before whom they sign; the people's names under their lines. */
export const deedSigners: readonly Rule[] = [
  ...signers('security_instrument_signed', 'borrower_name', ['borrower', 'grantor']),
  // On one line: the company, and who signs for it.
  sentence(
    'borrower_name',
    [' by '],
    String.raw`(?:^|[).:] )(?:x )?(?P<v>${partyName},? ${companyEnd}),? by:? (?-i:[A-Z])[A-Za-z.'’ -]{3,40}, (?:its )?(?:president|member|manager|managing|general|chief|vice|secretary|treasurer|authorized|owner|partner|trustee)`,
    { certainty: 0.85 },
  ),
  signature('notary_present', notaryLabels),
  // The all-purpose form has the notary sign below these words, on a line that says "Signature" only.
  ...['Witness my hand and official seal', 'In witness whereof I hereunto set my hand and official seal'].map(
    (section) => signature('notary_present', ['Signature', 'Seal'], { section, certainty: 0.88, fallback: true }),
  ),
];
