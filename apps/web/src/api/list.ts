/** Every list of the interface: a part of it, and where the next part begins. */
export interface List<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
