import type { CoreFault, CoreValue } from '../../platform/core-adapter.ts';

/** Fields in which what the core holds differs from what was ordered, either way round. */
export function differingFields(ordered: readonly CoreValue[], held: readonly CoreValue[]): readonly CoreFault[] {
  const names = new Set([...ordered, ...held].map(({ core }) => core));
  return [...names].flatMap((coreField) => {
    const wanted = ordered.find(({ core }) => core === coreField)?.value;
    const has = held.find(({ core }) => core === coreField)?.value;
    if (wanted === has) return [];
    if (wanted === undefined) return [{ coreField, message: `is "${has}" in the core and was not ordered` }];
    if (has === undefined) return [{ coreField, message: `was ordered as "${wanted}" and is not in the core` }];
    return [{ coreField, message: `was ordered as "${wanted}" and is "${has}" in the core` }];
  });
}
