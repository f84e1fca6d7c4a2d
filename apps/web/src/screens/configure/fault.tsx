import { isApiError } from '../../api/problem.ts';
import { Notice } from '../../parts/notice.tsx';

interface FaultProps {
  readonly error: Error | null;
  /** Fields whose faults stand beside them already. */
  readonly shown?: readonly string[];
}

/** What the service said instead of doing it: its sentence, and every single fault that stands nowhere else. */
export function Fault({ error, shown = [] }: FaultProps) {
  if (error === null) return null;
  const errors = isApiError(error) ? error.errors.filter(({ field }) => !shown.includes(field)) : [];
  const blockers = isApiError(error) ? error.blockers : [];
  return (
    <Notice tone="bad" alert>
      <p>{error.message}</p>
      {errors.length + blockers.length > 0 ? (
        <ul className="configure-faults">
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code> {message}
            </li>
          ))}
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
