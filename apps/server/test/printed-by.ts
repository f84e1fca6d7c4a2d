import { vi } from 'vitest';

interface Printed {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** What a command of `countersign`, run in this process, prints, and the code that it ends with. */
export async function printedBy(
  command: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<Printed> {
  let [out, error] = ['', ''];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += text;
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      error += text;
      return true;
    }),
  ];
  try {
    const code = await command(args);
    return { code, out, error };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
