import type { Layout } from '../core/layout.ts';
import { closingDisclosures } from './b-closing-disclosure.ts';

/** Layouts of the papers around the loan: disclosures, settlement, title, insurance, flood, money movement. */
export const workingLayoutsB: readonly Layout[] = [...closingDisclosures];
