const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
/** A name counts in units of 4 GiB and, within each, in segments. */
const UNIT_BYTES = 2 ** 32;

/** The names of the segments of the log from the first to the last, both included, as they stand in pg_wal. */
export function listSegments(first: string, last: string, segmentBytes: number): readonly string[] {
  const [start, end] = [parse(first), parse(last)];
  // A start in between would have begun another timeline; the backup calls then fail by themselves.
  if (start.timeline !== end.timeline) throw new Error(`The log went from ${first} to another timeline (${last}).`);
  const perUnit = UNIT_BYTES / segmentBytes;
  const numberOf = ({ unit, segment }: Parsed) => unit * perUnit + segment;
  const names: string[] = [];
  for (let number = numberOf(start); number <= numberOf(end); number += 1) {
    names.push(start.timeline + hex(Math.floor(number / perUnit)) + hex(number % perUnit));
  }
  return names;
}

interface Parsed {
  readonly timeline: string;
  readonly unit: number;
  readonly segment: number;
}

function parse(name: string): Parsed {
  const [, timeline, unit, segment] = NAME.exec(name) ?? [];
  if (timeline === undefined || unit === undefined || segment === undefined) {
    throw new Error(`"${name}" is no name of a segment of the log.`);
  }
  return { timeline, unit: Number.parseInt(unit, 16), segment: Number.parseInt(segment, 16) };
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(8, '0');
}
