/** The part of WebAssembly that is used here: the types of the platform do not tell it. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}

interface WasmEngine {
  readonly instantiate: (
    code: Uint8Array<ArrayBuffer>,
  ) => Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/** `Exports` is what the module's own source says that it gives out. */
export async function openModule<Exports>(code: Uint8Array<ArrayBuffer>): Promise<Exports> {
  const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: WasmEngine };
  const { instance } = await engine.instantiate(code);
  return instance.exports as Exports;
}
