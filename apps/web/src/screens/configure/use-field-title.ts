import { useQuery } from '@tanstack/react-query';
import { canonicalFields } from '../../api/operations/catalogues.ts';

/** Says a canonical field as people call it. */
export function useFieldTitle(): (name: string) => string {
  const { data = [] } = useQuery(canonicalFields);
  return (name) => data.find((field) => field.name === name)?.title ?? name;
}
