import type { BoardingRecord } from '@countersign/contract/boarding';
import { formatInstant } from '../../parts/format.ts';
import { boardingErrorWords, boardingWords } from '../../words/boarding.ts';

const words = boardingWords.error;

/** What went wrong with the core, in its own words too. */
export function CoreFault({ error }: { readonly error: NonNullable<BoardingRecord['error']> }) {
  return (
    <section className="panel card boarding-fault">
      <h2>{words.heading}</h2>
      <p>
        <strong>{boardingErrorWords[error.status]}</strong> ({words.attempt(error.attempt)}, {formatInstant(error.at)})
      </p>
      <p>{error.detail}</p>
      {error.rawResponse === '' ? null : (
        <details>
          <summary>{words.raw}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
          <pre tabIndex={0}>{error.rawResponse}</pre>
        </details>
      )}
    </section>
  );
}
