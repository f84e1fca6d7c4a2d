import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { clerkOf, digitsOf, named, placed } from './b-values.ts';

/** What must happen before the policy issues: full of other amounts, dates and names than the loan's own. */
export function requirements(f: LoanFacts, { random }: DrawOptions): (Run | Run[])[] {
  const year = random.int(2009, 2021);
  const paid = `$${random.int(60, 480)},${digitsOf(random, 3)}.00`;
  return [
    'The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment who will obtain an interest in the Land or who will make a loan on the Land. The Company may then make additional Requirements or Exceptions.',
    'Pay the agreed amount for the estate or interest to be insured.',
    'Pay the premiums, fees, and charges for the Policy to the Company.',
    prose`Documents satisfactory to the Company that convey the Title or create the Mortgage to be insured, or both, must be properly authorized, executed, delivered, and recorded in the Public Records: security instrument from ${named('borrower_name', f.borrowers)} to the Proposed Insured.`,
    `Release of the mortgage from ${clerkOf(random)} to ${f.payoff.lender}, in the original principal amount of ${paid}, dated June ${random.int(1, 28)}, ${year}, recorded in Book ${random.int(100, 990)}, Page ${random.int(10, 900)}. A written payoff statement is required.`,
    'Furnish an affidavit of the owner as to parties in possession, unrecorded liens and work done within the last 120 days.',
    random.pick([
      'Furnish proof of payment of all bills for labor and material furnished or to be furnished in connection with improvements erected or to be erected.',
      'Certificate of good standing and a resolution authorizing the transaction must be furnished for any party that is not a natural person.',
    ]),
  ];
}

/** What the policy will not cover. */
export function exceptions(f: LoanFacts, { random }: DrawOptions): (Run | Run[])[] {
  return [
    'Any defect, lien, encumbrance, adverse claim, or other matter that appears for the first time in the Public Records or is created, attaches, or is disclosed between the Commitment Date and the date on which all of the Requirements are met.',
    'Rights or claims of parties in possession not shown by the Public Records.',
    'Any encroachment, encumbrance, violation, variation, or adverse circumstance affecting the Title that would be disclosed by an accurate and complete land survey of the Land.',
    'Any lien, or right to a lien, for services, labor or material heretofore or hereafter furnished, imposed by law and not shown by the Public Records.',
    `Taxes for the year ${f.noteDate.slice(0, 4)} and thereafter, a lien not yet due and payable. Taxes for the prior year in the amount of $${random.int(1, 9)},${digitsOf(random, 3)}.44 are paid.`,
    prose`Easement for utilities over the rear ten feet of ${placed('property_address', f.property.address)}, recorded as Reception No. ${digitsOf(random, 7)}.`,
    `Covenants, conditions and restrictions recorded ${random.pick(['March', 'August', 'October'])} ${random.int(1, 28)}, ${random.int(1968, 1999)} in Book ${random.int(100, 900)} at Page ${random.int(1, 900)}, but omitting any covenant prohibited by law.`,
    'Minerals of whatsoever kind, subsurface and surface substances, together with all rights, privileges, and immunities relating thereto.',
  ];
}

/** Who owns the land today: in a purchase the seller, else the borrower. What is said of the owner is not the name. */
export function owner(f: LoanFacts, options: DrawOptions): Run[] {
  const seller = options.random.fork('seller');
  if (f.salePriceCents === null) return [v('vested_owner', f.borrowers.map((party) => party.name).join(' and '))];
  const status = seller.pick(['', ', a single person', ', an unmarried person', ', as sole owner']);
  return [v('vested_owner', clerkOf(seller)), status];
}

export function numbered(s: Sheet, items: readonly (Run | Run[])[], first = 1, indent = 24): void {
  items.forEach((item, index) => {
    s.ensure(30);
    s.text(s.margins.left, s.y, `${first + index}.`);
    s.paragraph(item, { indent, align: 'justify' });
  });
}
