import type { All, ElementDeclaration, Schema, State, States } from "./schema.ts";
import { allowsNamespace, type GuardTable, type StepTable, type WildcardTable } from "./validation-table.ts";

/** What lets a child stand where it does. */
export type Match = ElementDeclaration | WildcardTable;

/** The way of one element's children through their content model. */
export interface ContentRun {
  /** Takes a child, or leaves things as they are and gives undefined when it may not stand here. */
  take(namespace: string, local: string): Match | undefined;
  /** Goes on behind what is missing in front of a child, and gives what that is; undefined when that helps nothing. */
  skipTo(namespace: string, local: string): readonly ElementDeclaration[] | undefined;
  /** The least that is missing at the end, each with its alternatives; empty when that is not told apart. */
  missing(): readonly (readonly ElementDeclaration[])[];
  /** True when a child of the name may not stand here since it has stood here already. */
  exceeds(namespace: string, local: string): boolean;
  /** True when the children may end here. */
  readonly complete: boolean;
  /** What may come next, the end of the element apart: the first of it, up to the number given. */
  next(most: number): readonly Match[];
  /** True when more than one child of the name may occur. */
  mayRepeat(namespace: string, local: string): boolean;
}

export class StatesRun implements ContentRun {
  readonly #schema: Schema;
  readonly #content: States;
  #state: State;
  #counts: number[];
  /** The declaration that let the last child in. */
  #last: ElementDeclaration | undefined;

  constructor(schema: Schema, content: States) {
    this.#schema = schema;
    this.#content = content;
    this.#state = schema.state(content, 0);
    this.#counts = content.table.counters.length === 0 ? NO_COUNTS : content.table.counters.map(() => 0);
  }

  take(namespace: string, local: string): Match | undefined {
    for (const { element, step } of this.#state.steps.get(local) ?? NONE) {
      if (element.namespace === namespace && this.#allows(step.guards)) return this.#follow(step, element);
    }
    for (const step of this.#state.wildcards) {
      const wildcard = step.on as WildcardTable;
      if (allowsNamespace(wildcard, namespace) && this.#allows(step.guards))
        return this.#follow(step, wildcard);
    }
    return undefined;
  }

  get complete(): boolean {
    return isComplete(this.#content, this.#state, this.#counts);
  }

  next(most: number): readonly Match[] {
    const next: Match[] = [];
    for (const { guards, on } of this.#state.table.steps) {
      if (next.length === most) break;
      if (this.#allows(guards)) next.push(typeof on === "number" ? this.#schema.element(on) : on);
    }
    return next;
  }

  skipTo(namespace: string, local: string): readonly ElementDeclaration[] | undefined {
    const ahead = this.#lookAhead().find(
      ({ state, counts, missing }) => missing.length > 0 && this.#leads(state, counts, namespace, local),
    );
    if (ahead === undefined) return undefined;
    this.#state = ahead.state;
    this.#counts = ahead.counts;
    return ahead.missing;
  }

  missing(): readonly (readonly ElementDeclaration[])[] {
    const ends = this.#lookAhead().filter(({ state, counts }) => isComplete(this.#content, state, counts));
    const [least] = ends;
    if (least === undefined) return [];
    const firsts = ends
      .filter(({ missing }) => missing.length === least.missing.length)
      .flatMap(({ missing }) => missing.slice(0, 1));
    const alternatives = [...new Set(firsts)];
    return alternatives.length > 1 ? [alternatives] : least.missing.map((element) => [element]);
  }

  /** States that may come next, breadth first: the way that misses the least is the likely one. */
  #lookAhead(): Ahead[] {
    const here: Ahead = { state: this.#state, counts: [...this.#counts], missing: [] };
    const seen = new Set([this.#state]);
    const ahead = [here];
    let looks = 0;
    for (const { state, counts, missing } of ahead) {
      if (missing.length >= MOST_MISSING) break;
      for (const step of state.table.steps) {
        if (++looks > MOST_LOOKS) return ahead;
        const next = this.#schema.state(this.#content, step.to);
        const counted = typeof step.on === "number" && allows(this.#content, counts, step.guards);
        if (!counted || (seen.has(next) && step.updates === undefined)) continue;
        seen.add(next);
        const element = this.#schema.element(step.on as number);
        ahead.push({ state: next, counts: update([...counts], step), missing: [...missing, element] });
      }
    }
    return ahead;
  }

  exceeds(namespace: string, local: string): boolean {
    return this.#last?.name === local && this.#last.namespace === namespace;
  }

  mayRepeat(namespace: string, local: string): boolean {
    const { repeats } = this.#content;
    const name = `${namespace} ${local}`;
    const known = repeats.get(name) ?? this.#findRepeat(namespace, local);
    repeats.set(name, known);
    return known;
  }

  #findRepeat(namespace: string, local: string): boolean {
    const { states } = this.#content.table;
    if (states.reduce((count, { steps }) => count + steps.length, 0) > MOST_STEPS) return false;
    // Every state that can be reached behind a child of the name.
    const reached = new Set(
      states.flatMap(({ steps }) =>
        steps.filter((step) => this.#isOn(step, namespace, local)).map(({ to }) => to),
      ),
    );
    for (const place of reached) {
      for (const step of states[place]?.steps ?? []) {
        if (this.#isOn(step, namespace, local)) return true;
        reached.add(step.to);
      }
    }
    return false;
  }

  #isOn({ on }: StepTable, namespace: string, local: string): boolean {
    if (typeof on !== "number") return allowsNamespace(on, namespace);
    const element = this.#schema.table.elements.at(on);
    return element?.name === local && element.namespace === namespace;
  }

  #leads(state: State, counts: readonly number[], namespace: string, local: string): boolean {
    return (state.steps.get(local) ?? NONE).some(
      ({ element, step }) => element.namespace === namespace && allows(this.#content, counts, step.guards),
    );
  }

  #follow(step: StepTable, match: Match): Match {
    update(this.#counts, step);
    this.#state = this.#schema.state(this.#content, step.to);
    this.#last = "type" in match ? match : undefined;
    return match;
  }

  #allows(guards: readonly GuardTable[] | undefined): boolean {
    return guards === undefined || allows(this.#content, this.#counts, guards);
  }
}

/** A state that may be reached, with what would have to stand in between. */
interface Ahead {
  readonly state: State;
  readonly counts: number[];
  readonly missing: readonly ElementDeclaration[];
}

function isComplete(content: States, { table }: State, counts: readonly number[]): boolean {
  return table.accepts.some((guards) => allows(content, counts, guards));
}

function allows(
  { table }: States,
  counts: readonly number[],
  guards: readonly GuardTable[] | undefined = NONE,
): boolean {
  return guards.every(({ counter, is }) => {
    const count = counts[counter] as number;
    const { min, max } = table.counters[counter] as { min: number; max: number };
    return is === "more" ? count < max : count >= min;
  });
}

function update(counts: number[], { updates }: StepTable): number[] {
  for (const { counter, to } of updates ?? NONE) {
    counts[counter] = to === "first" ? 1 : (counts[counter] as number) + 1;
  }
  return counts;
}

export class AllRun implements ContentRun {
  readonly #content: All;
  readonly #seen: boolean[] = [];
  #empty = true;

  constructor(content: All) {
    this.#content = content;
  }

  take(namespace: string, local: string): Match | undefined {
    const place = this.#content.places.get(`${namespace} ${local}`);
    if (place === undefined || this.#seen[place]) return undefined;
    this.#seen[place] = true;
    this.#empty = false;
    return this.#content.members[place];
  }

  get complete(): boolean {
    const { members, optional } = this.#content.table;
    return (
      (optional && this.#empty) || members.every(({ required }, place) => !required || this.#seen[place])
    );
  }

  next(most: number): readonly Match[] {
    const next: Match[] = [];
    for (let place = 0; place < this.#content.members.length && next.length < most; place++) {
      const member = this.#content.members[place];
      if (member !== undefined && !this.#seen[place]) next.push(member);
    }
    return next;
  }

  skipTo(): undefined {
    return undefined;
  }

  missing(): readonly (readonly ElementDeclaration[])[] {
    const { members, table } = this.#content;
    return members
      .filter((_, place) => !this.#seen[place] && table.members[place]?.required)
      .map((one) => [one]);
  }

  exceeds(namespace: string, local: string): boolean {
    return this.#content.places.has(`${namespace} ${local}`);
  }

  mayRepeat(): boolean {
    return false;
  }
}

const NONE: readonly never[] = [];
const NO_COUNTS: number[] = [];
/** A way that misses more than this many children is no explanation of a document. */
const MOST_MISSING = 8;
/** As many steps are looked at: what is missing is found near by or not at all. */
const MOST_LOOKS = 500;
/** In a larger content model it is not looked up whether an element may repeat. */
const MOST_STEPS = 20_000;
