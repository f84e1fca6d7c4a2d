import { blindLayouts } from '../../tools/packages/blind/index.ts';
import type { Layout } from '../../tools/packages/core/layout.ts';
import { openedLayouts } from '../../tools/packages/opened/index.ts';
import { scoredLayouts } from '../../tools/packages/scored/index.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';

export interface LayoutSet {
  readonly name: 'working' | 'opened' | 'scored' | 'blind';
  readonly layouts: readonly Layout[];
  /** Whether those who write families look at its pages; of others figures are printed, and no page or value. */
  readonly open: boolean;
  /** Whether a run over all sets scans it, too: recognition takes seconds a page. Asked for by name, every set is scanned. */
  readonly scanned: boolean;
}

/** The sets of layouts, each of which is scored apart. */
export const layoutSets: readonly LayoutSet[] = [
  { name: 'working', layouts: workingLayouts, open: true, scanned: true },
  { name: 'opened', layouts: openedLayouts, open: true, scanned: false },
  { name: 'scored', layouts: scoredLayouts, open: false, scanned: true },
  { name: 'blind', layouts: blindLayouts, open: false, scanned: false },
];
