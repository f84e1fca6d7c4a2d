/** A field of a core system, as its adapter knows it. */
export interface CoreField {
  readonly name: string;
  readonly title: string;
  /** Without it the core takes no loan; in a group, no row. */
  readonly required: boolean;
  readonly maxLength?: number;
  /** Says which customer of the core a party is, which the maker decides and no page. */
  readonly isCustomer?: true;
  /** What a value must look like, and the words for it. */
  readonly pattern?: { readonly source: string; readonly means: string };
}

/** Something of which the core takes several, a row each: `party[1].name`, `party[2].name`. */
export interface CoreGroup {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly CoreField[];
}

/** What a map is written for: a provider, its fields, and its tables of codes. */
export interface CoreShape {
  readonly providerId: string;
  readonly fields: readonly CoreField[];
  readonly groups?: readonly CoreGroup[];
  /** Whether fields that are not listed may be mapped too, as columns of a file may. */
  readonly open: boolean;
  /** Its files are described by the map (`layout`), and its fields are those that the description names. */
  readonly takesLayout?: true;
  /** Tables that ship with the provider; a map may have others, and its own of the same name instead. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The field of a row; the group itself where its rows have one value each. */
export function findRowField(core: CoreShape, group: string, field: string): CoreField | undefined {
  return core.groups?.find(({ name }) => name === group)?.fields.find(({ name }) => name === field);
}
