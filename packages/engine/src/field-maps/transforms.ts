import { meaningTransforms } from './meaning-transforms.ts';
import { numberTransforms } from './number-transforms.ts';
import { textTransforms } from './text-transforms.ts';
import { impossible, type LookupTables, type Transform, type TransformContext, type Transformed } from './transform.ts';

/** Every transform by its name, in the order in which they are offered. Names are those of the open parts, to the letter. */
export const transforms: Readonly<Record<string, Transform>> = {
  none: textTransforms.none,
  trim: textTransforms.trim,
  upper: textTransforms.upper,
  digits: textTransforms.digits,
  alnum: textTransforms.alnum,
  money: numberTransforms.money,
  money_cents: numberTransforms.money_cents,
  rate_percent: numberTransforms.rate_percent,
  rate_decimal: numberTransforms.rate_decimal,
  rate_bps: numberTransforms.rate_bps,
  date_iso: meaningTransforms.date_iso,
  date_us: meaningTransforms.date_us,
  date_compact: meaningTransforms.date_compact,
  integer: numberTransforms.integer,
  boolean_yn: meaningTransforms.boolean_yn,
  name_first: meaningTransforms.name_first,
  name_last: meaningTransforms.name_last,
  address_line1: meaningTransforms.address_line1,
  address_city: meaningTransforms.address_city,
  address_state: meaningTransforms.address_state,
  address_zip5: meaningTransforms.address_zip5,
  last4: textTransforms.last4,
  truncate: textTransforms.truncate,
  pad_left: textTransforms.pad_left,
  lookup: textTransforms.lookup,
  constant: textTransforms.constant,
};

export interface ParsedTransform {
  readonly transform: Transform;
  readonly args: readonly string[];
}

/** `pad_left:10:0` is the transform `pad_left` with `10` and `0`. A text says why there is no such transform. */
export function parseTransform(text: string, tables: LookupTables): ParsedTransform | string {
  const [name = '', ...args] = text.split(':');
  const transform = Object.hasOwn(transforms, name) ? transforms[name] : undefined;
  if (transform === undefined) return `knows no transform ${name}`;
  if (transform.checkArguments === undefined)
    return args.length === 0 ? { transform, args } : `${name} takes no argument`;
  const fault = transform.checkArguments(args, tables);
  return fault === null ? { transform, args } : `${name} ${fault}`;
}

/** Writes a value for the core by a transform as it stands in a map. */
export function applyTransform(text: string, value: string, context: TransformContext): Transformed {
  const parsed = parseTransform(text, context.tables);
  return typeof parsed === 'string' ? impossible(parsed) : parsed.transform.apply(value, parsed.args, context);
}
