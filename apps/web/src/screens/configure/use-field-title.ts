import { parsePlace, SCHEDULE_FIELDS } from '@countersign/engine/field-maps/list-fields';
import { useQuery } from '@tanstack/react-query';
import { canonicalFields } from '../../api/operations/catalogues.ts';

/** Says a canonical field as people call it. */
export function useFieldTitle(): (name: string) => string {
  const { data = [] } = useQuery(canonicalFields);
  return (name) => {
    const { field, index } = parsePlace(name) ?? { field: name, index: null };
    const title = data.find((each) => each.name === field)?.title ?? SCHEDULE_FIELDS[field]?.title ?? name;
    // The first of several is numbered too: a reader then sees that there are more.
    return typeof index === 'number' ? `${title} ${index}` : title;
  };
}
