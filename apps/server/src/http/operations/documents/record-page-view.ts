import { recordView } from '../../../access/index.ts';
import { pageNumbers } from '../../../documents/index.ts';
import type { Act, UserPrincipal } from '../../../platform/actor.ts';
import type { App } from '../../../platform/app.ts';

/** Records that a person sees a page, where whole tax or account numbers are printed on it (0096). */
export async function recordPageView(
  app: App,
  act: Act & { readonly actor: UserPrincipal },
  operation: string,
  { id, n }: { readonly id: string; readonly n: number },
): Promise<void> {
  const { loanId, fileId, isPrinted } = await pageNumbers(app, id, n);
  if (!isPrinted) return;
  await recordView(app, act, { loanId, record: { kind: 'document', id: fileId }, operation, fields: ['text'] });
}
