import { KeyHint } from '../../parts/key-hint.tsx';
import { reviewWords } from '../../words/review.ts';

const words = reviewWords.proposed.switch;

/** What of a review is looked at: what the rules found, or values that wait to be confirmed. */
export type ReviewPart = 'findings' | 'proposed';

interface ReviewSwitchProps {
  readonly view: ReviewPart;
  readonly onView: (view: ReviewPart) => void;
  readonly findings: number;
  readonly proposed: number;
}

export function ReviewSwitch({ view, onView, findings, proposed }: ReviewSwitchProps) {
  const counts = { findings, proposed };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div role="group" aria-label={words.label} className="review-switch">
      {(['findings', 'proposed'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="review-filter"
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          {words[each]} <span className="review-count numbers">{counts[each]}</span>
        </button>
      ))}
      <KeyHint keys="t" />
    </div>
  );
}
