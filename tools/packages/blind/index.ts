import type { Layout } from '../core/layout.ts';
import { layout as zAppr } from './z-appr-commercial-letter.ts';
import { layout as zCd } from './z-cd-lender-system.ts';
import { layout as zDisb } from './z-disb-bank-own.ts';
import { layout as zFlood } from './z-flood-vendor-cert.ts';
import { layout as zFloodNotice } from './z-floodnotice-bank-letter.ts';
import { layout as zIns } from './z-ins-carrier-commercial.ts';
import { layout as zPayoff } from './z-payoff-servicer-letter.ts';
import { layout as zSettle } from './z-settle-title-company.ts';
import { layout as zTcom } from './z-tcom-abstract-company.ts';
import { layout as zTil } from './z-til-credit-union.ts';
import { layout as zTpol } from './z-tpol-underwriter.ts';
import { layout as zWire } from './z-wire-title-letter.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
  zCd,
  zSettle,
  zPayoff,
  zWire,
  zDisb,
  zTil,
  zTcom,
  zTpol,
  zIns,
  zFlood,
  zFloodNotice,
  zAppr,
];
