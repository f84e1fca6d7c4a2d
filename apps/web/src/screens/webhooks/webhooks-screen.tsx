import type { Webhook } from '@countersign/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhooks as webhooksQuery } from '../../api/operations/webhooks.ts';
import { NoticeDialog } from '../../parts/notice-dialog.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { webhooksWords as words } from '../../words/webhooks.ts';
import { CopyText } from '../configure/copy-text.tsx';
import { Fault } from '../configure/fault.tsx';
import '../configure/configure.css';
import '../users/users.css';
import { AddWebhook } from './add-webhook.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookTable } from './webhook-table.tsx';

/** The systems that are told what happens to loans, and what became of the messages. */
export function WebhooksScreen() {
  const { data: webhooks, error } = useQuery(webhooksQuery);
  const [secret, setSecret] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const open: Webhook | undefined = webhooks?.find(({ id }) => id === shown);
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="configure">
        <p className="configure-lead">{words.lead}</p>
        <div className="users-split">
          <AddWebhook onSecret={setSecret} />
          <div className="configure-section">
            <Fault error={error} />
            {webhooks?.length === 0 ? <p className="configure-soft">{words.none}</p> : null}
            {webhooks && webhooks.length > 0 ? (
              <WebhookTable webhooks={webhooks} onSecret={setSecret} onDeliveries={setShown} />
            ) : null}
            {open === undefined ? null : <Deliveries key={open.id} webhook={open} />}
          </div>
        </div>
      </div>
      {secret === null ? null : (
        <NoticeDialog
          onClose={() => setSecret(null)}
          title={words.secret.title}
          description={words.secret.text}
          close={words.secret.done}
        >
          <CopyText label={words.secret.label} text={secret} />
        </NoticeDialog>
      )}
    </>
  );
}
