import { describe, expect, it } from 'vitest';
import { parseSmtpUrl } from './smtp-url.ts';

describe('an address of a mail server', () => {
  it.each([
    ['smtp://mail.bank.example', { host: 'mail.bank.example', port: 587, secure: false, user: null, password: null }],
    ['smtps://mail.bank.example', { port: 465, secure: true, verifyTls: true }],
    ['smtp://mail.bank.example:25', { port: 25 }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
    ['smtp://user%40bank:p%3Ass@mail.bank.example', { user: 'user@bank', password: 'p:ss' }],
  ])('%s is read', (text, expected) => {
    expect(parseSmtpUrl(text)).toMatchObject(expected);
  });

  it.each([
    ['smtp://relay.bank.example', { requireTls: false, verifyTls: false }],
    ['smtp://relay.bank.example?requireTls=true', { requireTls: true, verifyTls: true }],
    ['smtp://user:secret@relay.bank.example', { requireTls: true, verifyTls: true }],
    ['smtp://user:secret@relay.bank.example?requireTls=false', { requireTls: false, verifyTls: false }],
    ['smtp://user:secret@relay.bank.example?verifyTls=false', { requireTls: true, verifyTls: false }],
    ['smtp://user:secret@127.0.0.1:1025', { requireTls: false }],
    ['smtp://user:secret@localhost:1025', { requireTls: false }],
    ['smtp://user:secret@127.0.0.1.evil.example', { requireTls: true }],
    ['smtps://user:secret@relay.bank.example', { requireTls: false, verifyTls: true }],
  ])('%s asks for the TLS that it should', (text, expected) => {
    expect(parseSmtpUrl(text)).toMatchObject(expected);
  });

  it.each([
    ['http://user:secret@mail.bank.example'],
    ['smtp://'],
    ['user:secret@mail.bank.example'],
    ['smtp://user:secret@mail.bank.example?requireTLS=true'],
    ['smtp://user:secret@mail.bank.example?requireTls=yes'],
    ['smtp://user:secret%@mail.bank.example'],
    ['smtp://user:secret@169.254.169.254:25'],
    ['smtp://user:secret@[fe80::1]'],
    ['smtp://user:secret@[::ffff:169.254.169.254]'],
  ])('%s is refused without repeating it', (text) => {
    const reading = () => parseSmtpUrl(text);
    expect(reading).toThrow('mail.smtp_url');
    expect(reading).not.toThrow('secret');
  });
});
