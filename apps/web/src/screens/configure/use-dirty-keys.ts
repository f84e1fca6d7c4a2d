import { useState } from 'react';

/** Which of several editors hold something that was not saved. */
export function useDirtyKeys(): { readonly dirty: boolean; readonly onDirty: (key: string, dirty: boolean) => void } {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const onDirty = (key: string, is: boolean) =>
    setDirty((before) => (is ? [...new Set([...before, key])] : before.filter((other) => other !== key)));
  return { dirty: dirty.length > 0, onDirty };
}
