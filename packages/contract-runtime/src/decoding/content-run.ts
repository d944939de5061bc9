import type {
  All,
  AllStep,
  ComplexType,
  ElementDeclaration,
  ElementStep,
  SchemaComponents,
  State,
  States,
  StepIndex,
  WildcardStep,
} from "../schema/components.ts";
import { allowsNamespace, type WildcardTable } from "../schema/validation-table.ts";
import { isNamed } from "../xml/element-name.ts";
import { allows, findMissing, isComplete, type Missing, skip, stepsOf, update } from "./look-ahead.ts";

/** An element that the content model allows, and the slot for its value. */
export type ElementMatch = Pick<ElementStep, "element" | "slot">;

/** The declaration or wildcard that a child matches. */
export type Match = ElementMatch | Pick<WildcardStep, "wildcard">;

/** Compares the next start tag of a document with declarations, as a reader of tags does. */
interface NextTag {
  at(element: ElementDeclaration): boolean;
}

/** Matches the children of one element against its content model, one by one. */
export interface ContentRun {
  /** Returns the next child if it is a declared element that is allowed here, without advancing. */
  meet(next: NextTag): ElementMatch | undefined;
  /** Advances by the child that {@link meet} has returned. */
  advance(): void;
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
  /** The step of the child that the run has met last. */
  #met: ElementStep | undefined;

  constructor(schema: SchemaComponents, content: States) {
    this.#schema = schema;
    this.#content = content;
    this.#state = schema.state(content, 0);
    this.#counts = content.table.counters.length === 0 ? NO_COUNTS : content.table.counters.map(() => 0);
  }

  meet(next: NextTag): ElementMatch | undefined {
    let compared = 0;
    for (let at: State | undefined = this.#state; at !== undefined; at = this.#skip(at, this.#counts)) {
      const { steps } = at;
      compared += steps.length;
      if (compared > MAX_MET) return undefined;
      for (let index = 0; index < steps.length; index++) {
        const step = steps[index] as ElementStep;
        if (!next.at(step.element)) continue;
        const { guards } = step.table;
        // Counters may select between two steps of one element.
        if (guards !== undefined && !allows(this.#content, this.#counts, guards)) continue;
        this.#met = step;
        return step;
      }
    }
    return undefined;
  }

  advance(): void {
    const step = this.#met as ElementStep;
    const { element, table } = step;
    if (table.updates !== undefined) update(this.#counts, table);
    step.state ??= this.#schema.state(this.#content, table.to);
    this.#state = step.state;
    this.#last = element;
  }

  match(namespace: string, local: string): Match | undefined {
    const match = this.#find(this.#state, this.#counts, namespace, local);
    if (match !== undefined) return this.#follow(match);
    for (let at: State | undefined = this.#state; at !== undefined; at = this.#skip(at, this.#counts))
      for (const step of at.wildcards)
        if (
          allowsNamespace(step.wildcard, namespace) &&
          allows(this.#content, this.#counts, step.table.guards)
        )
          return this.#follow(step);
    return undefined;
  }

  /** Returns the step that a state, or one that it skips to, takes on an element. */
  #find(from: State, counts: readonly number[], namespace: string, local: string): ElementStep | undefined {
    for (let at: State | undefined = from; at !== undefined; ) {
      const index = this.#indexOf(at);
      const steps = index === undefined ? at.steps : (index.byName.get(local) ?? NONE);
      for (const step of steps)
        if (isNamed(step.element, namespace, local) && allows(this.#content, counts, step.table.guards))
          return step;
      at = this.#skip(index?.last ?? at, counts);
    }
    return undefined;
  }

  /** Returns the index of a state with many steps, or of one of the states that long ways of skips pass. */
  #indexOf(state: State): StepIndex | undefined {
    if (state.steps.length <= MAX_COMPARED && state.number % INDEX_DISTANCE !== INDEX_DISTANCE - 1)
      return undefined;
    state.index ??= indexSteps(this.#schema, this.#content, state);
    return state.index;
  }

  #skip(state: State, counts: readonly number[]): State | undefined {
    const { table } = state;
    if (table.skip === undefined) return undefined;
    if (table.skip.guards !== undefined) return skip(this.#schema, this.#content, state, counts);
    state.skipped ??= this.#schema.state(this.#content, table.skip.to);
    return state.skipped;
  }

  get complete(): boolean {
    return this.#state.accepts || isComplete(this.#content, this.#state, this.#counts);
  }

  next(max: number): readonly (ElementDeclaration | WildcardTable)[] {
    const next: (ElementDeclaration | WildcardTable)[] = [];
    for (const { on } of stepsOf(this.#schema, this.#content, { state: this.#state, counts: this.#counts })) {
      if (next.length === max) break;
      next.push(typeof on === "number" ? this.#schema.element(on) : on);
    }
    return next;
  }

  skipTo(namespace: string, local: string): Missing | undefined {
    const found = this.#findMissing(
      ({ state, counts }) => this.#find(state, counts, namespace, local) !== undefined,
    );
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
    return isNamed(this.#last, namespace, local);
  }

  #follow<Step extends ElementStep | WildcardStep>(step: Step): Step {
    const { table } = step;
    if (table.updates !== undefined) update(this.#counts, table);
    this.#state = this.#schema.state(this.#content, table.to);
    this.#last = "element" in step ? step.element : undefined;
    return step;
  }
}

class AllRun implements ContentRun {
  readonly #content: All;
  /** True for each member that has occurred. */
  readonly #seen: boolean[] = [];
  #empty = true;
  #likely = 0;
  /** The index of the member that the run has met last. */
  #met = -1;

  constructor(content: All) {
    this.#content = content;
  }

  meet(next: NextTag): ElementMatch | undefined {
    const { members } = this.#content;
    if (members.length > MAX_MET) return undefined;
    // Members nearly always occur in schema order.
    for (let step = 0; step < members.length; step++) {
      const index = (this.#likely + step) % members.length;
      const member = members[index] as AllStep;
      if (this.#seen[member.member] || !next.at(member.element)) continue;
      this.#met = index;
      return member;
    }
    return undefined;
  }

  advance(): void {
    this.#follow(this.#met, this.#content.members[this.#met] as AllStep);
  }

  match(namespace: string, local: string): ElementMatch | undefined {
    const index = this.#indexOf(namespace, local);
    const member = this.#content.members[index];
    return member === undefined || this.#seen[member.member] ? undefined : this.#follow(index, member);
  }

  #follow(index: number, step: AllStep): ElementMatch {
    this.#seen[step.member] = true;
    this.#empty = false;
    this.#likely = index + 1;
    return step;
  }

  #indexOf(namespace: string, local: string): number {
    return this.#content.members.findIndex(({ element }) => isNamed(element, namespace, local));
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

/** Groups the steps of a state, and of those that it skips to under all conditions, by the local names of their elements. */
function indexSteps(schema: SchemaComponents, content: States, state: State): StepIndex {
  const byName = new Map<string, ElementStep[]>();
  let last = state;
  for (;;) {
    for (const step of last.steps) {
      const { local } = step.element.name;
      const known = byName.get(local);
      if (known === undefined) byName.set(local, [step]);
      else known.push(step);
    }
    const { skip } = last.table;
    if (skip === undefined || skip.guards !== undefined) return { byName, last };
    last = schema.state(content, skip.to);
  }
}

const NONE: readonly never[] = [];
const NO_COUNTS: number[] = [];
/** So many names are compared with a start tag before it is read. */
const MAX_MET = 200;
/** With more steps than this, elements are looked up by name. */
const MAX_COMPARED = 24;
/** One state in so many has an index: that of a sequence of optional elements names all elements behind it. */
const INDEX_DISTANCE = 32;

/** Starts matching children against the content model of a type; undefined if it allows no children. */
export function startRun(schema: SchemaComponents, { content }: ComplexType): ContentRun | undefined {
  if (content.kind === "states") return new StatesRun(schema, content);
  return content.kind === "all" ? new AllRun(content) : undefined;
}
