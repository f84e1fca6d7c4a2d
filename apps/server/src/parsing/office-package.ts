import { crc32 } from 'node:zlib';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { decodeText } from '@countersign/engine/lar/decode-text';
import { attributeOf, childElements, readXmlTree, type XmlElement } from '@countersign/engine/lar/formats/xml-tree';
import { attempt } from '@countersign/engine/lar/open-record';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface PackageLimits {
  /** Files in the zip. Word and Excel write some twenty, and one more for each picture. */
  readonly files: number;
  /** Headers, footers and notes, or sheets, that are read. */
  readonly parts: number;
  /** Bytes of one part when unpacked, which is what the engine takes as one text. */
  readonly partBytes: number;
  /** Bytes of all parts that are read. */
  readonly bytes: number;
  /** How often a part may be larger than it is packed, once it is large. The XML of such files shrinks to a tenth or so. */
  readonly ratio: number;
}

export const PACKAGE_LIMITS: PackageLimits = {
  files: 2_000,
  parts: 64,
  partBytes: 8 * 1024 * 1024,
  bytes: 16 * 1024 * 1024,
  ratio: 200,
};

/** Below this a high ratio is harmless: a short file of blanks. */
const RATIO_FROM_BYTES = 256 * 1024;

/** What people call the program whose files are opened. */
export type Office = 'Word' | 'Excel';

const OLD_OR_PROTECTED: Readonly<Record<Office, string>> = {
  Word: 'This is a Word file of the old kind (.doc) or one that is locked with a password. Save it as .docx without a password.',
  Excel:
    'This is an Excel file of the old kind (.xls) or one that is locked with a password. Save it as .xlsx without a password.',
};

/**
 * Opens the zip that a Word or Excel file is. Everything that the zip says about sizes is checked while unpacking, so a
 * file that says little and holds much is refused half-way.
 */
export async function openPackage<Result>(
  office: Office,
  bytes: Uint8Array,
  limits: PackageLimits,
  read: (opened: OfficePackage) => Promise<Result>,
): Promise<Decision<Result, string>> {
  if (isCompoundFile(bytes)) return refuse(OLD_OR_PROTECTED[office]);
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      validateEntrySizes: true,
      strictFileNames: true,
      autoClose: false,
    });
    const entries = await listEntries(zip, `The ${office} file`, limits);
    return allow(await read(new OfficePackage(office, zip, entries, limits)));
  } catch (error) {
    if (error instanceof PackageRefused) return refuse(error.message);
    // The first sentence: what follows is for programmers.
    if (isFault(error))
      return refuse(`The ${office} file is damaged, or is no ${office} file: ${firstSentence(error)}.`);
    throw error;
  }
}

function firstSentence({ message }: Error): string {
  return (message.split(/\. /)[0] ?? '').replace(/\.+$/, '');
}

/** The container of .doc and .xls files, in which newer files with a password are put, too. */
function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}

/** What the zip holds is not wanted; thrown from within the loops and answered as a refusal. */
export class PackageRefused extends Error {}

/** yauzl and zlib speak of bad files with plain errors and with codes such as Z_DATA_ERROR. */
function isFault(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** Names of parts ignore case. Two of one name would let two readers see two different files. */
async function listEntries(zip: ZipFile, what: string, limits: PackageLimits): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entries.has(name)) throw new PackageRefused(`${what} holds ${JSON.stringify(name)} twice.`);
    if (entries.size >= limits.files) throw new PackageRefused(`${what} holds more than ${limits.files} files.`);
    entries.set(name, entry);
  }
  return entries;
}

/** Unpacks parts one after the other and counts what comes out of all of them. */
export class OfficePackage {
  readonly limits: PackageLimits;
  readonly #what: string;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #bytes = 0;

  constructor(office: Office, zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: PackageLimits) {
    this.limits = limits;
    this.#what = `The ${office} file`;
    this.#zip = zip;
    this.#entries = entries;
  }

  /** In lower case. */
  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a part; null where there is none of that name. */
  async text(name: string): Promise<string | null> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    const text = decodeText(await this.#unpack(entry), 'xml');
    if (text.ok) return text.effect;
    throw new PackageRefused(
      `${shortName(name)} in ${this.#what.replace('The', 'the')} cannot be read. ${text.refusal}`,
    );
  }

  /** A part that is read here and not in the engine; null where there is none of that name. */
  async tree(name: string, what: string): Promise<XmlElement | null> {
    const text = await this.text(name);
    const root =
      text === null ? null : attempt(() => readXmlTree(text, `${what} of ${this.#what.replace('The', 'the')}`));
    if (root === null) return null;
    if (!root.ok) throw new PackageRefused(root.refusal);
    return root.effect;
  }

  /** The relations of the package name the main part, in lower case; null where they name none. */
  async mainPart(): Promise<string | null> {
    const root = await this.tree('_rels/.rels', 'The list of parts');
    if (root === null) return null;
    const main = childElements(root).find((one) => attributeOf(one, 'Type')?.endsWith('/officeDocument') === true);
    const target = main === undefined ? '' : (attributeOf(main, 'Target') ?? '');
    return target === '' ? null : target.replace(/^\//, '').toLowerCase();
  }

  async #unpack(entry: Entry): Promise<Uint8Array> {
    if (entry.isEncrypted()) throw new PackageRefused(`${this.#what} is encrypted. Save it without a password.`);
    // What it says of itself is enough to refuse it and never enough to believe it.
    this.#check(entry, entry.uncompressedSize);
    const stream = await this.#zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    let size = 0;
    let checksum = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      // yauzl stops where the entry said that it ends; this holds even if it were told not to.
      this.#check(entry, size);
      checksum = crc32(chunk, checksum);
      chunks.push(chunk);
    }
    if (checksum !== entry.crc32)
      throw new PackageRefused(`${this.#what} is damaged: ${entry.fileName} has the wrong checksum.`);
    this.#bytes += size;
    return Buffer.concat(chunks, size);
  }

  #check(entry: Entry, size: number): void {
    const { partBytes, bytes, ratio } = this.limits;
    if (size > partBytes || this.#bytes + size > bytes) {
      throw new PackageRefused(`${this.#what} unpacks to more text than a record may have (${entry.fileName}).`);
    }
    if (size > RATIO_FROM_BYTES && size > entry.compressedSize * ratio) {
      const office = this.#what.replace('The ', '');
      throw new PackageRefused(`${this.#what} is packed ${ratio} times smaller than it is, which no ${office} is.`);
    }
  }
}

/** `header1` for `word/header1.xml`. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.xml$/, '');
}
