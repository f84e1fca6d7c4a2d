import type { ProviderSetting } from '../provider-setting.ts';

export const fileLayoutSettings: readonly ProviderSetting[] = [
  {
    key: 'file_layout.folder',
    kind: 'text',
    secret: false,
    required: true,
    default: null,
    description:
      'Folder for batch files, as an absolute path that every node sees. It must exist and hold a folder named ack, ' +
      'which your system administrator creates.',
  },
];
