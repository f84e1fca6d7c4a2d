import type { Component } from './components.ts';
import type { PageRule } from './page-rule.ts';

/** A line of text while its parts are being found. */
export interface Growing {
  parts: Component[];
  left: number;
  right: number;
  /** Of its last parts. */
  top: number;
  bottom: number;
  /** Small parts since the last other one. */
  small: number;
}

/** Whether a rule stands between two places, along most of the height that they share. */
export function isParted(from: number, to: number, top: number, height: number, upright: readonly PageRule[]): boolean {
  return upright.some((rule) => {
    if (rule.right < from || rule.left > to) return false;
    return Math.min(rule.bottom, top + height) - Math.max(rule.top, top) > 0.7 * height;
  });
}
