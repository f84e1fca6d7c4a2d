import type { DecisionKind, FindingWithActions } from '@countersign/contract/review';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { reviewWords } from '../../words/review.ts';

const words = reviewWords.keys;

interface ReviewKeys {
  /** While a value is corrected, nothing else is gone to or decided by a stray key. */
  readonly resting: boolean;
  readonly visible: readonly FindingWithActions[];
  readonly selectedId: string | null;
  readonly select: (id: string) => void;
  readonly sources: number;
  readonly source: number;
  readonly selectSource: (index: number) => void;
  readonly decide: (kind: DecisionKind) => void;
  readonly acceptGroup: () => void;
  readonly undo: () => void;
  readonly correct: () => void;
  readonly comment: () => void;
  readonly approve: () => void;
}

export function useReviewKeys(keys: ReviewKeys): void {
  const { visible, selectedId, select, sources, source, selectSource } = keys;
  const move = (step: number) => {
    const at = visible.findIndex(({ finding }) => finding.id === selectedId);
    const next = visible[Math.max(0, Math.min(visible.length - 1, at + step))];
    if (next !== undefined) select(next.finding.id);
  };
  // From the last source on to the first: leafing through them has no end to get stuck at.
  const turn = (step: number) => {
    if (sources > 0) selectSource((source + step + sources) % sources);
  };
  const shortcuts = [
    { keys: 'j', label: words.next, run: () => move(1) },
    { keys: 'k', label: words.previous, run: () => move(-1) },
    { keys: 'n', label: words.nextSource, run: () => turn(1) },
    { keys: 'p', label: words.previousSource, run: () => turn(-1) },
    { keys: 'a', label: words.accept, run: () => keys.decide('accept') },
    { keys: 'o', label: words.override, run: () => keys.decide('override') },
    { keys: 'e', label: words.escalate, run: () => keys.decide('escalate') },
    { keys: 'g', label: words.acceptGroup, run: keys.acceptGroup },
    { keys: 'u', label: words.undo, run: keys.undo },
    { keys: 'c', label: words.correct, run: keys.correct },
    { keys: 'm', label: words.comment, run: keys.comment },
    { keys: 'y', label: words.approve, run: keys.approve },
  ];
  useShortcuts(words.group, keys.resting ? [] : shortcuts);
}
