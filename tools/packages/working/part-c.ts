import type { Layout } from '../core/layout.ts';
import { approvalsC } from './c-approvals.ts';
import { deedsC } from './c-deeds.ts';
import { guarantiesC } from './c-guaranties.ts';
import { mortgagesC } from './c-mortgages.ts';
import { notesC } from './c-notes.ts';

/** Layouts written from the description of the domain alone, in other words and other shapes than the first two parts. */
export const partC: readonly Layout[] = [...notesC, ...guarantiesC, ...deedsC, ...mortgagesC, ...approvalsC];
