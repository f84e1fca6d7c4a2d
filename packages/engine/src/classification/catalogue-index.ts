import { docTypeCatalogue } from '../../data/doc-types/catalogue.ts';
import { attachmentHeads, blankPhrases, separatorPhrases, titleModifiers } from '../../data/doc-types/page-phrases.ts';
import type { Anchor, DocTypeEntry, DocTypeId } from './doc-type.ts';
import { foldPhrase, foldWord } from './fold-text.ts';
import { indexPhrases, type PhraseIndex } from './phrase-index.ts';

/** What a phrase of the catalogue means where it is found. */
export type PhraseMeaning =
  | TitleMeaning
  | TypePhraseMeaning
  | { readonly kind: 'attachment' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'separator' };

export type TitleMeaning =
  | { readonly kind: 'title'; readonly docType: DocTypeId }
  | { readonly kind: 'bareTitle'; readonly docType: DocTypeId }
  | { readonly kind: 'headWord'; readonly docType: DocTypeId };

export type TypePhraseMeaning =
  | { readonly kind: 'form'; readonly docType: DocTypeId }
  | { readonly kind: 'selfName'; readonly docType: DocTypeId }
  | { readonly kind: 'part'; readonly docType: DocTypeId; readonly part: number }
  | { readonly kind: 'anchor'; readonly docType: DocTypeId; readonly anchor: Anchor }
  | { readonly kind: 'against'; readonly docType: DocTypeId; readonly anchor: Anchor };

export interface CatalogueIndex {
  readonly phrases: PhraseIndex;
  /** Of each phrase: one text can speak for several types. */
  readonly meanings: readonly (readonly PhraseMeaning[])[];
  readonly modifiers: ReadonlySet<string>;
  readonly entries: ReadonlyMap<DocTypeId, DocTypeEntry>;
}

function buildIndex(): CatalogueIndex {
  const meanings = new Map<string, PhraseMeaning[]>();
  const add = (text: string, meaning: PhraseMeaning): void => {
    const key = foldPhrase(text).join(' ');
    meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
  };
  for (const { id: docType, ...parts } of docTypeCatalogue) {
    for (const text of parts.titles) add(text, { kind: 'title', docType });
    for (const text of parts.bareTitles) add(text, { kind: 'bareTitle', docType });
    for (const text of parts.headWords) add(text, { kind: 'headWord', docType });
    for (const text of parts.forms) add(text, { kind: 'form', docType });
    for (const text of parts.selfNames) add(text, { kind: 'selfName', docType });
    for (const [part, heads] of parts.parts.entries())
      for (const text of heads) add(text, { kind: 'part', docType, part });
    for (const anchor of parts.anchors) add(anchor.text, { kind: 'anchor', docType, anchor });
    for (const anchor of parts.against) add(anchor.text, { kind: 'against', docType, anchor });
  }
  for (const text of attachmentHeads) add(text, { kind: 'attachment' });
  for (const text of blankPhrases) add(text, { kind: 'blank' });
  for (const text of separatorPhrases) add(text, { kind: 'separator' });
  return {
    phrases: indexPhrases([...meanings.keys()]),
    meanings: [...meanings.values()],
    modifiers: new Set(titleModifiers.flatMap((word) => foldWord(word))),
    entries: new Map(docTypeCatalogue.map((one) => [one.id, one])),
  };
}

/** Built once: it depends on nothing but the catalogue. */
export const catalogueIndex: CatalogueIndex = buildIndex();
