import { type Static, Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { strictObject } from './shapes.ts';

const anything = (description: string) => Type.Unknown({ description });

export const Setting = strictObject(
  {
    key: Type.String(),
    value: anything('Of the kind that the setting has; of a secret only whether it is set: { set }.'),
    default: anything('What holds while nothing was saved.'),
    kind: oneOf([
      'integer',
      'number',
      'decimal',
      'boolean',
      'text',
      'url',
      'text_list',
      'checklists',
      'severities',
      'tiers',
    ]),
    secret: Type.Boolean(),
    choices: Type.Optional(
      Type.Array(Type.String(), { description: 'The only texts that it takes, where it has such.' }),
    ),
    description: Type.String(),
  },
  { $id: 'Setting' },
);
export type Setting = Static<typeof Setting>;

export const SettingList = strictObject({ items: Type.Array(Setting) }, { $id: 'SettingList' });

export const SettingChange = strictObject(
  { value: anything('Of the kind that the setting has; null brings the default back.') },
  { $id: 'SettingChange' },
);
