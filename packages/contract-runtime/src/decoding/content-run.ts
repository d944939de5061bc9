import type {
  All,
  AllStep,
  ComplexType,
  ElementDeclaration,
  ElementStep,
  SchemaComponents,
  State,
  States,
  WildcardStep,
} from "../schema/components.ts";
import { allowsNamespace, type GuardTable, type WildcardTable } from "../schema/validation-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import { allows, findMissing, isComplete, type Missing, update } from "./look-ahead.ts";

/** An element that the content model allows, and the slot for its value. */
export type ElementMatch = Pick<ElementStep, "element" | "slot">;

/** The declaration or wildcard that a child matches. */
export type Match = ElementMatch | Pick<WildcardStep, "wildcard">;

/** Compares the next start tag of a document with names, as a reader of tags does. */
interface NextTag {
  /** Opens the element if it has the name and its start tag is bare. */
  opens(name: ElementName): boolean;
  /** Moves back before the element that was opened last. */
  reopen(name: ElementName): void;
}

/** Matches the children of one element against its content model, one by one. */
export interface ContentRun {
  /** Opens the next child if its start tag is bare and the child is allowed here; otherwise returns undefined. */
  open(next: NextTag): ElementMatch | undefined;
  /** Matches a child and advances. If the child is not allowed here, returns undefined without advancing. */
  match(namespace: string, local: string): Match | undefined;
  /**
   * Skips the elements that are missing before a child and returns them. Returns undefined if the child would still be
   * invalid.
   */
  skipTo(namespace: string, local: string): Missing | undefined;
  /** Returns the fewest elements that complete the content; empty if they are not known. */
  missing(): Missing;
  /** True if a child of the name has already reached its maximum number of occurrences. */
  exceeds(namespace: string, local: string): boolean;
  /** True if the children may end here. */
  readonly complete: boolean;
  /** Returns the elements and wildcards that are allowed next, at most `max` of them. */
  next(max: number): readonly (ElementDeclaration | WildcardTable)[];
}

type IsGoal = Parameters<typeof findMissing>[4];

class StatesRun implements ContentRun {
  readonly #schema: SchemaComponents;
  readonly #content: States;
  #state: State;
  #counts: number[];
  /** The declaration that the last child matched. */
  #last: ElementDeclaration | undefined;

  constructor(schema: SchemaComponents, content: States) {
    this.#schema = schema;
    this.#content = content;
    this.#state = schema.state(content, 0);
    this.#counts = content.table.counters.length === 0 ? NO_COUNTS : content.table.counters.map(() => 0);
  }

  open(next: NextTag): ElementMatch | undefined {
    const { steps } = this.#state;
    if (steps.length > MAX_COMPARED) return undefined;
    for (const step of steps)
      if (next.opens(step.element.name)) {
        // Counters may select between two steps of one element.
        const match = step.table.guards === undefined ? step : this.#find(steps, step.element.name);
        if (match !== undefined) return this.#follow(match);
        next.reopen(step.element.name);
        return undefined;
      }
    return undefined;
  }

  match(namespace: string, local: string): Match | undefined {
    const match = this.#find(this.#named(local), { namespace, local });
    if (match !== undefined) return this.#follow(match);
    for (const step of this.#state.wildcards) {
      if (allowsNamespace(step.wildcard, namespace) && this.#allows(step.table.guards))
        return this.#follow(step);
    }
    return undefined;
  }

  #find(
    steps: readonly ElementStep[],
    name: { readonly namespace: string; readonly local: string },
  ): ElementStep | undefined {
    return steps.find(
      ({ element, table }) =>
        element.name.local === name.local &&
        element.name.namespace === name.namespace &&
        this.#allows(table.guards),
    );
  }

  /** Returns the steps of elements with a local name, or all steps if there are few. */
  #named(local: string): readonly ElementStep[] {
    const state = this.#state;
    if (state.steps.length <= MAX_COMPARED) return state.steps;
    state.byName ??= indexByName(state.steps);
    return state.byName.get(local) ?? NONE;
  }

  get complete(): boolean {
    return isComplete(this.#content, this.#state, this.#counts);
  }

  next(max: number): readonly (ElementDeclaration | WildcardTable)[] {
    const next: (ElementDeclaration | WildcardTable)[] = [];
    for (const { guards, on } of this.#state.table.steps) {
      if (next.length === max) break;
      if (this.#allows(guards)) next.push(typeof on === "number" ? this.#schema.element(on) : on);
    }
    return next;
  }

  skipTo(namespace: string, local: string): Missing | undefined {
    const found = this.#findMissing(({ state, counts }) => this.#leads(state, counts, namespace, local));
    if (found === undefined) return undefined;
    this.#state = found.state;
    this.#counts = found.counts;
    return found.missing;
  }

  missing(): Missing {
    const isGoal: IsGoal = ({ state, counts }) => isComplete(this.#content, state, counts);
    return this.#findMissing(isGoal)?.missing ?? [];
  }

  #findMissing(isGoal: IsGoal): ReturnType<typeof findMissing> {
    return findMissing(this.#schema, this.#content, this.#state, this.#counts, isGoal);
  }

  exceeds(namespace: string, local: string): boolean {
    return this.#last?.name.local === local && this.#last.name.namespace === namespace;
  }

  #leads(state: State, counts: readonly number[], namespace: string, local: string): boolean {
    return state.steps.some(
      ({ element: { name }, table }) =>
        name.local === local && name.namespace === namespace && allows(this.#content, counts, table.guards),
    );
  }

  #follow<Step extends ElementStep | WildcardStep>(step: Step): Step {
    const { table } = step;
    if (table.updates !== undefined) update(this.#counts, table);
    this.#state = this.#schema.state(this.#content, table.to);
    this.#last = "element" in step ? step.element : undefined;
    return step;
  }

  #allows(guards: readonly GuardTable[] | undefined): boolean {
    return guards === undefined || allows(this.#content, this.#counts, guards);
  }
}

class AllRun implements ContentRun {
  readonly #content: All;
  /** True for each member that has occurred. */
  readonly #seen: boolean[] = [];
  #empty = true;
  #likely = 0;

  constructor(content: All) {
    this.#content = content;
  }

  open(next: NextTag): ElementMatch | undefined {
    const { members } = this.#content;
    if (members.length > MAX_COMPARED) return undefined;
    // Members nearly always occur in schema order.
    for (let step = 0; step < members.length; step++) {
      const index = (this.#likely + step) % members.length;
      const member = members[index] as AllStep;
      if (!this.#seen[member.member] && next.opens(member.element.name)) return this.#see(index, member);
    }
    return undefined;
  }

  match(namespace: string, local: string): ElementMatch | undefined {
    const index = this.#indexOf(namespace, local);
    const member = this.#content.members[index];
    return member === undefined || this.#seen[member.member] ? undefined : this.#see(index, member);
  }

  #see(index: number, step: AllStep): ElementMatch {
    this.#seen[step.member] = true;
    this.#empty = false;
    this.#likely = index + 1;
    return step;
  }

  #indexOf(namespace: string, local: string): number {
    return this.#content.members.findIndex(
      ({ element: { name } }) => name.local === local && name.namespace === namespace,
    );
  }

  get complete(): boolean {
    const { members, optional } = this.#content.table;
    return (
      (optional && this.#empty) || members.every(({ required }, index) => !required || this.#seen[index])
    );
  }

  next(max: number): readonly ElementDeclaration[] {
    const open = this.#content.members.filter(({ member }) => !this.#seen[member]);
    return open.slice(0, max).map(({ element }) => element);
  }

  skipTo(): undefined {
    return undefined;
  }

  missing(): Missing {
    const { members, table } = this.#content;
    const missing = table.members.flatMap(({ required }, index) =>
      required && !this.#seen[index] ? [index] : [],
    );
    return missing.map((index) =>
      members.filter(({ member }) => member === index).map(({ element }) => element),
    );
  }

  exceeds(namespace: string, local: string): boolean {
    return this.#indexOf(namespace, local) !== -1;
  }
}

/** Groups steps by the local names of their elements. Node 20 has no `Map.groupBy`. */
function indexByName(steps: readonly ElementStep[]): Map<string, ElementStep[]> {
  const index = new Map<string, ElementStep[]>();
  for (const step of steps) {
    const { local } = step.element.name;
    index.set(local, [...(index.get(local) ?? []), step]);
  }
  return index;
}

const NONE: readonly never[] = [];
const NO_COUNTS: number[] = [];
/** With more steps than this, elements are looked up by name. */
const MAX_COMPARED = 24;

/** Starts matching children against the content model of a type; undefined if it allows no children. */
export function startRun(schema: SchemaComponents, { content }: ComplexType): ContentRun | undefined {
  if (content.kind === "states") return new StatesRun(schema, content);
  return content.kind === "all" ? new AllRun(content) : undefined;
}
