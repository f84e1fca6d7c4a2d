import type { Outcome } from './outcome.ts';
import type { Staff } from './people.ts';
import { blocks, latestFindings, type Model } from './state.ts';
import type { Answer, World } from './world.ts';

/** What an answer says that it should not; empty: nothing. */
export function compareAnswer(expected: Outcome, answer: Answer): readonly string[] {
  const code = answer.body?.code;
  if (answer.status !== expected.status)
    return [
      `expected ${[expected.status, ...expected.codes].join(' ')}, got ${answer.status} ${code ?? ''} ${answer.text.slice(0, 300)}`,
    ];
  if (expected.codes.length > 0 && !expected.codes.includes(String(code)))
    return [`expected ${expected.codes.join(' or ')}, got ${code}`];
  return Object.entries(expected.shows).flatMap(([path, value]) => {
    const shown = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], answer.body);
    return shown === value ? [] : [`expected ${path} ${value}, got ${shown}`];
  });
}

interface Review {
  readonly loan: { readonly state: string; readonly hasExceptions: boolean; readonly borrowerName: string };
  readonly findings: readonly { readonly finding: FindingBody }[];
  readonly canApprove: boolean;
  readonly blockers: readonly string[];
}
interface FindingBody {
  readonly id: string;
  readonly ruleId: string;
  readonly severity: string;
  readonly status: string;
  readonly blocksApproval: boolean;
}

export async function readReview(world: World, ref: string): Promise<Review> {
  const { body } = await world.ask('admin', { method: 'GET', url: `/v1/loans/${ref}/review` });
  return body as unknown as Review;
}

/** Everything that can be seen of a loan. */
export interface Seen {
  readonly review: Review;
  readonly boarding: Answer;
  readonly wire: Answer;
  readonly evidence: Answer;
  readonly verdict: Answer;
}

export async function readWhole(world: World, ref: string): Promise<Seen> {
  const get = (path: string) => world.ask('admin', { method: 'GET', url: `/v1/loans/${ref}/${path}` });
  const [review, boarding, wire, evidence, verdict] = await Promise.all([
    readReview(world, ref),
    get('boarding'),
    get('wire'),
    get('evidence?limit=200'),
    get('evidence/verify'),
  ]);
  return { review, boarding, wire, evidence, verdict };
}

/** What was seen, held against the model. */
export function compareWhole(world: World, seen: Seen, model: Model): readonly string[] {
  const { review, boarding, wire, evidence, verdict } = seen;
  const findings = latestFindings(model);
  const isOpen = model.loan === 'review' && !findings.some(blocks);
  const shown = {
    state: review.loan.state,
    borrower: review.loan.borrowerName,
    hasExceptions: review.loan.hasExceptions,
    canApprove: review.canApprove,
    hasBlockers: review.blockers.length > 0,
    findings: review.findings
      .map(({ finding }) => `${finding.ruleId} ${finding.severity} ${finding.status} ${finding.blocksApproval}`)
      .sort(),
    boarding: boarding.body?.state ?? null,
    boardedBy: boarding.body?.stagedBy ?? null,
    wire: wire.body?.state ?? null,
    wiredBy: wire.body?.stagedBy ?? null,
    valid: verdict.body?.valid,
  };
  const meant: typeof shown = {
    state: model.loan,
    borrower: model.borrower,
    hasExceptions: findings.some(blocks),
    canApprove: isOpen,
    hasBlockers: !isOpen,
    findings: findings
      .map((finding) => `${finding.rule} ${finding.severity} ${finding.status} ${blocks(finding)}`)
      .sort(),
    boarding: model.boardings.at(-1)?.state ?? null,
    // Of two who stage at once with one key, the one whose record it is.
    boardedBy: makerOf(world, model.boardings.at(-1)),
    wire: model.wires.at(-1)?.state ?? null,
    wiredBy: makerOf(world, model.wires.at(-1)),
    valid: true,
  };
  // The model is about moves. What somebody was shown in between stands in the chain too (0096) and has its own tests.
  const kinds = kindsOf(evidence).filter((kind) => kind !== 'value.viewed');
  const differing = (Object.keys(meant) as (keyof typeof meant)[])
    .filter((key) => JSON.stringify(meant[key]) !== JSON.stringify(shown[key]))
    .map((key) => `${key}: expected ${JSON.stringify(meant[key])}, got ${JSON.stringify(shown[key])}`);
  return [...differing, ...compareEvidence(model.evidence, kinds)];
}

function makerOf({ userIds }: World, record: { readonly maker: Staff } | undefined): string | null {
  return record === undefined ? null : userIds[record.maker];
}

/** In order, but for kinds that stand in one group: between those the specification gives no order. */
function compareEvidence(expected: Model['evidence'], kinds: readonly string[]): readonly string[] {
  let at = 0;
  for (const group of expected) {
    const slice = kinds.slice(at, at + group.length);
    if (slice.toSorted().join() !== group.toSorted().join())
      return [`evidence ${at + 1}: expected ${group.join(' and ')}, got ${slice.join(' and ') || 'nothing'}`];
    at += group.length;
  }
  return kinds.length === at ? [] : [`evidence ${at + 1}: expected nothing, got ${kinds.slice(at).join(', ')}`];
}

/** The kinds of evidence in a page of a chain. */
export function kindsOf({ body }: Answer): readonly string[] {
  return ((body?.items ?? []) as readonly { readonly kind: string }[]).map(({ kind }) => kind);
}
