import type { Family } from '../../src/extraction/rule.ts';
import { guaranty } from './guaranty.ts';
import { promissoryNote } from './promissory-note.ts';

export const notes: readonly Family[] = [promissoryNote, guaranty];
