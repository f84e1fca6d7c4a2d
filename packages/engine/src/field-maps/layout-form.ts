/** How the cells of a line are told apart. */
export type LayoutForm =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'delimited'; readonly delimiter: string; readonly quote: (typeof layoutQuotes)[number] };

export const layoutQuotes = ['always', 'needed', 'never'] as const;
