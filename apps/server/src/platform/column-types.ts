/**
 * The database types that queries may return or take, as values: a query declares its row and its parameters with
 * them, the TypeScript types are inferred, and a guard test compares them with what PostgreSQL says.
 */
export interface ColumnType<T> {
  /** The object id of the type in PostgreSQL's catalogue; fixed for built-in types. */
  readonly oid: number;
  readonly name: string;
  /** Carries the TypeScript type; never set. */
  readonly type?: T;
}

function column<T>(oid: number, name: string): ColumnType<T> {
  return { oid, name };
}

export const t = {
  bool: column<boolean>(16, 'bool'),
  bytea: column<Buffer>(17, 'bytea'),
  /** Arrives as a number; a value past 2^53 is an error, not a rounding. */
  int8: column<number>(20, 'int8'),
  int4: column<number>(23, 'int4'),
  text: column<string>(25, 'text'),
  float8: column<number>(701, 'float8'),
  textArray: column<string[]>(1009, 'text[]'),
  int4Array: column<number[]>(1007, 'int4[]'),
  int8Array: column<number[]>(1016, 'int8[]'),
  byteaArray: column<Buffer[]>(1001, 'bytea[]'),
  /** A calendar day as YYYY-MM-DD. */
  date: column<string>(1082, 'date'),
  timestamptz: column<Date>(1184, 'timestamptz'),
  timestamptzArray: column<Date[]>(1185, 'timestamptz[]'),
  /** Money and rates: arrives as the decimal text. */
  numeric: column<string>(1700, 'numeric'),
  uuid: column<string>(2950, 'uuid'),
  uuidArray: column<string[]>(2951, 'uuid[]'),
  jsonb: column<unknown>(3802, 'jsonb'),
  json: <T>(): ColumnType<T> => column<T>(3802, 'jsonb'),
  nullable: <T>(type: ColumnType<T>): ColumnType<T | null> => column<T | null>(type.oid, type.name),
  /** A text column that holds one of a closed set, checked by the database. */
  set: <T extends string>(): ColumnType<T> => column<T>(25, 'text'),
} as const;

export type ValueOf<C> = C extends ColumnType<infer T> ? T : never;
