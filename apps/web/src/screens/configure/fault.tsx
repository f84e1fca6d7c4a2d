import { isApiError } from '../../api/problem.ts';
import { Notice } from '../../parts/notice.tsx';
import { apiWords } from '../../words/api.ts';

interface FaultProps {
  readonly error: Error | null;
  /** Fields whose faults stand beside them already. */
  readonly shown?: readonly string[];
}

/**
 * What the service said instead of doing it. Each fault is told once: what stands beside its field already is not said
 * again, and where single faults are named, the sentence that sums them up is left out.
 */
export function Fault({ error, shown = [] }: FaultProps) {
  if (error === null) return null;
  // Of a whole request: said by the sentence already.
  const named = isApiError(error) ? error.errors.filter(({ field }) => field !== '') : [];
  const untold = named.filter(({ field }) => !shown.includes(field));
  const blockers = isApiError(error) ? error.blockers : [];
  if (named.length > 0 && untold.length + blockers.length === 0) return null;
  const others = untold.filter(({ message }) => message !== error.message);
  const recites = others.some(({ field, message }) => error.message.includes(`${field} ${message}`));
  return (
    <Notice tone="bad" alert>
      {recites ? null : <p>{error.message}</p>}
      {others.length + blockers.length > 0 ? (
        <ul className="configure-faults">
          {others.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{fault(field, message)}</li>
          ))}
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Named as the form would name it, never by its path in what was sent. */
function fault(field: string, message: string): string {
  const name = apiWords.fieldName(field);
  return name === '' ? apiWords.fieldFault(message) : `${name}: ${apiWords.fieldFault(message)}`;
}
