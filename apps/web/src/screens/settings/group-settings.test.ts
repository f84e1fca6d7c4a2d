import type { Setting } from '@countersign/contract/settings';
import { describe, expect, it } from 'vitest';
import { groupSettings } from './group-settings.ts';

function setting(key: string, description = ''): Setting {
  return { key, value: null, default: null, kind: 'text', secret: false, description };
}

describe('settings in groups', () => {
  const all = [
    setting('mail.from', 'Sender address of all mail.'),
    setting('wire.limit'),
    setting('mail.smtp_url'),
    setting('lists'),
  ];

  it('stand by the first part of their key, also those that nobody named', () => {
    const grouped = groupSettings(all, '').map(({ title, settings }) => [title, settings.map(({ key }) => key)]);
    expect(grouped).toEqual([
      ['Mail', ['mail.from', 'mail.smtp_url']],
      ['Wires', ['wire.limit']],
      ['Lists', ['lists']],
    ]);
  });

  it('are found by key, name and description, in any case', () => {
    const found = (text: string) => groupSettings(all, text).flatMap(({ settings }) => settings.map(({ key }) => key));
    expect(found('SMTP')).toEqual(['mail.smtp_url']);
    expect(found('sender address of all')).toEqual(['mail.from']);
    expect(found(' wires ')).toEqual(['wire.limit']);
    expect(found('nothing like it')).toEqual([]);
  });
});
