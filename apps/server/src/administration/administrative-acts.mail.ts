import type { EvidenceEntry } from '@countersign/contract/evidence';
import { type Colleague, oneLine, writeMail } from '../identity/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';
import { toActivity } from './activity.ts';

const titles: Readonly<Record<string, string>> = {
  'setting.changed': 'changed a setting',
  'rule.changed': 'changed a rule',
  'template.changed': 'changed an extraction template',
  'profile.created': 'created a version of an approval-record profile',
  'field_map.created': 'created a version of a core field map',
  'user.changed': 'changed a user or an invitation',
  'key.issued': 'issued an API key',
  'key.revoked': 'revoked an API key',
  'payee.changed': 'changed a payee',
  'aba_directory.changed': 'loaded the routing-number directory',
  'webhook.changed': 'changed a webhook',
  'job.retried': 'retried a failed job',
  'job.discarded': 'discarded a failed job',
};

export function administrativeActsMail(
  publicUrl: string,
  { email, displayName }: Colleague,
  acts: readonly EvidenceEntry[],
): MailMessage {
  const subject = acts.length === 1 ? 'An administrative change' : `${acts.length} administrative changes`;
  const { text, html } = writeMail({
    title: subject,
    before: [`Hello ${oneLine(displayName)},`, 'These changes were made in Countersign:', ...acts.map(lineOf)],
    link: { label: 'Open the dashboard', url: `${publicUrl}/app/dashboard` },
    after: ['If you did not expect one of them, talk to the person who made it.'],
  });
  return { to: email, subject, text, html };
}

function lineOf(entry: EvidenceEntry): string {
  const { at, kind, actorName, subject, singleControl } = toActivity(entry);
  const what = titles[kind] ?? 'made an administrative change';
  // A setting is named by what it does on the page; its key means nothing to people.
  const about = subject === null || kind === 'setting.changed' ? '' : ` (${subject})`;
  const alone = singleControl ? ', without a second administrator' : '';
  return oneLine(`${at.slice(0, 16).replace('T', ' ')} UTC: ${actorName} ${what}${about}${alone}.`);
}
