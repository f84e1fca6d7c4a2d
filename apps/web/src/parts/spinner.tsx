import './spinner.css';

/** A turning ring beside words that say what is awaited; it says nothing by itself. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
