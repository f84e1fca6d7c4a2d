import type { Box } from './fractions.ts';
import type { MarkedBox } from './marked-box.ts';
import type { PageSource } from './page-source.ts';
import type { PageAhead } from './use-fetch-ahead.ts';

export interface PageViewerProps {
  readonly source: PageSource;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  readonly boxes: readonly MarkedBox[];
  /** The box to scroll to and to show strongest. */
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Pages that will probably be asked for next, the likeliest first; the same list while they are the same. */
  readonly ahead?: readonly PageAhead[];
  /** While something is drawn: what is drawn so far, and who is told. */
  readonly drawing?: { readonly box: Box | null; readonly onBox: (box: Box | null) => void } | null;
}
