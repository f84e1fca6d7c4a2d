import { type ParameterError, unsupportedParameters, validationError } from './errors.ts';

export type Body = Readonly<Record<string, unknown>>;

/** FromJsonHelper.checkForUnsupportedParameters: whatever is not expected by name is refused by name. */
export function refuseUnsupported(body: Body, supported: readonly string[]): void {
  const names = Object.keys(body).filter((name) => !supported.includes(name));
  if (names.length > 0) throw unsupportedParameters(names);
}

/** Collects what is wrong and throws it all at once, as DataValidatorBuilder does. */
export function validator(resource: string, body: Body) {
  const errors: ParameterError[] = [];
  const fail = (parameter: string, what: string, message: string) =>
    errors.push({ code: `validation.msg.${resource}.${parameter}.${what}`, message, parameter });
  const text = (name: string): string | null => {
    const value = body[name];
    return value === undefined || value === null || String(value).trim() === '' ? null : String(value);
  };
  return {
    fail,
    text,
    notNull: (name: string) => {
      if (text(name) === null) fail(name, 'cannot.be.blank', `The parameter \`${name}\` is mandatory.`);
    },
    /** JsonParserHelper: amounts and whole numbers need `locale`; both may come as text. */
    number: (name: string, isOk: (value: number) => boolean, isRequired: boolean) => {
      const value = text(name);
      if (value === null) {
        if (isRequired) fail(name, 'cannot.be.blank', `The parameter \`${name}\` is mandatory.`);
        return;
      }
      if (text('locale') === null)
        fail(name, 'missing.locale', `The parameter \`${name}\` requires a \`locale\` parameter.`);
      if (!/^-?\d+(\.\d+)?$/.test(value))
        fail(name, 'invalid.decimal.format', `The parameter \`${name}\` has value: ${value}`);
      else if (!isOk(Number(value)))
        fail(name, 'is.not.within.expected.range', `The parameter \`${name}\` is out of range.`);
    },
    /** JsonParserHelper.convertFrom: dates need `dateFormat` and `locale`, and must be as the format says. */
    date: (name: string, isRequired: boolean) => {
      const value = text(name);
      if (value === null) {
        if (isRequired) fail(name, 'cannot.be.blank', `The parameter \`${name}\` is mandatory.`);
        return;
      }
      if (text('dateFormat') !== 'yyyy-MM-dd' || text('locale') === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
        fail(name, 'invalid.dateFormat.format', `The parameter \`${name}\` is invalid based on the dateFormat.`);
      }
    },
    maxLength: (name: string, most: number) => {
      if ((text(name)?.length ?? 0) > most)
        fail(name, 'exceeds.max.length', `The parameter \`${name}\` exceeds max length of ${most}.`);
    },
    done: () => {
      if (errors.length > 0) throw validationError(errors);
    },
  };
}
