import type { ProviderSetting } from '../provider-setting.ts';

export const fineractSettings: readonly ProviderSetting[] = [
  {
    key: 'fineract.url',
    kind: 'url',
    secret: false,
    required: true,
    default: null,
    description:
      'Address of the Fineract API with its version, such as https://core.bank.example/fineract-provider/api/v1.',
  },
  {
    key: 'fineract.tenant',
    kind: 'text',
    secret: false,
    required: false,
    default: 'default',
    description: 'Tenant identifier, sent as Fineract-Platform-TenantId.',
  },
  {
    key: 'fineract.username',
    kind: 'text',
    secret: false,
    required: true,
    default: null,
    description: 'User of Fineract who may create clients and loans, approve and disburse.',
  },
  {
    key: 'fineract.password',
    kind: 'text',
    secret: true,
    required: true,
    default: null,
    description: 'Password of that user.',
  },
];
