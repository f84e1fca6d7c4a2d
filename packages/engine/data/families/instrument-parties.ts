import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence } from './build.ts';
import { giverAddressLabels, giverLabels, returnLabels, takerAddressLabels, takerLabels } from './instrument-labels.ts';
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
    String.raw`${address}${called(giver)}|(?:[;,.:)] |\b(?:among|between|by|undersigned|from|to|with|that) )(?P<v>${partyName})(?:,? ${entityType})?(?:,? an? (?:single|married|unmarried|widow|widower|individual)[a-z ]{0,20})?(?:,? (?:whose|having|with|residing)[^“”";]{5,140}?|,? of ${address}|,? an? (?:limited|corporation|partnership|general|trust|company|nonprofit|professional)\b[^“”";()]{5,240}?)?${called(giver)}`,
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
  label('borrower_entity_type', giverLabels, {
    valuePattern: part(String.raw`^[^“”"()]{3,80}?,? (?P<v>${entityType})(?:[,.;(]| \d|$)`),
    lines: 3,
    certainty: 0.88,
  }),
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
    String.raw`(?:[;,.:)] |\b(?:and|between|to|unto|benefit of|favor of|use of) )(?P<v>${partyName})(?:,? an? [a-z ]{4,60}?)?(?:,? (?:whose|having|with|organized|which is|located)[^“”";]{5,200}?|,? of ${address})?${called(taker)}`,
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
  label('lender_address', returnLabels, {
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
