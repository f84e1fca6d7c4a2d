import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { showToast } from '../../parts/show-toast.ts';
import { changesWords as words } from '../../words/changes.ts';

/** After one's own change that waits for somebody else. */
export function tellPending(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.admin });
  showToast({ title: words.sent });
}
