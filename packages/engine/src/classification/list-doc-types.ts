import { docTypeCatalogue } from '../../data/doc-types/catalogue.ts';
import type { DocTypeId } from './doc-type.ts';

/** The catalogue as people see it, in its order. */
export function listDocTypes(): readonly { readonly id: DocTypeId; readonly title: string }[] {
  return docTypeCatalogue.map(({ id, title }) => ({ id, title }));
}
