import { MOST_SUGGESTED_PLACES } from '../caps.ts';
import { isObject } from '../formats/json.ts';
import { childElements, type XmlElement } from '../formats/xml-tree.ts';
import { type Candidate, type Party, partyOfRole, partyOfWords, quoteName } from './candidate.ts';
import { joinParts } from './join-parts.ts';
import { labelWords } from './label-words.ts';
import { isValueKey, labelOfName, nameKeyOf } from './named-values.ts';

/** A JSON value or an XML element, as far as suggesting needs to know it. */
interface Node {
  /** Null for what holds others. */
  readonly text: string | null;
  readonly isLeaf: boolean;
  readonly children: readonly Child[];
}

interface Child {
  readonly name: string;
  /** How the path goes on: `.name` or `@name`. */
  readonly step: string;
  readonly items: readonly Node[];
  /** A list, whatever number of items it holds. */
  readonly isList: boolean;
}

/** Places of a JSON record; a list of records is looked at as a whole. */
export function jsonCandidates(root: unknown): readonly Candidate[] {
  const places: Candidate[] = [];
  if (Array.isArray(root)) visit(places, root.map(jsonNode), { path: '$[*]', context: [], parent: [], party: null });
  else visit(places, [jsonNode(root)], { path: '$', context: [], parent: [], party: null });
  return places;
}

function jsonNode(value: unknown): Node {
  if (!isObject(value)) {
    const text = value === null || value === undefined || Array.isArray(value) ? null : String(value);
    return { text, isLeaf: true, children: [] };
  }
  const children = Object.entries(value).map(([name, one]): Child => {
    const step = /^[^.[\]'"*\s]([^.[\]]*[^.[\]\s])?$/.test(name) ? `.${name}` : `[${quoteName(name)}]`;
    return Array.isArray(one)
      ? { name, step, items: one.map(jsonNode), isList: true }
      : { name, step, items: [jsonNode(one)], isList: false };
  });
  return { text: null, isLeaf: false, children };
}

export function xmlCandidates(root: XmlElement): readonly Candidate[] {
  const places: Candidate[] = [];
  visit(places, [xmlNode(root)], { path: `$.${root.name}`, context: [], parent: [], party: null });
  return places;
}

function xmlNode(element: XmlElement): Node {
  const inner = childElements(element);
  const names = [...new Set(inner.map(({ name }) => name))];
  const attributes = element.attributes.filter(({ prefix }) => prefix === '');
  const children = [
    ...attributes.map(({ name, value }): Child => {
      return { name, step: `@${name}`, items: [{ text: value, isLeaf: true, children: [] }], isList: false };
    }),
    ...names.map((name): Child => {
      const items = inner.filter((child) => child.name === name).map(xmlNode);
      const step = name.includes('.') ? `[${quoteName(name)}]` : `.${name}`;
      return { name, step, items, isList: items.length > 1 };
    }),
  ];
  const text = inner.length === 0 ? element.children.join('').trim() : null;
  return { text, isLeaf: inner.length === 0, children };
}

interface At {
  readonly path: string;
  readonly context: readonly string[];
  /** The words of the name directly above. */
  readonly parent: readonly string[];
  readonly party: Party | null;
}

/** Every place below items of one kind, each once, whichever of the items has it. */
function visit(places: Candidate[], items: readonly Node[], { path, context, parent, party }: At): void {
  const level: Candidate[] = [];
  const below: (() => void)[] = [];
  for (const [name, children] of byName(items)) {
    const [first] = children;
    if (first === undefined || places.length + level.length > MOST_SUGGESTED_PLACES) return;
    const nodes = children.flatMap((child) => child.items);
    const words = labelWords(name);
    const isList = children.some((child) => child.isList);
    const own = `${path}${first.step}`;
    const leaves = nodes.filter(({ isLeaf }) => isLeaf);
    const named = namedValues(nodes, own, context);
    if (named.length > 0) {
      places.push(...named);
      continue;
    }
    if (
      !isRoleLeaf(name, leaves) &&
      leaves.length > 0 &&
      !(leaves.every(({ text }) => text === null) && nodes.length > leaves.length)
    ) {
      const unit = unitBeside(name, items);
      const leaf = { label: name, words, context, parent, party, path: isList ? `${own}[*]` : own };
      level.push(unit === null ? leaf : { ...leaf, unit });
    }
    const groups = nodes.filter(({ children: inner }) => inner.length > 0);
    if (groups.length > 0)
      below.push(() => visitGroups(places, groups, { own, words, isList, context, parent, party }));
  }
  places.push(...joinParts(level));
  for (const visitBelow of below) visitBelow();
}

/** Items that say the names of their values: `[{ "description": "Note Rate", "value": "6.375" }, …]`. */
function namedValues(nodes: readonly Node[], own: string, context: readonly string[]): readonly Candidate[] {
  const keys = [...new Set(nodes.flatMap(({ children }) => children.map(({ step }) => step)))];
  const value = keys.find((one) => isValueKey(one));
  const key = nameKeyOf(keys, (one) => nodes.map((node) => textAt(node, [one])), value !== undefined);
  if (key === undefined || key.startsWith('[')) return [];
  const isOwnText = value === undefined && nodes.every(({ isLeaf, text }) => isLeaf && text !== null);
  if (value === undefined && !isOwnText) return [];
  const isJson = !key.startsWith('@') && !isOwnText;
  const counts = new Map<string | null, number>();
  for (const node of nodes) counts.set(textAt(node, [key]), (counts.get(textAt(node, [key])) ?? 0) + 1);
  return nodes.flatMap((node): readonly Candidate[] => {
    const name = textAt(node, [key]);
    if (name === null) return [];
    const words = labelWords(labelOfName(name));
    const isTwice = (counts.get(name) ?? 0) > 1;
    const path = `${own}[${isJson ? '?' : ''}${key.replace(/^\./, '')}=${quoteName(name)}]${isTwice ? '[*]' : ''}${value ?? ''}`;
    return [{ label: name, words, context, parent: [], party: partyOfWords(words), path }];
  });
}

function isRoleName(name: string): boolean {
  return ROLE_NAME.test(name) && !/occup|usage|residen|property/i.test(name);
}

/** What says the role of a party is no value of it. */
function isRoleLeaf(name: string, leaves: readonly Node[]): boolean {
  return isRoleName(name) && leaves.some(({ text }) => partyOfRole(text) !== undefined);
}

function byName(items: readonly Node[]): ReadonlyMap<string, readonly Child[]> {
  const found = new Map<string, Child[]>();
  for (const child of items.flatMap(({ children }) => children)) {
    const same = found.get(child.name);
    if (same === undefined) found.set(child.name, [child]);
    else same.push(child);
  }
  return found;
}

/** `LoanAmortizationPeriodCount` beside `LoanAmortizationPeriodType` of Month: MISMO says its units so. */
function unitBeside(name: string, items: readonly Node[]): 'months' | 'years' | 'days' | null {
  if (!name.endsWith('Count')) return null;
  const type = `${name.slice(0, -'Count'.length)}Type`;
  const texts = items.flatMap(({ children }) => children.filter((child) => child.name === type));
  const said = texts[0]?.items[0]?.text?.toLowerCase() ?? '';
  return said === 'month' ? 'months' : said === 'year' ? 'years' : said === 'day' ? 'days' : null;
}

interface Group {
  readonly own: string;
  readonly words: readonly string[];
  readonly isList: boolean;
  readonly context: readonly string[];
  readonly parent: readonly string[];
  readonly party: Party | null;
}

/** Names that say only that there is more below them. */
const CONTAINERS = new Set(
  'detail details data info information record list array individual legal entity name item items body attribute'.split(
    ' ',
  ),
);

/** Who acts for a borrower is not the borrower. */
const SOMEBODY_ELSE = new Set(
  'signer signatory employer attorney contact trustee agent appraiser spouse accountant'.split(' '),
);

/** Items with a role are told apart by it; others are looked at together. */
function visitGroups(places: Candidate[], nodes: readonly Node[], group: Group): void {
  const { own, words, isList, context } = group;
  const isElse = words.some((word) => SOMEBODY_ELSE.has(word));
  const party = isElse ? null : (partyOfWords(words) ?? group.party);
  const above = words.every((word) => CONTAINERS.has(word)) && group.parent.length > 0 ? group.parent : words;
  const test = findRole(nodes);
  if (test === null) {
    const path = isList || (partyOfWords(words) !== null && own.includes('.') && isPerson(words)) ? listed(own) : own;
    visit(places, nodes, { path, context: [...context, ...words], parent: above, party });
    return;
  }
  const roles = [...new Set(nodes.map((node) => textAt(node, test.steps)))];
  const parties = new Set(roles.map(partyOfRole));
  const [only] = parties;
  // Applicants that are all borrowers, the first and the joint one, are one list.
  if (test.kind === 'party' && roles.length > 1 && parties.size === 1 && only !== undefined) {
    const next = { context: [...context, ...CALLED[only], ...words], parent: words, party: only };
    visit(places, nodes, { ...next, path: listed(own) });
    return;
  }
  for (const role of roles.slice(0, MOST_ROLES)) {
    const kept = nodes.filter((node) => textAt(node, test.steps) === role);
    const meant = test.kind === 'party' ? partyOfRole(role) : undefined;
    if (role === null || (test.kind === 'loan' && !/subject/i.test(role))) continue;
    const path = `${group.own}[${test.kind === 'party' && test.isJson ? '?' : ''}${test.key}=${quoteName(role)}]`;
    const around = test.kind === 'loan' ? [] : meant === undefined ? labelWords(role) : CALLED[meant];
    const parent = test.kind === 'party' ? around : above;
    const own = test.kind === 'party' ? (meant ?? null) : party;
    const next = { context: [...context, ...around, ...words], parent, party: own };
    visit(places, kept, { ...next, path: test.kind === 'party' ? `${path}[*]` : path });
  }
}

const CALLED: Readonly<Record<Party, readonly string[]>> = {
  borrower: ['borrower'],
  guarantor: ['guarantor'],
  lender: ['lender'],
  officer: ['officer'],
};

/** A borrower or a guarantor stands for any number of them; `borrowerInfo` does not. */
function isPerson(words: readonly string[]): boolean {
  return words.length === 1 && (words[0] === 'borrower' || words[0] === 'guarantor');
}

/** XML alone says nothing of lists, so that one guarantor in the sample may be the first of several. */
function listed(path: string): string {
  return path.endsWith(']') ? path : `${path}[*]`;
}

interface Role {
  readonly kind: 'party' | 'loan' | 'identifier';
  readonly key: string;
  readonly steps: readonly string[];
  readonly isJson: boolean;
}

/** Roles of parties in one record; more are no roles. */
const MOST_ROLES = 12;
const DEEPEST_ROLE = 4;
const ROLE_NAME = /role|type|kind|category|capacity|function|relation|^rel|^tp$/i;

/** The place below the items that says what each of them is: a role of a party, the loan that is meant, a kind of number. */
function findRole(nodes: readonly Node[]): Role | null {
  const [first] = nodes;
  if (first === undefined) return null;
  for (const { steps, name } of rolesBelow(first, [])) {
    const values = nodes.map((node) => textAt(node, steps));
    if (values.includes(null)) continue;
    const key = steps.join('').replace(/^\./, '');
    const isJson = !steps.some((step) => step.startsWith('@')) && !/^[A-Z_]+$/.test(key.split('.')[0] ?? '');
    if (/loanroletype/i.test(name)) return { kind: 'loan', key, steps, isJson };
    if (/identifiertype$/i.test(name) && nodes.length > 0 && /loanidentifier/i.test(name))
      return { kind: 'identifier', key, steps, isJson };
    if (values.some((value) => partyOfRole(value) !== undefined)) return { kind: 'party', key, steps, isJson };
  }
  return null;
}

function rolesBelow(node: Node, above: readonly string[]): readonly { steps: readonly string[]; name: string }[] {
  return node.children.flatMap(({ name, step, items, isList }) => {
    const [only, ...others] = items;
    if (only === undefined || others.length > 0 || (isList && items.length !== 1)) return [];
    const steps = [...above, step];
    // Quoted names cannot stand in a test that leads through several.
    if (step.startsWith('[')) return [];
    if (only.isLeaf) return isRoleName(name) ? [{ steps, name }] : [];
    return above.length + 1 < DEEPEST_ROLE ? rolesBelow(only, steps) : [];
  });
}

function textAt(node: Node, steps: readonly string[]): string | null {
  let at: Node | undefined = node;
  for (const step of steps) {
    const child: Child | undefined = at?.children.find((one) => one.step === step);
    at = child?.items.length === 1 ? child.items[0] : undefined;
  }
  return at?.isLeaf === true && at.text !== null && at.text.trim() !== '' ? at.text.trim() : null;
}
