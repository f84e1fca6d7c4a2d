import type { ReadRegionRequest } from '@countersign/contract/extraction';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readRegion } from '../../api/operations/templates.ts';

/** Long enough that a box that is still drawn or nudged is one question; reading is counted by the service. */
const CALM_MS = 450;

/** What stands in a drawn box, once the hand rests. */
export function useRegion(request: ReadRegionRequest | null) {
  const text = request === null ? null : JSON.stringify(request);
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), CALM_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: ['read-region', calm],
    queryFn: ({ signal }) => readRegion(JSON.parse(calm ?? '') as ReadRegionRequest, signal),
    enabled: calm !== null && text !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return {
    read: text === null ? undefined : query.data,
    error: text === null ? null : query.error,
    /** What is shown belongs to an earlier box. */
    reading: text !== null && (calm !== text || query.isFetching),
  };
}
