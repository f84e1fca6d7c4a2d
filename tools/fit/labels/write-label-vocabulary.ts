import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { phraseWords } from '@countersign/engine/lar/suggest/spell-out';
import { phrasesOf } from './phrases-of-field.ts';
import { LABELS_OF_RARE_FIELDS } from './rare-fields.ts';

/** The words that labels of our fields are made of, so that short forms and words run together can be told. */
export function writeLabelVocabulary(root: string): void {
  const words = new Set(
    fieldCatalogue.flatMap(({ name, title }) =>
      [title, name, ...phrasesOf(name), ...(LABELS_OF_RARE_FIELDS[name] ?? '').split(/[;>]/)].flatMap((phrase) =>
        phraseWords(phrase.replace(/[~?]/, '')),
      ),
    ),
  );
  writeFileSync(
    join(root, 'packages/engine/data/label-vocabulary.ts'),
    [
      '/** Written by `npm run fit -- --labels`; nobody edits it by hand. */',
      `export const labelVocabulary =\n  '${[...words]
        .filter((word) => /^[a-z]{2,}$/.test(word))
        .sort()
        .join(' ')}';`,
      '',
    ].join('\n'),
  );
}
