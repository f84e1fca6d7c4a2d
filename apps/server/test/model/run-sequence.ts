import { behaviourOf, whileCalling } from './boarding-rules.ts';
import type { Command, Guided, Sequence } from './command.ts';
import { compareAnswer, compareWhole, kindsOf, readReview, readWhole } from './compare.ts';
import { expectOutcome } from './expect.ts';
import { type FindingPlace, findingPlace } from './finding-rules.ts';
import { compareAnew } from './findings-of-papers.ts';
import { guide } from './guide.ts';
import type { Outcome } from './outcome.ts';
import { requestOf } from './request-of.ts';
import { beginning, type Model } from './state.ts';
import type { Answer, GivenPackage, World } from './world.ts';

export interface Tally {
  readonly commands: number;
  readonly refusals: number;
  readonly pairs: number;
  /** How far it came: every state that the loan was in. */
  readonly states: ReadonlySet<string>;
}

/** What the service did against the model, with everything that was asked before. */
export class Disagreement extends Error {}

const callsCore: ReadonlySet<string> = new Set(['stage', 'commit', 'retry', 'void', 'verify']);
/** So often all that can be seen is compared, beside at the end. */
const LOOK_EVERY = 8;

/** Does what a sequence says to a fresh loan and holds the service against the model, answer by answer. */
export async function runSequence(world: World, { papers, steps }: Sequence): Promise<Tally> {
  const given = await world.givenPackage(papers);
  const told: string[] = [`papers ${JSON.stringify(papers)}`];
  const disagree = (faults: readonly string[]): never => {
    throw new Disagreement(`${told.join('\n')}\n=> ${faults.join('; ')}`);
  };
  const chain = await world.ask('admin', { method: 'GET', url: `/v1/loans/${given.ref}/evidence?limit=200` });
  const start = beginning(papers, kindsOf(chain));
  let model: Model = { ...start, runs: compareAnew(start).runs };
  // Of two requests at once both orders may fit what was answered; which of them it was shows later, or never.
  let possible: readonly Model[] = [model];
  const ids: Map<string, string>[] = [];
  const states = new Set<string>();
  let [commands, refusals, pairs] = [0, 0, 0];
  let last: Command | null = null;

  const learnIds = async () => {
    if (ids.length === model.runs.length) return;
    const { findings } = await readReview(world, given.ref);
    ids.push(new Map(findings.map(({ finding }) => [finding.ruleId, finding.id])));
  };
  const do1 = async (command: Command, place: FindingPlace | null): Promise<Answer> => {
    const findingId = place === null ? null : (ids[place.run]?.get(place.rule) ?? null);
    return send(world, given, command, findingId);
  };
  const look = async (models: readonly Model[]): Promise<readonly Model[]> => {
    const seen = await readWhole(world, given.ref);
    const faults = models.map((each) => compareWhole(world, seen, each));
    const fitting = models.filter((_, at) => faults[at]?.length === 0);
    return fitting.length > 0 ? fitting : disagree(faults.flat());
  };
  const resolve = (each: Guided | Command): Command => ('twist' in each ? each : guide(model, each));

  await learnIds();
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'pair') {
      const first = resolve(step.first);
      const second = withSameMood(first, resolve(step.second));
      if (!mayRace(first, second)) continue;
      told.push(`${index + 1}. at once: ${show(first)} | ${show(second)}`);
      const places = [findingPlace(model, first.pick), findingPlace(model, second.pick)] as const;
      setMood(world, given.ref, first, second);
      const answers = await Promise.all([do1(first, places[0]), do1(second, places[1])]);
      world.behave(given.ref, null);
      const candidates = possible
        .flatMap((each) => orders(each, [first, second], places))
        .filter(
          ({ outcomes }) =>
            compareAnswer(outcomes[0], answers[0]).length + compareAnswer(outcomes[1], answers[1]).length === 0,
        );
      if (candidates.length === 0) {
        const given = answers.map(({ status, body }) => `${status} ${body?.code ?? ''}`).join(' and ');
        return disagree([`no order of the two gives ${given}`]);
      }
      possible = await look(different(candidates.map((each) => each.model)));
      pairs += 1;
    } else {
      const command: Command | null =
        step.kind === 'any' ? step.command : step.kind === 'guided' ? guide(model, step.guided) : last;
      if (command === null) continue;
      last = command;
      told.push(`${index + 1}. ${show(command)}`);
      const place = findingPlace(model, command.pick);
      const expected = possible.map((each) => expectOutcome(each, command, place));
      setMood(world, given.ref, command);
      const answer = await do1(command, place);
      world.behave(given.ref, null);
      const fitting = expected.filter((each) => compareAnswer(each, answer).length === 0);
      if (fitting.length === 0) return disagree(expected.flatMap((each) => compareAnswer(each, answer)));
      possible = different(fitting.map((each) => each.model));
      commands += 1;
      if (fitting[0]?.codes.length !== 0) refusals += 1;
      if (index % LOOK_EVERY === LOOK_EVERY - 1) possible = await look(possible);
    }
    model = possible[0] ?? model;
    states.add(`loan ${model.loan}`);
    const [record, wire] = [model.boardings.at(-1), model.wires.at(-1)];
    if (record !== undefined) states.add(`boarding ${record.state}`);
    if (wire !== undefined) states.add(`wire ${wire.state}`);
    await learnIds();
  }
  await look(possible);
  return { commands, refusals, pairs, states };
}

/** Equal ones once: most orders of two requests lead to the same. */
function different(models: readonly Model[]): readonly Model[] {
  return [...new Map(models.map((each) => [JSON.stringify(each), each])).values()];
}

async function send(world: World, given: GivenPackage, command: Command, findingId: string | null): Promise<Answer> {
  const request = requestOf(command, { ...given, findingId, userIds: world.userIds });
  if (request !== null) return world.ask(command.by, request);
  if (command.op === 'work') await world.work(given.loanId);
  else await world.letTimePass(given.loanId);
  return { status: 0, body: null, text: '' };
}

function setMood(world: World, ref: string, ...commands: readonly Command[]): void {
  const calling = commands.find(({ op }) => callsCore.has(op));
  if (calling !== undefined) world.behave(ref, behaviourOf(calling));
}

/** Two calls to one core in the same moment meet the same weather: who comes first is not known beforehand. */
function withSameMood(first: Command, second: Command): Command {
  return callsCore.has(first.op) && callsCore.has(second.op) ? { ...second, pick: first.pick } : second;
}

/**
 * Whether each of two commands at once must look as if it came before or after the other. A call to a core is three steps
 * between which others may come, so of two different calls this is not said.
 */
function mayRace(first: Command, second: Command): boolean {
  if (first.op === 'wait' || second.op === 'wait') return false;
  return !(callsCore.has(first.op) && callsCore.has(second.op)) || first.op === second.op;
}

interface Ordered {
  readonly outcomes: readonly [Outcome, Outcome];
  readonly model: Model;
}

/** What must come of two commands in either order; their evidence may stand in any order. */
function orders(
  model: Model,
  [first, second]: readonly [Command, Command],
  [one, other]: readonly [FindingPlace | null, FindingPlace | null],
): readonly Ordered[] {
  const loosen = (after: Model): Model => {
    const fresh = after.evidence.slice(model.evidence.length).flat();
    return { ...after, evidence: fresh.length === 0 ? model.evidence : [...model.evidence, fresh] };
  };
  const a1 = expectOutcome(model, first, one);
  const a2 = expectOutcome(a1.model, second, other);
  const b2 = expectOutcome(model, second, other);
  const b1 = expectOutcome(b2.model, first, one);
  const found: Ordered[] = [
    { outcomes: [a1, a2], model: loosen(a2.model) },
    { outcomes: [b1, b2], model: loosen(b1.model) },
  ];
  // While a core is being called, whoever comes meanwhile may be turned away for that.
  const meets = (calling: Outcome, command: Command, place: FindingPlace | null): Outcome | null => {
    const meanwhile = whileCalling(model, calling);
    const outcome = meanwhile === null ? null : expectOutcome(meanwhile, command, place);
    return outcome === null || outcome.codes.length === 0 ? null : outcome;
  };
  const [refusedSecond, refusedFirst] = [meets(a1, second, other), meets(b2, first, one)];
  if (refusedSecond !== null) found.push({ outcomes: [a1, refusedSecond], model: loosen(a1.model) });
  if (refusedFirst !== null) found.push({ outcomes: [refusedFirst, b2], model: loosen(b2.model) });
  return found;
}

function show({ op, by, twist, pick }: Command): string {
  return `${op} by ${by}${twist === 'none' ? '' : `, ${twist}`} (${pick})`;
}
