import {
  type Egress,
  EgressFailedError,
  EgressRefusedError,
  EgressTimeoutError,
  EgressTooLargeError,
} from '../../platform/egress/index.ts';
import { proposalSchema } from './proposal-schema.ts';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The model cannot be reached or does not answer as such endpoints do; the message says which. */
export class ModelFailed extends Error {}

/** A local model on a small machine takes a minute or two for a page of JSON. */
const TIMEOUT_MS = 180_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** From the strictest way of asking for JSON to none: older servers know only the later ones. */
const formats = [
  { type: 'json_schema', json_schema: { name: 'extraction_template', schema: proposalSchema, strict: false } },
  { type: 'json_object' },
  null,
] as const;

/** What a chat-completion endpoint says to a conversation. */
export async function askModel(
  egress: Egress,
  model: { readonly endpoint: string; readonly model: string; readonly apiKey: string | null },
  messages: readonly Message[],
): Promise<string> {
  let refusal = '';
  for (const format of formats) {
    const answer = await send(egress, model, {
      model: model.model,
      messages,
      temperature: 0,
      ...(format === null ? {} : { response_format: format }),
    });
    // 400 and 422 are how servers say that they do not know the format.
    if (answer.status === 400 || answer.status === 422) {
      refusal = `it answered ${answer.status}: ${answer.text.slice(0, 200)}`;
      continue;
    }
    if (answer.status !== 200)
      throw new ModelFailed(`The model at ai.endpoint answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return contentOf(answer.text);
  }
  throw new ModelFailed(`The model at ai.endpoint takes no request: ${refusal}`);
}

function contentOf(text: string): string {
  try {
    const body = JSON.parse(text) as { choices?: { message?: { content?: unknown } }[] };
    const content = body.choices?.[0]?.message?.content;
    if (typeof content === 'string' && content.trim() !== '') return content;
  } catch {
    // Told below: to a person it is the same whether the answer was no JSON or the wrong JSON.
  }
  throw new ModelFailed('The model at ai.endpoint did not answer as a chat-completion endpoint does.');
}

async function send(
  egress: Egress,
  { endpoint, apiKey }: { readonly endpoint: string; readonly apiKey: string | null },
  body: unknown,
): Promise<{ status: number; text: string }> {
  const base = endpoint.replace(/\/+$/, '');
  const url = base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
  try {
    const response = await egress.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const known = [EgressFailedError, EgressRefusedError, EgressTimeoutError, EgressTooLargeError];
    if (known.some((kind) => error instanceof kind))
      throw new ModelFailed(`The model at ai.endpoint cannot be asked: ${(error as Error).message}`);
    throw error;
  }
}
