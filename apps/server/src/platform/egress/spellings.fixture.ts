/** A forbidden address in one of its spellings. */
export interface Spelling {
  readonly url: string;
  /** The rule that made it, for the message of a failing test. */
  readonly rule: string;
  /** Whether it may not be called even when everything is listed. */
  readonly never: boolean;
  /** Whether it is one more way to write a working address, so that it reaches its server once that is listed. */
  readonly works: boolean;
}

type Bytes = readonly [number, number, number, number];

/** Addresses that are refused as long as nothing lists them. */
const LISTABLE_IPV4 = [
  '127.0.0.1',
  '127.0.0.2',
  '127.1.2.3',
  '127.255.255.254',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.255.254',
  '100.64.0.1',
  '100.127.255.254',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.19.255.254',
  '198.51.100.1',
  '203.0.113.1',
  '240.0.0.1',
  '254.1.1.1',
];

/** Addresses that are refused whatever is listed. */
const NEVER_IPV4 = [
  '169.254.169.254',
  '169.254.170.2',
  '169.254.0.1',
  '169.254.255.255',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  '0.0.0.0',
  '0.1.2.3',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
];

const LISTABLE_IPV6 = [
  '::1',
  'fc00::1',
  'fd00::1',
  'fdff:ffff::1',
  'fec0::1',
  '100::1',
  '2001:db8::1',
  '2001:2::1',
  '2001:10::1',
  '3fff::1',
  '5f00::1',
  '4000::1',
  '64:ff9b::808:808',
  '2002:808:808::1',
  '::808:808',
  '2001:4860:1::200:5efe:808:808',
];

const NEVER_IPV6 = [
  '::',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'febf::1',
  'ff02::1',
  'ff0e::1',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fd00:42::42',
];

const DOTS = ['\u3002', '\uff0e', '\uff61'];

const hex = (value: number, length = 0) => value.toString(16).padStart(length, '0');
const octal = (value: number) => `0${value.toString(8)}`;
const word = (left: number, right: number) => hex((left << 8) | right);
const number = ([a, b, c, d]: Bytes) => a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const circled = (text: string) =>
  text.replace(/\d/g, (digit) => (digit === '0' ? '\u24ea' : String.fromCodePoint(0x245f + Number(digit))));
const percent = (text: string) => text.replace(/\d/g, (digit) => `%3${digit}`);

/** Hosts that the URL standard makes one and the same IPv4 address of. */
const IPV4_HOSTS: Readonly<Record<string, (bytes: Bytes) => string>> = {
  dotted: (bytes) => bytes.join('.'),
  'dot at the end': (bytes) => `${bytes.join('.')}.`,
  'one decimal': (bytes) => `${number(bytes)}`,
  'one hex': (bytes) => `0x${hex(number(bytes))}`,
  'one hex, upper case': (bytes) => `0X${hex(number(bytes), 8).toUpperCase()}`,
  'one octal': (bytes) => octal(number(bytes)),
  'two parts': ([a, b, c, d]) => `${a}.${number([0, b, c, d])}`,
  'two parts, hex': ([a, b, c, d]) => `0x${hex(a)}.0x${hex(number([0, b, c, d]))}`,
  'three parts': ([a, b, c, d]) => `${a}.${b}.${number([0, 0, c, d])}`,
  'hex parts': (bytes) => bytes.map((byte) => `0x${hex(byte)}`).join('.'),
  'padded hex parts': (bytes) => bytes.map((byte) => `0x${hex(byte, 8)}`).join('.'),
  'octal parts': (bytes) => bytes.map(octal).join('.'),
  'padded octal parts': (bytes) => bytes.map((byte) => `0000${octal(byte)}`).join('.'),
  'mixed parts': ([a, b, c, d]) => `0x${hex(a)}.${octal(b)}.${c}.0X${hex(d)}`,
  'percent-encoded': (bytes) => percent(bytes.join('.')),
  'percent-encoded dots': (bytes) => bytes.join('%2e'),
  'fullwidth digits': (bytes) => digitsFrom(0xff10)(bytes.join('.')),
  'bold digits': (bytes) => digitsFrom(0x1d7ce)(bytes.join('.')),
  'circled digits': (bytes) => circled(bytes.join('.')),
  'fullwidth hex': (bytes) => digitsFrom(0xff10)(`0\uff58${hex(number(bytes))}`),
  'soft hyphens': (bytes) => bytes.join('\u00ad.'),
  'ideographic dots': (bytes) => bytes.join(DOTS[0]),
  'fullwidth dots': (bytes) => bytes.join(DOTS[1]),
  'halfwidth ideographic dots': (bytes) => bytes.join(DOTS[2]),
  mapped: (bytes) => `[::ffff:${bytes.join('.')}]`,
  'mapped, hex': ([a, b, c, d]) => `[::ffff:${word(a, b)}:${word(c, d)}]`,
  'mapped, in full': ([a, b, c, d]) => `[0000:0:0:0:0:FFFF:${hex(a, 2)}${hex(b, 2)}:${hex(c, 2)}${hex(d, 2)}]`,
};

/** IPv6 addresses by which a gateway would reach the IPv4 address. */
const IPV4_WRAPPED: Readonly<Record<string, (bytes: Bytes) => string>> = {
  compatible: (bytes) => `[::${bytes.join('.')}]`,
  translated: (bytes) => `[::ffff:0:${bytes.join('.')}]`,
  NAT64: ([a, b, c, d]) => `[64:ff9b::${word(a, b)}:${word(c, d)}]`,
  'NAT64 for local use': (bytes) => `[64:ff9b:1::${bytes.join('.')}]`,
  'NAT64 for local use, prefix of 48': ([a, b, c, d]) => `[64:ff9b:1:${word(a, b)}:${word(0, c)}:${hex(d)}00::]`,
  'NAT64 for local use, prefix of 56': ([a, b, c, d]) => `[64:ff9b:1:${word(1, a)}:${word(0, b)}:${word(c, d)}::]`,
  'NAT64 for local use, prefix of 64': ([a, b, c, d]) => `[64:ff9b:1:1:${word(0, a)}:${word(b, c)}:${hex(d)}00::]`,
  '6to4': ([a, b, c, d]) => `[2002:${word(a, b)}:${word(c, d)}::1]`,
  'Teredo server': ([a, b, c, d]) => `[2001:0:${word(a, b)}:${word(c, d)}::1]`,
  'Teredo client': ([a, b, c, d]) => `[2001:0:808:808:0:1:${word(a ^ 255, b ^ 255)}:${word(c ^ 255, d ^ 255)}]`,
  ISATAP: ([a, b, c, d]) => `[2001:4860:1::5efe:${word(a, b)}:${word(c, d)}]`,
};

/** Ways to write the rest of a URL so that a reader, human or not, takes another host for the one that is called. */
const DRESSINGS: Readonly<Record<string, (host: string, port: number) => string>> = {
  'user name': (host, port) => `https://user:secret@${host}:${port}/`,
  'listed host as the user name': (host, port) => `https://allowed.example@${host}:${port}/`,
  'listed host and port as user and password': (host, port) => `https://allowed.example:443@${host}:${port}/`,
  'backslashes for slashes': (host, port) => `https:\\\\${host}:${port}\\`,
  'backslash before a listed host': (host, port) => `https://${host}:${port}\\@allowed.example/`,
  'tab in the host': (host, port) => `https://${host.slice(0, 1)}\t${host.slice(1)}:${port}/`,
  'line break in the host': (host, port) => `https://${host.slice(0, 1)}\r\n${host.slice(1)}:${port}/`,
  'blank before': (host, port) => ` https://${host}:${port}/`,
  'listed host in the fragment': (host, port) => `https://${host}:${port}#@allowed.example/`,
  'listed host in the query': (host, port) => `https://${host}:${port}?@allowed.example/`,
  'scheme in upper case': (host, port) => `HTTPS://${host}:${port}/`,
  'no slashes': (host, port) => `https:${host}:${port}/`,
  'four slashes': (host, port) => `https:////${host}:${port}/`,
  'plain http': (host, port) => `http://${host}:${port}/`,
  'no port': (host) => `https://${host}/`,
};

/** Names, and what the test's name server says about them. Each is refused for its name or for its addresses. */
const NAMES: readonly (readonly [name: string, addresses: readonly string[], never: boolean])[] = [
  ['localhost', ['127.0.0.1'], false],
  ['LOCALHOST', ['127.0.0.1'], false],
  ['%6cocalhost', ['127.0.0.1'], false],
  ['\uff4cocalhost', ['127.0.0.1'], false],
  ['\u24dbocalhost', ['127.0.0.1'], false],
  ['anything.localhost', ['127.0.0.1'], false],
  ['localhost.localdomain', ['127.0.0.1'], false],
  ['printer', ['127.0.0.1'], false],
  ['printer.local', ['8.8.8.8'], false],
  ['core.internal', ['8.8.8.8'], false],
  ['nas.home.arpa', ['8.8.8.8'], false],
  ['metadata', ['8.8.8.8'], true],
  ['metadata.google.internal', ['8.8.8.8'], true],
  ['METADATA.Google.Internal', ['8.8.8.8'], true],
  ['x.metadata.google.internal', ['8.8.8.8'], true],
  ['metadata.goog', ['8.8.8.8'], true],
  ['instance-data', ['8.8.8.8'], true],
  ['instance-data.ec2.internal', ['8.8.8.8'], true],
  ['metadata.tencentyun.com', ['8.8.8.8'], true],
  ['localhost.', ['127.0.0.1'], true],
  ['public.example.', ['8.8.8.8'], true],
  ['public..example', ['8.8.8.8'], true],
  ['pub$lic.example', ['8.8.8.8'], true],
  ['garbage.example', ['not an address'], true],
  ['hex.example', ['0x7f.1'], true],
  ['zone.example', ['fe80::1%eth0'], true],
  ['mixed-first.example', ['127.0.0.1', '8.8.8.8'], false],
  ['mixed-last.example', ['8.8.8.8', '127.0.0.1'], false],
  ['mixed-families.example', ['8.8.8.8', '::1'], false],
  ['mixed-never.example', ['8.8.8.8', '169.254.169.254'], true],
  ['mapped.example', ['::ffff:127.0.0.1'], false],
  ['b\u00fccher.example', ['127.0.0.1'], false],
];

const OTHER_SCHEMES = [
  'ftp',
  'file',
  'gopher',
  'ws',
  'wss',
  'data',
  'javascript',
  'blob:https',
  'ldap',
  'dict',
  'unix',
  's3',
];

const bytesOf = (text: string) => text.split('.').map(Number) as unknown as Bytes;
const nameOf = (address: string) => `to-${address.replace(/[.:]/g, '-')}-end.example`;

/** What the test's name server knows. Names are asked for as the URL standard normalises them. */
export function nameServerRows(): Map<string, readonly string[]> {
  const all = [...LISTABLE_IPV4, ...NEVER_IPV4, ...LISTABLE_IPV6, ...NEVER_IPV6];
  const written = NAMES.map(([name, addresses]) => [new URL(`https://${name}/`).hostname, addresses] as const);
  return new Map([
    ['public.example', ['8.8.8.8']],
    ...written,
    ...all.map((address) => [nameOf(address), [address]] as const),
  ]);
}

/** Every spelling of the tables above, at the port on which a server listens. */
export function forbiddenSpellings(port: number): Spelling[] {
  const made: Spelling[] = [];
  const add = (url: string, rule: string, never: boolean, works = false) => made.push({ url, rule, never, works });

  for (const address of [...LISTABLE_IPV4, ...NEVER_IPV4]) {
    const never = NEVER_IPV4.includes(address);
    for (const [rule, write] of Object.entries(IPV4_HOSTS)) {
      add(`https://${write(bytesOf(address))}:${port}/`, `${address}, ${rule}`, never, address === '127.0.0.1');
    }
    for (const [rule, write] of Object.entries(IPV4_WRAPPED)) {
      // Only link-local and metadata addresses stay forbidden behind a gateway that somebody listed.
      const neverBehind = never && !/^(0|224|239|255)\./.test(address);
      add(`https://${write(bytesOf(address))}:${port}/`, `${address}, ${rule}`, neverBehind);
    }
    for (const [rule, dress] of Object.entries(DRESSINGS)) add(dress(address, port), `${address}, ${rule}`, never);
    add(`https://${nameOf(address)}:${port}/`, `${address}, by a name`, never);
  }
  for (const address of [...LISTABLE_IPV6, ...NEVER_IPV6]) {
    const never = NEVER_IPV6.includes(address);
    add(`https://[${address}]:${port}/`, address, never);
    add(`https://[${address.toUpperCase()}]:${port}/path`, `${address}, upper case`, never);
    add(`https://[${address}]/`, `${address}, no port`, never);
    add(`http://[${address}]:${port}/`, `${address}, plain http`, never);
    add(`https://allowed.example@[${address}]:${port}/`, `${address}, listed host as the user name`, true);
    add(`https://[${address}%25eth0]:${port}/`, `${address}, with a zone`, true);
    add(`https://${nameOf(address)}:${port}/`, `${address}, by a name`, never);
  }
  for (const [name, , never] of NAMES) {
    add(`https://${name}:${port}/`, `the name ${name}`, never);
    add(`https://${name}/hook`, `the name ${name}, no port`, never);
    add(`https://user@${name}:${port}/`, `the name ${name}, with a user`, true);
  }
  for (const scheme of OTHER_SCHEMES) add(`${scheme}://127.0.0.1:${port}/`, `scheme ${scheme}`, true);
  add(`https://allowed.example:0/`, 'port 0', true);
  add('', 'nothing', true);
  add('//127.0.0.1/', 'no scheme', true);
  add('https://', 'no host', true);
  add(`http://public.example:${port}/`, 'plain http to a public name', false);
  return made;
}
