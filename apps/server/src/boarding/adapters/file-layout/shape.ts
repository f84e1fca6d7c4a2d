import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import { letterTables } from '../letter-tables.ts';

/** Its fields are those of the layout, which stands in the field map. */
export const fileLayoutShape: CoreShape = {
  providerId: 'file_layout',
  open: false,
  takesLayout: true,
  fields: [],
  tables: letterTables,
};
