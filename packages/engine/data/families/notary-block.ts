import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence } from './build.ts';

const person = String.raw`(?-i:[A-Z])[a-z’'-]+(?: (?-i:[A-Z])\.?)?(?: (?-i:[A-Z])[a-zA-Z’'-]+){1,2}`;

/** What the notary's certificate says of the notary, the day and the commission. A blank line says none of it. */
export const notaryBlock: readonly Rule[] = [
  sentence(
    'notary_date',
    ['before me'],
    String.raw`\b(?:acknowledged|sworn to|subscribed)[^.;]{0,60}? before me,?[^.;]{0,40}? (?:on|this)(?: this)?(?: the)? (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  sentence('notary_date', ['before me'], String.raw`\bon (?:this )?(?:the )?(?:day,? )?(?P<v>{date}),? before me\b`, {
    certainty: 0.85,
  }),
  label('notary_date', ['Date of Acknowledgment', 'Acknowledged on', 'Date of Notarization', 'Notarized on']),
  sentence(
    'notary_commission_expiration',
    ['commission'],
    String.raw`\b(?:my |notary(?:’s|'s)? |the notary’s )?commission (?:expires|expiration(?: date)?|will expire|ends)(?: on)?:? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'notary_name',
    ['before me'],
    String.raw`\bbefore me,? (?P<v>${person}),? (?:an? |the undersigned )?notary public\b`,
    { certainty: 0.85 },
  ),
  label('notary_name', [
    'Notary Name',
    'Name of Notary',
    'Printed Name of Notary',
    'Notary’s Name',
    'Notary Printed Name',
  ]),
];
