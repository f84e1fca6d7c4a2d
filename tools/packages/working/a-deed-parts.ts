import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { deedClauses as c } from './a-clauses-deeds.ts';
import type { Draft } from './a-draft.ts';
import { stateName } from './a-note-terms.ts';
import type { SignOptions } from './a-signatures.ts';
import type { Clause } from './a-text.ts';

/** The words by which a family of instruments differs. */
export interface Instrument {
  readonly docType: 'deed_of_trust' | 'mortgage';
  /** As in `this Deed of Trust`. */
  readonly name: string;
  readonly giver: string;
  readonly taker: string;
}

export const deedOfTrust: Instrument = {
  docType: 'deed_of_trust',
  name: 'Deed of Trust',
  giver: 'Grantor',
  taker: 'Lender',
};
export const mortgage: Instrument = { docType: 'mortgage', name: 'Mortgage', giver: 'Grantor', taker: 'Lender' };

export function instrumentSigners(draft: Draft, role: string): SignOptions {
  return {
    role,
    parties: draft.facts.borrowers,
    field: 'security_instrument_signed',
    nameField: 'borrower_name',
  };
}

/** Who asked for the recording, who gets it back, and room for the recorder's stamp. */
export function drawReturnBlock(draft: Draft, look: 'left' | 'boxed' | 'prepared by'): void {
  const { sheet, say, left, width, random, facts } = draft;
  const top = sheet.y;
  const half = width * 0.46;
  if (look === 'prepared by') {
    sheet.text(left, top, ['This instrument prepared by:\n', say.lender(), '\n', say.lenderAddress('two lines')], {
      size: 8,
      width: half,
    });
    sheet.text(
      left,
      top + 46,
      ['After recording return to:\n', facts.title.agent.name, `\nFile ${facts.title.fileNumber}`],
      { size: 8, width: half },
    );
    sheet.y = top + 92;
  } else {
    const heads = random
      .shuffle(['WHEN RECORDED MAIL TO:', 'RECORDATION REQUESTED BY:', 'SEND TAX NOTICES TO:'])
      .slice(0, 2);
    sheet.y = top + 3;
    for (const head of ['WHEN RECORDED MAIL TO:', ...heads.filter((each) => each !== 'WHEN RECORDED MAIL TO:')]) {
      const runs: Run[] = head.startsWith('SEND')
        ? [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')]
        : [say.lender(), '\n', say.lenderAddress('two lines')];
      sheet.y = sheet.text(left + 4, sheet.y, [bold(head), '\n', ...runs], { size: 8.5, width: half - 8 }) + 6;
    }
    if (look === 'boxed') {
      sheet.rect(left, top, half, sheet.y - top);
      sheet.rect(left + half, top, width - half, sheet.y - top);
    } else {
      sheet.vline(left + half, top, sheet.y);
      sheet.hline(left, sheet.y, left + width);
    }
  }
  const note = random.pick([
    'SPACE ABOVE THIS LINE IS FOR RECORDER’S USE ONLY',
    'FOR RECORDER’S USE ONLY',
    '[Space Above This Line For Recording Data]',
  ]);
  sheet.y = sheet.text(left + half, sheet.y + 3, note, { size: 7, width: width - half, align: 'right' }) + 8;
  if (random.chance(0.4))
    sheet.stamp(
      left + half + 30,
      top + 20,
      ['RECORDED', `${facts.property.county.toUpperCase()} COUNTY`, `REC. NO. ${random.int(100_000, 999_999)}`],
      { angle: random.int(-5, 5) },
    );
}

/** Note, amount and end of the debt, in a sentence. */
export function securedNoteRuns(draft: Draft, instrument: Instrument): Run[] {
  const { say, random } = draft;
  const amount: Run[] = random.chance(0.5)
    ? ['in the original principal amount of ', say.principal()]
    : prose`in the principal amount of ${say.words(random.pick(['ampersand', 'and', 'no']))} Dollars (${say.principal()})`;
  return prose`the promissory note dated ${say.noteDate()}, ${amount} from ${instrument.giver} to ${instrument.taker}, together with all renewals of, extensions of, modifications of, refinancings of and substitutions for it${random.chance(0.7) ? prose`, with a maturity date of ${say.maturity()}` : ''}`;
}

/** Where the land lies: legal description, address and parcel, in the words of the software. */
export function realPropertyRuns(draft: Draft): Run[] {
  const { say, facts } = draft;
  return prose`real property (the “Real Property”) located in ${say.county()} County, State of ${stateName(facts.property.address.state)}:`;
}

export function drawLegal(draft: Draft, indent = 30): void {
  draft.sheet.paragraph(draft.say.legal(), { indent, width: draft.width - 2 * indent, bold: draft.random.chance(0.4) });
}

export function knownAsRuns(draft: Draft): Run[] {
  const { say } = draft;
  return prose`The Real Property or its address is commonly known as ${say.property()}. The Real Property tax identification number is ${say.parcel()}.`;
}

/** The most that the instrument secures; words and figures differ by house. */
export function maximumLienRuns(draft: Draft, instrument: Instrument): Run[] {
  const { say, facts } = draft;
  return prose`The lien of this ${instrument.name} shall not exceed at any one time ${say.dollars('max_lien_amount', facts.maxLienCents)}, exclusive of interest, protective advances, taxes and insurance paid to preserve the lien.`;
}

export function lienRuns(draft: Draft): Run[] {
  return prose`This is a ${v('lien_position', draft.random.pick(['first', '1st']), '1')} lien on the Property, subject only to matters that the title insurance policy names.`;
}

/** Boilerplate in an order of its own for each seed, with what only trust deeds have where it belongs. */
export function commercialBoilerplate(draft: Draft, instrument: Instrument): Clause[] {
  const middle = draft.random.shuffle([
    c.hazardous,
    c.dueOnSale,
    c.taxes,
    c.insurance,
    c.expenditures,
    c.title,
    c.condemnation,
    c.security,
    c.assurances,
  ]);
  const own = instrument.docType === 'deed_of_trust' ? [c.trustee, c.substitute, c.sale] : [c.foreclosure, c.homestead];
  return [c.payment, c.possession, ...middle, c.full, c.default, c.remedies, ...own, c.notices, c.misc, c.definitions];
}

export const isDeed = (instrument: Instrument): boolean => instrument.docType === 'deed_of_trust';
export const partyWords = (instrument: Instrument) =>
  isDeed(instrument) ? { giver: 'Trustor', taker: 'Beneficiary' } : { giver: 'Mortgagor', taker: 'Mortgagee' };
