import type { ProviderSetting } from '../provider-setting.ts';

export const fileCsvSettings: readonly ProviderSetting[] = [
  {
    key: 'file_csv.folder',
    kind: 'text',
    secret: false,
    required: true,
    default: null,
    description:
      'Folder for loan files, as an absolute path that every node sees. It must exist and hold a folder named ack, ' +
      'which your system administrator creates.',
  },
];
