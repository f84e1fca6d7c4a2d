import type { ReviewChange } from '@countersign/contract/review';

type Payload = Readonly<Record<string, unknown>>;

/** What an entry of evidence says that a person changed, for the reviewer. Names of people stay concealed in evidence. */
export function describeChange(kind: ReviewChange['kind'], payload: Payload): Pick<ReviewChange, 'text' | 'note'> {
  const note = typeof payload.note === 'string' ? payload.note : null;
  switch (kind) {
    case 'document.withdrawn':
      return { text: `Withdrew ${nameOf(payload)}${pagesOf(payload)}.`, note };
    case 'document.boundaries_changed':
      return { text: `Changed which documents ${nameOf(payload)} holds: ${documentsOf(payload)}.`, note };
    case 'loan.changed':
      return { text: intakeOf(payload), note };
    case 'condition.satisfied':
      return { text: `Named a document that satisfies the condition “${conditionOf(payload)}”.`, note: note || null };
    case 'condition.waived':
      return { text: `Waived the condition “${conditionOf(payload)}”.`, note };
    case 'condition.reopened':
      return { text: `Reopened the condition “${conditionOf(payload)}”.`, note };
  }
}

function conditionOf({ condition }: Payload): string {
  return typeof condition === 'string' ? condition : 'of the approval';
}

function nameOf({ name }: Payload): string {
  return typeof name === 'string' ? name : 'a document';
}

function pagesOf({ fromPage, toPage }: Payload): string {
  return typeof fromPage === 'number' && typeof toPage === 'number' ? `, ${sayPages(fromPage, toPage)}` : '';
}

function documentsOf({ documents }: Payload): string {
  const listed = Array.isArray(documents) ? (documents as readonly Payload[]) : [];
  return listed
    .map(
      ({ docType, fromPage, toPage }) =>
        `${String(docType).replaceAll('_', ' ')} (${sayPages(Number(fromPage), Number(toPage))})`,
    )
    .join(', ');
}

function sayPages(from: number, to: number): string {
  return from === to ? `page ${from}` : `pages ${from} to ${to}`;
}

function intakeOf({ expectedPrincipal, borrowerName, from }: Payload): string {
  const before = (from ?? {}) as Payload;
  const changed = [
    ...(borrowerName === before.borrowerName ? [] : ['Changed the borrower’s name given at intake.']),
    ...(expectedPrincipal === before.expectedPrincipal
      ? []
      : [`Changed the expected principal from ${sayAmount(before)} to ${sayAmount({ expectedPrincipal })}.`]),
  ];
  return changed.length === 0 ? 'Changed what was given at intake.' : changed.join(' ');
}

function sayAmount({ expectedPrincipal }: Payload): string {
  if (typeof expectedPrincipal !== 'string') return 'none';
  const [whole = '', cents = '00'] = expectedPrincipal.split('.');
  return `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}
