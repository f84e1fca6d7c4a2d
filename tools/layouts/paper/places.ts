import { unionBox } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';
import type { Run, Span } from '../../packages/core/runs.ts';
import type { TruthValue } from '../../packages/core/truth.ts';

/** Where the pieces of each run stand. */
export type Places = Map<number, { readonly pageNo: number; readonly box: Box }[]>;

export function remember(found: Places, run: number, pageNo: number, box: Box): void {
  const places = found.get(run);
  if (places === undefined) found.set(run, [{ pageNo, box }]);
  else places.push({ pageNo, box });
}

/** The values that runs print, each with one box for each page that it stands on. */
export function placesToValues(runs: readonly Run[], found: Places): TruthValue[] {
  const values: TruthValue[] = [];
  const spans = new Map<Span, { pageNo: number; box: Box }[]>();
  runs.forEach((run, index) => {
    const places = found.get(index);
    if (typeof run === 'string' || places === undefined) return;
    if (run.over !== undefined) spans.set(run.over, [...(spans.get(run.over) ?? []), ...places]);
    if ('field' in run) values.push(toValue(run, places));
  });
  for (const [span, places] of spans) values.push(toValue(span, places));
  return values;
}

function toValue({ field, printed, value }: Span, places: readonly { pageNo: number; box: Box }[]): TruthValue {
  const pageNos = [...new Set(places.map((place) => place.pageNo))];
  return {
    field,
    printed: printed.replace(/\s+/g, ' ').trim(),
    value: value.replace(/\s+/g, ' ').trim(),
    places: pageNos.flatMap((pageNo) => {
      const box = unionBox(places.filter((place) => place.pageNo === pageNo).map((place) => place.box));
      return box === null ? [] : [{ pageNo, box }];
    }),
  };
}
