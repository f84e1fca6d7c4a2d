/** What every step is given: how to go on. */
export interface StepProps {
  /** Notes that the step was finished or skipped where it is one that may be, and shows the next. */
  readonly onDone: () => Promise<void>;
}
