import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settings as settingsQuery } from '../../api/operations/settings.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { configureWords } from '../../words/configure.ts';
import { settingsWords as words } from '../../words/settings.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { UnsavedGuard } from '../configure/unsaved-guard.tsx';
import { useDirtyKeys } from '../configure/use-dirty-keys.ts';
import { groupSettings } from './group-settings.ts';
import { MailTest } from './mail-test.tsx';
import { SettingRow } from './setting-row.tsx';
import './settings.css';

/** Everything that a bank may set, in groups. Each setting is saved by itself. */
export function SettingsScreen() {
  const { data: settings, error } = useQuery(settingsQuery);
  const [sought, setSought] = useState('');
  const { dirty, onDirty } = useDirtyKeys();
  const groups = groupSettings(settings ?? [], sought);
  const hasServer = settings?.find(({ key }) => key === 'mail.smtp_url')?.value as { set?: boolean } | undefined;

  return (
    <>
      <ScreenHead title={words.title}>
        <Field label={words.filter} hideLabel>
          <Input
            type="search"
            className="settings-filter"
            placeholder={words.filter}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </Field>
      </ScreenHead>
      <UnsavedGuard dirty={dirty} />
      <div className="settings">
        <nav className="settings-index" aria-label={words.index}>
          <ul>
            {groups.map(({ prefix, title }) => (
              <li key={prefix}>
                <a
                  href={`#settings-${prefix}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const group = document.getElementById(`settings-${prefix}`);
                    group?.scrollIntoView({ block: 'start' });
                    group?.querySelector('h2')?.focus();
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="settings-groups">
          <Fault error={error} />
          {settings === undefined && error === null ? <Skeleton rows={10} label={configureWords.loading} /> : null}
          {settings !== undefined && groups.length === 0 ? (
            <EmptyState
              title={words.none.title}
              action={<Button onClick={() => setSought('')}>{words.none.clear}</Button>}
            >
              {words.none.text}
            </EmptyState>
          ) : null}
          {groups.map(({ prefix, title, settings: rows }) => (
            <section key={prefix} id={`settings-${prefix}`} className="settings-group">
              <h2 tabIndex={-1}>{title}</h2>
              {rows.map((setting) => (
                <SettingRow key={setting.key} setting={setting} onDirty={onDirty} />
              ))}
              {prefix === 'mail' ? <MailTest hasServer={hasServer?.set === true} /> : null}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
