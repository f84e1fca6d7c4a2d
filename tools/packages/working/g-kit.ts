import type { Layout } from '../core/layout.ts';
import { paper as fPaper } from './f-kit.ts';

/** A paper written as text, as in part F, by another hand. */
export function paper(...[id, docType, look, text]: Parameters<typeof fPaper>): Layout {
  return { ...fPaper(id, docType, look, text), id: `g-${id}` };
}
