const steps = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3600 },
  { unit: 'min', seconds: 60 },
  { unit: 's', seconds: 1 },
] as const;

/** A length of time in its largest unit, with a tenth where that says something: 2.5 h, 14 min, 3 d. */
export function formatDuration(seconds: number): string {
  const { unit, seconds: size } = steps.find((step) => seconds >= step.seconds) ?? { unit: 's', seconds: 1 };
  const amount = seconds / size;
  const shown = amount < 10 && unit !== 's' ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${shown} ${unit}`;
}
