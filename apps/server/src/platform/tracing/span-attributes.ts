/**
 * All that a span may say, and in which shape. Traces leave the house: they carry no personal data, no reference that the
 * bank gave, no name of a file and no address. What is not listed here, or does not fit, is dropped before it is sent.
 */
export interface SpanAttributes {
  readonly 'http.request.method'?: string;
  /** The pattern of the address, never the address. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'error.type'?: string;
  readonly 'countersign.operation'?: string;
  readonly 'countersign.request_id'?: string;
  readonly 'countersign.loan_id'?: string;
  readonly 'countersign.document_id'?: string;
  readonly 'countersign.job'?: string;
  readonly 'countersign.attempt'?: number;
  readonly 'countersign.outcome'?: string;
  readonly 'countersign.page'?: number;
  readonly 'countersign.method'?: string;
  readonly 'countersign.doc_type'?: string;
  readonly 'countersign.provider'?: string;
}

const WORD = /^[A-Za-z][A-Za-z0-9_-]{0,79}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const shapes: Readonly<Record<keyof SpanAttributes, RegExp | 'count'>> = {
  'http.request.method': /^[A-Z]{3,10}$/,
  'http.route': /^\/[a-zA-Z0-9/:._*-]{0,120}$/,
  'http.response.status_code': 'count',
  'error.type': WORD,
  'countersign.operation': WORD,
  'countersign.request_id': UUID,
  'countersign.loan_id': UUID,
  'countersign.document_id': UUID,
  'countersign.job': WORD,
  'countersign.attempt': 'count',
  'countersign.outcome': WORD,
  'countersign.page': 'count',
  'countersign.method': WORD,
  'countersign.doc_type': WORD,
  'countersign.provider': WORD,
};

/** What kinds of spans there are: the first words of their names. The rest of a name is listed like an attribute. */
const NAME =
  /^([A-Z]{3,10}( \/[a-zA-Z0-9/:._*-]*)?|job [a-z-]+|transaction|read page|recognize page|extract values|core (stage|commit|void|verify|find customers)|send mail|call [A-Z]{3,10})$/;

export function isAllowedName(name: string): boolean {
  return NAME.test(name);
}

export function isAllowedAttribute(name: string, value: unknown): boolean {
  const shape = Object.hasOwn(shapes, name) ? shapes[name as keyof SpanAttributes] : undefined;
  if (shape === undefined) return false;
  if (shape === 'count') return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  return typeof value === 'string' && shape.test(value);
}

export function allowedAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const kept = Object.entries(attributes).filter(([name, value]) => isAllowedAttribute(name, value));
  return Object.fromEntries(kept) as Record<string, string | number>;
}
