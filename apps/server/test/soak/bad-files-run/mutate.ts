import type { Random } from '../random.ts';
import type { FileKind } from './seeds.ts';

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

/** Larger than this tells nothing new and takes long: growing mutations stop here. */
const MOST_BYTES = 4 * 1024 * 1024;

const anywhere = (bytes: Buffer, random: Random) => random.integer(0, Math.max(0, bytes.length - 1));

/** What happens to the bytes of any file: on a disk, on a line, in the hands of somebody who tries. */
const anyKind: Readonly<Record<string, Mutation>> = {
  'bits flipped': (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let left = random.pick([1, 1, 4, 40]); left > 0 && copy.length > 0; left -= 1) {
      const at = anywhere(copy, random);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.integer(0, 7));
    }
    return copy;
  },
  'cut off': (bytes, random) => bytes.subarray(0, anywhere(bytes, random)),
  'beginning lost': (bytes, random) => bytes.subarray(anywhere(bytes, random)),
  'a piece lost': (bytes, random) => {
    const at = anywhere(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.pick([1, 16, 500]))]);
  },
  'zeros in it': (bytes, random) => {
    const copy = Buffer.from(bytes);
    const at = anywhere(copy, random);
    return copy.fill(0, at, Math.min(copy.length, at + random.pick([1, 64, 4096])));
  },
  'a piece repeated': (bytes, random) => {
    const at = anywhere(bytes, random);
    const piece = bytes.subarray(at, at + random.pick([8, 300, 5000]));
    const times = Math.min(random.pick([2, 50, 1000]), Math.ceil(MOST_BYTES / Math.max(1, piece.length)));
    return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: times }, () => piece), bytes.subarray(at)]);
  },
  'two files spliced': (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, anywhere(bytes, random)), other.subarray(anywhere(other, random))]),
  'noise in it': (bytes, random) => {
    const at = anywhere(bytes, random);
    const noise = Buffer.from(Array.from({ length: random.pick([1, 20, 400]) }, () => random.integer(0, 255)));
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]);
  },
  'a number made odd': (bytes, random) => replaceOne(bytes, random, /\d+(\.\d+)?/g, () => random.pick(numbers)),
};

const numbers = [
  '-1',
  '0',
  '2147483648',
  '99999999999999999999',
  '1e999',
  '0.0000000000000000001',
  '4294967295',
  'NaN',
];

/** Byte for byte as Latin-1, so that what is not touched stays what it was. */
function replaceOne(bytes: Buffer, random: Random, pattern: RegExp, by: (found: string) => string): Buffer {
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return bytes;
  const match = random.pick(found);
  const end = match.index + match[0].length;
  return Buffer.from(text.slice(0, match.index) + by(match[0]) + text.slice(end), 'latin1');
}

const pdf: Readonly<Record<string, Mutation>> = {
  'a length made wrong': (bytes, random) =>
    replaceOne(bytes, random, /\/(Length|Count|Size|Width|Height|Columns|Predictor|N|First)\s+\d+/g, (found) =>
      found.replace(/\d+$/, random.pick(numbers)),
    ),
  'the table of objects damaged': (bytes, random) =>
    replaceOne(bytes, random, /\d{10} \d{5} [nf]|startxref\s+\d+|xref\s+\d+ \d+/g, (found) =>
      found.replace(/\d+/, () => String(random.integer(0, 9_999_999_999)).padStart(10, '0')),
    ),
  'a reference in a circle': (bytes, random) =>
    replaceOne(bytes, random, /\d+ 0 R/g, () => `${random.integer(0, 20)} 0 R`),
  'a name changed': (bytes, random) =>
    replaceOne(bytes, random, /\/[A-Z][A-Za-z0-9]+/g, () =>
      random.pick(['/Pages', '/JBIG2Decode', '/LZWDecode', '/Crypt', '/Type3', '/ObjStm', '/A#00', '/DCTDecode']),
    ),
  'nested deep': (bytes, random) =>
    replaceOne(bytes, random, /\[/g, () => '['.repeat(random.pick([50, 5000, 200_000]))),
  'dictionaries nested deep': (bytes, random) =>
    replaceOne(bytes, random, /<</g, () => '<</A '.repeat(random.pick([50, 5000, 100_000]))),
  'said to be encrypted': (bytes, random) =>
    replaceOne(bytes, random, /trailer\s*<</g, (found) => `${found}/Encrypt ${random.integer(1, 9)} 0 R`),
};

/** Where fields stand in the headers of a zip, by their signatures. */
const zipFields = [
  { signature: 0x04034b50, offsets: [4, 6, 8, 14, 18, 22, 26, 28] },
  { signature: 0x02014b50, offsets: [4, 6, 8, 10, 16, 20, 24, 28, 30, 32, 34, 42] },
  { signature: 0x06054b50, offsets: [4, 6, 8, 10, 12, 16, 20] },
] as const;

const docx: Readonly<Record<string, Mutation>> = {
  'a header of the zip damaged': (bytes, random) => {
    const { signature, offsets } = random.pick(zipFields);
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(signature);
    const places: number[] = [];
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) places.push(at);
    if (places.length === 0) return bytes;
    const copy = Buffer.from(bytes);
    const at = random.pick(places) + random.pick(offsets);
    if (at + 4 > copy.length) return copy;
    if (random.next() < 0.5) copy.writeUInt16LE(random.pick([0, 1, 8, 99, 65535]), at);
    else copy.writeUInt32LE(random.pick([0, 1, 0x7fffffff, 0xffffffff, copy.length]), at);
    return copy;
  },
  'the directory repeated': (bytes) => {
    const at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    return at === -1 ? bytes : Buffer.concat([bytes, bytes.subarray(at)]);
  },
  'a name changed': (bytes, random) =>
    replaceOne(bytes, random, /word\/[a-z]+\d*\.xml/g, (found) =>
      random
        .pick(['../evil', '/etc/passwd', 'word\\a.xml', '_rels/.rels'])
        .padEnd(found.length, 'x')
        .slice(0, found.length),
    ),
};

const bomb = (levels: number) =>
  `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: levels }, (_, at) => `<!ENTITY ${name(at + 1)} "${`&${name(at)};`.repeat(10)}">`).join('')}]>`;
const name = (at: number) => String.fromCharCode(97 + at);

const xml: Readonly<Record<string, Mutation>> = {
  entities: (bytes, random) => {
    const text = bytes.toString('utf8').replace(/<\?xml[^>]*\?>/, '');
    const head = random.pick([
      bomb(9),
      '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE r [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x"> %p;]>',
      '<!DOCTYPE r [<!ENTITY a "&a;">]>',
      '<!DOCTYPE r PUBLIC "x" "http://127.0.0.1:9/x.dtd">',
    ]);
    return Buffer.from(head + text.replace(/>([^<]+)</, '>&a;&j;<'));
  },
  'nested deep': (bytes, random) =>
    replaceOne(bytes, random, />/g, () => `>${'<a>'.repeat(random.pick([50, 1000, 100_000]))}`),
  'many attributes': (bytes, random) =>
    replaceOne(
      bytes,
      random,
      /<[a-z]+/gi,
      (found) => `${found}${Array.from({ length: random.pick([2, 3000]) }, (_, at) => ` a${at}="1"`).join('')}`,
    ),
  'one attribute twice': (bytes, random) => replaceOne(bytes, random, /<[a-z]+/gi, (found) => `${found} a="1" a="2"`),
  'a character reference': (bytes, random) =>
    replaceOne(
      bytes,
      random,
      />/g,
      () => `>${random.pick(['&#0;', '&#x110000;', '&#xD800;', '&#99999999999;', '&nbsp;', '&'])}`,
    ),
  'another encoding said': (bytes, random) =>
    replaceOne(
      bytes,
      random,
      /encoding="[^"]*"/g,
      () => `encoding="${random.pick(['UTF-16', 'UTF-7', 'x', 'EBCDIC', ''])}"`,
    ),
};

const csv: Readonly<Record<string, Mutation>> = {
  'a quote lost or found': (bytes, random) =>
    replaceOne(bytes, random, /["',;]/g, () => random.pick(['"', '""', '', '"\n"'])),
  'many columns': (bytes, random) =>
    replaceOne(bytes, random, /[,;\t]/g, (found) => found.repeat(random.pick([2, 1000, 300_000]))),
  'many rows': (bytes, random) => Buffer.concat([bytes, Buffer.from('a,b\n'.repeat(random.pick([10, 5000, 200_000])))]),
  'a header twice': (bytes, random) => replaceOne(bytes, random, /[a-z_]+/g, () => 'loan_number'),
  'a formula': (bytes, random) => replaceOne(bytes, random, /"[^"]*"/g, () => '"=cmd|\'/c calc\'!A1"'),
  'other line ends': (bytes, random) =>
    replaceOne(bytes, random, /\r?\n/g, () => random.pick(['\r', '\u0085', '\n\n\n', '\u0000'])),
};

const json: Readonly<Record<string, Mutation>> = {
  'nested deep': (bytes, random) => {
    const depth = random.pick([30, 65, 5000, 500_000]);
    return replaceOne(bytes, random, /"[^"]*"/g, () => '['.repeat(depth) + ']'.repeat(depth));
  },
  'a key twice': (bytes, random) => replaceOne(bytes, random, /"[^"]*":/g, (found) => `${found}1,${found}`),
  'a key of the language': (bytes, random) =>
    replaceOne(bytes, random, /"[^"]*":/g, () => random.pick(['"__proto__":', '"constructor":', '"toString":'])),
  'a huge number': (bytes, random) =>
    replaceOne(bytes, random, /"[^"]*"(?!:)/g, () =>
      random.pick(['1e400', '-0', '9'.repeat(400), `0.${'3'.repeat(5000)}`]),
    ),
  'a lone surrogate': (bytes, random) =>
    replaceOne(bytes, random, /"[^"]*"/g, () => random.pick(['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"'])),
  'a comma or brace': (bytes, random) =>
    replaceOne(bytes, random, /[,{}[\]:]/g, () => random.pick([',', '}', '{', ']', '[', '', ':'])),
  'many values': (bytes, random) =>
    replaceOne(
      bytes,
      random,
      /"[^"]*"(?!:)/g,
      () => `[${Array.from({ length: random.pick([1001, 300_000]) }, () => '1').join(',')}]`,
    ),
};

const ofKind: Readonly<Record<FileKind, Readonly<Record<string, Mutation>>>> = { pdf, docx, xml, csv, json };

export interface Mutant {
  /** What was done to it, in order. */
  readonly what: readonly string[];
  readonly bytes: Buffer;
}

/** A good file with one to three things done to it. */
export function mutate(kind: FileKind, seeds: readonly Uint8Array[], random: Random): Mutant {
  const all = Object.entries({ ...anyKind, ...ofKind[kind] });
  let bytes: Buffer = Buffer.from(random.pick(seeds));
  const what: string[] = [];
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left -= 1) {
    const [done, mutation] = random.pick(all);
    what.push(done);
    bytes = mutation(bytes, random, Buffer.from(random.pick(seeds))).subarray(0, 2 * MOST_BYTES);
  }
  return { what, bytes };
}
