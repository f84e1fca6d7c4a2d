import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Choice, Example } from './examples.ts';
import { type Scores, scoreOf } from './fit-scores.ts';

/** What scores read off a document: a value and how likely it is among all that may answer, and none. */
export interface Answer {
  readonly field: string;
  readonly choice: Choice;
  readonly chance: number;
}

/** Of a field with several values, those below this are no answer. */
const leastChance = 0.3;

export function answersOf(scores: Scores, example: Example): Answer[] {
  return [...example.fields].flatMap(([field, { choices }]) => {
    const weights = scores.fields.get(field);
    if (weights === undefined || scores.asked.get(example.docType)?.has(field) !== true) return [];
    const none = scores.none.get(`${field} ${example.docType}`) ?? 0;
    const scored = choices.map((choice) => ({ choice, score: scoreOf(weights, example.spans[choice.span]) }));
    return findField(field)?.repeated === true ? several(field, scored, none) : one(field, scored, none);
  });
}

interface ScoredChoice {
  readonly choice: Choice;
  readonly score: number;
}

function several(field: string, scored: readonly ScoredChoice[], none: number): Answer[] {
  const byKey = new Map<string, Answer>();
  for (const { choice, score } of scored) {
    const chance = 1 / (1 + Math.exp(none - score));
    if (chance >= leastChance && chance > (byKey.get(choice.key)?.chance ?? 0))
      byKey.set(choice.key, { field, choice, chance });
  }
  return [...byKey.values()];
}

/** Prints of one value stand together: what is said twice is likelier. */
function one(field: string, scored: readonly ScoredChoice[], none: number): Answer[] {
  const top = scored.reduce((most, { score }) => Math.max(most, score), none);
  const groups = new Map<string, { mass: number; best: number; choice: Choice }>();
  let whole = Math.exp(none - top);
  for (const { choice, score } of scored) {
    const mass = Math.exp(score - top);
    whole += mass;
    const group = groups.get(choice.key);
    if (group === undefined) groups.set(choice.key, { mass, best: mass, choice });
    else {
      group.mass += mass;
      if (mass > group.best) Object.assign(group, { best: mass, choice });
    }
  }
  const [first] = [...groups.values()].sort((a, b) => b.mass - a.mass);
  return first === undefined ? [] : [{ field, choice: first.choice, chance: first.mass / whole }];
}
