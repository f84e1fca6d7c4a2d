import type { Setting } from '@countersign/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { isPending } from '../../api/operations/changes.ts';
import { changeSetting } from '../../api/operations/settings.ts';
import { showToast } from '../../parts/show-toast.ts';
import { settingsWords as words } from '../../words/settings.ts';
import { tellPending } from '../changes/tell-pending.ts';

/** Saves one setting and shows it as the service keeps it. What depends on settings is asked for anew. */
export function useChangeSetting(setting: Setting, onSaved: (setting: Setting) => void) {
  const { key } = setting;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: unknown) => changeSetting(key, value),
    onSuccess: (changed) => {
      if (isPending(changed)) {
        tellPending(client);
        return onSaved(setting);
      }
      client.setQueryData<readonly Setting[]>(keys.settings, (before) =>
        before?.map((each) => (each.key === key ? changed : each)),
      );
      for (const queryKey of [keys.setupStatus, keys.coreProviders, keys.profiles])
        void client.invalidateQueries({ queryKey });
      showToast({ tone: 'good', title: words.saved(words.name(key)) });
      onSaved(changed);
    },
  });
}
