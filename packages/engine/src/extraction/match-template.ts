import type { SplitDocument } from '../classification/split-package.ts';
import type { Page } from '../pages/page.ts';
import { openContext, type ReadingContext } from './reading-context.ts';
import type { Template } from './template.ts';

/** The title stands alone on its line in the head of the first page; further down it may be a mention. */
const headOfPage = 1 / 3;

/** Keywords that must be printed for a document to be known without its title (domain: at least two anchors). */
const minKeywords = 2;

/** How certain it is that pages are of a template's kind; 0 where nothing says so. */
export function matchTemplate(template: Template, pages: readonly Page[]): number {
  if (pages.length === 0) return 0;
  const context = openContext(pages);
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

/** A cut document with the bank's template that knows it, if one does. */
export interface TemplatedDocument<T extends Template> {
  readonly document: Omit<SplitDocument, 'docType'> & { readonly docType: string };
  readonly template: T | null;
}

/** Below this a template does not overrule what the catalogue says. */
const minMatch = 0.75;

/** Templates come before the built-in types: a document that one of them knows takes its type. */
export function applyTemplates<T extends Template>(
  documents: readonly SplitDocument[],
  pages: readonly Page[],
  templates: readonly T[],
): TemplatedDocument<T>[] {
  return documents.map((document) => {
    const own = pages.filter(({ pageNo }) => pageNo >= document.fromPage && pageNo <= document.toPage);
    let best: { template: T; confidence: number } | null = null;
    for (const template of templates) {
      const confidence = matchTemplate(template, own);
      if (confidence >= minMatch && (best === null || confidence > best.confidence)) best = { template, confidence };
    }
    if (best === null) {
      // A template without title and keywords adds its rules to a type that the catalogue knows by itself.
      const silent = templates.find(
        ({ docType, title, keywords }) =>
          docType === document.docType && title === undefined && (keywords ?? []).length === 0,
      );
      return { document, template: silent ?? null };
    }
    return {
      document: {
        ...document,
        docType: best.template.docType,
        confidence: Math.max(document.docType === best.template.docType ? document.confidence : 0, best.confidence),
      },
      template: best.template,
    };
  });
}
