import { webhookEvents } from '@countersign/contract/closed-sets';
import type { Webhook } from '@countersign/contract/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { deleteWebhook, enableWebhook, rotateWebhookSecret } from '../../api/operations/webhooks.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { formatDay } from '../../parts/format.ts';
import { showToast } from '../../parts/show-toast.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { webhookEventWords, webhooksWords as words } from '../../words/webhooks.ts';
import { Fault } from '../configure/fault.tsx';

interface WebhookTableProps {
  readonly webhooks: readonly Webhook[];
  readonly onSecret: (secret: string) => void;
  readonly onDeliveries: (id: string) => void;
}

export function WebhookTable({ webhooks, onSecret, onDeliveries }: WebhookTableProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ readonly act: 'rotate' | 'delete'; readonly webhook: Webhook } | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: keys.webhooks });
  const acting = useMutation({
    mutationFn: async ({ act, webhook: { id } }: NonNullable<typeof asked>) => {
      if (act === 'delete') await deleteWebhook(id);
      else onSecret((await rotateWebhookSecret(id)).secret);
    },
    onSuccess: () => setAsked(null),
    onSettled: refresh,
  });
  const enabling = useMutation({
    mutationFn: (id: string) => enableWebhook(id),
    onSuccess: () => showToast({ tone: 'good', title: words.enabled }),
    onSettled: refresh,
  });
  const columns: readonly Column<Webhook>[] = [
    { key: 'url', title: words.columns.url, cell: ({ url }) => <span className="configure-wrap">{url}</span> },
    {
      key: 'events',
      title: words.columns.events,
      cell: ({ events }) =>
        events.length === webhookEvents.length
          ? words.allEvents
          : events.map((event) => webhookEventWords[event]).join(', '),
    },
    { key: 'status', title: words.columns.status, cell: (webhook) => <Status webhook={webhook} /> },
    { key: 'created', title: words.columns.created, cell: ({ createdAt }) => formatDay(createdAt) },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: (webhook) => (
        <div className="configure-actions">
          <Act said={words.deliveries.show} webhook={webhook} onClick={() => onDeliveries(webhook.id)} />
          {webhook.disabledAt === null ? (
            <Act said={words.rotate} webhook={webhook} onClick={() => setAsked({ act: 'rotate', webhook })} />
          ) : (
            <Act said={words.enable} webhook={webhook} onClick={() => enabling.mutate(webhook.id)} />
          )}
          <Act said={words.delete} webhook={webhook} onClick={() => setAsked({ act: 'delete', webhook })} />
        </div>
      ),
    },
  ];
  const removes = asked?.act === 'delete';
  return (
    <>
      <Fault error={enabling.error} />
      <Table caption={words.table} columns={columns} rows={webhooks} rowKey={({ id }) => id} />
      <Confirm
        open={asked !== null}
        danger={removes}
        title={removes ? words.deleteTitle(asked.webhook.url) : words.rotateTitle}
        description={removes ? words.deleteText : words.rotateText}
        action={removes ? words.delete : words.rotate}
        busy={acting.isPending}
        onConfirm={() => (asked === null ? undefined : acting.mutate(asked))}
        onClose={() => setAsked(null)}
      >
        <Fault error={acting.error} />
      </Confirm>
    </>
  );
}

function Act(props: { readonly said: string; readonly webhook: Webhook; readonly onClick: () => void }) {
  return (
    <Button size="small" onClick={props.onClick}>
      {props.said}
      <span className="only-spoken"> {props.webhook.url}</span>
    </Button>
  );
}

function Status({ webhook: { disabledAt, disabledReason, failingSince } }: { readonly webhook: Webhook }) {
  if (disabledAt !== null) {
    return (
      <>
        <Badge tone="bad">{words.status.off(formatDay(disabledAt))}</Badge>
        <div className="configure-small">{disabledReason}</div>
      </>
    );
  }
  if (failingSince !== null) return <Badge tone="warn">{words.status.failing(formatDay(failingSince))}</Badge>;
  return <Badge tone="good">{words.status.active}</Badge>;
}
