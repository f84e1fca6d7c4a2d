import type { CoreFieldMap } from '@countersign/contract/boarding';
import type { Rig } from '../browser/rig.ts';

/** The ids of what an administrator has made. */
export interface Made {
  readonly rule: string;
  readonly profile: string;
  readonly template: string;
  readonly fieldMap: string;
}

export async function givenConfiguration(rig: Rig, token: string): Promise<Made> {
  const rule = {
    id: 'CUSTOM-OFFICER',
    title: 'The loan officer is named',
    severity: 'warning',
    kind: null,
    docType: null,
    field: 'loan_officer',
    comparison: 'present',
  };
  await rig.call('POST', '/v1/rules/custom', { token, body: rule });
  const profile = await rig.call<{ id: string }>('POST', '/v1/lar-profiles', {
    token,
    body: {
      name: 'Loan origination system',
      sourceFormat: 'json',
      mapping: {
        format: 'json',
        fields: [
          { canonical: 'loan_number', path: '$.loan.number', required: true },
          { canonical: 'borrower_name', path: '$.borrower.name', required: true },
          { canonical: 'principal_amount', path: '$.loan.amount', required: true },
          { canonical: 'interest_rate', path: '$.loan.rate' },
        ],
      },
    },
  });
  const template = await rig.call<{ id: string }>('POST', '/v1/extraction-templates', {
    token,
    body: {
      docType: 'promissory_note',
      title: 'Note of First Example Bank',
      keywords: ['PROMISSORY NOTE'],
      rules: [
        { field: 'loan_number', type: 'label', pattern: 'Loan No.' },
        { field: 'principal_amount', type: 'label', pattern: 'Principal' },
      ],
    },
  });
  const maps = await rig.call<{ items: CoreFieldMap[] }>('GET', '/v1/core-field-maps', { token });
  return { rule: rule.id, profile: profile.id, template: template.id, fieldMap: maps.items[0]?.id ?? '' };
}
