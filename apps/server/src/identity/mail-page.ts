import { escapeHtml } from '../platform/escape-html.ts';

/** One action and a few sentences: all that a mail of ours holds. */
export interface MailText {
  readonly title: string;
  /** Paragraphs before the link. */
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/** The same words twice: as plain text, and as HTML that loads nothing and needs nothing. */
export function writeMail({ title, before, link, after }: MailText): { readonly text: string; readonly html: string } {
  const text = [...before, `${link.label}:\n${link.url}`, ...after].join('\n\n');
  const paragraphs = (all: readonly string[]) => all.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">
${paragraphs(before)}
<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>
<p>Or open this address:<br>${escapeHtml(link.url)}</p>
${paragraphs(after)}
</body>
</html>
`;
  return { text: `${text}\n`, html };
}

/** A name as it stands in a sentence: line breaks and other control characters in it must not shape the mail. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
