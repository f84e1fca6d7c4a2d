import type { Mark, Page } from '@countersign/engine/pages/page';
import type { PackageTruth } from '../../tools/packages/core/truth.ts';

/** The marks that the product would find in the picture, had it been painted. */
export function withTrueMarks(pages: readonly Page[], truth: PackageTruth): Page[] {
  return pages.map((page) => ({
    ...page,
    marks: truth.documents.flatMap((one) =>
      one.marks
        .filter((mark) => mark.pageNo + one.fromPage - 1 === page.pageNo)
        .map(
          (mark): Mark => ({
            kind: mark.kind,
            state: mark.marked ? 'marked' : 'empty',
            box: mark.box,
            confidence: 0.95,
            ink: null,
          }),
        ),
    ),
  }));
}
