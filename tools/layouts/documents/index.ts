import type { DocumentSpec } from '../blocks/part.ts';
import { changeInTerms, promissoryNote } from './notes.ts';

/** Every kind of document that the sampler draws. */
export const documentSpecs: readonly DocumentSpec[] = [promissoryNote, changeInTerms];
