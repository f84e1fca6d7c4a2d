import { isRoutingNumber } from '@countersign/engine/values/routing-number';
import { DomainError } from '../platform/domain-error.ts';
import type { Participant } from './types.ts';

/**
 * The participant directory of the Fedwire Funds Service as its text file has it: 101 characters a line. Routing number
 * 1–9, short name 10–27, name 28–63, state 64–65, city 66–90, takes wires 91, settlement only 92, securities 93, date of
 * the last change 94–101.
 */
const LINE = 101;
/** The ACH directory has longer lines and says nothing about wires; it is often mistaken for this one. */
const ACH_LINE = 155;

/** Far more than there are banks: a file of this size is something else. */
const MAX_LINES = 200_000;

/** Reads a directory while it arrives. Throws at the first line that is none, naming it. */
export async function readDirectory(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<readonly Participant[]> {
  const found = new Map<string, Participant>();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [rest, number] = ['', 0];
  const take = (line: string) => {
    number += 1;
    if (line.trim() === '') return;
    if (number > MAX_LINES) throw invalid(`has more than ${MAX_LINES} lines`);
    const participant = readLine(line, number);
    if (found.has(participant.aba)) throw invalid(`names ${participant.aba} a second time in line ${number}`);
    found.set(participant.aba, participant);
  };
  for await (const chunk of chunks) {
    rest += decode(decoder, chunk);
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    // A line that never ends is no directory, and is not collected until memory ends.
    if (rest.length > 10 * ACH_LINE) throw invalid(`has a line of more than ${10 * ACH_LINE} characters`);
    for (const line of lines) take(line);
  }
  take(rest + decode(decoder));
  if (found.size === 0) throw invalid('holds no participants');
  return [...found.values()];
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw invalid('is not text');
  }
}

function readLine(line: string, number: number): Participant {
  if (line.length === ACH_LINE) {
    throw invalid('is the ACH directory, which does not say who takes wires: load the Fedwire participant directory');
  }
  // The date at the end may be missing, and with it the spaces.
  const text = line.padEnd(LINE);
  const [aba, eligible, settlementOnly] = [text.slice(0, 9), text.slice(90, 91), text.slice(91, 92)];
  const isOne =
    text.length === LINE && isRoutingNumber(aba) && /^[YN]$/.test(eligible) && /^[S ]$/.test(settlementOnly);
  if (!isOne) throw invalid(`has a line ${number} that is no participant (nine digits, names, state, city, Y or N)`);
  return {
    aba,
    telegraphicName: text.slice(9, 27).trim(),
    name: text.slice(27, 63).trim(),
    state: text.slice(63, 65).trim(),
    city: text.slice(65, 90).trim(),
    // A bank that only settles takes no customers' wires.
    wireEligible: eligible === 'Y' && settlementOnly === ' ',
  };
}

function invalid(message: string): DomainError {
  const errors = [{ field: 'file', code: 'invalid', message }];
  return new DomainError({
    code: 'aba_directory_invalid',
    detail: `The file ${message}. Nothing was changed.`,
    errors,
  });
}
