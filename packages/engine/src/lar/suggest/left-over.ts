import type { PlaceOfSample } from './place-of-sample.ts';
import { fits, saidByValues, tellsKind } from './value-evidence.ts';

/** Every record has a borrower and a number; what is left over when all else has its place can be one without being called so. */
export function leftOver(
  places: readonly PlaceOfSample[],
  isTaken: (place: PlaceOfSample) => boolean,
  isFound: (field: string) => boolean,
): readonly (readonly [field: string, place: PlaceOfSample])[] {
  const free = places.filter((place) => !isTaken(place));
  const borrower = isFound('borrower_name') ? undefined : onlyName(free);
  const key = isFound('loan_number')
    ? undefined
    : keyOfRecord(places.slice(0, FIRST_PLACES).filter((one) => !isTaken(one)));
  const isOfProperty = !isFound('property_address') && OF_PROPERTY.some(isFound);
  const address = isOfProperty && !isFound('borrower_address') ? onlyAddress(free) : undefined;
  return [
    ...(borrower === undefined ? [] : [['borrower_name', borrower] as const]),
    ...(key === undefined ? [] : [['loan_number', key] as const]),
    ...(address === undefined ? [] : [['property_address', address] as const]),
  ];
}

const NAME_LABEL = new Set(['name', 'full', 'long', 'short', 'legal', 'loan', 'account', 'entity', 'record']);

/** A record is about somebody: where nobody is called the borrower and one name stands there as a name, it is his. */
function onlyName(places: readonly PlaceOfSample[]): PlaceOfSample | undefined {
  return only(
    places.filter(({ candidate: { words, party }, values }) => {
      const isCalledName = words.includes('name') && words.every((word) => NAME_LABEL.has(word));
      return (
        isCalledName &&
        party === null &&
        values.every(isOneName) &&
        saidByValues(values).has('name') &&
        fits('borrower_name', values, values)
      );
    }),
  );
}

/** "Fern Dental - CRE purchase" is what somebody called the loan. */
function isOneName(value: string): boolean {
  return !/\s[-–]\s/.test(value);
}

const FIRST_PLACES = 2;
const OF_OTHERS = new Set(
  'tin customer borrower member cif phone zip account user branch officer check opportunity row case'.split(' '),
);

/** Exports begin with the key of the record: "App #", "MBL #", `assetNumber`. */
function keyOfRecord(places: readonly PlaceOfSample[]): PlaceOfSample | undefined {
  return only(
    places.filter(({ candidate: { words, party }, values }) => {
      const isNumber = words.includes('number') || words.includes('id') || words.includes('reference');
      return (
        isNumber &&
        party === null &&
        words.length <= 2 &&
        !words.some((word) => OF_OTHERS.has(word)) &&
        values.length === 1 &&
        fits('loan_number', values, values)
      );
    }),
  );
}

/** Fields of a loan on a home, whose address is the address. */
const OF_PROPERTY = ['property_county', 'occupancy', 'property_type'];
const ADDRESS_LABEL = new Set(['address', 'street', 'line', 'full']);

function onlyAddress(places: readonly PlaceOfSample[]): PlaceOfSample | undefined {
  return only(
    places.filter(({ candidate: { words, party }, values }) => {
      const isAddress = words.includes('address') && words.every((word) => ADDRESS_LABEL.has(word));
      return isAddress && party === null && tellsKind('property_address', values);
    }),
  );
}

function only<One>(found: readonly One[]): One | undefined {
  const [first, ...others] = found;
  return others.length === 0 ? first : undefined;
}
