import { installSource, toFacts } from '../evidence/index.ts';
import { listWebhookRecords } from './webhook.queries.ts';
import { sealContext } from './webhook.ts';

/** Where the bank's programs are told what happens, and under which secret. */
export const webhookRecords = installSource('webhook', listWebhookRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: (conceal, print) =>
    toFacts({
      url: conceal(row.url),
      events: [...row.events].sort(),
      createdBy: row.created_by,
      isDisabled: row.is_disabled,
      secret: row.secret_id === null ? null : print(row.secret, sealContext(row.secret_id)),
    }),
}));
