import type { CoreShape } from '@countersign/engine/field-maps/core-field';

/** Its fields are those of the layout, which stands in the field map. */
export const fileLayoutShape: CoreShape = {
  providerId: 'file_layout',
  open: false,
  takesLayout: true,
  fields: [],
  tables: {
    rate_type: { fixed: 'F', variable: 'V' },
    payment_frequency: {
      weekly: 'W',
      biweekly: 'B',
      semi_monthly: 'SM',
      monthly: 'M',
      bimonthly: 'BM',
      quarterly: 'Q',
      semi_annual: 'S',
      annual: 'A',
      at_maturity: 'D',
      on_demand: 'O',
      irregular: 'I',
    },
  },
};
