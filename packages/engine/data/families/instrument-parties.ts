import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence } from './build.ts';
import {
  address,
  afterEntity,
  afterParty,
  called,
  entityType,
  giver,
  hereinCalled,
  introduces,
  ofOthers,
  partyName,
  quote,
  taker,
} from './instrument-patterns.ts';
import { seatedLender } from './seated-lender.ts';
import { trusteeWorded } from './worded-instrument.ts';
import { grantorWorded, takerWorded } from './worded-land.ts';

const giverLabels = [
  'Grantor',
  'Grantors',
  'Grantor(s)',
  'Grantor Name',
  'Grantor / Trustor',
  'Grantor/Borrower',
  'Borrower/Grantor',
  'Grantor (Borrower)',
  'Grantor - Name and Address',
  'Grantor / Trustor - Name and Address',
  'Grantor Name and Address',
  "Grantor's Name and Address",
  'Name and Address of Grantor',
  'Trustor',
  'Trustors',
  'Trustor(s)',
  'Trustor Name',
  'Trustor/Grantor',
  'Trustor (Borrower)',
  'Trustor / Borrower',
  'Trustor - Name and Address',
  'Trustor Name and Address',
  'Trustor (first party)',
  'Grantor (first party)',
  'Mortgagor (first party)',
  'Mortgagor',
  'Mortgagors',
  'Mortgagor(s)',
  'Mortgagor Name',
  'Mortgagor/Borrower',
  'Borrower/Mortgagor',
  'Mortgagor (Borrower)',
  'Mortgagor - Name and Address',
  'Mortgagor Name and Address',
  "Mortgagor's Name and Address",
  'Name and Address of Mortgagor',
  'Borrower',
  'Borrowers',
  'Borrower(s)',
  'Borrower Name',
  'Borrower Name(s)',
  'Borrower - Name and Address',
  'Borrower Name and Address',
  "Borrower's Name and Address",
  'Name and Address of Borrower',
  'Name of Borrower',
  'Name of Grantor',
  'Name of Mortgagor',
  'Assignor',
  'Assignor(s)',
  'Assignor/Grantor',
  'Assignor Name and Address',
  'Assignor - Name and Address',
  'First Party',
];

const takerLabels = [
  'Lender',
  'Lender Name',
  'Lender/Beneficiary',
  'Lender (Beneficiary)',
  'Beneficiary/Lender',
  'Beneficiary (Lender)',
  'Lender / Beneficiary',
  'Beneficiary / Lender',
  'Lender/Mortgagee',
  'Mortgagee/Lender',
  'Mortgagee (Lender)',
  'Lender - Name and Address',
  'Lender Name and Address',
  "Lender's Name and Address",
  'Name and Address of Lender',
  'Name of Lender',
  'Beneficiary',
  'Beneficiaries',
  'Beneficiary Name',
  'Beneficiary - Name and Address',
  'Beneficiary Name and Address',
  'Name and Address of Beneficiary',
  'Beneficiary (second party)',
  'Lender (second party)',
  'Mortgagee (second party)',
  'Mortgagee',
  'Mortgagee Name',
  'Mortgagee - Name and Address',
  'Mortgagee Name and Address',
  "Mortgagee's Name and Address",
  'Name and Address of Mortgagee',
  'Name of Mortgagee',
  'Assignee',
  'Assignee/Lender',
  'Assignee Name and Address',
  'Assignee - Name and Address',
  'Secured Party',
  'Financial Institution',
  'Second Party',
  'In favor of',
  'Grantee / Beneficiary',
  'Grantee/Beneficiary',
  'Grantee (Lender)',
  'Grantee / Lender',
  'Grantee (Beneficiary)',
];

const giverAddressLabels = [
  'Grantor Address',
  "Grantor's Address",
  "Grantor's Mailing Address",
  'Grantor Mailing Address',
  'Address of Grantor',
  'Trustor Address',
  "Trustor's Address",
  "Trustor's Mailing Address",
  'Address of Trustor',
  'Mortgagor Address',
  "Mortgagor's Address",
  "Mortgagor's Mailing Address",
  'Address of Mortgagor',
  'Borrower Address',
  "Borrower's Address",
  "Borrower's Mailing Address",
  'Borrower Mailing Address',
  'Address of Borrower',
  "Assignor's Address",
  'Assignor Address',
  'Mailing Address of Grantor',
  'Mailing Address of Borrower',
  'Mailing Address of Mortgagor',
];

const takerAddressLabels = [
  'Lender Address',
  "Lender's Address",
  "Lender's Mailing Address",
  'Lender Mailing Address',
  'Address of Lender',
  'Beneficiary Address',
  "Beneficiary's Address",
  "Beneficiary's Mailing Address",
  'Address of Beneficiary',
  'Mortgagee Address',
  "Mortgagee's Address",
  "Mortgagee's Mailing Address",
  'Address of Mortgagee',
  "Assignee's Address",
  'Assignee Address',
];

/** Words between which an instrument names its parties, the one who gives the security first. */
const opening = ['between', 'among', ' by ', 'made by', 'from '];

/** "with an address at" inside what stands beside a party's label. */
const addressInside = String.raw`\b(?:address|office|place of business|residing|located)(?: is| at| of)? (?P<v>${address})`;

/** What may stand between an address and what its party is called. */
const successors = String.raw`(?:,? part(?:y|ies) of the (?:first|second|third) part)?(?:,? (?:and|its|together with)(?: its)?(?: successors| assigns| and| or| and/or|,)+)?`;

/** `("Assignor"), whose address is`: the address after what its party is called. */
function addressOf(who: string): string {
  return String.raw`(?:${quote}${who}${quote}?\)|here(?:in|inafter|after) (?:called|referred to as|known as)(?: the)? ${quote}?${who}${quote}?),? (?:whose (?:mailing |principal |business |post office |notice )?address is|having (?:an?|its) (?:mailing |principal )?(?:address|office|place of business)(?: at| of)?|with an? (?:mailing )?address (?:at|of)|located at|residing at|of) (?P<v>${address})`;
}

/** Who gives the security and who takes it, with their addresses. */
export const instrumentParties: readonly Rule[] = [
  ...grantorWorded,
  ...takerWorded,
  label('borrower_name', giverLabels),
  label('borrower_address', giverLabels),
  label('borrower_address', giverAddressLabels),
  label('borrower_address', giverLabels, { valuePattern: part(addressInside), lines: 4, certainty: 0.88 }),
  sentence('borrower_name', opening, String.raw`${ofOthers}|${introduces}(?P<v>${partyName})${afterParty}`, {
    certainty: 0.9,
  }),
  sentence('borrower_name', opening, String.raw`${ofOthers}|${introduces}(?P<v>${partyName}), (?:as )?${giver}\b`),
  sentence(
    'borrower_name',
    giverWords(),
    String.raw`${address}${called(giver)}|(?:[;,.:)] |\b(?:among|between|by|undersigned|from|to|with|that) )(?P<v>${partyName})(?:,? ${entityType})?(?:,? an? (?:single|married|unmarried|widow|widower|individual)[a-z ]{0,20})?(?:,? (?:whose|having|with|residing)[^“”";]{5,140}?|,? of ${address})?${called(giver)}`,
  ),
  sentence(
    'borrower_name',
    ['convey', 'grants', 'mortgages', 'assigns'],
    String.raw`(?-i:\b(?:Grantor|Trustor|Mortgagor|Borrower|Assignor|GRANTOR|TRUSTOR|MORTGAGOR)s?) (?P<v>${partyName})(?:,? ${entityType})?,? (?-i:(?:does |do )?(?:hereby |irrevocably )*(?:conveys?|grants?|mortgages?|warrants?|assigns?|bargains?))\b`,
    { certainty: 0.88 },
  ),
  // Uniform instruments define their words one by one.
  sentence(
    'borrower_name',
    ['borrower', 'grantor', 'trustor', 'mortgagor'],
    String.raw`(?:${quote}${giver}${quote} (?:is|means)|\bthe ${giver} is|\b${giver}\(s\) is/are):? (?P<v>${partyName})(?:,? ${entityType}|${afterParty}|\. (?:${giver}|lender|the|beneficiary)\b|\.? \([a-z]\) )`,
  ),
  // Older blanks: "between A of 1 Main Street ..., hereinafter called the Mortgagor".
  sentence(
    'borrower_name',
    ['hereinafter', 'herein '],
    String.raw`${introduces}(?P<v>${partyName})(?:,? (?:an? |as |husband|wife)[a-z -]{2,60}?)?(?:,? (?:of|residing at|whose address is) ${address})?${hereinCalled(giver)}`,
  ),
  sentence(
    'borrower_address',
    ['hereinafter', 'herein '],
    String.raw`,? (?:of|residing at) (?P<v>${address})${hereinCalled(giver)}`,
  ),
  // On a line of its own under the name.
  block('borrower_entity_type', 1, String.raw`^(?P<v>an? ${entityType})$`, { page: 1, certainty: 0.85 }),
  sentence(
    'borrower_entity_type',
    [' corporation', 'limited liability', 'partnership', ' trust'],
    String.raw`, (?P<v>${entityType})${afterEntity}`,
  ),
  sentence(
    'borrower_address',
    ['address', 'residing', 'office at', 'place of business'],
    String.raw`${introduces}[^“”"(;]{3,200}?(?:address(?: is|:| at| of)?|residing at|office at|place of business at|located at|of|at) (?P<v>${address})`,
    { certainty: 0.9 },
  ),
  sentence('borrower_address', giverWords(), String.raw`(?P<v>${address})${successors}${called(giver)}`),
  sentence(
    'borrower_address',
    ['borrower', 'grantor', 'trustor', 'mortgagor'],
    String.raw`(?:${quote}${giver}${quote} (?:is|means)|\bthe ${giver} is) [^“”"(;:]{3,160}?(?:residing at|address(?: is|:| of)?|located at|of) (?P<v>${address})`,
  ),
  sentence(
    'borrower_address',
    ['address'],
    String.raw`\b${giver}[’']s (?:mailing |current |notice |post office )?address(?: is|:)? (?P<v>${address})`,
  ),

  sentence('borrower_address', giverWords(), addressOf(giver)),

  label('lender_name', takerLabels),
  sentence('lender_address', takerWords(), addressOf(taker)),
  label('lender_address', takerLabels),
  label('lender_address', takerAddressLabels),
  label('lender_address', takerLabels, { valuePattern: part(addressInside), lines: 4, certainty: 0.88 }),
  sentence(
    'lender_name',
    takerWords(),
    String.raw`(?:[;,.:)] |\b(?:and|between|to|benefit of|favor of|use of) )(?P<v>${partyName})(?:,? an? [a-z ]{4,60}?)?(?:,? (?:whose|having|with|organized|which is|located)[^“”";]{5,200}?|,? of ${address})?${called(taker)}`,
  ),
  sentence(
    'lender_name',
    opening,
    String.raw`\b(?:and|to|benefit of|favor of|use of) (?P<v>${partyName}), (?:as |the )?(?:lender|beneficiary|mortgagee|assignee)\b`,
  ),
  sentence(
    'lender_name',
    ['for the benefit of', 'in favor of', 'for the use of'],
    String.raw`\b(?:for the (?:use and )?benefit of|in favor of|for the use of) (?P<v>${partyName})(?:,? an? (?:national|state|federal|[a-z]+ (?:banking|chartered|corporation|state))|,? (?:whose|having|as|its)|,? ?\()`,
    { certainty: 0.85 },
  ),
  sentence(
    'lender_name',
    ['lender', 'beneficiary', 'mortgagee'],
    String.raw`(?:${quote}${taker}${quote} (?:is|means)|\bthe (?:lender|beneficiary|mortgagee) is):? (?P<v>${partyName})(?:${afterParty}|\. (?:lender|beneficiary|mortgagee|the|trustee)\b|\.? \([a-z]\) )`,
  ),
  sentence('lender_address', takerWords(), String.raw`(?P<v>${address})${successors}${called(taker)}`),
  sentence(
    'lender_address',
    takerWords(),
    String.raw`${called(taker)}${quote}?\),? (?:of |whose address is |located at |at )?(?P<v>${address})`,
    { certainty: 0.86 },
  ),
  sentence(
    'lender_name',
    ['hereinafter', 'herein '],
    String.raw`\b(?:and|to|use of|benefit of|favor of) (?P<v>${partyName})(?:,? an? [a-z -]{4,60}?)?(?:,? (?:of|located at|having its office at|whose address is) ${address})?${hereinCalled(taker)}`,
  ),
  sentence(
    'lender_address',
    ['hereinafter', 'herein '],
    String.raw`,? (?:of|located at|having its office at|whose (?:mailing )?address is) (?P<v>${address})${hereinCalled(taker)}`,
  ),
  ...seatedLender,
  sentence(
    'lender_address',
    ['address'],
    String.raw`\b(?:lender|beneficiary|mortgagee)[’']s (?:mailing |notice |current |post office )?address(?: is|:)? (?P<v>${address})`,
  ),
  // Papers go back to the lender, or to whoever closes the loan: only a name that is a lender's counts.
  label('lender_address', returnLabels(), {
    valuePattern: String.raw`(?i)^[^0-9]*?\b(?:bank|credit union|savings|mortgage|lending|trust company|n\.a\.|financial)\b[^0-9]*(?P<v>(?:\d{1,6}[a-z]? |P\.? ?O\.? ?Box ).*?[A-Z]{2},? \d{5}(?:-\d{4})?)`,
    lines: 6,
    certainty: 0.85,
  }),
];

/** Who holds the land until the debt is paid. */
export const trustee: readonly Rule[] = [
  trusteeWorded,
  label('trustee_name', [
    'Trustee',
    'Trustee(s)',
    'Trustees',
    'Trustee Name',
    'Name of Trustee',
    'Trustee - Name and Address',
    'Trustee Name and Address',
    'Name and Address of Trustee',
    'Original Trustee',
    'Trustee (third party)',
    'Grantee / Trustee',
    'Grantee/Trustee',
    'Grantee (Trustee)',
  ]),
  sentence(
    'trustee_name',
    ['trustee'],
    String.raw`(?:[;,.:)] |\b(?:and|to|unto|between) )(?P<v>${partyName})(?:,? an? [a-z ]{4,60}?)?(?:,? (?:whose|having|with)[^“”";]{5,160}?)?${called('trustee')}`,
  ),
  sentence(
    'trustee_name',
    ['hereinafter', 'herein '],
    String.raw`(?:\b(?:and|to|unto)|;|\b${giver}s?["”]?,) (?P<v>${partyName})(?:,? (?:of|whose address is) ${address})?${hereinCalled('trustee')}`,
  ),
  sentence(
    'trustee_name',
    ['trustee'],
    String.raw`(?:[,;] |\bto |\bunto |\band )(?P<v>${partyName}), (?:as )?trustee\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'trustee_name',
    ['trustee'],
    String.raw`(?:${quote}trustee${quote} (?:is|means)|\bthe trustee is):? (?P<v>${partyName})(?:${afterParty}|\. (?:lender|trustee|the|beneficiary|borrower)\b|\.? \([a-z]\) |\. (?-i:[A-Z][a-z]+) \()`,
  ),
];

function giverWords(): readonly string[] {
  return ['grantor', 'trustor', 'mortgagor', 'borrower', 'assignor', 'landlord', 'owner', 'pledgor'].flatMap((word) => [
    `“${word}`,
    `"${word}`,
    `called ${word}`,
    `called the ${word}`,
    `as ${word}`,
    `as the ${word}`,
  ]);
}

function takerWords(): readonly string[] {
  return ['lender', 'beneficiary', 'mortgagee', 'assignee', 'bank', 'credit union'].flatMap((word) => [
    `“${word}`,
    `"${word}`,
    `called ${word}`,
    `called the ${word}`,
  ]);
}

function returnLabels(): readonly string[] {
  return [
    'When Recorded Mail To',
    'When Recorded Return To',
    'When Recorded, Return To',
    'After Recording Return To',
    'After Recording, Return To',
    'After Recording Mail To',
    'Return To',
    'Return Recorded Document To',
    'Record and Return To',
    'Record and Return by Mail To',
    'Record and Mail To',
    'Return by Mail To',
    'Return After Recording To',
    'After Recording Send To',
    'After Recordation Return To',
    'When Recorded Send To',
    'Recordation Requested By',
    'Recording Requested By',
    'Recording Requested By and When Recorded Mail To',
    'Mail To',
    'Name and Return Address',
    'Return Address',
    'Prepared By and Return To',
    'Prepared by and when recorded return to',
    'Return Recorded Instrument To',
    'And When Recorded Mail To',
    'And When Recorded Return To',
    'When Recorded Deliver To',
    'Please Return To',
    'Upon Recording Return To',
  ];
}
