import type { PageEvidence } from './page-evidence.ts';
import type { PageLayout } from './page-layout.ts';

export type PageKind = 'content' | 'blank' | 'separator';

/** Recognition finds a speck or two on an empty sheet. */
const SPECKS = 3;
/** A separator sheet or an empty page that says so prints a line or two besides. */
const FEW_WORDS = 25;
/** A recognized word below this is as likely dirt. */
const SURE = 0.5;
/** Two words as sure as this are print. */
const VERY_SURE = 0.85;
/** So many unsure words are print that was badly read, and no dirt: a page is not thrown away for it. */
const UNSURE_WORDS = 8;

/**
 * A page that could not be read is content: nobody knows what it holds. A page whose few words are a title or a form's
 * foot belongs to its document.
 */
export function kindOfPage(layout: PageLayout, evidence: PageEvidence): PageKind {
  if (layout.page.failure !== null) return 'content';
  const legible = layout.page.words.filter((word) => /[\p{L}\p{N}]{2}/u.test(word.text));
  // Text of the file is no dirt: a last page may hold a name and nothing else.
  if (layout.page.method === 'text' && legible.length > 0 && !evidence.saysBlank && !evidence.saysSeparator)
    return 'content';
  const plain = legible.filter((word) => word.confidence >= VERY_SURE && word.text.length >= 4);
  const words = legible.filter((word) => word.confidence >= SURE);
  if (evidence.saysSeparator && words.length <= FEW_WORDS) return 'separator';
  if (evidence.saysBlank && words.length <= FEW_WORDS) return 'blank';
  if (words.length > SPECKS || plain.length >= 2 || legible.length > UNSURE_WORDS) return 'content';
  const titled = [...evidence.types.values()].some((one) => one.title > 0 || one.body > 0);
  return titled ? 'content' : 'blank';
}
