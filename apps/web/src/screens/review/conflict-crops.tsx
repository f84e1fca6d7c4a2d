import type { Box } from '../../page-viewer/fractions.ts';
import { reviewWords } from '../../words/review.ts';
import { SourceCrop } from '../loan-steps/source-crop.tsx';
import type { ShownSource } from './finding-sources.ts';
import { sayValue } from './say-value.ts';

const words = reviewWords.sources;

interface ConflictCropsProps {
  readonly sources: readonly ShownSource[];
  readonly kind: string | null;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

interface Pictured extends ShownSource {
  readonly pageNo: number;
  readonly bbox: Box;
}

/** What contradicts each other, as it is printed, side by side: most findings are decided without opening the page. */
export function ConflictCrops({ sources, kind, titleOf, fieldTitle }: ConflictCropsProps) {
  const pictured = sources.filter((source): source is Pictured => source.pageNo !== null && source.bbox !== null);
  if (pictured.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section className="review-crops" aria-label={words.asPrinted} tabIndex={0}>
      {pictured.map(({ index, documentId, source, field, raw, normalized, pageNo, bbox }) => (
        <figure key={index}>
          <figcaption>
            <span className="review-soft">
              {titleOf(source)}, {words.page(pageNo)}
            </span>{' '}
            <strong className="numbers">{normalized === null ? raw : sayValue(kind, normalized)}</strong>
          </figcaption>
          <SourceCrop
            documentId={documentId}
            pageNo={pageNo}
            box={bbox}
            label={words.crop(titleOf(source), field === null ? '' : fieldTitle(field))}
          />
        </figure>
      ))}
    </section>
  );
}
