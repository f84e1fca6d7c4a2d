import { type WebhookEvent, webhookEvents } from '@countersign/contract/closed-sets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { createWebhook } from '../../api/operations/webhooks.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { webhookEventWords, webhooksWords } from '../../words/webhooks.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';

const words = webhooksWords.form;

/** A new address and what it is told; all events unless somebody wants fewer. */
export function AddWebhook({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const adding = useMutation({
    mutationFn: () => createWebhook({ url: url.trim(), events: [...events] }),
    onSuccess: ({ secret }) => {
      onSecret(secret);
      setUrl('');
      setEvents(webhookEvents);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.webhooks }),
  });
  const { error } = adding;
  const fault = isApiError(error)
    ? (error.fieldMessage('url') ?? (isApiError(error, 'egress_refused') ? error.message : undefined))
    : undefined;
  return (
    <form
      className="configure-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (events.length > 0) adding.mutate();
      }}
    >
      <h2>{words.heading}</h2>
      <Field label={words.url} hint={words.urlHint} error={fault}>
        <Input
          type="url"
          required
          autoComplete="off"
          spellCheck={false}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <fieldset className="users-boxes">
        <legend className="field-label">{words.events}</legend>
        {webhookEvents.map((event) => (
          <CheckBox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(webhookEvents.filter((other) => (other === event ? target.checked : events.includes(other))))
            }
          >
            {webhookEventWords[event]}
          </CheckBox>
        ))}
        {events.length === 0 ? <p className="field-error">{words.missing}</p> : null}
      </fieldset>
      {fault === undefined ? <Fault error={error} shown={['url']} /> : null}
      <div>
        <Button type="submit" look="primary" busy={adding.isPending} disabled={events.length === 0}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
