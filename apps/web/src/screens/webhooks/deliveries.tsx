import type { Webhook, WebhookDelivery } from '@countersign/contract/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { redeliverMessage, webhookDeliveries } from '../../api/operations/webhooks.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { showToast } from '../../parts/show-toast.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { deliveryStatusWords, webhookEventWords, webhooksWords } from '../../words/webhooks.ts';
import { Fault } from '../configure/fault.tsx';

const words = webhooksWords.deliveries;

/** What was sent to one webhook, and what the system there answered. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const client = useQueryClient();
  const { data, error } = useQuery(webhookDeliveries(webhook.id));
  const sending = useMutation({
    mutationFn: (id: string) => redeliverMessage(webhook.id, id),
    onSuccess: () => showToast({ tone: 'good', title: words.sent }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.webhookDeliveries(webhook.id) }),
  });
  const columns: readonly Column<WebhookDelivery>[] = [
    { key: 'at', title: words.columns.at, cell: ({ createdAt }) => formatInstant(createdAt) },
    { key: 'event', title: words.columns.event, cell: ({ type }) => webhookEventWords[type] },
    {
      key: 'status',
      title: words.columns.status,
      cell: ({ status }) => <Badge tone={deliveryStatusWords[status].tone}>{deliveryStatusWords[status].label}</Badge>,
    },
    { key: 'attempts', title: words.columns.attempts, cell: ({ attempts }) => String(attempts.length) },
    { key: 'answer', title: words.columns.answer, cell: lastAnswer },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: ({ id, status }) =>
        status === 'pending' ? null : (
          <Button size="small" busy={sending.isPending && sending.variables === id} onClick={() => sending.mutate(id)}>
            {words.again}
          </Button>
        ),
    },
  ];
  return (
    <section className="configure-section" aria-labelledby="webhook-deliveries">
      <h2 id="webhook-deliveries" className="configure-wrap">
        {words.heading(webhook.url)}
      </h2>
      <p className="configure-small">{words.lead}</p>
      <Fault error={error ?? sending.error} />
      {data?.items.length === 0 ? <p className="configure-soft">{words.none}</p> : null}
      {data && data.items.length > 0 ? (
        <Table caption={words.heading(webhook.url)} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      ) : null}
    </section>
  );
}

function lastAnswer({ attempts }: WebhookDelivery): string {
  const last = attempts.at(-1);
  if (last === undefined) return '';
  if (last.status !== null) return words.answered(last.status);
  return last.error ?? words.unanswered;
}
