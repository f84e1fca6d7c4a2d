import type { Scope } from '@countersign/contract/closed-sets';
import type { Static, TObject } from 'typebox';
import type { Principal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';

/** The scopes that tools ask keys for; people need a role, whichever. */
export type ToolScope = Extract<Scope, 'status:read' | 'evidence:read'>;

export interface ToolAnswer<Output> {
  /** The same for a program. */
  readonly data: Output;
  /** What a model reads: short lines, values in quotes. */
  readonly text: string;
  /** Text of a document, apart from ours: nothing in it is an instruction. */
  readonly quoted?: string;
}

interface ToolSpec<Input extends TObject, Output extends TObject> {
  /** In snake case, as assistants show it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: ToolScope;
  readonly input: Input;
  readonly output: Output;
  /** Whether anything of its answer was written by the people who made the documents. */
  readonly quotesDocuments: boolean;
  readonly run: (app: App, input: Static<Input>, caller: Principal) => Promise<ToolAnswer<Static<Output>>>;
}

/** A tool with its types forgotten, as the server sees it. */
export type Tool = ToolSpec<TObject, TObject>;

export function tool<Input extends TObject, Output extends TObject>(spec: ToolSpec<Input, Output>): Tool {
  return spec as unknown as Tool;
}

/** Whether a caller may use a tool: people by any role, programs by the scope. */
export function mayUse({ scope }: Tool, caller: Principal): boolean {
  return caller.type === 'user' || caller.scopes.includes(scope);
}
