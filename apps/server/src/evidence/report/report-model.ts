import { isJsonObject, type Json } from '@countersign/engine/evidence/canonical-json';
import type { EntryBody, EvidenceActor, SealedEntry } from '@countersign/engine/evidence/entry';
import { titleOf } from '@countersign/engine/evidence/evidence-titles';
import type { ExportDocument } from '@countersign/engine/evidence/export-format';
import { openEntry } from '@countersign/engine/evidence/seal-entry';

/** What a report says, apart from how a page looks. */
export interface Report {
  readonly externalRef: string;
  readonly loanId: string;
  readonly exportedAt: string;
  readonly head: string;
  readonly treeSize: number;
  readonly key: string;
  readonly steps: readonly ReportStep[];
  readonly documents: readonly ReportDocument[];
}

export interface ReportStep {
  readonly seq: number;
  readonly title: string;
  readonly when: string;
  readonly who: string;
  readonly details: readonly ReportDetail[];
  readonly hash: string;
}

export interface ReportDetail {
  readonly name: string;
  readonly value: string;
}

export interface ReportDocument extends ExportDocument {
  /** When retention deleted its bytes; null while they are kept. */
  readonly purged: string | null;
}

/** A staged preview has a few hundred values; beyond this a page helps nobody, and the entries hold everything. */
const MAX_DETAILS = 500;
/** The longest note that the interface takes fits. */
const MAX_VALUE = 4_200;

export function buildReport(
  about: Omit<Report, 'steps' | 'documents'>,
  entries: readonly SealedEntry[],
  documents: readonly ExportDocument[],
): Report {
  const bodies = entries.map((entry, index) => ({ entry, seq: index + 1, body: tryOpen(entry) }));
  const purgedAt = new Map(
    bodies.flatMap(({ body }) =>
      body?.kind === 'document.purged' && typeof body.payload.sha256 === 'string'
        ? [[body.payload.sha256, showTime(body.at)] as const]
        : [],
    ),
  );
  return {
    ...about,
    steps: bodies.map(({ entry, seq, body }) => (body === null ? unreadable(entry, seq) : toStep(entry, body))),
    documents: documents.map((document) => ({ ...document, purged: purgedAt.get(document.sha256) ?? null })),
  };
}

/** A damaged entry still has its line in the report: whoever reads it must see that something is wrong there. */
function tryOpen(entry: SealedEntry): EntryBody | null {
  try {
    const body = openEntry(entry);
    return typeof body.kind === 'string' && typeof body.actor?.name === 'string' && typeof body.at === 'string'
      ? body
      : null;
  } catch {
    return null;
  }
}

function toStep(entry: SealedEntry, body: EntryBody): ReportStep {
  const { origin, ...payload } = body.payload ?? {};
  const details = flatten(payload, '');
  const more = details.length - MAX_DETAILS;
  return {
    seq: body.seq,
    title: titleOf(body.kind),
    when: showTime(body.at),
    who: `${showActor(body.actor)}${showOrigin(origin)}`,
    details: [
      ...details.slice(0, MAX_DETAILS),
      ...(more > 0 ? [{ name: 'and', value: `${more} more values, see entries.jsonl` }] : []),
    ],
    hash: entry.hash,
  };
}

function unreadable(entry: SealedEntry, seq: number): ReportStep {
  const title = 'This entry cannot be read: its text was changed';
  return { seq, title, when: 'unknown', who: 'unknown', details: [], hash: entry.hash };
}

/** 2026-11-15T22:25:48.123Z as 2026-11-15 22:25:48 UTC: exact enough for people, and the same everywhere. */
function showTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

function showActor({ type, name, roles }: EvidenceActor): string {
  if (type === 'system') return `${name} (the system itself)`;
  const held = Array.isArray(roles) ? roles.join(', ') : '';
  return type === 'api_key' ? `API key ${name} (${held})` : `${name} (${held})`;
}

/** Where a person or a program was when they did it; the system is nowhere. */
function showOrigin(origin: Json | undefined): string {
  if (!isJsonObject(origin) || typeof origin.address !== 'string') return '';
  const session = typeof origin.session === 'string' ? `, session ${origin.session}` : '';
  return `, from ${origin.address}${session}`;
}

/** A payload as lines of name and value; nested ones by their path. */
function flatten(value: Json, path: string): ReportDetail[] {
  if (value !== null && typeof value === 'object') {
    const parts = Array.isArray(value)
      ? value.map((each: Json, index) => [`${path} ${index + 1}`, each] as const)
      : Object.entries(value).map(([key, each]) => [`${path} ${spellOut(key)}`, each] as const);
    return parts.flatMap(([name, each]) => flatten(each, name));
  }
  return [{ name: path.trim(), value: showValue(value) }];
}

function showValue(value: Json): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (/^hmac-sha256:[0-9a-f]{64}$/.test(text)) return `concealed (${text.slice(0, 24)}…)`;
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}… (cut; entries.jsonl holds all)` : text;
}

/** documentId as "document id". */
function spellOut(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
