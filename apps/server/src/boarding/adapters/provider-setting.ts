/** A setting that an adapter reads, for the table of settings. */
export interface ProviderSetting {
  readonly key: string;
  readonly kind: 'text' | 'url' | 'choice';
  /** Sealed at rest, never shown, and taken out of everything that the core answers. */
  readonly secret: boolean;
  /** Whether the core can be called without it. */
  readonly required: boolean;
  readonly choices?: readonly string[];
  readonly default: string | null;
  readonly description: string;
}
