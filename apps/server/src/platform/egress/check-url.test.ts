import { describe, expect, it } from 'vitest';
import { checkUrl, parseEgressAllow } from './index.ts';

const addresses: Readonly<Record<string, readonly string[]>> = {
  'api.example': ['8.8.8.8', '2001:4860:4860::8888'],
  'core.bank.local': ['10.1.2.3'],
  'dual.bank.local': ['10.1.2.3', 'fd12::3'],
  'sneaky.bank.local': ['169.254.169.254'],
  'xn--bcher-kva.example': ['8.8.4.4'],
  localhost: ['127.0.0.1', '::1'],
};

const resolve = async (host: string) => {
  const found = addresses[host];
  if (found === undefined) throw new Error(`ENOTFOUND ${host}`);
  return found;
};

describe('an address may be saved', () => {
  it.each([
    [undefined, 'https://api.example/v1'],
    [undefined, 'https://api.example:8443/v1'],
    [undefined, 'https://API.Example/v1'],
    [undefined, 'https://8.8.8.8/'],
    [undefined, 'https://[2001:4860:4860::8888]/'],
    [undefined, 'https://b\u00fccher.example/'],
    [undefined, 'https://cannot-be-looked-up-now.example/'],
    ['core.bank.local', 'http://core.bank.local/'],
    ['core.bank.local', 'https://core.bank.local:8443/'],
    ['core.bank.local:8080', 'http://core.bank.local:8080/'],
    ['core.bank.local:443', 'https://core.bank.local/'],
    ['core.bank.local:80', 'http://core.bank.local/'],
    ['b\u00fccher.example', 'http://xn--bcher-kva.example/'],
    ['unknown.bank.local', 'http://unknown.bank.local/'],
    ['10.0.0.0/8', 'http://core.bank.local:8080/'],
    ['10.0.0.0/8', 'http://10.1.2.3/'],
    ['10.0.0.0/8', 'http://[::ffff:10.1.2.3]/'],
    ['10.1.2.3:8080', 'http://core.bank.local:8080/'],
    ['10.0.0.0/8,fd12::/16', 'http://dual.bank.local/'],
    ['127.0.0.1,::1', 'http://localhost:9000/'],
    ['[::1]:9000', 'http://[::1]:9000/'],
    ['0.0.0.0/0', 'http://8.8.8.8/'],
  ])('with EGRESS_ALLOW=%s: %s', async (allow, url) => {
    expect(await checkUrl(parseEgressAllow(allow), url, resolve)).toBeNull();
  });
});

describe('an address may not be saved, and the reason says why', () => {
  it.each([
    [undefined, 'http://api.example/', 'without encryption'],
    [undefined, 'http://8.8.8.8/', 'without encryption'],
    [undefined, 'http://cannot-be-looked-up-now.example/', 'without encryption'],
    [undefined, 'https://core.bank.local/', 'private network'],
    [undefined, 'https://10.1.2.3/', '10.1.2.3 is a private address'],
    [undefined, 'https://127.1/', '127.0.0.1 is a loopback address'],
    [undefined, 'ftp://api.example/', 'starts with https://'],
    [undefined, 'https://user:word@api.example/', 'Leave the user name'],
    [undefined, 'https://api.example./', 'no dot at its end'],
    [undefined, 'https://api.example/a b', 'a blank'],
    [undefined, 'api.example', 'not a web address'],
    ['core.bank.local', 'https://api.example/', 'is not listed'],
    ['core.bank.local', 'https://8.8.8.8/', 'is not listed'],
    ['core.bank.local', 'https://sub.core.bank.local/', 'is not listed'],
    ['core.bank.local', 'https://10.1.2.3/', 'is not listed'],
    ['core.bank.local:8080', 'http://core.bank.local/', 'is not listed'],
    ['sneaky.bank.local', 'https://sneaky.bank.local/', '169.254.169.254, which is a link-local address'],
    ['169.254.0.0/16', 'http://169.254.169.254/', 'never called'],
    ['metadata.google.internal', 'http://metadata.google.internal/', 'metadata service'],
    ['10.0.0.0/8', 'http://dual.bank.local/', 'fd12::3'],
    ['10.0.0.0/8', 'https://api.example/', '8.8.8.8'],
    ['10.0.0.0/8', 'https://unknown.bank.local/', 'could not be looked up'],
    ['10.1.2.3:8080', 'http://core.bank.local:8081/', 'is not listed'],
    ['10.0.0.0/8', 'http://[64:ff9b::10.1.2.3]/', 'is not listed'],
    ['::/0', 'http://[64:ff9b::169.254.169.254]/', 'link-local'],
  ])('with EGRESS_ALLOW=%s: %s', async (allow, url, reason) => {
    expect((await checkUrl(parseEgressAllow(allow), url, resolve))?.reason).toContain(reason);
  });

  it('holds no password back to the reader', async () => {
    const refusal = await checkUrl(
      parseEgressAllow(undefined),
      'https://user:hunter2@api.example/?key=hunter2',
      resolve,
    );
    expect(refusal?.reason).not.toContain('hunter2');
  });
});
