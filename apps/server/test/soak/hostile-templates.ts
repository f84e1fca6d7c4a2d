import type { Page, Word } from '@countersign/engine/pages/page';
import { orderWords } from '@countersign/engine/pages/reading-order';
import { requireTemplate } from '../../src/extraction/check-template.ts';
import { openExtractor } from '../../src/extraction/index.ts';
import { DomainError } from '../../src/platform/domain-error.ts';
import { ExtractionTooSlow } from '../../src/platform/extractor.ts';
import { createRandom, type Random } from './random.ts';

export const title =
  'Hostile patterns and templates: refused with a reason, or run within their limit, while others go on';

export const defaultRounds = 5_000;

/** As the service gives a proof. */
const LIMIT = { steps: 1_000_000_000, seconds: 60 };
/** The event loop of the service may stand still no longer than this because of a template: it runs elsewhere. */
const LONGEST_PAUSE_MS = 1_000;

/** Pieces that make other engines take for ever, and pieces that are no patterns at all. */
const pieces = [
  '(a+)+',
  '(a|a)*',
  '(a|aa)+',
  '(.*)*',
  '(.*a){20}',
  '(x+x+)+y',
  '([a-zA-Z]+)*',
  '((a*)*)*',
  '(?:a?){50}a{50}',
  '.{1,500}',
  '(',
  ')',
  '[',
  '\\',
  '*',
  '+?',
  '(?P<v>',
  '(?<v>a)',
  '(?P<w>a)',
  '(?=a)',
  '(?!a)',
  '(?<=a)',
  '\\1',
  '\\b',
  '^',
  '$',
  '\\pL',
  '\\C',
  '[^a]',
  '\\Q',
  '\\E',
  'a{1000}',
  'a{1001}',
  '(a{100}){10}',
  '(a{100}){100}',
  '(?i)',
  '(?s).*',
  '\u0000',
  '\ud800',
  '🏦',
  '(?P<v>.+)',
  '(?P<v>.*?)',
  '\\d+',
  '|',
  '||',
  '()',
  '(|a)*',
] as const;

const fields = [
  'loan_number',
  'principal_amount',
  'borrower_name',
  'maturity_date',
  'no_such_field',
  '__proto__',
  '',
] as const;
const types = ['label', 'sentence', 'region', 'table', 'checkbox', 'signature', 'regex'] as const;

export async function run({ seed, rounds, log }: { seed: number; rounds: number; log: (line: string) => void }) {
  const figures = {
    refused: 0,
    'run to their end': 0,
    'stopped at the limit': 0,
    'longest milliseconds': 0,
    'longest pause of other work in ms': 0,
  };
  const faults: string[] = [];
  const extractor = openExtractor();
  const pages = [densePage('a'.repeat(40)), densePage('aaaaaaaaaaaaaaaaaaaaaaaaaaab x$1')];
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    figures['longest pause of other work in ms'] = Math.max(
      figures['longest pause of other work in ms'],
      Math.round(now - last - 50),
    );
    last = now;
  }, 50);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const template = makeTemplate(createRandom(seed + round));
      const started = performance.now();
      try {
        const checked = requireTemplate(template as never);
        await extractor.run({ kind: 'prove', pages, template: checked }, LIMIT);
        figures['run to their end'] += 1;
      } catch (error) {
        if (error instanceof DomainError) figures.refused += 1;
        else if (error instanceof ExtractionTooSlow) figures['stopped at the limit'] += 1;
        else faults.push(`seed ${seed + round}: ${(error as Error).message}`);
      }
      const took = performance.now() - started;
      figures['longest milliseconds'] = Math.max(figures['longest milliseconds'], Math.round(took));
      if (took > (LIMIT.seconds + 5) * 1000) faults.push(`seed ${seed + round}: took ${Math.round(took)} ms`);
    }
  } finally {
    clearInterval(beat);
    await extractor.close();
  }
  if (figures['longest pause of other work in ms'] > LONGEST_PAUSE_MS) {
    log(
      `Other work paused ${figures['longest pause of other work in ms']} ms; on a busy machine that may be the machine.`,
    );
  }
  return { figures, faults };
}

/** Patterns that the engine takes, and that make it work as hard as it can. */
const slow = [
  '(a+)+',
  '(a|a)*',
  '(a|aa)+',
  '(.*)*',
  '(.*a){20}',
  '(x+x+)+y',
  '([a-zA-Z]+)*',
  '((a*)*)*',
  '(?:a?){50}a{50}',
  '.{1,140}',
  '[^b]+',
  '(|a)*',
  '(?s).*',
  'a{100}',
] as const;

function makeTemplate(random: Random): unknown {
  return random.integer(0, 1) === 0 ? makeSlow(random) : makeBroken(random);
}

/** Valid in form, so that its patterns run. */
function makeSlow(random: Random): unknown {
  const pattern = () => Array.from({ length: random.integer(1, 2) }, () => random.pick(slow)).join('');
  const rules = Array.from({ length: random.integer(1, 20) }, () =>
    random.integer(0, 3) === 0
      ? { field: 'loan_number', type: 'label', pattern: 'a', valuePattern: pattern() }
      : { field: 'borrower_name', type: 'sentence', pattern: `${pattern()}(?P<v>${random.pick(slow)})` },
  );
  return { docType: 'a_form', title: 'aaaaaaaa', keywords: ['aaaaaaaaa', 'aaaaaaaaaa'], rules };
}

function makeBroken(random: Random): unknown {
  const pattern = () => Array.from({ length: 1 + random.integer(0, 5) }, () => random.pick(pieces)).join('');
  const rules = Array.from({ length: random.integer(0, 5) }, () => {
    const rule: Record<string, unknown> = { field: random.pick(fields), type: random.pick(types) };
    if (random.integer(0, 9) > 0) rule.pattern = random.integer(0, 2) === 0 ? `(?P<v>${pattern()})` : pattern();
    if (random.integer(0, 3) === 0) rule.valuePattern = pattern();
    if (random.integer(0, 5) === 0) rule.page = random.integer(0, 2) - 1;
    if (random.integer(0, 3) === 0)
      rule.box = {
        x: random.integer(0, 19) / 10,
        y: random.integer(0, 9) / 10,
        w: random.integer(0, 9) / 10,
        h: random.integer(0, 9) / 10,
      };
    if (random.integer(0, 5) === 0) rule.anchor = { text: pattern(), box: { x: 0, y: 0, w: 0.1, h: 0.1 } };
    if (random.integer(0, 5) === 0) rule.column = pattern();
    if (random.integer(0, 5) === 0) rule.direction = random.pick(['right', 'below', 'up'] as const);
    return rule;
  });
  return {
    docType: random.integer(0, 7) === 0 ? pattern() : 'a_form',
    ...(random.integer(0, 2) === 0 ? { title: pattern() } : {}),
    ...(random.integer(0, 2) === 0 ? { keywords: [pattern(), pattern()] } : {}),
    rules,
  };
}

/** As much text as a page holds, all of the kind that patterns stumble over. */
function densePage(text: string): Page {
  const words: Word[] = [];
  for (let line = 0; line < 70; line += 1) {
    for (let column = 0; column < 12; column += 1) {
      const box = { x: 0.04 + column * 0.077, y: 0.03 + line * 0.0135, w: 0.07, h: 0.01 };
      words.push({
        text: text.slice(0, 8 + ((line + column) % 20)),
        box,
        method: 'text',
        confidence: 1,
        fontSize: 8,
        bold: false,
      });
    }
  }
  return {
    pageNo: 1,
    width: 612,
    height: 792,
    rotation: 0,
    uprightTurn: 0,
    method: 'text',
    ...orderWords(words),
    rules: [],
    formFields: [],
    annotations: [],
    marks: [],
    doubts: [],
    failure: null,
  };
}
