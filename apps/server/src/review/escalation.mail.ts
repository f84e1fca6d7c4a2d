import { findColleague, listActiveManagers, oneLine, writeMail } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { enqueueMail, type MailMessage } from '../platform/mail/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import type { AskedPerson, LockedFinding } from './locked-finding.ts';

/** The person who is asked, or every active manager and administrator once. Answers their ids, which evidence keeps. */
export async function mailEscalation(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  { loan, finding }: LockedFinding,
  said: { readonly reasonCode: string | null; readonly note: string | null },
  to: AskedPerson | null,
): Promise<string[]> {
  const asked = to === null ? null : await findColleague(tx, to.id);
  const people = to === null ? await listActiveManagers(tx) : asked === null ? [] : [asked];
  const url = `${app.config.publicUrl}/app/loans/${encodeURIComponent(loan.external_ref)}/review#finding-${finding.id}`;
  for (const { email, displayName } of people) {
    const mail = escalationMail({
      to: email,
      displayName,
      escalatedBy: actor.name,
      externalRef: loan.external_ref,
      rule: `${finding.rule_id} ${finding.title}`,
      severity: finding.severity,
      ...said,
      toAll: to === null,
      url,
    });
    await enqueueMail(tx, app, mail);
  }
  return people.map(({ id }) => id);
}

export interface EscalationMail {
  readonly to: string;
  readonly displayName: string;
  readonly escalatedBy: string;
  readonly externalRef: string;
  readonly rule: string;
  readonly severity: string;
  readonly reasonCode: string | null;
  readonly note: string | null;
  /** Whether every manager and administrator is asked, and not one person. */
  readonly toAll: boolean;
  readonly url: string;
}

/**
 * Who asks, about which loan and which rule, and where to look. Mail travels in clear and is kept by others: the
 * borrower's name and the values that differ stand behind the link, after sign-in.
 */
export function escalationMail(mail: EscalationMail): MailMessage {
  const { to, displayName, escalatedBy, externalRef, rule, severity, reasonCode, note, toAll, url } = mail;
  const subject = `A finding on loan ${oneLine(externalRef)} needs your decision`;
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `${oneLine(escalatedBy)} escalated a finding of the review of loan ${oneLine(externalRef)}.`,
      `Rule: ${oneLine(rule)} (${severity}).`,
      ...(reasonCode === null ? [] : [`Reason: ${oneLine(reasonCode)}.`]),
      ...(note === null ? [] : [`Note: ${oneLine(note)}`]),
    ],
    link: { label: 'Open the finding', url },
    after: [
      'A manager or an administrator can override it there, with a reason and a note. Until then an exception blocks the approval of the loan.',
      ...(toAll ? ['Every active manager and administrator received this message.'] : ['You can answer it there.']),
    ],
  });
  return { to, subject, text, html };
}

interface AnswerMail {
  readonly to: string;
  readonly displayName: string;
  readonly answeredBy: string;
  readonly externalRef: string;
  readonly title: string;
  readonly what: 'answered' | 'overridden' | 'accepted';
  readonly note: string | null;
  readonly url: string;
}

/** What came of a finding that somebody escalated. The borrower and the values stay behind the link. */
export function answerMail({
  to,
  displayName,
  answeredBy,
  externalRef,
  title,
  what,
  note,
  url,
}: AnswerMail): MailMessage {
  const done = {
    answered: 'answered your question about a finding',
    overridden: 'overrode the finding that you escalated',
    accepted: 'accepted the finding that you escalated',
  };
  const subject = `An answer about loan ${oneLine(externalRef)}`;
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `${oneLine(answeredBy)} ${done[what]} on loan ${oneLine(externalRef)}.`,
      `Finding: ${oneLine(title)}.`,
      ...(note === null ? [] : [`Note: ${oneLine(note)}`]),
    ],
    link: { label: 'Open the finding', url },
    after: [],
  });
  return { to, subject, text, html };
}
