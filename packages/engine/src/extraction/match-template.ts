import type { Page } from '../pages/page.ts';
import { openContext, type ReadingContext } from './reading-context.ts';
import type { Template } from './template.ts';

/** The title stands alone on its line in the head of the first page; further down it may be a mention. */
const headOfPage = 1 / 3;

/** Keywords that must be printed for a document to be known without its title (domain: at least two anchors). */
const minKeywords = 2;

/** How certain it is that pages are of a template's kind; 0 where nothing says so. */
export function matchTemplate(template: Template, pages: readonly Page[]): number {
  return pages.length === 0 ? 0 : matchIn(template, openContext(pages));
}

function matchIn(template: Template, context: ReadingContext): number {
  const title = titleConfidence(template, context);
  const keywords = keywordConfidence(template, context);
  return title === 0 || keywords === 0 ? Math.max(title, keywords) : 1 - (1 - title) * (1 - keywords);
}

function titleConfidence({ title }: Template, context: ReadingContext): number {
  if (title === undefined) return 0;
  const found = context.labels(title).filter((match) => match.grid.pageIndex === 0 && match.startsCell);
  if (found.some((match) => match.endsCell && match.top < headOfPage * match.grid.page.height)) return 0.95;
  return found.some((match) => match.endsCell) ? 0.7 : 0;
}

function keywordConfidence({ title, keywords = [] }: Template, context: ReadingContext): number {
  const found = keywords.filter((keyword) => context.labels(keyword).length > 0).length;
  const needed = title === undefined ? Math.min(minKeywords, keywords.length) : minKeywords;
  if (found === 0 || found < needed) return 0;
  return Math.min(0.95, 0.7 + 0.1 * found * (found / keywords.length));
}

/** Below this a template does not overrule what the catalogue says. */
const minMatch = 0.75;

export interface TemplateChoice<T extends Template> {
  readonly template: T;
  readonly confidence: number;
}

/**
 * The template that a document is read by. Templates come before the built-in types: one that knows the pages gives
 * them its type. One without title and keywords only adds its rules to a type that the catalogue knows by itself. Of
 * equals the first in the list counts.
 */
export function chooseTemplate<T extends Template>(
  docType: string,
  pages: readonly Page[],
  templates: readonly T[],
): TemplateChoice<T> | null {
  let best: TemplateChoice<T> | null = null;
  // Opened once for all templates, and not where nothing would be looked for in it.
  const context = pages.length === 0 || templates.length === 0 ? null : openContext(pages);
  for (const template of templates) {
    const confidence = context === null ? 0 : matchIn(template, context);
    if (confidence >= minMatch && (best === null || confidence > best.confidence)) best = { template, confidence };
  }
  if (best !== null) return best;
  const silent = templates.find(
    (one) => one.docType === docType && one.title === undefined && (one.keywords ?? []).length === 0,
  );
  return silent === undefined ? null : { template: silent, confidence: 0 };
}
