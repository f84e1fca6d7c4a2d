/** A map that forgets what was not used for longest once it is full: strangers cannot make it grow. */
export interface BoundedCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
}

export function createBoundedCache<V>(maxEntries: number): BoundedCache<V> {
  // A Map keeps insertion order: reading an entry moves it to the end, so the first is the one unused for longest.
  const entries = new Map<string, V>();
  /** Already at the end: whoever asks several times in a row moves nothing. */
  let newest: string | undefined;
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined || key === newest) return value;
      entries.delete(key);
      entries.set(key, value);
      newest = key;
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      newest = key;
      if (entries.size <= maxEntries) return;
      for (const [oldest] of entries) return void entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
