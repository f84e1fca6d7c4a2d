import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { simulatorStarter } from '../../../src/boarding/adapters/simulator/starter.ts';
import { declareJob, enqueueJob } from '../../../src/platform/jobs/index.ts';
import { writeRows } from '../../write-rows.ts';
import type { Race, RaceStart } from '../race.ts';
import type { RaceWorld } from '../race-world.ts';

const failing = declareJob({ name: 'fails', schema: Type.Object({}), maxAttempts: 1 });

const as = ({ admin }: RaceWorld) => ({ token: admin.accessToken });

const institution = {
  name: 'First Example Bank',
  charterNo: '12345',
  abaRouting: '021000021',
  addressLine1: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
};
const payee = {
  name: 'Ridge Title & Escrow',
  aba: '021000021',
  account: '000123456789',
  bankName: 'JPMorgan Chase Bank',
  verifiedBy: 'Vera Verifier',
  note: 'Called at the number of 2024.',
};
const mapping = { format: 'json', fields: [{ canonical: 'loan_number', path: '$.number', required: true }] };
const profile = (world: RaceWorld) => ({ name: world.newName(), sourceFormat: 'json', mapping });
const rule = (world: RaceWorld) => ({
  title: world.newName(),
  severity: 'warning',
  field: 'late_charge_percent',
  comparison: 'agree',
  kind: null,
  docType: null,
});
const template = (world: RaceWorld) => ({
  docType: `form_${randomUUID().slice(0, 8)}`,
  title: world.newName(),
  rules: [{ field: 'interest_rate', type: 'label', pattern: 'Yearly charge' }],
});
const webhook = { url: 'http://127.0.0.1:9/hook', events: ['loan.sealed'] };

/** Makes something first, and races for what is done to it. */
function onMade(
  make: { readonly url: string; readonly body: (world: RaceWorld) => object },
  method: RaceStart['method'],
  path = '',
  body?: (world: RaceWorld) => unknown,
) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const made = await world.request<{ id: string }>('POST', make.url, { ...as(world), body: make.body(world) });
    const url = `${make.url}/${made.body.id}${path}`;
    return { method, url, ...as(world), ...(body === undefined ? {} : { body: body(world) }) };
  };
}

function onRule(method: RaceStart['method'], body?: (world: RaceWorld) => unknown) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const id = `CUSTOM-${randomUUID().slice(0, 8).toUpperCase()}`;
    await world.request('POST', '/v1/rules/custom', { ...as(world), body: { ...rule(world), id } });
    return {
      method,
      url: `/v1/rules/custom/${id}`,
      ...as(world),
      ...(body === undefined ? {} : { body: body(world) }),
    };
  };
}

const plain =
  (method: RaceStart['method'], url: string, body?: (world: RaceWorld) => unknown) =>
  async (world: RaceWorld): Promise<RaceStart> => ({
    method,
    url,
    ...as(world),
    ...(body === undefined ? {} : { body: body(world) }),
  });

const profiles = { url: '/v1/lar-profiles', body: profile };
const templates = { url: '/v1/extraction-templates', body: template };
const webhooks = { url: '/v1/webhooks', body: () => webhook };

/** What is set twice to the same is an act twice; what is made is made once where its name is its own. */
/** A job that spent its attempts. */
function onFailedJob(how: 'retry' | 'discard') {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const id = await world.app.db.transaction((tx) => enqueueJob(tx, failing, {}));
    await world.pool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id]);
    return { method: 'POST', url: `/v1/admin/failed-jobs/${id}/${how}`, ...as(world) };
  };
}

export const configurationRaces: readonly Race[] = [
  {
    operation: 'saveInstitution',
    given: plain('PUT', '/v1/setup/institution', (world) => ({ ...institution, name: world.newName() })),
    statuses: [200, 200],
    kinds: ['setting.changed', 'setting.changed'],
  },
  { operation: 'completeSetupStep', given: plain('PUT', '/v1/setup/steps/4'), statuses: [200, 200], kinds: [] },
  {
    operation: 'changeSetting',
    given: plain('PUT', '/v1/settings/auth.password_min_length', () => ({ value: 9 })),
    statuses: [200, 200],
    kinds: ['setting.changed', 'setting.changed'],
  },
  { operation: 'sendTestMail', given: plain('POST', '/v1/settings/mail/test'), statuses: [202, 202], kinds: [] },
  {
    operation: 'createProfile',
    // Not the first one, which becomes the configured one.
    given: async (world) => {
      await world.request('POST', '/v1/lar-profiles', { ...as(world), body: profile(world) });
      return plain('POST', '/v1/lar-profiles', profile)(world);
    },
    statuses: [201, 409],
    kinds: ['profile.created'],
  },
  {
    operation: 'activateProfile',
    given: async (world) => {
      const start = await onMade(profiles, 'POST', '/activate')(world);
      // A second version takes its place, so that there is something to activate.
      const { body } = await world.request<{ name: string }>('POST', start.url, as(world));
      await world.request('POST', '/v1/lar-profiles', { ...as(world), body: { ...profile(world), name: body.name } });
      return start;
    },
    statuses: [200, 200],
    kinds: ['setting.changed'],
  },
  {
    operation: 'createTemplate',
    given: plain('POST', '/v1/extraction-templates', template),
    statuses: [201, 201],
    kinds: ['template.changed', 'template.changed'],
  },
  {
    operation: 'replaceTemplate',
    given: async (world) => {
      const body = template(world);
      const made = await world.request<{ id: string }>('POST', '/v1/extraction-templates', { ...as(world), body });
      const changed = { ...body, title: world.newName() };
      return { method: 'PUT', url: `/v1/extraction-templates/${made.body.id}`, ...as(world), body: changed };
    },
    statuses: [200, 200],
    kinds: ['template.changed', 'template.changed'],
  },
  {
    operation: 'deleteTemplate',
    given: onMade(templates, 'DELETE'),
    statuses: [204, 404],
    kinds: ['template.changed'],
  },
  {
    operation: 'setRuleEnabled',
    given: plain('PUT', '/v1/rules/R-101/enabled', () => ({ enabled: true })),
    statuses: [200, 200],
    kinds: ['rule.changed'],
  },
  {
    operation: 'createCustomRule',
    given: plain('POST', '/v1/rules/custom', rule),
    statuses: [200, 409],
    kinds: ['rule.changed'],
  },
  {
    operation: 'replaceCustomRule',
    given: onRule('PUT', rule),
    statuses: [200, 200],
    kinds: ['rule.changed', 'rule.changed'],
  },
  { operation: 'deleteCustomRule', given: onRule('DELETE'), statuses: [200, 404], kinds: ['rule.changed'] },
  {
    operation: 'savePayee',
    given: (world) => plain('PUT', `/v1/payees/${randomUUID()}`, () => payee)(world),
    statuses: [200, 200],
    kinds: ['payee.changed'],
  },
  {
    operation: 'deletePayee',
    given: async (world) => {
      const url = `/v1/payees/${randomUUID()}`;
      await world.request('PUT', url, { ...as(world), body: payee });
      return { method: 'DELETE', url, ...as(world) };
    },
    statuses: [204, 404],
    kinds: ['payee.changed'],
  },
  {
    operation: 'loadDirectory',
    given: async (world) => {
      const name = world.newName();
      const content = `021000021${name.padEnd(18)}${name.padEnd(36)}NY${'NEW YORK'.padEnd(25)}Y Y20260101`;
      return { method: 'PUT', url: '/v1/aba-directory', ...as(world), body: { content } };
    },
    statuses: [200, 200],
    kinds: ['aba_directory.changed'],
  },
  {
    operation: 'createFieldMap',
    given: plain('POST', '/v1/core-field-maps', () => ({ providerId: 'simulator', mapping: simulatorStarter })),
    statuses: [201, 409],
    kinds: ['field_map.created'],
  },
  {
    operation: 'createWebhook',
    given: plain('POST', '/v1/webhooks', () => webhook),
    statuses: [201, 201],
    kinds: ['webhook.changed', 'webhook.changed'],
  },
  { operation: 'deleteWebhook', given: onMade(webhooks, 'DELETE'), statuses: [204, 404], kinds: ['webhook.changed'] },
  {
    operation: 'rotateWebhookSecret',
    given: onMade(webhooks, 'POST', '/rotate'),
    statuses: [200, 200],
    kinds: ['webhook.changed', 'webhook.changed'],
  },
  {
    operation: 'enableWebhook',
    given: async (world) => {
      const start = await onMade(webhooks, 'POST', '/enable')(world);
      await writeRows(world, `update webhook set disabled_at = now(), disabled_reason = 'x'`);
      return start;
    },
    statuses: [200, 200],
    kinds: ['webhook.changed'],
  },
  { operation: 'retryFailedJob', given: onFailedJob('retry'), statuses: [204, 404], kinds: ['job.retried'] },
  { operation: 'discardFailedJob', given: onFailedJob('discard'), statuses: [204, 404], kinds: ['job.discarded'] },
];
