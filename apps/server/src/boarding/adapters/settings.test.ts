import { describe, expect, it } from 'vitest';
import { definitions } from '../../settings/definitions.ts';
import { coreSettings } from './index.ts';

const read = Object.values(coreSettings).flat();

describe('the settings that adapters read', () => {
  it.each(read)(
    'has $key among the settings of the bank, as secret as the adapter takes it',
    ({ key, secret, kind }) => {
      const known = Object.entries(definitions).find(([name]) => name === key)?.[1];
      expect(known, `add ${key} to settings/definitions.ts`).toBeDefined();
      expect(known !== undefined && 'secret' in known && known.secret === true).toBe(secret);
      // An address is checked by the egress guard when it is saved only where it is known to be one.
      if (kind === 'url') expect(known?.kind).toBe('url');
    },
  );
});
