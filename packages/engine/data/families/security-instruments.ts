import type { Rule } from '../../src/extraction/rule.ts';
import { namedSigners } from './authority-labels.ts';
import { block, family } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { deedSigners } from './deed-signers.ts';
import { instrumentDebt } from './instrument-debt.ts';
import { instrumentLand } from './instrument-land.ts';
import { instrumentParties, trustee } from './instrument-parties.ts';
import { instrumentGuarantors, instrumentRepayment } from './instrument-terms.ts';
import { rateInBox, recitedRate } from './instrument-wordings.ts';
import { notaryBlock } from './notary-block.ts';
import { defaultRate } from './note-rates.ts';
import { organizedState } from './organized-state.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';
import { underHeads } from './party-sections.ts';

/** The head of a bank's own form, or of a cover sheet. The title of the paper is no lender. */
const notTitle = String.raw`^[^\n]*\b(?:mortgage|deed|assignment|loan)\b[^\n]*\n`;
const letterhead = { page: 1, box: { x: 0, y: 0, w: 1, h: 0.22 }, fallback: true, certainty: 0.76 } as const;

const lenderLetterhead: readonly Rule[] = [
  block('lender_name', 5, `${notTitle}|${lenderBlockName}`, letterhead),
  block('lender_address', 6, `${notTitle}|${lenderBlockAddress}`, letterhead),
];

const every = [
  loanNumber,
  softwareHeader,
  instrumentParties,
  lenderLetterhead,
  instrumentLand,
  instrumentDebt,
  instrumentGuarantors,
  organizedState,
  defaultRate,
  rateInBox,
  underHeads('grantor', 'lender'),
  deedSigners,
  notaryBlock,
].flat();

export const securityInstruments = [
  family('deed_of_trust', namedSigners, every, instrumentRepayment, recitedRate, trustee),
  family('mortgage', namedSigners, every, instrumentRepayment, recitedRate),
  family(
    'assignment_of_rents',
    every.filter(
      ({ field }) => field !== 'security_instrument_signed' && !notaryBlock.some((one) => one.field === field),
    ),
  ),
];
