import { ruleTypes } from '@countersign/engine/extraction/rule';

/** What the model is asked to answer with, as JSON Schema in the plain form that such servers take. */
export const proposalSchema = {
  type: 'object',
  properties: {
    docType: { type: 'string' },
    title: { type: 'string' },
    keywords: { type: 'array', items: { type: 'string' } },
    rules: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          type: { type: 'string', enum: ruleTypes.filter((type) => type !== 'region') },
          pattern: { type: 'string' },
          valuePattern: { type: 'string' },
          direction: { type: 'string', enum: ['right', 'below', 'left', 'above'] },
          column: { type: 'string' },
        },
        required: ['field', 'type', 'pattern'],
        additionalProperties: false,
      },
    },
  },
  required: ['docType', 'rules'],
  additionalProperties: false,
} as const;
