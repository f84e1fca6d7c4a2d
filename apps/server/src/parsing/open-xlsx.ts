import type { Decision } from '@countersign/engine/decision';
import { attributeOf, childElements, type XmlElement } from '@countersign/engine/lar/formats/xml-tree';
import type { SheetPart, WorkbookParts } from '@countersign/engine/lar/record-source';
import { type OfficePackage, openPackage, PACKAGE_LIMITS, PackageRefused } from './office-package.ts';

/**
 * The parts of an Excel file that values are read from. Pictures, charts and macros are never unpacked. Hidden sheets
 * are named and not unpacked either.
 */
export async function openXlsx(bytes: Uint8Array, limits = PACKAGE_LIMITS): Promise<Decision<WorkbookParts, string>> {
  return openPackage('Excel', bytes, limits, readParts);
}

const NOT_EXCEL = 'This is a zip file, and not one that Excel has written: it has no workbook.';

async function readParts(opened: OfficePackage): Promise<WorkbookParts> {
  const main = (await opened.mainPart()) ?? 'xl/workbook.xml';
  if (/^(word|ppt)\//.test(main)) throw new PackageRefused('This is a Word file or a presentation, not an Excel file.');
  if (main.endsWith('.bin')) throw new PackageRefused('This is a binary Excel file (.xlsb). Save it as .xlsx.');
  const workbook = await opened.tree(main, 'The workbook');
  if (workbook === null) throw new PackageRefused(NOT_EXCEL);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  refuseLinks(opened, folder);
  const relations = await relationsOf(opened, main, folder);
  const sheets: SheetPart[] = [];
  const listed = listOf(workbook, 'sheets');
  if (listed.length > opened.limits.parts)
    throw new PackageRefused(`The Excel file has more than ${opened.limits.parts} sheets.`);
  for (const sheet of listed) sheets.push(await readSheetPart(opened, sheet, relations));
  if (sheets.length === 0) throw new PackageRefused('The Excel file has no sheet.');
  const notes = opened.names.some((name) => name.endsWith('vbaproject.bin'))
    ? ['The file has macros, which were ignored.']
    : [];
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
function refuseLinks(opened: OfficePackage, folder: string): void {
  if (!opened.names.some((name) => name.startsWith(`${folder}externallinks/`) && name.endsWith('.xml'))) return;
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
  return (target.startsWith('/') ? target.slice(1) : `${folder}${target}`).toLowerCase();
}

function findRelation(relations: readonly Relation[], type: string): string | undefined {
  return relations.find((relation) => relation.type.endsWith(`/${type}`))?.target;
}

async function readSheetPart(
  opened: OfficePackage,
  sheet: XmlElement,
  relations: readonly Relation[],
): Promise<SheetPart> {
  const name = attributeOf(sheet, 'name') ?? '';
  const isHidden = /hidden/i.test(attributeOf(sheet, 'state') ?? '');
  if (isHidden) return { name, isHidden, text: '' };
  const id = sheet.attributes.find((attribute) => attribute.name === 'id' && attribute.prefix !== '')?.value;
  const relation = relations.find((one) => one.id === id);
  if (relation?.type.endsWith('/chartsheet') === true) return { name, isHidden: true, text: '' };
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
