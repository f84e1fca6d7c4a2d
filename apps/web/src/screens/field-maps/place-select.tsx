import { listOfField, parsePlace } from '@countersign/engine/field-maps/list-fields';
import { Select } from '../../parts/select.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';

interface PlaceSelectProps {
  readonly label: string;
  readonly canonical: string;
  readonly onCanonical: (canonical: string) => void;
}

const words = fieldMapsWords.editor;
/** More parties than this are mapped as rows. */
const OFFERED = 10;

/** Which items of a list a row takes; nothing where the field is stated once for a loan. */
export function PlaceSelect({ label, canonical, onCanonical }: PlaceSelectProps) {
  const place = parsePlace(canonical);
  const list = place === null ? null : listOfField(place.field);
  if (place === null || list === null) return null;
  const { field, index } = place;
  const last = Math.max(OFFERED, typeof index === 'number' ? index : 0);
  const numbers = Array.from({ length: last }, (_, at) => String(at + 1));
  return (
    <Select
      aria-label={label}
      value={index === null ? '' : String(index)}
      onChange={(event) => onCanonical(event.target.value === '' ? field : `${field}[${event.target.value}]`)}
      options={[
        ...(list === 'payment' ? [] : [{ value: '', label: words.whole }]),
        { value: '*', label: words.all },
        ...numbers.map((value) => ({ value, label: words.number(value) })),
      ]}
    />
  );
}
