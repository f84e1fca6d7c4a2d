import type { Rule } from '../../src/extraction/rule.ts';
import { column, label, part, worded } from './build.ts';

/**
 * How papers about land word the labels of the land itself and of whoever has a part in it, as patterns for the whole
 * label. Words are a closed list: a label with any other word, such as "second mortgagee", is another's.
 */

const nameOf =
  '(?:(?:full |legal |print |printed )?names?(?: and (?:mailing |street )?address(?:es)?| & address)? of (?:the |each )?)?';
const kindOfAddress = '(?:mailing |street |notice |home |office )?address(?:es)?';
const known = '(?: and (?:phone|telephone|zip code))?(?: information| is| are)?';

/** A label for a party by its role; several roles may share one label. */
function party(role: string): string {
  return `${nameOf}(?:${role})(?:(?:/| and | or )(?:${role}))*(?: (?:full |legal )?names?)?(?:(?: and| &|/) ?${kindOfAddress})?${known}`;
}

/** The same, and labels for the address alone. */
function partyOrAddress(role: string): string {
  return `${party(role)}|(?:${role}) ${kindOfAddress}|${kindOfAddress} of (?:the )?(?:${role})`;
}

const borrower =
  '(?:proposed |loan |primary |named )?(?:borrowers?|co ?borrowers?|mortgagors?|obligors?|loan applicants?|applicants?|debtors?|credit applicants?|members?|customers?)(?: s)?';
const grantor =
  '(?:first party|grantors?|trustors?|assignors?|mortgagors?|borrowers?|pledgors?|owners?|landlords?|property owners?|land ?owners?|givers?)(?: s)?';
const insured =
  '(?:first |primary |the |our |your )?(?:named )?(?:insureds?|policy ?holders?|policy ?owners?|assureds?|insured part(?:y|ies)|insured persons?)(?: s)?';
const lender =
  '(?:proposed |new |lending |requesting )?(?:lenders?|bank|servicers?|creditor|mortgagees?|lending institution|financial institution|credit union|lending bank|institution|clients?)(?: s)?';
const taker =
  '(?:lenders?|beneficiar(?:y|ies)|mortgagees?|assignees?|secured part(?:y|ies)|bank|credit union|holder|creditor|note ?holder)';
const mortgagee =
  '(?:first |1st |primary |your |the )?(?:mortgagees?|mortgage ?holders?|mortgage company|lien ?holders?|lender loss payees?|lenders loss payables?|loss payees?|additional interests?|additional interest holders?|lenders?|bank|interested part(?:y|ies)|certificate holders?|evidence holders?|holders?(?: of (?:this|the) (?:certificate|proof|evidence|binder))?)(?: s)?(?: (?:1|no 1|# ?1|a|clause|named))?';

const place =
  '(?:property|properties|premises|building|structure|dwelling|residence|home|house|location|locations|land|collateral|real estate|real property|site|subject|risk|parcel|improvements|project|operations|mobile home|house and lot|tract)';
const placeKind =
  '(?:insured|covered|subject|mortgaged|rented|leased|secured|security|collateral|improved|described|appraised|real|residential|commercial|pledged|the|your|this|purported|flood|building|land|assigned|encumbered|residence|dwelling|property|principal|named|protected|insurable|secured)';
const placeTail =
  '(?:street |mailing |physical |full |site |common )?(?:address(?:es)?|location|street address|situs|at|is|is at|located at|is located at|known as|insured|covered|examined|searched|appraised|determined|described|reviewed|pledged|identified|submitted|involved|assigned|to be insured|mortgaged|encumbered|securing (?:the |this |your )?loan|pledged as security|given as security|that secures (?:the |this |your )?loan|for which (?:this|the) .*|of (?:insured|risk|property|premises|land))';

/** Labels of the land. */
export const propertyLabels = `(?:(?:street |site |common |full |physical |situs )?(?:address|location|situs)(?:es)?(?: or description)? of (?:the |your |said )?(?:${placeKind} )*${place}(?: ${placeTail})?|(?:${placeKind} )*${place}(?:/(?:${placeKind} )*${place})*(?: ${placeTail})?|(?:street|site|situs|common|property street|purported|physical|submitted|standardized|matched|normalized|researched|corrected|ordered|geocoded|certified|determined|requested) address(?:es)?(?: of .{3,30})?|(?:(?:property|street|building|structure|site) )?address(?:es)?(?: as)? (?:submitted|standardized|matched|normalized|researched|corrected|ordered|geocoded|certified|determined|provided|supplied|given|entered|examined|on the order|from order)|situs|commonly known as|(?:also |more )?commonly known as|known as|located at|where|where (?:it|operations|the (?:property|building|land|house|home|premises)) (?:is|are|stands|lies|sits)(?: located)?|what (?:is|we) (?:insured|insure|covered|cover|appraised|appraise))`;

export const propertyWorded: Rule = worded('property_address', propertyLabels, { certainty: 0.88, lines: 5 });

export const countyWorded: Rule = worded(
  'property_county',
  '(?:property |land |situs |name of |in )?(?:the )?(?:county|parish|county/parish|county or parish|counties)(?: ies| name| s)?(?: of (?:the )?(?:property|land|premises|location|recording|situs|building)| where (?:the )?(?:property|land|building|premises) (?:is|lies|is located|is situated)| (?:where|of|in which) record(?:ed|ing))?',
  {
    // What stands beside it may be the label of the next box.
    valuePattern: part(
      String.raw`^(?:.*\b(?:date|number|no|name|address|state|amount|maturity|recorded|parcel|city|zip|book|page)\b.*|(?P<v>(?-i:[A-Z])[A-Za-z.' ]{1,38}[A-Za-z]))$`,
    ),
    certainty: 0.88,
  },
);

/** A schedule of locations with one row. */
export const scheduledAddress: readonly Rule[] = [
  'Address',
  'Location Address',
  'Location',
  'Premises',
  'Premises Address',
].map((heading) =>
  column('property_address', heading, [
    'Loc',
    'Loc No',
    'Loc #',
    'Prem',
    'Prem No',
    'Bldg',
    'Bldg No',
    'Bldg #',
    'Building No',
    'Construction',
    'Construction / Occupancy',
    'Construction and Occupancy',
    'Occupancy',
  ]),
);

/** "Mailing: 12 Elm Street, Bend, OR 97701" */
export const mailedTo: Rule = label('borrower_address', ['Mailing', 'Mail To', 'Mails To'], {
  lines: 3,
  certainty: 0.86,
  valuePattern: part(String.raw`^(?P<v>{address})`),
});

/** Under the address, in the same box. */
export const countyUnderAddress: Rule = worded('property_county', propertyLabels, {
  lines: 5,
  valuePattern: part(
    String.raw`\b(?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?,? ?[(/;–-]? ?(?:in )?(?:(?:the )?county (?:of |: ?|- ?)(?P<v>(?-i:[A-Z])[A-Za-z.']+(?: (?-i:[A-Z])[A-Za-z.']+)?))(?:$|[,;.)])`,
  ),
  certainty: 0.86,
});
export const countyNamedUnderAddress: Rule = worded('property_county', propertyLabels, {
  lines: 5,
  valuePattern: part(
    String.raw`\b(?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?,? ?[(/;–-]? ?(?:in )?(?P<v>(?-i:[A-Z])[A-Za-z.']+(?: (?-i:[A-Z])[A-Za-z.']+)?),? (?:county|parish|co\.)(?:$|[,;.)])`,
  ),
  certainty: 0.86,
});

/** "Land in: Washoe County" */
export const countyOfLand: Rule = worded(
  'property_county',
  '(?:(?:the |real )?(?:land|property|premises|real estate|building)(?: is| lies)?|located|situated|lies|recorded|recording)(?: in)',
  {
    valuePattern: part(String.raw`^(?:the )?(?:county of )?(?P<v>(?-i:[A-Z])[A-Za-z.' ]{1,30}?) county\b`),
    certainty: 0.86,
  },
);

export const parcelWorded: Rule = worded(
  'parcel_number',
  '(?:(?:tax|assessors?|county|property|real estate|permanent|land|brief|the) )*(?:parcels?|folio|apns?|pin|pid|ppn|tax id|tax number|tax no|tax account|tax parcel account|property tax parcel|property tax account|tax key|tax map|tax roll|tax bill|property id|property index|index|assessors? account|assessors?|schedule)(?:/(?:parcel|apn|pin|tax id|account))?(?: (?:id|identification|identifier|index|map|tax|account|number|numbers|no|nos|#|code|s|pin))*(?: of (?:the )?(?:property|land|premises))?',
  { valuePattern: String.raw`^#? ?(?P<v>[A-Z]{0,3}-?\d[\d./A-Z-]{4,24}\d[A-Z]?)(?:$|[ ,;(])`, certainty: 0.88 },
);

/** The parties of a paper about insurance or flood, by the roles that its labels name. */
export const insuredWorded: readonly Rule[] = [
  worded(
    'borrower_name',
    `${party(insured)}|who is insured|who we insure|whom we insure|insured for|you|you are insured as`,
    { certainty: 0.88 },
  ),
  worded('borrower_address', `${partyOrAddress(insured)}|who is insured|who we insure|whom we insure`, {
    certainty: 0.88,
  }),
];

export const borrowerWorded: Rule = worded('borrower_name', party(borrower), { certainty: 0.88 });
export const borrowerAddressWorded: Rule = worded(
  'borrower_address',
  `${partyOrAddress(borrower)}|(?:mailing |home |notice )?address of (?:the )?(?:${borrower})`,
  { certainty: 0.86 },
);

export const grantorWorded: readonly Rule[] = [
  worded('borrower_name', party(grantor), { certainty: 0.88 }),
  worded(
    'borrower_address',
    `${partyOrAddress(grantor)}|(?:mailing |home |notice |post office )?address of (?:the )?(?:${grantor})`,
    {
      certainty: 0.86,
    },
  ),
];

export const takerWorded: readonly Rule[] = [
  worded(
    'lender_name',
    `${party(taker)}|(?:given |made |payable |granted |assigned |runs )?(?:to|in favor of|for the benefit of)`,
    {
      certainty: 0.86,
    },
  ),
  worded(
    'lender_address',
    `${partyOrAddress(taker)}|(?:mailing |notice |office |post office )?address of (?:the )?(?:${taker})|(?:its|lenders|banks|beneficiarys|mortgagees|assignees) (?:main |principal |mailing |business )?(?:office|address)(?: at)?`,
    { certainty: 0.86 },
  ),
];

export const lenderWorded: Rule = worded('lender_name', party(lender), { certainty: 0.86 });
export const lenderAddressWorded: Rule = worded(
  'lender_address',
  `${partyOrAddress(lender)}|(?:mailing |notice |office )?address of (?:the )?(?:${lender})|(?:its|lenders|banks|clients|mortgagees) (?:main |principal |mailing |business )?(?:office|address)(?: at)?`,
  { certainty: 0.86 },
);

export const mortgageeLabels = party(mortgagee);
export const mortgageeAddressWorded: Rule = worded('lender_address', partyOrAddress(mortgagee), { certainty: 0.86 });

const debtor = '(?:first |1st |the )?(?:debtors?)(?: s)?(?: (?:1|no 1|# ?1))?';
const secured =
  '(?:first |1st |the )?(?:secured (?:part(?:y|ies)|creditor|lender)(?: s| ies)?)(?: (?:1|no 1|# ?1|of record))?';

export const filingParties: readonly Rule[] = [
  worded('borrower_name', party(debtor), { certainty: 0.88 }),
  worded('borrower_address', partyOrAddress(debtor), { certainty: 0.86 }),
  worded('lender_name', party(secured), { certainty: 0.88 }),
  worded('lender_address', partyOrAddress(secured), { certainty: 0.86 }),
];
