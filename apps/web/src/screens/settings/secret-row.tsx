import type { Setting } from '@countersign/contract/settings';
import { useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { configureWords } from '../../words/configure.ts';
import { settingsWords } from '../../words/settings.ts';
import { useChangeSetting } from './use-change-setting.ts';

const words = settingsWords.secret;

/** A secret is never shown: it is set or not, and can be replaced or removed. */
export function SecretRow({ setting }: { readonly setting: Setting }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = useChangeSetting(setting, () => setTyped(null));
  const isSet = (setting.value as { readonly set?: boolean } | null)?.set === true;
  return (
    <div className="settings-secret">
      <div className="configure-actions">
        <Badge tone={isSet ? 'good' : 'plain'}>{isSet ? words.set : words.unset}</Badge>
        {typed === null ? (
          <Button
            size="small"
            aria-label={`${isSet ? words.replace : words.enter}: ${settingsWords.name(setting.key)}`}
            onClick={() => setTyped('')}
          >
            {isSet ? words.replace : words.enter}
          </Button>
        ) : null}
        {isSet && typed === null ? (
          <Button
            size="small"
            look="quiet"
            busy={change.isPending}
            aria-label={`${words.remove}: ${settingsWords.name(setting.key)}`}
            onClick={() => change.mutate(null)}
          >
            {words.remove}
          </Button>
        ) : null}
      </div>
      {typed === null ? (
        change.error ? (
          <p className="field-error">{change.error.message}</p>
        ) : null
      ) : (
        <form
          className="settings-secret-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== '') change.mutate(typed);
          }}
        >
          <Field label={words.value} hint={words.hint} error={change.error?.message}>
            <Input
              type="password"
              autoComplete="off"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <div className="configure-actions">
            <Button type="submit" look="primary" size="small" busy={change.isPending}>
              {settingsWords.save}
            </Button>
            <Button size="small" onClick={() => setTyped(null)}>
              {settingsWords.discard}
            </Button>
          </div>
        </form>
      )}
      <span className="only-spoken" role="status">
        {change.isSuccess ? configureWords.saved : ''}
      </span>
    </div>
  );
}
