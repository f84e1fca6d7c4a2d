import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { makeFigures } from './b-disclosure-style.ts';
import { centred, type Kit } from './b-kit.ts';
import { digits, somebody } from './b-others.ts';

/** What Schedule A says. */
export interface ScheduleA {
  readonly number: Run;
  readonly file: Run;
  readonly date: Run;
  readonly insured: readonly Run[];
  readonly amount: Run;
  readonly owner: readonly Run[];
  readonly ownerPolicy: string | null;
  readonly ownerInsured: readonly Run[];
  readonly legal: Run;
  readonly parcel: Run;
  readonly address: Run;
  readonly county: Run;
  readonly underwriter: string;
  readonly agent: Run;
  readonly agentAddress: string;
}

export function scheduleA(kit: Kit, options: { readonly upper?: boolean } = {}): ScheduleA {
  const { f, p } = kit;
  const seller = makeFigures(kit).sellers;
  const caps = (text: string): string => (options.upper === true ? text.toUpperCase() : text);
  const owner: Run[] =
    f.salePriceCents !== null
      ? [v('vested_owner', caps(seller))]
      : f.borrowers.flatMap((borrower, index): Run[] => [
          ...(index === 0 ? [] : [' and ']),
          v('vested_owner', caps(borrower.name)),
        ]);
  const entity = f.borrowers[0]?.entityType;
  return {
    number: v('title_commitment_number', f.title.number),
    file: v('settlement_file_number', f.title.fileNumber),
    date: p.date('title_effective_date', f.title.date),
    insured: [
      v('title_insured', caps(f.lender.name)),
      kit.r.fork('isaoa').pick([', its successors and/or assigns, as their interests may appear', ', ISAOA/ATIMA', '']),
    ],
    amount: p.money('title_amount', f.principalCents),
    owner: f.salePriceCents === null && entity != null ? [...owner, `, ${entity}`] : owner,
    ownerPolicy: f.salePriceCents === null ? null : p.amount(f.salePriceCents),
    ownerInsured: p.borrowers({ upper: options.upper ?? false }),
    legal: v('legal_description', f.property.legalDescription),
    parcel: v('parcel_number', f.property.parcel),
    address: p.address('property_address', f.property.address),
    county: v('property_county', f.property.county),
    underwriter: f.title.underwriter,
    agent: v('settlement_agent', f.title.agent.name),
    agentAddress: oneLine(f.title.agent.address),
  };
}

export const commitmentNotice: readonly string[] = [
  'NOTICE. IMPORTANT - READ CAREFULLY: THIS COMMITMENT IS AN OFFER TO ISSUE ONE OR MORE TITLE INSURANCE POLICIES. ALL CLAIMS OR REMEDIES SOUGHT AGAINST THE COMPANY INVOLVING THE CONTENT OF THIS COMMITMENT OR THE POLICY MUST BE BASED SOLELY IN CONTRACT.',
  'THIS COMMITMENT IS NOT AN ABSTRACT OF TITLE, REPORT OF THE CONDITION OF TITLE, LEGAL OPINION, OPINION OF TITLE, OR OTHER REPRESENTATION OF THE STATUS OF TITLE. THE PROCEDURES USED BY THE COMPANY TO DETERMINE INSURABILITY OF THE TITLE ARE PROPRIETARY TO THE COMPANY.',
  'If all of the Schedule B, Part I - Requirements have not been met within 180 days after the Commitment Date, this Commitment terminates and the Company’s liability and obligation end.',
];

export const commitmentConditions: readonly string[] = [
  'DEFINITIONS. “Knowledge” means actual knowledge, not constructive notice. “Land” means the land described in Schedule A and affixed improvements that by law are real property. “Mortgage” means a mortgage, deed of trust, or other security instrument, including one evidenced by electronic means.',
  'The Company may amend this Commitment at any time. If the Company amends it to add a defect, lien, encumbrance, adverse claim or other matter recorded before the Commitment Date, any liability of the Company is limited by the conditions below.',
  'LIABILITY OF THE COMPANY. The Company’s liability is limited to the Proposed Insured’s actual expense incurred in the interval between the delivery of the Commitment and of the amended Commitment, resulting from good faith reliance to comply with the requirements or to eliminate an exception.',
  'PRO-FORMA POLICY. The Company may provide, at the request of a Proposed Insured, a pro-forma policy illustrating the coverage that the Company may provide. A pro-forma policy neither reflects the status of Title nor is a commitment to insure.',
  'ARBITRATION. Where the policy amount is below the limit stated in the policy form, either party may demand that a matter be submitted to arbitration under the rules then in force.',
];

export function requirements(kit: Kit): (readonly Run[])[] {
  const { f, r, p } = kit;
  return [
    [
      'The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment who will obtain an interest in the Land or who will make a loan on the Land.',
    ],
    ['Pay the agreed amount for the estate or interest to be insured.'],
    ['Pay the premiums, fees, and charges for the Policy to the Company.'],
    [
      'Documents satisfactory to the Company that convey the Title or create the Mortgage to be insured, or both, must be properly authorized, executed, delivered, and recorded in the Public Records.',
    ],
    prose`Mortgage from ${p.borrowers()} to ${v('lender_name', f.lender.name)} securing the principal amount of ${p.money('principal_amount', f.principalCents)}.`,
    [
      `Release of mortgage to ${f.payoff.lender} recorded at reception number ${digits(r, 8)} in the original amount of ${p.amount(f.payoff.amountCents + r.int(10, 90) * 100_000)}.`,
    ],
    ['Receipt of satisfactory owner’s affidavit as to parties in possession, mechanics’ liens and unrecorded matters.'],
  ];
}

export function exceptions(kit: Kit): string[] {
  const { r } = kit;
  return [
    'Any defect, lien, encumbrance, adverse claim, or other matter that appears for the first time in the Public Records or is created, attaches, or is disclosed between the Commitment Date and the date on which all of the Schedule B, Part I - Requirements are met.',
    'Rights or claims of parties in possession not shown by the Public Records.',
    'Easements, or claims of easements, not shown by the Public Records.',
    'Encroachments, overlaps, boundary line disputes, and any matters which would be disclosed by an accurate survey and inspection of the premises.',
    'Any lien, or right to a lien, for services, labor, or material heretofore or hereafter furnished, imposed by law and not shown by the Public Records.',
    `Taxes and assessments for the year ${r.int(2023, 2026)} and subsequent years, a lien not yet due and payable.`,
    `Easement to ${r.pick(['Valley Power & Light', 'the City for sidewalk purposes', 'United Telephone Company'])} recorded in Book ${r.int(100, 999)} at Page ${r.int(10, 600)}.`,
    `Covenants, conditions and restrictions recorded ${r.int(1961, 2004)} under reception number ${digits(r, 7)}, as amended by instrument of ${somebody(r)}.`,
  ];
}

export function numbered(
  s: Sheet,
  items: readonly (string | readonly Run[])[],
  options: { readonly size?: number; readonly first?: number; readonly letters?: boolean } = {},
): void {
  items.forEach((item, index) => {
    const no = (options.first ?? 1) + index;
    const label = options.letters === true ? `${String.fromCharCode(96 + no)}.` : `${no}.`;
    s.ensure(30);
    s.text(s.margins.left + 6, s.y, label, { size: options.size ?? 10 });
    s.paragraph(typeof item === 'string' ? item : [...item], {
      indent: 30,
      size: options.size ?? 10,
      align: 'justify',
    });
  });
}

/** Both parts of Schedule B, one after the other. */
export function schedulesB(kit: Kit, s: Sheet, titles: readonly [string, string], size: number): void {
  s.y = centred(s, s.y, titles[0], { bold: true, size: size + 2 }) + 6;
  numbered(s, requirements(kit), { size });
  s.ensure(120);
  s.y = centred(s, s.y + 8, titles[1], { bold: true, size: size + 2 }) + 6;
  numbered(s, exceptions(kit), { size });
}
