import type { Layout } from '../core/layout.ts';
import { layout as zCd } from './z-cd-lender-system.ts';
import { layout as zDisb } from './z-disb-bank-own.ts';
import { layout as zPayoff } from './z-payoff-servicer-letter.ts';
import { layout as zSettle } from './z-settle-title-company.ts';
import { layout as zTil } from './z-til-credit-union.ts';
import { layout as zWire } from './z-wire-title-letter.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [zCd, zSettle, zPayoff, zWire, zDisb, zTil];
