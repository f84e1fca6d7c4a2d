import { crc32 } from 'node:zlib';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { decodeText } from '@countersign/engine/lar/decode-text';
import { attributeOf, childElements, readXmlTree } from '@countersign/engine/lar/formats/xml-tree';
import { attempt } from '@countersign/engine/lar/open-record';
import type { WordPart } from '@countersign/engine/lar/record-source';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface DocxLimits {
  /** Files in the zip. Word writes some twenty, and one more for each picture. */
  readonly files: number;
  /** Headers, footers and notes that are read; a section can have three of each. */
  readonly parts: number;
  /** Bytes of one part when unpacked, which is what the engine takes as one text. */
  readonly partBytes: number;
  /** Bytes of all parts that are read. */
  readonly bytes: number;
  /** How often a part may be larger than it is packed, once it is large. Word's XML shrinks to a tenth or so. */
  readonly ratio: number;
}

const LIMITS: DocxLimits = { files: 2_000, parts: 64, partBytes: 8 * 1024 * 1024, bytes: 16 * 1024 * 1024, ratio: 200 };

/** Below this a high ratio is harmless: a short file of blanks. */
const RATIO_FROM_BYTES = 256 * 1024;

/**
 * The parts of a Word file that hold text: the main document, then headers, footers and notes. Everything that the zip
 * says about sizes is checked while unpacking, so a file that says little and holds much is refused half-way.
 */
export async function openDocx(bytes: Uint8Array, limits = LIMITS): Promise<Decision<readonly WordPart[], string>> {
  if (isCompoundFile(bytes)) return refuse(OLD_OR_PROTECTED);
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      validateEntrySizes: true,
      strictFileNames: true,
      autoClose: false,
    });
    return await readParts(zip, limits);
  } catch (error) {
    if (error instanceof DocxRefused) return refuse(error.message);
    if (isFault(error)) return refuse(`The Word file is damaged, or is no Word file: ${error.message}.`);
    throw error;
  }
}

const OLD_OR_PROTECTED =
  'This is a Word file of the old kind (.doc) or one that is locked with a password. Save it as .docx without a password.';

/** The container of .doc files, in which Word also puts .docx files with a password. */
function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}

/** What the zip holds is not wanted; thrown from within the loops and answered as a refusal. */
class DocxRefused extends Error {}

/** yauzl and zlib speak of bad files with plain errors and with codes such as Z_DATA_ERROR. */
function isFault(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

async function readParts(zip: ZipFile, limits: DocxLimits): Promise<Decision<readonly WordPart[], string>> {
  const entries = await listEntries(zip, limits);
  const packed = new Unpacker(zip, limits);
  const main = await mainDocument(entries, packed);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const names = [main, ...otherParts(entries, folder)];
  if (names.length > limits.parts)
    throw new DocxRefused(`The Word file has more than ${limits.parts} headers and footers.`);
  const parts: WordPart[] = [];
  for (const [index, name] of names.entries()) {
    const entry = entries.get(name);
    if (entry === undefined) throw new DocxRefused(NOT_WORD);
    const text = decodeText(await packed.read(entry), 'xml');
    if (!text.ok) return refuse(`${shortName(name)} in the Word file cannot be read. ${text.refusal}`);
    parts.push({ name: index === 0 ? 'document' : shortName(name), text: text.effect });
  }
  return allow(parts);
}

const NOT_WORD = 'This is a zip file, and not one that Word has written: it has no main document.';

/** Names of parts ignore case. Two of one name would let two readers see two different documents. */
async function listEntries(zip: ZipFile, limits: DocxLimits): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entries.has(name)) throw new DocxRefused(`The Word file holds ${JSON.stringify(name)} twice.`);
    if (entries.size >= limits.files) throw new DocxRefused(`The Word file holds more than ${limits.files} files.`);
    entries.set(name, entry);
  }
  return entries;
}

/** The relations of the package name the main document; it is usually, and not always, word/document.xml. */
async function mainDocument(entries: ReadonlyMap<string, Entry>, packed: Unpacker): Promise<string> {
  const relations = entries.get('_rels/.rels');
  if (relations === undefined) return 'word/document.xml';
  const text = decodeText(await packed.read(relations), 'xml');
  const root = text.ok ? attempt(() => readXmlTree(text.effect, 'The list of parts of the Word file')) : text;
  if (!root.ok) throw new DocxRefused(root.refusal);
  const main = childElements(root.effect).find((one) => attributeOf(one, 'Type')?.endsWith('/officeDocument') === true);
  const target = main === undefined ? '' : (attributeOf(main, 'Target') ?? '');
  const name = target.replace(/^\//, '').toLowerCase();
  if (/^(xl|ppt)\//.test(name)) throw new DocxRefused('This is a spreadsheet or a presentation, not a Word file.');
  return name === '' ? 'word/document.xml' : name;
}

function otherParts(entries: ReadonlyMap<string, Entry>, folder: string): readonly string[] {
  const kinds = [/^header(\d*)\.xml$/, /^footer(\d*)\.xml$/, /^(?:footnotes|endnotes)()\.xml$/];
  return kinds.flatMap((kind) =>
    [...entries.keys()]
      .filter((name) => name.startsWith(folder) && kind.test(name.slice(folder.length)))
      .sort((left, right) => numberIn(left) - numberIn(right)),
  );
}

function numberIn(name: string): number {
  return Number(/(\d*)\.xml$/.exec(name)?.[1] ?? 0);
}

function shortName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.xml$/, '');
}

/** Unpacks entries one after the other and counts what comes out of all of them. */
class Unpacker {
  readonly #zip: ZipFile;
  readonly #limits: DocxLimits;
  #bytes = 0;

  constructor(zip: ZipFile, limits: DocxLimits) {
    this.#zip = zip;
    this.#limits = limits;
  }

  async read(entry: Entry): Promise<Uint8Array> {
    if (entry.isEncrypted()) throw new DocxRefused('The Word file is encrypted. Save it without a password.');
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
      throw new DocxRefused(`The Word file is damaged: ${entry.fileName} has the wrong checksum.`);
    this.#bytes += size;
    return Buffer.concat(chunks, size);
  }

  #check(entry: Entry, size: number): void {
    const { partBytes, bytes, ratio } = this.#limits;
    if (size > partBytes || this.#bytes + size > bytes) {
      throw new DocxRefused(`The Word file unpacks to more text than a record may have (${entry.fileName}).`);
    }
    if (size > RATIO_FROM_BYTES && size > entry.compressedSize * ratio) {
      throw new DocxRefused(`The Word file is packed ${ratio} times smaller than it is, which no Word file is.`);
    }
  }
}
