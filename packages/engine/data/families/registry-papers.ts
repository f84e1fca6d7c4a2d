import { block, family, label, sentence } from './build.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';

const owner = [
  'Owner',
  'Owner(s)',
  'Owner Name',
  'Owner Name and Address',
  'Owner(s) Name and Address',
  "Owner's Name and Address",
  "Owner's Name",
  'Name and Address of Owner',
  'Name and Address of Vehicle Owner',
  'Name(s) and Address of Owner(s)',
  'Name(s) and Address of Registered Owner',
  'Name of Owner',
  'Registered Owner',
  'Registered Owner(s)',
  'Registered Owner Name and Address',
  'Vehicle Owner',
  'Legal Owner Name',
  'Titled Owner',
  'Issued to',
];

const lienholder = [
  'First Lienholder',
  '1st Lienholder',
  'First Lien Holder',
  'First Lienholder Name and Address',
  '1st Lienholder Name and Address',
  'Lienholder',
  'Lienholder(s)',
  'Lien Holder',
  'Lienholder Name',
  'Lienholder Name and Address',
  'Name and Address of Lienholder',
  'Name and Address of First Lienholder',
  'First Lien',
  'First Lien in Favor of',
  'First Lien Favor of',
  '1st Lien Favor of',
  "Lienholder's Name and Address",
  "First Lienholder's Name and Address",
  '1st Lien',
  'Lien in favor of',
  'First Security Interest Holder',
  'Secured Party',
  'First Secured Party',
  'Legal Owner',
  'Legal Owner / Lienholder',
];

export const vehicleTitle = family(
  'vehicle_title',
  label('borrower_name', owner),
  label('borrower_address', [...owner, "Owner's Address", 'Owner Address', 'Mailing Address']),
  label('lender_name', lienholder),
  label('lender_address', [...lienholder, 'Lienholder Address']),
  block('lender_name', 5, lenderBlockName, { certainty: 0.8 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.8 }),
);

export const idDocument = family(
  'id_document',
  label('borrower_name', ['Name', 'Full Name', 'Name of Holder', 'Cardholder', 'Customer Name', 'Name on document']),
  block('borrower_name', 1, String.raw`^(?:1,? ?2|1/2)\.? ?(?:name)? ?(?P<v>(?-i:[A-Z])[A-Za-z.'’ -]{4,50})$`, {
    certainty: 0.85,
  }),
  // Cards number their lines: 1 is the family name, 2 the given names.
  sentence('borrower_name', ['surname'], String.raw`\bsurname(?:/nom)?:? (?P<v>(?-i:[A-Z][A-Z'’-]+)) given names?`, {
    certainty: 0.5,
  }),
  label('borrower_address', [
    'Address',
    'Residence Address',
    'Residential Address',
    'Home Address',
    'Street Address',
    'Addr',
  ]),
);
