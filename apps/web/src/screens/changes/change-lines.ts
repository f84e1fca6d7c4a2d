import type { AdminChange } from '@countersign/contract/administration';
import type { Role } from '@countersign/contract/closed-sets';
import type { Setting } from '@countersign/contract/settings';
import { changesWords as words } from '../../words/changes.ts';
import { settingsWords } from '../../words/settings.ts';
import { shellWords } from '../../words/shell.ts';
import { sayValue } from '../settings/say-value.ts';

export interface ChangeLine {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** For programs: they tell people nothing that another line does not. */
const hidden = ['version', 'accountFingerprint', 'default'];

/** What a change does, line by line, in words of the bank. */
export function changeLines(change: AdminChange, settings: readonly Setting[]): readonly ChangeLine[] {
  const { before, after } = change;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((one) => !hidden.includes(one));
  const setting = change.kind === 'setting' ? settings.find(({ key }) => key === change.target) : undefined;
  return fields.map((field) => ({
    field: words.fields[field] ?? field,
    before: say(setting, field, before[field]),
    after: after.default === true && setting !== undefined ? sayDefault(setting) : say(setting, field, after[field]),
  }));
}

/** The name of what is changed, as the page calls it elsewhere. */
export function changeTitle({ kind, target, targetName }: AdminChange): string {
  return words.kind(kind, kind === 'setting' ? settingsWords.name(target) : targetName);
}

function sayDefault(setting: Setting): string {
  return words.standard(sayValue(setting, setting.default));
}

function say(setting: Setting | undefined, field: string, value: unknown): string {
  if (value === undefined || value === null) return words.nothing;
  if (isSecret(value)) return value.set ? words.secretSet(value.hint, value.fingerprint ?? '') : words.secretUnset;
  if (setting !== undefined) return sayValue(setting, value);
  if (field === 'roles') return (value as readonly Role[]).map((role) => shellWords.account.roles[role]).join(', ');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return String(value);
}

interface Secret {
  readonly set: boolean;
  readonly fingerprint?: string;
  readonly hint?: string;
}

function isSecret(value: unknown): value is Secret {
  return typeof value === 'object' && value !== null && 'set' in value;
}
