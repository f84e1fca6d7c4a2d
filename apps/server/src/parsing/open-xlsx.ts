import { type Decision, refuse } from '@countersign/engine/decision';
import { withAdvice } from '@countersign/engine/lar/formats/xlsx/advice';
import { attributeOf, childElements, type XmlElement } from '@countersign/engine/lar/formats/xml-tree';
import type { SheetPart, WorkbookParts } from '@countersign/engine/lar/record-source';
import { type OfficePackage, openPackage, PACKAGE_LIMITS, PackageRefused } from './office-package.ts';

/**
 * The parts of an Excel file that values are read from. Pictures, charts and macros are never unpacked. Hidden sheets
 * are named and not unpacked either.
 */
export async function openXlsx(bytes: Uint8Array, limits = PACKAGE_LIMITS): Promise<Decision<WorkbookParts, string>> {
  const other = otherKindOfFile(bytes);
  if (other !== null) return refuse(other);
  const opened = await openPackage('Excel', bytes, limits, readParts);
  return opened.ok ? opened : refuse(withAdvice(opened.refusal));
}

const NOT_EXCEL = 'This is a zip file, and not one that Excel has written: it has no workbook.';

const PICTURE = 'This is a picture and not an Excel file. Upload it with the package.';
const ARCHIVE = 'This is an archive. Unpack it and send the Excel file inside.';

/** Files that are sent as Excel and are none, by how they begin. */
const OTHER_KINDS: readonly (readonly [start: string, sentence: string])[] = [
  ['%PDF', 'This is a PDF. It needs no profile: upload it with the package.'],
  ['\x89PNG', PICTURE],
  ['\xff\xd8\xff', PICTURE],
  ['II*\0', PICTURE],
  ['MM\0*', PICTURE],
  ['\x1f\x8b', ARCHIVE],
  ['7z\xbc\xaf', ARCHIVE],
  ['Rar!', ARCHIVE],
];

function otherKindOfFile(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return OTHER_KINDS.find(([signature]) => start.startsWith(signature))?.[1] ?? null;
}

/** What the zip holds instead of a workbook. */
function otherKindOfZip(names: readonly string[]): string {
  const inside = names.find((name) => /\.(xlsx|xlsm|xls|csv)$/.test(name));
  if (inside !== undefined) return `This is a zip file. Unpack it and send ${shortTo(inside, 60)} alone.`;
  if (names.includes('content.xml')) return 'This is an OpenDocument file (.ods). Save it as .xlsx and send it again.';
  return NOT_EXCEL;
}

function shortTo(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

async function readParts(opened: OfficePackage): Promise<WorkbookParts> {
  const main = (await opened.mainPart()) ?? 'xl/workbook.xml';
  if (/^(word|ppt)\//.test(main)) throw new PackageRefused('This is a Word file or a presentation, not an Excel file.');
  if (main.endsWith('.bin')) throw new PackageRefused('This is a binary Excel file (.xlsb). Save it as .xlsx.');
  const workbook = await opened.tree(main, 'The workbook');
  if (workbook === null) throw new PackageRefused(otherKindOfZip(opened.names));
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = await relationsOf(opened, main, folder);
  refuseLinks(opened, folder, relations);
  const sheets: SheetPart[] = [];
  const notes = opened.names.some((name) => name.endsWith('vbaproject.bin'))
    ? ['The file has macros, which were ignored.']
    : [];
  const listed = listOf(workbook, 'sheets');
  if (listed.length > opened.limits.parts)
    throw new PackageRefused(`The Excel file has more than ${opened.limits.parts} sheets.`);
  for (const sheet of listed) {
    const relation = relationOf(sheet, relations);
    const isCells = relation === undefined || relation.type.endsWith('/worksheet');
    if (isCells) sheets.push(await readSheetPart(opened, sheet, relation));
    else notes.push(`Sheet "${attributeOf(sheet, 'name') ?? ''}" holds a chart, a dialog or macros and was skipped.`);
  }
  if (sheets.length === 0) throw new PackageRefused('The Excel file has no sheet.');
  const shared = findRelation(relations, 'sharedStrings') ?? `${folder}sharedstrings.xml`;
  return {
    sheets,
    sharedStrings: await opened.text(shared),
    styles: await opened.text(findRelation(relations, 'styles') ?? `${folder}styles.xml`),
    isFrom1904: /^(1|true)$/.test(attributeIn(workbook, 'workbookPr', 'date1904')),
    notes,
  };
}

/** A value that another file gave once is no value of this record: nobody can see what that file says today. */
function refuseLinks(opened: OfficePackage, folder: string, relations: readonly Relation[]): void {
  const holdsLinks = opened.names.some((name) => name.startsWith(`${folder}externallinks/`) && name.endsWith('.xml'));
  if (!holdsLinks && !relations.some(({ type }) => /\/externalLink(Path)?$/.test(type))) return;
  throw new PackageRefused(
    'The Excel file takes values from other files. Break the links (Data, Edit Links) and save it again.',
  );
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function relationsOf(opened: OfficePackage, main: string, folder: string): Promise<readonly Relation[]> {
  const file = main.slice(folder.length);
  const root = await opened.tree(`${folder}_rels/${file}.rels`, 'The list of sheets');
  return (root === null ? [] : childElements(root)).map((one) => ({
    id: attributeOf(one, 'Id') ?? '',
    type: attributeOf(one, 'Type') ?? '',
    target: resolve(folder, attributeOf(one, 'Target') ?? ''),
  }));
}

/** Parts are looked up among those of the zip by name, so that a path that climbs out finds nothing. */
function resolve(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}

function findRelation(relations: readonly Relation[], type: string): string | undefined {
  return relations.find((relation) => relation.type.endsWith(`/${type}`))?.target;
}

function relationOf(sheet: XmlElement, relations: readonly Relation[]): Relation | undefined {
  const id = sheet.attributes.find((attribute) => attribute.name === 'id' && attribute.prefix !== '')?.value;
  return relations.find((one) => one.id === id);
}

async function readSheetPart(
  opened: OfficePackage,
  sheet: XmlElement,
  relation: Relation | undefined,
): Promise<SheetPart> {
  const name = attributeOf(sheet, 'name') ?? '';
  const isHidden = /hidden/i.test(attributeOf(sheet, 'state') ?? '');
  if (isHidden) return { name, isHidden, text: '' };
  const text = relation === undefined ? null : await opened.text(relation.target);
  if (text === null) throw new PackageRefused(`The Excel file is damaged: it lacks the sheet "${name.slice(0, 60)}".`);
  return { name, isHidden, text };
}

function listOf(root: XmlElement, name: string): readonly XmlElement[] {
  const list = childElements(root).find((child) => child.name === name);
  return list === undefined ? [] : childElements(list);
}

function attributeIn(root: XmlElement, name: string, attribute: string): string {
  const found = childElements(root).find((child) => child.name === name);
  return found === undefined ? '' : (attributeOf(found, attribute) ?? '');
}
