import { headings } from '../../data/families/headings.ts';
import { foldPhrase } from '../classification/fold-text.ts';
import { findField } from '../fields/field-catalogue.ts';
import type { ReadyRule } from './candidate.ts';
import { familyRules } from './family-rules.ts';
import type { FormLabels } from './reading-context.ts';
import type { Rule } from './rule.ts';
import { labelsOf } from './rule-types/label.ts';

/** The rules of a form, and what they tell of its labels. */
export interface PreparedRules extends FormLabels {
  readonly ready: readonly ReadyRule[];
}

const families = new Map<string, PreparedRules>();

/** Those that ship for a type, worked out once: a type has thousands of labels. */
export function prepareFamily(docType: string): PreparedRules {
  const known = families.get(docType);
  if (known !== undefined) return known;
  const made = prepare(makeReady(familyRules(docType), docType, 1));
  families.set(docType, made);
  return made;
}

/** Those of a template, alone or before the ones that ship: of these nothing is worked out again. */
export function prepareTemplate(rules: readonly Rule[], docType: string, alone: boolean): PreparedRules {
  const own = prepare(makeReady(rules, `template.${docType}`, 0));
  if (alone) return own;
  const shipped = prepareFamily(docType);
  return {
    ready: [...own.ready, ...shipped.ready],
    headings: new Set([...own.headings, ...shipped.headings]),
    partHeadings: [...new Set([...own.partHeadings, ...shipped.partHeadings])],
    // A template gives its labels as they are printed, never as patterns.
    wording: shipped.wording,
  };
}

function prepare(ready: readonly ReadyRule[]): PreparedRules {
  const labels = ready.flatMap(({ rule }) => (rule.type === 'label' ? labelsOf(rule).map(headingKey) : []));
  // What is asked last is worded so widely that values would look like labels.
  const wordings = ready.flatMap(({ rule }) => (rule.fallback ? [] : (rule.worded ?? [])));
  return {
    ready,
    headings: new Set([...knownHeadings, ...labels]),
    partHeadings: [...new Set(ready.flatMap(({ rule }) => [...(rule.under ?? []), ...(rule.outside ?? [])]))],
    wording: wordings.length === 0 ? null : new RegExp(`^(?:${wordings.join('|')})$`),
  };
}

/** Rules with their fields; a rule is named by its family, its field and its place among that field's rules. */
function makeReady(rules: readonly Rule[], family: string, tier: 0 | 1): ReadyRule[] {
  const counts = new Map<string, number>();
  return rules.flatMap((rule) => {
    const field = findField(rule.field);
    if (field === undefined) return [];
    const count = (counts.get(rule.field) ?? 0) + 1;
    counts.set(rule.field, count);
    return { rule, field, id: `${family}.${rule.field}.${count}`, tier };
  });
}

const knownHeadings = headings.map((heading) => headingKey(heading));

/** Folding takes the sign away that makes "Trust Account #" a label: without it the words end many a name. */
function headingKey(label: string): string {
  return foldPhrase(label).join(' ') + (label.includes('#') ? ' #' : '');
}
