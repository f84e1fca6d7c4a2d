import { describe, expect, it } from 'vitest';
import { parseEgressAllow } from './index.ts';

describe('EGRESS_ALLOW', () => {
  it.each([undefined, '', '  '])('counts as unset when it is %j', (text) => {
    expect(parseEgressAllow(text)).toEqual({ isSet: false, hosts: [], ranges: [] });
  });

  it('takes hosts, hosts with a port, addresses and ranges, with blanks and a comma too many', () => {
    const policy = parseEgressAllow(
      ' Core.Bank.local , s3.bank.local:9000,b\u00fccher.example,10.0.0.0/8,[fd00::1]:8443,::1,',
    );
    expect(policy.isSet).toBe(true);
    expect(policy.hosts).toEqual([
      { host: 'core.bank.local', port: null },
      { host: 's3.bank.local', port: 9000 },
      { host: 'xn--bcher-kva.example', port: null },
    ]);
    expect(policy.ranges.map(({ range, port }) => `${range[0]}/${range[1]} ${port}`)).toEqual([
      '10.0.0.0/8 null',
      'fd00::1/128 8443',
      '::1/128 null',
    ]);
  });

  it.each([
    ['https://core.bank.local', 'write the host only'],
    ['*.bank.local', 'wildcard'],
    ['10.0.0.0/33', 'not a CIDR range'],
    ['10.0.0.0/', 'not a CIDR range'],
    ['10.0.0.0/8/8', 'not a CIDR range'],
    ['10/8', 'not a CIDR range'],
    ['core.bank.local/24', 'not a CIDR range'],
    ['10.1.2.3/8', 'write 10.0.0.0/8'],
    ['fd00::1/8', 'write fd00::/8'],
    ['::ffff:10.0.0.0/104', 'write the IPv4 range'],
    ['127.1', 'another spelling of 127.0.0.1'],
    ['0x7f.1', 'another spelling of 127.0.0.1'],
    ['2130706433', 'another spelling of 127.0.0.1'],
    ['\uff11\uff12\uff17.0.0.1', 'another spelling of 127.0.0.1'],
    ['256.1.1.1', 'is not a host'],
    ['core.bank.local.', 'not a host name'],
    ['core..local', 'not a host name'],
    ['core:0', 'port'],
    ['core:65536', 'port'],
    ['core:http', 'port'],
    ['core:', 'port'],
    [':443', 'is not a host'],
    ['user@core', 'is not a host'],
    ['core bank', 'is not a host'],
    ['core;bank', 'is not a host'],
    ['[core]:443', 'not an IPv6 address'],
    ['[10.0.0.1]:443', 'not an IPv6 address'],
    ['fe80::1%eth0', 'zone'],
  ])('refuses %s and names it', (entry, why) => {
    expect(() => parseEgressAllow(`good.example,${entry}`)).toThrow(`the entry "${entry}"`);
    expect(() => parseEgressAllow(`good.example,${entry}`)).toThrow(why);
  });

  it('refuses a list of nothing but commas, which could mean all or nothing', () => {
    expect(() => parseEgressAllow(', ,')).toThrow('commas only');
  });
});
