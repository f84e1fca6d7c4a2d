import type { ValueKind } from '../../values/value-kind.ts';
import type { DocumentView } from './document-view.ts';
import type { Feature, Standing } from './feature.ts';
import { frameFacts } from './frames.ts';
import { contextOf, type LabelContext, wordsBehind } from './label-context.ts';
import { matchLabel } from './lexicon.ts';
import { tornSides } from './name-reach.ts';
import { type Role, roleIn, roleOfField, roleRelation } from './roles.ts';
import { isFormer, sentenceFacts } from './sentence.ts';
import { shapeFacts } from './shape-facts.ts';
import type { Span } from './span.ts';
import { spokenRole } from './spoken-role.ts';
import { featureWord } from './vocabulary.ts';

const sides = ['inline', 'left', 'row', 'up', 'head', 'down', 'section', 'before'] as const;
type Side = (typeof sides)[number];
/** Sides that name a value; the others say where it belongs. */
const naming: readonly Side[] = ['inline', 'left', 'up', 'head'];

/** The words around a span, and who is spoken of. */
export interface Labels {
  readonly kind: ValueKind;
  readonly words: readonly (readonly [side: Side, words: readonly string[]])[];
  readonly roles: readonly (readonly [side: Side, role: Role])[];
  readonly colon: boolean;
}

/** What is known of a span. */
export interface Facts {
  /** What is printed around it and on it: weighed for the kind and for each field. */
  readonly said: readonly Feature[];
  /** How it stands, whatever it says: weighed for the kind. */
  readonly placed: readonly Feature[];
  readonly labels: Labels;
  readonly defined: Role | null;
  /** Whether it is what somebody was called before. */
  readonly former: boolean;
}

/** What spans that begin at one word have in common, by that word. */
export type Shared = Map<string, { readonly said: readonly Feature[]; readonly context: LabelContext }>;

export function factsOf(view: DocumentView, docType: string, span: Span, standing: Standing, shared: Shared): Facts {
  const start = `${span.pageIndex} ${span.first} ${span.before} ${span.cell?.row} ${span.cell?.index}`;
  let own = shared.get(start);
  if (own === undefined) {
    const context = contextOf(view, span);
    own = { context, said: labelWords(context, docType) };
    shared.set(start, own);
  }
  const { context } = own;
  const said: Feature[] = [...own.said];
  const behind = wordsBehind(view, span);
  addBehind(said, behind);
  said.push(...frameFacts(span.kind, context.before, behind), ...sentenceFacts(view, docType, span));
  const placed: Feature[] = [];
  addPlace(placed, view, span, context);
  shapeFacts(span, standing, docType, { said, placed });
  const named = span.kind === 'name' || span.kind === 'address' || span.kind === 'text' || span.kind === 'id';
  return {
    said: [...new Set(said)],
    placed: [...new Set(placed)],
    labels: labelsOf(span.kind, context),
    defined: named ? spokenRole(view, span) : null,
    former: isFormer(view, span),
  };
}

function labelsOf(kind: ValueKind, context: LabelContext): Labels {
  const words = sides.flatMap((side) => (context[side].length === 0 ? [] : [[side, context[side]] as const]));
  const roles = words.flatMap(([side, own]) => {
    const role = roleIn(side === 'before' ? own.slice(-6) : own);
    return role === null ? [] : [[side, role] as const];
  });
  return { kind, words, roles, colon: context.colon };
}

function labelWords(context: LabelContext, docType: string): Feature[] {
  const features: Feature[] = [];
  let best: string | null = null;
  for (const side of sides) {
    const words = context[side].map(featureWord);
    if (words.length === 0) continue;
    if (side === 'before') {
      const last = words.slice(-4);
      for (let length = 2; length <= last.length; length += 1) features.push(`before:${last.slice(-length).join(' ')}`);
    } else {
      const phrase = words.join(' ');
      features.push(`${side}:${phrase}`);
      if (best === null && side !== 'down' && side !== 'row') best = phrase;
    }
    for (const [at, word] of words.entries()) {
      if (word !== '^') features.push(`${side}~${word}`);
      const next = words[at + 1];
      if (next !== undefined && side !== 'down') features.push(`${side}~${word} ${next}`);
    }
    if (side === 'inline' || side === 'left' || side === 'before') features.push(`${side}>${words.at(-1)}`);
  }
  if (best !== null) features.push(`${docType}|${best}`);
  return features;
}

function addBehind(features: Feature[], behind: readonly string[]): void {
  const words = behind.map(featureWord);
  for (let length = 1; length <= Math.min(3, words.length); length += 1)
    features.push(`behind:${words.slice(0, length).join(' ')}`);
  for (const word of new Set(words)) if (word !== '^') features.push(`behind~${word}`);
}

function addPlace(features: Feature[], view: DocumentView, span: Span, context: LabelContext): void {
  const [start] = span.tokens;
  const page = view.pages[span.pageIndex];
  if (start === undefined || page === undefined) return;
  const last = view.pages.length - 1;
  features.push(span.pageIndex === 0 ? '@page:first' : span.pageIndex === last ? '@page:last' : '@page:inner');
  features.push(
    `@height:${Math.min(5, Math.floor((start.top / page.height) * 6))}${span.pageIndex === 0 ? 'first' : ''}`,
  );
  features.push(span.before === 0 ? '@begins:cell' : '@begins:inside');
  features.push(span.after === 0 ? '@ends:cell' : '@ends:inside');
  if (span.before === 0 && span.after === 0) features.push('@alone');
  if (start.bold) features.push('@bold');
  if (span.first < 0) features.push('@margin');
  if (context.colon) features.push('@colon');
  if (span.kind === 'name') {
    const torn = tornSides(view, span.tokens);
    if (torn.begins) features.push('@begins:torn');
    if (torn.ends) features.push('@ends:torn');
  }
}

/** What the labels around a span mean for one field: the same features for every field of a kind. */
export function labelFeatures(
  field: string,
  { labels, defined }: Pick<Facts, 'labels' | 'defined'>,
  asked: ReadonlySet<string>,
): Feature[] {
  const features: Feature[] = [];
  const relationOf = (fields: readonly string[]): string => {
    if (fields.includes(field)) return fields.some((one) => one !== field && asked.has(one)) ? 'own-too' : 'own';
    return fields.some((one) => asked.has(one)) ? 'other' : 'foreign';
  };
  let [own, other] = [false, false];
  for (const [side, words] of labels.words) {
    const { tail, tailIsAll, head, covers, first } = matchLabel(labels.kind, words);
    if (tail.length > 0) {
      const relation = relationOf(tail);
      features.push(`@${side}:${relation}-${tailIsAll ? 'whole' : 'tail'}`);
      if (naming.includes(side)) {
        own ||= relation.startsWith('own');
        other ||= relation === 'other';
      }
      if (relation.startsWith('own') && labels.colon && (side === 'inline' || side === 'left'))
        features.push('@colon:own');
    } else if (head.length > 0) features.push(`@${side}:${relationOf(head)}-head`);
    const cover = covers.get(field) ?? 0;
    const much = cover > 0.99 ? 'all' : cover > 0.6 ? 'most' : cover > 0.25 ? 'some' : 'none';
    const place = first.length === 0 ? 'nobody' : first.includes(field) ? 'first' : 'after';
    features.push(`@${side}:cover-${much}-${place}`);
  }
  features.push(own ? (other ? '@named:both' : '@named:own') : other ? '@named:other' : '@named:no');
  addRoles(features, field, labels, defined);
  return [...new Set(features)];
}

function addRoles(features: Feature[], field: string, { roles }: Labels, defined: Role | null): void {
  const wanted = roleOfField(field);
  if (wanted === null) return;
  for (const [side, role] of roles) features.push(`@role-${side}:${roleRelation(role, wanted)}`);
  if (defined !== null) features.push(`@defined:${roleRelation(defined, wanted)}`);
  const near = roles.find(([side]) => naming.includes(side))?.[1] ?? null;
  features.push(near === null ? '@role:none' : `@role:${roleRelation(near, wanted)}`);
}
