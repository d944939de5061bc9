import type { SchemaComponents } from "../schema/components.ts";
import type { ConstraintTable } from "../schema/validation-table.ts";
import { NameClasses } from "./name-classes.ts";
import { PathAutomaton } from "./path-automaton.ts";

/** What checks of identity constraints share: the automata of the elements that declare some, made on first use. */
export class SchemaConstraints {
  static readonly #known = new WeakMap<SchemaComponents, SchemaConstraints>();

  readonly table: readonly ConstraintTable[];
  readonly names: NameClasses;
  /** The indexes of the keys that keyrefs refer to. */
  readonly referred: ReadonlySet<number>;
  readonly #automata = new Map<readonly number[], PathAutomaton>();

  private constructor({ table }: SchemaComponents) {
    this.table = table.constraints;
    this.names = new NameClasses(table);
    this.referred = new Set(table.constraints.flatMap(({ refer }) => refer ?? []));
  }

  static of(schema: SchemaComponents): SchemaConstraints {
    const known = SchemaConstraints.#known.get(schema) ?? new SchemaConstraints(schema);
    SchemaConstraints.#known.set(schema, known);
    return known;
  }

  /** Returns the automaton of an element by the indexes of its constraints. */
  automatonOf(own: readonly number[]): PathAutomaton {
    const known = this.#automata.get(own);
    if (known !== undefined) return known;
    const constraints = own.map((index) => this.table[index] as ConstraintTable);
    const automaton = new PathAutomaton(constraints, this.names);
    this.#automata.set(own, automaton);
    return automaton;
  }
}
