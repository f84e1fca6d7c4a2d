import type { Setting } from '@countersign/contract/settings';
import { Link } from '@tanstack/react-router';
import { Field } from '../../../parts/field.tsx';
import { Input } from '../../../parts/input.tsx';
import { Select } from '../../../parts/select.tsx';
import { TextArea } from '../../../parts/text-area.tsx';
import { settingsWords as words } from '../../../words/settings.ts';
import { CheckBox } from '../../configure/check-box.tsx';
import { sayValue } from '../say-value.ts';
import { type Checklist, ChecklistsEditor } from './checklists-editor.tsx';
import { JsonEditor } from './json-editor.tsx';
import { type Tier, TiersEditor } from './tiers-editor.tsx';

interface SettingEditorProps {
  readonly setting: Setting;
  readonly draft: unknown;
  readonly onDraft: (draft: unknown) => void;
  readonly error: string | undefined;
}

/** The editor of a setting's kind. A kind that this page does not know is edited as JSON. */
export function SettingEditor({ setting, draft, onDraft, error }: SettingEditorProps) {
  const { key, kind, choices } = setting;
  const label = words.name(key);
  const text = typeof draft === 'string' ? draft : '';
  if (kind === 'boolean') {
    return (
      <CheckBox checked={draft === true} onChange={(event) => onDraft(event.target.checked)}>
        {words.enabled}
        <span className="only-spoken"> {label}</span>
      </CheckBox>
    );
  }
  if (kind === 'text_list' && Array.isArray(draft)) {
    return (
      <Field label={label} hideLabel hint={words.list.hint} error={error}>
        <TextArea
          rows={Math.min(12, draft.length + 1)}
          className="mono"
          value={draft.join('\n')}
          onChange={(event) => onDraft(event.target.value.split('\n'))}
          onBlur={() => onDraft(draft.map((line: string) => line.trim()).filter((line) => line !== ''))}
        />
      </Field>
    );
  }
  if (kind === 'tiers') return <TiersEditor tiers={draft as readonly Tier[]} onTiers={onDraft} />;
  if (kind === 'checklists') return <ChecklistsEditor lists={draft as readonly Checklist[]} onLists={onDraft} />;
  if (kind === 'severities') {
    return (
      <p className="configure-soft">
        {sayValue(setting, setting.value)}. {words.severities.where}{' '}
        <Link to="/app/rules">{words.severities.link}</Link>
      </p>
    );
  }
  if (choices !== undefined) {
    return (
      <Field label={label} hideLabel error={error}>
        <Select
          value={text}
          onChange={(event) => onDraft(event.target.value)}
          options={choices.map((choice) => ({ value: choice, label: words.choice(key, choice) }))}
        />
      </Field>
    );
  }
  if (kind === 'integer' || kind === 'number' || kind === 'decimal') {
    const days = key.endsWith('_days') ? words.aboutDays(Number(text)) : '';
    return (
      <div className="settings-number">
        <Field label={label} hideLabel error={error}>
          <Input inputMode="decimal" value={text} onChange={(event) => onDraft(event.target.value)} />
        </Field>
        <span className="settings-unit">{[words.unit(key), days].filter(Boolean).join(', ')}</span>
      </div>
    );
  }
  if (kind === 'text' || kind === 'url') {
    return (
      <Field label={label} hideLabel error={error}>
        <Input
          inputMode={kind === 'url' ? 'url' : 'text'}
          spellCheck={false}
          value={text}
          onChange={(event) => onDraft(event.target.value)}
        />
      </Field>
    );
  }
  return <JsonEditor label={label} value={draft} onValue={onDraft} error={error} />;
}
