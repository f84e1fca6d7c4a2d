/** What follows an option, as in `--only scored`. */
export function option(options: readonly string[], name: string): string | undefined {
  const at = options.indexOf(name);
  return at < 0 ? undefined : options[at + 1];
}

export function numberOption(options: readonly string[], name: string): number | undefined {
  const value = Number(option(options, name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** As in `--pages 50,150,500`. */
export function numbersOption(options: readonly string[], name: string): readonly number[] | undefined {
  return option(options, name)?.split(',').map(Number);
}
