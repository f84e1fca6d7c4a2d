import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { canonicalFields, docTypes } from '../../api/operations/catalogues.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { reviewWords } from '../../words/review.ts';

/** How sources and fields are called. What no catalogue knows, such as a type of the bank's own, goes by its id. */
export function useTitles() {
  const { data: types } = useQuery(docTypes);
  const { data: fields } = useQuery(canonicalFields);
  const typeTitles = useMemo(() => new Map(types?.map(({ id, title }) => [id, title])), [types]);
  const fieldTitles = useMemo(() => new Map(fields?.map(({ name, title }) => [name, title])), [fields]);
  const titleOf = useCallback(
    (source: string) => {
      if (source === 'lar') return reviewWords.sources.record;
      if (source === 'intake') return reviewWords.sources.intake;
      return typeTitles.get(source) ?? sayCode(source);
    },
    [typeTitles],
  );
  const fieldTitle = useCallback((field: string) => fieldTitles.get(field) ?? sayCode(field), [fieldTitles]);
  return { titleOf, fieldTitle };
}
