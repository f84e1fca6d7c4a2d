import './skeleton.css';

interface SkeletonProps {
  readonly rows?: number;
  /** Said to those who do not see it. */
  readonly label: string;
}

/** Where a list will stand, before it is known. */
export function Skeleton({ rows = 6, label }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="only-spoken">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  );
}
