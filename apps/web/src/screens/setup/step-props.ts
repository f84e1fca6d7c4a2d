/** What every step is given: how to go on, and the approval record that was dropped on the way. */
export interface StepProps {
  /** Notes that the step was finished or skipped where it is one that may be, and shows the next. */
  readonly onDone: () => Promise<void>;
  /** Kept until the end, where it goes along with the first package. */
  readonly record: File | null;
  readonly onRecord: (record: File) => void;
}
