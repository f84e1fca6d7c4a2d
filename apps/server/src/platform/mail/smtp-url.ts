import { isIP } from 'node:net';

/** Where mail goes, read from the setting mail.smtp_url. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean;
  /** Give up when the server offers no STARTTLS. Without it, STARTTLS is used where it is offered. */
  readonly requireTls: boolean;
  readonly verifyTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
}

const OPTIONS = ['requireTls', 'verifyTls'] as const;
/** The port for submission, and the one for submission over TLS (RFC 8314). */
const SUBMISSION_PORT = 587;
const SUBMISSIONS_PORT = 465;

/**
 * Reads smtp://user:password@host:port or smtps://…, with `?requireTls=true|false` and `?verifyTls=false`. A password goes
 * over the network only under TLS unless the address says requireTls=false; to the machine itself it may go in clear.
 * What is wrong is told without the address, which holds the password.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null;
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
  const password = url.password === '' ? null : decode(url.password);
  const required = url.searchParams.get('requireTls');
  return {
    host,
    port: url.port === '' ? (secure ? SUBMISSIONS_PORT : SUBMISSION_PORT) : Number(url.port),
    secure,
    requireTls: !secure && (required === null ? password !== null && !isThisMachine(host) : required === 'true'),
    verifyTls: url.searchParams.get('verifyTls') !== 'false',
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
