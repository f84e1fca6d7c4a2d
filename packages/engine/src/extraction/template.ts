import { findField } from '../fields/field-catalogue.ts';
import { capturesValue, compilePattern } from './patterns.ts';
import { directions, type Rule, ruleTypes } from './rule.ts';

/** A kind of document that a bank taught the program: how to know it, and how to read it. */
export interface Template {
  readonly docType: string;
  readonly title?: string;
  readonly keywords?: readonly string[];
  readonly rules: readonly Rule[];
}

/** What is wrong with a template, and where: a JSON pointer into it. */
export interface TemplateFault {
  readonly pointer: string;
  readonly message: string;
}

const DOC_TYPE = /^[a-z][a-z0-9_]{0,63}$/;
const maxRules = 200;
const maxKeywords = 50;
const maxText = 200;
/** Longer patterns than a page of text cannot be checked by a person. */
const maxPattern = 1_000;
/** Counted repeats are unrolled: each count makes the pattern as much larger, and every step over a text dearer. */
const maxRepeats = 300;

/** Every fault at once: a person mends a template in one go. */
export function checkTemplate(template: Template): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const fault = (pointer: string, message: string) => faults.push({ pointer, message });
  if (!DOC_TYPE.test(template.docType)) {
    fault(
      '/docType',
      'must be lower-case letters, digits and underscores, begin with a letter and have at most 64 characters',
    );
  }
  if (template.title !== undefined) checkText(template.title, '/title', fault);
  if ((template.keywords?.length ?? 0) > maxKeywords) fault('/keywords', `must be at most ${maxKeywords}`);
  for (const [index, keyword] of (template.keywords ?? []).entries()) checkText(keyword, `/keywords/${index}`, fault);
  if (template.rules.length === 0) fault('/rules', 'must hold at least one rule');
  if (template.rules.length > maxRules) fault('/rules', `must be at most ${maxRules} rules`);
  for (const [index, rule] of template.rules.slice(0, maxRules).entries()) checkRule(rule, `/rules/${index}`, fault);
  return faults;
}

type Report = (pointer: string, message: string) => void;

function checkText(text: string, pointer: string, fault: Report): void {
  if (!/[\p{L}\p{N}]/u.test(text)) fault(pointer, 'must hold a letter or a digit');
  else if (text.length > maxText) fault(pointer, `must have at most ${maxText} characters`);
}

/** Which keys each type of rule takes, beside field, type and valuePattern; those it cannot do without are marked. */
const keysOf: Readonly<Record<Rule['type'], readonly string[]>> = {
  label: ['pattern!', 'direction', 'page'],
  sentence: ['pattern!', 'page'],
  region: ['page!', 'box!', 'anchor'],
  table: ['pattern!', 'column', 'page'],
  checkbox: ['pattern!', 'page'],
  signature: ['pattern!', 'page'],
};

const optionalKeys = ['pattern', 'direction', 'column', 'page', 'box', 'anchor'] as const;

function checkRule(rule: Rule, at: string, fault: Report): void {
  if (findField(rule.field) === undefined) fault(`${at}/field`, `is not a canonical field: GET /v1/fields lists them`);
  if (!(ruleTypes as readonly string[]).includes(rule.type)) {
    fault(`${at}/type`, `must be one of ${ruleTypes.join(', ')}`);
    return;
  }
  const keys = keysOf[rule.type];
  for (const key of optionalKeys) {
    if (keys.includes(`${key}!`) && rule[key] === undefined) fault(`${at}/${key}`, `is needed by a ${rule.type} rule`);
    else if (rule[key] !== undefined && !keys.includes(key) && !keys.includes(`${key}!`)) {
      fault(`${at}/${key}`, `means nothing in a ${rule.type} rule`);
    }
  }
  if (rule.direction !== undefined && !(directions as readonly string[]).includes(rule.direction)) {
    fault(`${at}/direction`, `must be one of ${directions.join(', ')}`);
  }
  if (rule.pattern !== undefined) {
    if (rule.type === 'sentence') checkPattern(rule.pattern, `${at}/pattern`, true, fault);
    else checkText(rule.pattern, `${at}/pattern`, fault);
  }
  if (rule.valuePattern !== undefined) checkPattern(rule.valuePattern, `${at}/valuePattern`, false, fault);
  if (rule.column !== undefined) checkText(rule.column, `${at}/column`, fault);
  if (rule.page !== undefined && !(Number.isInteger(rule.page) && rule.page >= 1 && rule.page <= 10_000)) {
    fault(`${at}/page`, 'must be a whole number from 1 to 10000');
  }
  if (rule.box !== undefined) checkBox(rule.box, `${at}/box`, fault);
  if (rule.anchor !== undefined) {
    checkText(rule.anchor.text, `${at}/anchor/text`, fault);
    checkBox(rule.anchor.box, `${at}/anchor/box`, fault);
  }
}

function checkPattern(source: string, pointer: string, needsGroup: boolean, fault: Report): void {
  if (source === '') return void fault(pointer, 'must not be empty');
  if (source.length > maxPattern) return void fault(pointer, `must have at most ${maxPattern} characters`);
  if (repeats(source) > maxRepeats)
    return void fault(pointer, `repeats too much: its counts, such as {2,40}, may add up to ${maxRepeats}`);
  try {
    const pattern = compilePattern(source);
    if (needsGroup && !capturesValue(pattern))
      fault(pointer, 'must capture the value in a group named v, such as (?P<v>…)');
  } catch (error) {
    fault(pointer, `is not a pattern: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

/** What counted repeats add to a pattern; those inside each other are limited by the engine itself. */
function repeats(source: string): number {
  let sum = 0;
  for (const [, low = '', high = ''] of source.matchAll(/\{(\d{1,4})(?:,(\d{0,4}))?\}/g))
    sum += Math.max(Number(low), Number(high));
  return sum;
}

function checkBox({ x, y, w, h }: NonNullable<Rule['box']>, pointer: string, fault: Report): void {
  const good =
    [x, y, w, h].every((side) => Number.isFinite(side)) &&
    x >= 0 &&
    y >= 0 &&
    w > 0 &&
    h > 0 &&
    x + w <= 1.000001 &&
    y + h <= 1.000001;
  if (!good) fault(pointer, 'must lie on the page: fractions of its width and height, from the top left');
}
