/** A field of a core system, as its adapter knows it. */
export interface CoreField {
  readonly name: string;
  readonly title: string;
  /** Without it the core takes no loan. */
  readonly required: boolean;
  readonly maxLength?: number;
  /** What a value must look like, and the words for it. */
  readonly pattern?: { readonly source: string; readonly means: string };
}

/** What a map is written for: a provider, its fields, and its tables of codes. */
export interface CoreShape {
  readonly providerId: string;
  readonly fields: readonly CoreField[];
  /** Whether fields that are not listed may be mapped too, as columns of a file may. */
  readonly open: boolean;
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
