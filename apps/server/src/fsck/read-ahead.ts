/** A sorted stream that can be taken from while its next element fits, one element in memory at a time. */
export interface ReadAhead<Item> {
  takeWhile(fits: (item: Item) => boolean): AsyncGenerator<Item, void, undefined>;
}

export function readAhead<Item>(items: AsyncGenerator<Item, void, undefined>): ReadAhead<Item> {
  let next: IteratorResult<Item, void> | null = null;
  return {
    async *takeWhile(fits) {
      next ??= await items.next();
      while (!next.done && fits(next.value)) {
        const { value } = next;
        next = await items.next();
        yield value;
      }
    },
  };
}
