import { describe, expect, it } from 'vitest';
import { docTypeCatalogue } from '../../data/doc-types/catalogue.ts';
import { DOC_TYPE_IDS } from '../../src/classification/doc-type.ts';
import { foldPhrase } from '../../src/classification/fold-text.ts';
import { splitPackage } from '../../src/classification/split-package.ts';
import { pageFromText } from './pages-from-text.ts';

describe('the catalogue', () => {
  it('has one entry for every document type of the domain', () => {
    expect(docTypeCatalogue.map(({ id }) => id).sort()).toEqual([...DOC_TYPE_IDS].sort());
  });

  it('gives no printed title to two types', () => {
    const owners = new Map<string, string[]>();
    for (const { id, titles, bareTitles } of docTypeCatalogue) {
      for (const title of [...titles, ...bareTitles]) {
        const key = foldPhrase(title).join(' ');
        owners.set(key, [...new Set([...(owners.get(key) ?? []), id])]);
      }
    }
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  // The stored approval record is no page document and has no printed title.
  for (const { id, titles } of docTypeCatalogue.filter(({ titles }) => titles.length > 0)) {
    it(`knows every printed title of ${id} when it stands alone at the top`, () => {
      const body = ['', 'Prairie State Bank', '12 Main Street', 'Macon, GA 31201'];
      const wrong = titles.filter((title) => {
        const page = pageFromText({ lines: [`= ${title.toUpperCase()}`, ...body] }, 1);
        return splitPackage([page]).documents[0]?.docType !== id;
      });
      expect(wrong).toEqual([]);
    });
  }
});
