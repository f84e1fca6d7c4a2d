import type { Decision } from '@countersign/engine/decision';
import type { WordPart } from '@countersign/engine/lar/record-source';
import { type OfficePackage, openPackage, PACKAGE_LIMITS, PackageRefused, shortName } from './office-package.ts';

/** The parts of a Word file that hold text: the main document, then headers, footers and notes. */
export async function openDocx(
  bytes: Uint8Array,
  limits = PACKAGE_LIMITS,
): Promise<Decision<readonly WordPart[], string>> {
  return openPackage('Word', bytes, limits, readParts);
}

async function readParts(opened: OfficePackage): Promise<readonly WordPart[]> {
  const main = await mainDocument(opened);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const names = [main, ...otherParts(opened, folder)];
  if (names.length > opened.limits.parts)
    throw new PackageRefused(`The Word file has more than ${opened.limits.parts} headers and footers.`);
  const parts: WordPart[] = [];
  for (const [index, name] of names.entries()) {
    const text = await opened.text(name);
    if (text === null) throw new PackageRefused(NOT_WORD);
    parts.push({ name: index === 0 ? 'document' : shortName(name), text });
  }
  return parts;
}

const NOT_WORD = 'This is a zip file, and not one that Word has written: it has no main document.';

/** It is usually, and not always, word/document.xml. */
async function mainDocument(opened: OfficePackage): Promise<string> {
  const name = (await opened.mainPart()) ?? 'word/document.xml';
  if (/^(xl|ppt)\//.test(name)) throw new PackageRefused('This is a spreadsheet or a presentation, not a Word file.');
  return name;
}

function otherParts(opened: OfficePackage, folder: string): readonly string[] {
  const kinds = [/^header(\d*)\.xml$/, /^footer(\d*)\.xml$/, /^(?:footnotes|endnotes)()\.xml$/];
  return kinds.flatMap((kind) =>
    opened.names
      .filter((name) => name.startsWith(folder) && kind.test(name.slice(folder.length)))
      .sort((left, right) => numberIn(left) - numberIn(right)),
  );
}

function numberIn(name: string): number {
  return Number(/(\d*)\.xml$/.exec(name)?.[1] ?? 0);
}
