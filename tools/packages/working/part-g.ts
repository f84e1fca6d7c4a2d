import type { Layout } from '../core/layout.ts';
import { agreementsG } from './g-agreements.ts';
import { approvalsG } from './g-approvals.ts';
import { closingG } from './g-closing.ts';
import { notesG } from './g-notes.ts';

/** Papers of one more hand, written from the forms that banks use and without a look at how they are read. */
export const partG: readonly Layout[] = [...notesG, ...agreementsG, ...approvalsG, ...closingG];
