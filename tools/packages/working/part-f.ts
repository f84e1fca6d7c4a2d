import type { Layout } from '../core/layout.ts';
import { agreementsF } from './f-agreements.ts';
import { approvalsF } from './f-approvals.ts';
import { closingF } from './f-closing.ts';
import { notesF } from './f-notes.ts';
import { titleF } from './f-title.ts';

/** Papers written as text, in words of their own: what every house says in its own way. */
export const partF: readonly Layout[] = [...notesF, ...agreementsF, ...approvalsF, ...closingF, ...titleF];
