import { keptChoice } from '../parts/kept-choice.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const kept = keptChoice('countersign.theme', themes);

/** Before the first paint, so that nobody sees the other theme flash by. */
export function applyTheme(): void {
  const theme = kept.read();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  kept.choose(theme);
  applyTheme();
}

export function useTheme(): Theme {
  return kept.use();
}
