/** Where a command writes to: the terminal, or a test that reads along. */
export interface Print {
  out(text: string): void;
  error(text: string): void;
}

export const toTerminal: Print = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
};
