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
  /** True when the children may end here. */
  readonly complete: boolean;
  /** What may come next, the end of the element apart. */
  next(): readonly Match[];
  /** True when more than one child of the name may occur. */
  mayRepeat(namespace: string, local: string): boolean;
}

export class StatesRun implements ContentRun {
  readonly #schema: Schema;
  readonly #content: States;
  #state: State;
  readonly #counts: number[];

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
    return this.#state.table.accepts.some((guards) => this.#allows(guards));
  }

  next(): readonly Match[] {
    return this.#state.table.steps
      .filter(({ guards }) => this.#allows(guards))
      .map(({ on }) => (typeof on === "number" ? this.#schema.element(on) : on));
  }

  /** Looks through the states breadth first, counters left as they are: the way that misses the least is the likely one. */
  skipTo(namespace: string, local: string): readonly ElementDeclaration[] | undefined {
    const reached = new Map<State, readonly ElementDeclaration[]>([[this.#state, []]]);
    for (const [state, missing] of reached) {
      if (state !== this.#state && this.#leads(state, namespace, local)) {
        this.#state = state;
        return missing;
      }
      if (missing.length >= MOST_MISSING) continue;
      for (const { on, to } of state.table.steps) {
        if (typeof on !== "number") continue;
        const next = this.#schema.state(this.#content, to);
        if (!reached.has(next)) reached.set(next, [...missing, this.#schema.element(on)]);
      }
    }
    return undefined;
  }

  mayRepeat(namespace: string, local: string): boolean {
    const { states } = this.#content.table;
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
    const element = this.#schema.table.elements[on];
    return element?.name === local && element.namespace === namespace;
  }

  #leads(state: State, namespace: string, local: string): boolean {
    return (state.steps.get(local) ?? NONE).some(({ element }) => element.namespace === namespace);
  }

  #follow({ to, updates }: StepTable, match: Match): Match {
    for (const { counter, to: count } of updates ?? NONE) {
      this.#counts[counter] = count === "first" ? 1 : (this.#counts[counter] as number) + 1;
    }
    this.#state = this.#schema.state(this.#content, to);
    return match;
  }

  #allows(guards: readonly GuardTable[] | undefined): boolean {
    if (guards === undefined) return true;
    return guards.every(({ counter, is }) => {
      const count = this.#counts[counter] as number;
      const { min, max } = this.#content.table.counters[counter] as { min: number; max: number };
      return is === "more" ? count < max : count >= min;
    });
  }
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

  next(): readonly Match[] {
    const { members, table } = this.#content;
    const required = members.filter((_, place) => !this.#seen[place] && table.members[place]?.required);
    return required.length > 0 ? required : members.filter((_, place) => !this.#seen[place]);
  }

  skipTo(): undefined {
    return undefined;
  }

  mayRepeat(): boolean {
    return false;
  }
}

const NONE: readonly never[] = [];
const NO_COUNTS: number[] = [];
/** A way that misses more than this many children is no explanation of a document. */
const MOST_MISSING = 8;
