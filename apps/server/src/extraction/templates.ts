import type { SavedTemplate, TemplateBody } from '@countersign/contract/extraction';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { RowOf, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { NamedTemplate } from '../platform/extractor.ts';
import { newId } from '../platform/ids.ts';
import { requireTemplate } from './check-template.ts';
import {
  findTemplate,
  insertTemplate,
  insertTemplateVersion,
  listLiveTemplates,
  listTemplates as listRows,
  lockTemplate,
  markTemplateDeleted,
  setTemplateVersion,
} from './template.queries.ts';
import { templateRecords } from './template.record.ts';

type TemplateRow = RowOf<(typeof findTemplate)['columns']>;

const cursor = cursorOf('templates', 'time', 'uuid');
const START = [new Date(0), '00000000-0000-0000-0000-000000000000'] as const;

export async function createTemplate(app: App, act: Act, body: TemplateBody): Promise<SavedTemplate> {
  requireTemplate(body);
  const id = newId(app.clock.now());
  return app.db.transaction(async (tx) => {
    await tx.run(insertTemplate, [id, body.docType, app.clock.now()]);
    await saveVersion(tx, app, act, id, 1, body, 'created');
    return toSaved(await tx.one(findTemplate, [id]));
  });
}

/** A new version: what the earlier one read still names it. */
export async function replaceTemplate(app: App, act: Act, id: string, body: TemplateBody): Promise<SavedTemplate> {
  return app.db.transaction(async (tx) => {
    const locked = await tx.maybe(lockTemplate, [id]);
    if (locked === undefined) throw unknownTemplate(id);
    requireTemplate(body);
    await requireRecords(tx, app, templateRecords, [id]);
    const version = locked.version + 1;
    await tx.run(setTemplateVersion, [id, version, body.docType, app.clock.now()]);
    await saveVersion(tx, app, act, id, version, body, 'changed');
    return toSaved(await tx.one(findTemplate, [id]));
  });
}

export async function deleteTemplate(app: App, act: Act, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const locked = await tx.maybe(lockTemplate, [id]);
    if (locked === undefined) throw unknownTemplate(id);
    await requireRecords(tx, app, templateRecords, [id]);
    await tx.run(markTemplateDeleted, [id, app.clock.now()]);
    const payload = { templateId: id, version: locked.version, change: 'deleted' };
    const records = await recordsOf(tx, app, templateRecords, [id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'template.changed', act, payload, records });
  });
}

export async function getTemplate(app: App, id: string): Promise<SavedTemplate> {
  const row = await app.db.maybe(findTemplate, [id]);
  if (row === undefined) throw unknownTemplate(id);
  return toSaved(row);
}

export async function listTemplates(app: App, page: { limit?: number | undefined; cursor?: string | undefined }) {
  const [createdAt, id] = cursor.decode(page.cursor) ?? START;
  const rows = await app.db.many(listRows, [createdAt, id, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.created_at, row.id] as const);
  return { items: items.map(toSaved), nextCursor };
}

/** All templates in force, for a run. */
export async function liveTemplates(app: Pick<App, 'db'>): Promise<NamedTemplate[]> {
  const rows = await app.db.many(listLiveTemplates, []);
  return rows.map((row) => ({ ...(row.body as NamedTemplate), id: row.id, version: row.version }));
}

async function saveVersion(
  tx: Tx,
  app: App,
  act: Act,
  id: string,
  version: number,
  body: TemplateBody,
  change: 'created' | 'changed',
): Promise<void> {
  const by = act.actor.type === 'user' ? act.actor.id : null;
  await tx.run(insertTemplateVersion, [id, version, JSON.stringify(body), by, app.clock.now()]);
  const payload = { templateId: id, version, docType: body.docType, rules: body.rules.length, change };
  const records = await recordsOf(tx, app, templateRecords, [id]);
  await appendEvidence(tx, app, { loanId: null, kind: 'template.changed', act, payload, records });
}

function toSaved({ id, version, body, created_at, updated_at }: TemplateRow): SavedTemplate {
  return {
    ...(body as TemplateBody),
    id,
    version,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

function unknownTemplate(id: string): DomainError {
  return new DomainError({ code: 'template_not_found', detail: `There is no extraction template ${id}.` });
}
