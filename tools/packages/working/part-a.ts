import type { Layout } from '../core/layout.ts';
import { agreements } from './a-agreements.ts';
import { approvals } from './a-approvals.ts';
import { softwareInstruments } from './a-deeds-software.ts';
import { uniformInstruments } from './a-deeds-uniform.ts';
import { disbursements } from './a-disbursements.ts';
import { guaranties } from './a-guaranties.ts';
import { headerBoxNotes } from './a-notes-boxes.ts';
import { columnNotes } from './a-notes-columns.ts';

/** Notes, guaranties, security instruments, approvals and what is signed beside them. */
export const workingLayoutsA: readonly Layout[] = [
  ...headerBoxNotes,
  ...columnNotes,
  ...guaranties,
  ...softwareInstruments,
  ...uniformInstruments,
  ...approvals,
  ...disbursements,
  ...agreements,
];
