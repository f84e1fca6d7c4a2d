import type { Rule } from '../../src/extraction/rule.ts';
import { column, label } from './build.ts';

/** What stands beside the names in a resolution's table of who may sign. */
const besideNames = ['TITLES', 'TITLE', 'TITLES OR POSITIONS', 'ACTUAL SIGNATURES', 'SIGNATURES', 'AUTHORIZED'];

/** Whom a resolution authorizes, with the titles that they sign in. */
export const authorizedSigners: readonly Rule[] = [
  label('authorized_signer', ['Authorized Signer', 'Authorized Signers', 'Authorized Person', 'Authorized Officer']),
  label('signer_title', ['Signer Title', 'Title of Signer', 'Authorized Signer Title']),
  column('authorized_signer', 'NAMES', besideNames, { certainty: 0.85 }),
  column('signer_title', 'TITLES', ['NAMES'], { certainty: 0.85 }),
];

/** Who signed for an entity, and in what capacity, where the document names it beside the line. */
export const namedSigners: readonly Rule[] = [
  label('signer_name', ['Signer Name', 'Name of Signer', 'Printed Name of Signer']),
  label('signer_title', ['Signer Title', 'Title of Signer', 'Capacity of Signer']),
];

/** The day of which a certificate speaks, on papers of a secretary of state. */
export const goodStandingDate: readonly Rule[] = [
  label(
    'good_standing_date',
    ['Certificate Date', 'Date of Certificate', 'Good Standing as of', 'Date of this Certificate'],
    {
      where: ['good standing'],
    },
  ),
];
