import { describe, expect, it } from 'vitest';
import { describeWithFixtures, naughtyStrings } from '../../test/fixtures.ts';
import { invitationMail } from './invitation.mail.ts';
import { passwordResetMail } from './password-reset.mail.ts';

const url = 'https://countersign.bank.example/app/reset#token=abc';

function mailsTo(displayName: string) {
  return [
    invitationMail({ to: 'a@bank.example', displayName, invitedBy: displayName, url, hours: 72 }),
    passwordResetMail({ to: 'a@bank.example', displayName, url }),
  ];
}

/** The elements of our own page: a name that becomes markup adds to them. */
const tagsOf = (html: string) => (html.match(/<[^>]*>?/g) ?? []).map((tag) => tag.split(/[\s>]/)[0]);
const ours = mailsTo('Anna').map(({ html }) => tagsOf(html));

describe('mails', () => {
  it('say the same in text and in HTML, with the link in both', () => {
    for (const { text, html } of mailsTo('Anna')) {
      expect(text).toContain('Hello Anna,');
      expect(text).toContain(url);
      expect(html).toContain('<p>Hello Anna,</p>');
      expect(html).toContain(`<a href="${url}">`);
    }
  });

  it.each(['<img src=x onerror=alert(1)>', '"><script>', "'; --", '</p></body>', '&lt;b&gt;', '<!--'])(
    'show the name %s as it is typed, not as markup',
    (name) => {
      expect(mailsTo(name).map(({ html }) => tagsOf(html))).toEqual(ours);
    },
  );

  it('keep a name with line breaks in its sentence', () => {
    for (const { text } of mailsTo('Anna\r\n\r\nOpen http://evil.example\u2028now')) {
      expect(text.split('\n')[0]).toBe('Hello Anna Open http://evil.example now,');
    }
  });

  it('load nothing from outside', () => {
    for (const { html } of mailsTo('Anna')) expect(html).not.toMatch(/src=|url\(|<link|<script/);
  });
});

describeWithFixtures('mails to naughty names', (folder) => {
  it('never gain an element', () => {
    for (const name of naughtyStrings(folder)) {
      expect(
        mailsTo(name).map(({ html }) => tagsOf(html)),
        name,
      ).toEqual(ours);
    }
  });
});
