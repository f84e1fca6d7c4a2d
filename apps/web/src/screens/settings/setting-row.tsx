import type { Setting } from '@countersign/contract/settings';
import { useId, useState } from 'react';
import { isApiError } from '../../api/problem.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { apiWords } from '../../words/api.ts';
import { settingsWords as words } from '../../words/settings.ts';
import { Fault } from '../configure/fault.tsx';
import { SettingEditor } from './editors/setting-editor.tsx';
import { sayValue } from './say-value.ts';
import { SecretRow } from './secret-row.tsx';
import { fromDraft, isChanged, isDefault, toDraft } from './setting-draft.ts';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingRowProps {
  readonly setting: Setting;
  /** Told when something is typed that was not saved. */
  readonly onDirty?: (key: string, dirty: boolean) => void;
  /** Under which heading it stands. */
  readonly headingLevel?: 2 | 3;
}

/** One setting: what it is, its editor, and its default. What is typed stays until it was saved or discarded. */
export function SettingRow({ setting, onDirty, headingLevel = 3 }: SettingRowProps) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <fieldset className="settings-row" aria-labelledby={heading}>
      <div className="settings-about">
        <Heading id={heading}>{words.name(setting.key)}</Heading>
        <p className="settings-description">{setting.description}</p>
      </div>
      <div>
        {setting.secret ? <SecretRow setting={setting} /> : <EditedSetting setting={setting} onDirty={onDirty} />}
      </div>
    </fieldset>
  );
}

function EditedSetting({
  setting,
  onDirty,
}: {
  readonly setting: Setting;
  readonly onDirty: SettingRowProps['onDirty'];
}) {
  const [draft, setDraft] = useState(() => toDraft(setting));
  // An editor with a text of its own begins anew with what was saved or discarded.
  const [turn, setTurn] = useState(0);
  const begin = (from: Setting) => {
    setDraft(toDraft(from));
    setTurn((before) => before + 1);
    onDirty?.(setting.key, false);
  };
  const change = useChangeSetting(setting, begin);
  const changed = isChanged(setting, draft);
  const error = change.error ?? null;
  const [only] = isApiError(error) ? error.errors : [];
  const single =
    isApiError(error) && error.errors.length <= 1
      ? only === undefined
        ? error.message
        : apiWords.fieldFault(only.message)
      : undefined;
  const discard = () => {
    change.reset();
    begin(setting);
  };
  return (
    <form
      className="settings-edit"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) change.mutate(fromDraft(setting, draft));
      }}
    >
      <SettingEditor
        key={turn}
        setting={setting}
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          onDirty?.(setting.key, isChanged(setting, next));
        }}
        error={single}
      />
      {single === undefined || ['tiers', 'checklists', 'boolean'].includes(setting.kind) ? (
        <Fault error={error} />
      ) : null}
      <div className="settings-foot">
        {changed ? (
          <>
            <Button type="submit" look="primary" size="small" busy={change.isPending}>
              {words.save}
              <span className="only-spoken"> {words.name(setting.key)}</span>
            </Button>
            <Button size="small" onClick={discard}>
              {words.discard}
            </Button>
          </>
        ) : isDefault(setting) ? null : (
          <>
            <Badge tone="note">{words.changed}</Badge>
            <Button size="small" look="quiet" busy={change.isPending} onClick={() => change.mutate(null)}>
              {words.useDefault}
              <span className="only-spoken"> {words.name(setting.key)}</span>
            </Button>
          </>
        )}
        <span className="settings-default">{words.default(sayValue(setting, setting.default))}</span>
      </div>
    </form>
  );
}
