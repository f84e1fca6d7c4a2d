import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../parse-url.ts';

/** Where mail goes, read from the setting mail.smtp_url. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean;
  /** Give up when the server offers no STARTTLS. Without it, STARTTLS is used where it is offered. */
  readonly requireTls: boolean;
  /** Whether the server's certificate must be good. Where TLS is not required, a bad one is still better than none. */
  readonly verifyTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
}

const OPTIONS = ['requireTls', 'verifyTls'] as const;
/** The port for submission, and the one for submission over TLS (RFC 8314). */
const SUBMISSION_PORT = 587;
const SUBMISSIONS_PORT = 465;

/**
 * Reads smtp://user:password@host:port or smtps://…, with `?requireTls=…` and `?verifyTls=…`, true or false. A password goes
 * over the network only under TLS with a good certificate, unless the address says otherwise; to the machine itself it
 * may go in clear. Without a password STARTTLS is used where it is offered, whatever the certificate: who could forge it
 * could as well hide the offer. What is wrong is told without the address, which holds the password.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = parseUrl(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('The setting mail.smtp_url must look like smtp://user:password@host:port or smtps://….');
  }
  for (const [name, value] of url.searchParams) {
    if (!OPTIONS.some((option) => option === name) || !['true', 'false'].includes(value)) {
      throw new Error(
        'The setting mail.smtp_url takes only requireTls and verifyTls after the "?", each true or false.',
      );
    }
  }
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Such addresses are never a mail server's; the metadata services of clouds live there (open parts, Egress).
  if (ipaddr.isValid(host) && ipaddr.process(host).range() === 'linkLocal') {
    throw new Error('The setting mail.smtp_url must not name a link-local address.');
  }
  const password = url.password === '' ? null : decode(url.password);
  const option = (name: (typeof OPTIONS)[number], otherwise: boolean) =>
    url.searchParams.has(name) ? url.searchParams.get(name) === 'true' : otherwise;
  const requireTls = !secure && option('requireTls', password !== null && !isThisMachine(host));
  return {
    host,
    port: url.port === '' ? (secure ? SUBMISSIONS_PORT : SUBMISSION_PORT) : Number(url.port),
    secure,
    requireTls,
    verifyTls: option('verifyTls', secure || requireTls),
    user: url.username === '' ? null : decode(url.username),
    password,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('In the setting mail.smtp_url, write a "%" in the user or password as %25.');
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
