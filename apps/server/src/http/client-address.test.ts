import { describe, expect, it } from 'vitest';
import { addressSubject } from '../platform/address-subject.ts';
import { createAddressReader, isLoopback } from './client-address.ts';

describe('without a trusted proxy', () => {
  const read = createAddressReader([]);

  it.each(['1.2.3.4', '127.0.0.1', '::1', '1.2.3.4, 5.6.7.8', 'garbage', ''])(
    'a forwarded address counts for nothing: "%s"',
    (forwarded) => {
      expect(read('203.0.113.9', forwarded)).toBe('203.0.113.9');
    },
  );

  it('an IPv4 address that came over an IPv6 socket is that IPv4 address', () => {
    expect(read('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9');
  });

  it('IPv6 has one spelling', () => {
    expect(read('2001:0DB8:0:0::1', undefined)).toBe('2001:db8::1');
  });

  it('a socket without an address is an unknown client', () => {
    expect(read(undefined, '1.2.3.4')).toBe('unknown');
  });
});

describe('behind trusted proxies', () => {
  const read = createAddressReader(['10.0.0.0/8', '192.0.2.1', 'fd00::/8', '::1', '::ffff:172.16.0.0/108']);

  it.each([
    ['one proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a client that forged the left end', '10.0.0.1', '127.0.0.1, 10.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['several proxies', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.1.1.1', '203.0.113.9'],
    ['a client that forged, and several proxies', '10.0.0.1', '8.8.8.8,203.0.113.9,192.0.2.1', '203.0.113.9'],
    ['nothing but proxies', '10.0.0.1', '10.2.2.2, 10.1.1.1', '10.2.2.2'],
    ['a proxy that tells nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['a client that is no proxy', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['a proxy that appends ports', '10.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['IPv6 in brackets', 'fd00::1', '[2001:db8::7]', '2001:db8::7'],
    ['IPv6 with a port', 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
    ['IPv4 written as IPv6', '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['a range of IPv4 written as IPv6', '172.20.1.1', '203.0.113.9', '203.0.113.9'],
    ['an address just outside that range', '172.32.0.1', '203.0.113.9', '172.32.0.1'],
    ['loopback of IPv6, but not of IPv4', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['spaces and tabs', '10.0.0.1', '  8.8.8.8 ,\t203.0.113.9 ', '203.0.113.9'],
  ])('%s: %s with %s is %s', (_name, socket, forwarded, address) => {
    expect(read(socket, forwarded)).toBe(address);
  });

  it.each([
    '',
    ' ',
    'unknown',
    'garbage',
    '203.0.113',
    '203.0.113.9.9',
    '0x7f000001',
    '127.1',
    '203.0.113.9:port',
    '_hidden',
    '<script>',
    '1.2.3.4, ',
    '1.2.3.4,,',
  ])('what a proxy tells and is no address is an unknown client, never the proxy itself: "%s"', (forwarded) => {
    expect(read('10.0.0.1', forwarded)).toBe('unknown');
  });
});

describe('a limit counts', () => {
  it('IPv4 addresses one by one', () => {
    expect(addressSubject('203.0.113.9')).toBe('203.0.113.9');
  });

  it('all of a /64 of IPv6 as one', () => {
    expect(addressSubject('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressSubject('2001:db8:1:2::9')).toBe(addressSubject('2001:db8:1:2:ffff::1'));
    expect(addressSubject('2001:db8:1:3::9')).not.toBe(addressSubject('2001:db8:1:2::9'));
  });

  it('all unknown clients as one', () => {
    expect(addressSubject('unknown')).toBe('unknown');
  });
});

it('knows loopback in every spelling, and nothing else', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(isLoopback(address)).toBe(true);
  for (const address of ['10.0.0.1', 'unknown', '::', '0.0.0.0', '::ffff:10.0.0.1', ''])
    expect(isLoopback(address)).toBe(false);
});
