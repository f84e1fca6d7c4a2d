import type { ProveResult, SuggestRequest } from '@countersign/contract/extraction';
import { checkTemplate, type Template } from '@countersign/engine/extraction/template';
import type { Page } from '@countersign/engine/pages/page';
import type { App } from '../platform/app.ts';
import { decodeBase64 } from '../platform/decode-base64.ts';
import { DomainError } from '../platform/domain-error.ts';
import { textBytes } from '../platform/long-text.ts';
import { cachedSettings } from '../settings/index.ts';
import { proveOn } from './prove-template.ts';
import { loadSample, readSample, refuseLatePages } from './samples.ts';
import { askModel, type Message, ModelFailed } from './suggest/ask-model.ts';
import { parseProposal } from './suggest/parse-proposal.ts';
import { firstMessages, repairMessage } from './suggest/prompt.ts';

/**
 * Specification part 4, rule 4. The model proposes, nothing more: its answer is checked like any template, mended in at
 * most one further round, proved on the sample and shown. Nothing is saved.
 */
export async function suggestTemplate(app: App, request: SuggestRequest): Promise<ProveResult> {
  if ('sample' in request === 'sampleId' in request) {
    const message = 'is needed when the other is not given; give exactly one of sample and sampleId';
    const errors = ['sample', 'sampleId'].map((field) => ({
      field,
      pointer: `/${field}`,
      code: 'exactly_one',
      message,
    }));
    throw new DomainError({ code: 'request_invalid', detail: 'Give exactly one of sample and sampleId.', errors });
  }
  const pages = await samplePages(app, request);
  const settings = await cachedSettings(app);
  const [endpoint, model] = [settings['ai.endpoint'], settings['ai.model']];
  if (endpoint === null || model === null) {
    throw new DomainError({
      code: 'model_not_configured',
      detail: 'No model is set up. Set ai.endpoint and ai.model, or write the template yourself.',
    });
  }
  const messages = firstMessages(pages, request.docTypeHint ?? null);
  const template = await proposeTemplate(app, { endpoint, model, apiKey: settings['ai.api_key'] }, messages);
  return proveOn(app, pages, template);
}

async function samplePages(app: App, request: SuggestRequest): Promise<readonly Page[]> {
  if (request.sampleId !== undefined) return loadSample(app, request.sampleId);
  const utf8 = textBytes(request as { readonly sample: string }, 'sample');
  const pages = await readSample(app, await decodeBase64(app.parser, utf8, 'sample', 'sample_unusable'));
  refuseLatePages(pages);
  return pages;
}

interface Model {
  readonly endpoint: string;
  readonly model: string;
  readonly apiKey: string | null;
}

async function proposeTemplate(app: App, model: Model, messages: readonly Message[]): Promise<Template> {
  let conversation = [...messages];
  let reason = '';
  // The first answer, and one round to mend it.
  for (let round = 0; round < 2; round += 1) {
    const answer = await ask(app, model, conversation);
    const proposal = parseProposal(answer);
    const faults =
      typeof proposal === 'string'
        ? [proposal]
        : checkTemplate(proposal).map(({ pointer, message }) => `${pointer} ${message}`);
    if (typeof proposal !== 'string' && faults.length === 0) return proposal;
    reason = faults.slice(0, 5).join('; ');
    conversation = [...conversation, { role: 'assistant', content: answer.slice(0, 20_000) }, repairMessage(faults)];
  }
  throw unusable(`The model’s answer is no usable template: ${reason}.`);
}

async function ask(app: App, model: Model, messages: readonly Message[]): Promise<string> {
  try {
    return await askModel(app.egress, model, messages);
  } catch (error) {
    if (error instanceof ModelFailed) throw unusable(error.message);
    throw error;
  }
}

function unusable(detail: string): DomainError {
  return new DomainError({
    code: 'model_answer_unusable',
    detail,
    errors: [{ field: 'sample', code: 'model_answer', message: detail }],
  });
}
