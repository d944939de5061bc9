// Identity constraints (XSD 1.0 part 1, section 3.11), checked while a document is read. What is kept is the keys of the
// elements that are open, and the places where they stand.

import { keyOfValue, ValueIssue } from "../datatypes/simple-type.ts";
import { quoteText } from "../quote-text.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { ConstraintTable, NameTestTable, PathTable } from "../schema/validation-table.ts";
import type { StartTag } from "../xml/read-tag.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Frame } from "./frame.ts";

/** The fields of one element that a constraint selects. */
interface Row {
  readonly offset: number;
  /** By field: the key of its value. */
  readonly keys: (string | undefined)[];
  readonly texts: string[];
}

/** A constraint of an open element, and what it has selected so far. */
interface Scope {
  readonly place: number;
  readonly constraint: ConstraintTable;
  readonly rows: Map<string, Row>;
  /** Of a keyref: the rows that have to refer to something. */
  readonly references: Row[];
}

/** The way of paths from the element where they begin to the one that is open. */
interface Walk {
  readonly alternatives: readonly PathTable[];
  /** For each open element, alternatives by index with the number of their steps that are taken. */
  readonly taken: (readonly (readonly [alternative: number, steps: number])[])[];
  readonly matched: (open: OpenElement, alternative: PathTable) => void;
}

interface OpenElement {
  readonly frame: Frame;
  readonly scopes: readonly Scope[];
  /** How many walks there were when it was opened: those behind began in it. */
  readonly walks: number;
  /** Fields that its text is. */
  readonly fields: [row: Row, field: number][];
  /** Rows that it was selected for. */
  readonly rows: [scope: Scope, row: Row][];
  /** What its children's constraints found, by constraint: references around them may mean it. */
  readonly found: Map<number, Map<string, Row | undefined>>;
}

export class IdentityConstraints {
  readonly #reader: DocumentReader;
  readonly #open: OpenElement[] = [];
  readonly #walks: Walk[] = [];

  constructor(reader: DocumentReader) {
    this.#reader = reader;
  }

  /** True while a constraint may be about the elements that are read. */
  get active(): boolean {
    return this.#open.length > 0;
  }

  /** Follows into an element, whose start tag was read. */
  open(frame: Frame): void {
    const own = frame.declaration?.constraints ?? [];
    if (own.length === 0 && !this.active) return;
    const constraints = this.#reader.schema.table.constraints;
    const scopes = own.map((place) => {
      return { place, constraint: constraints[place] as ConstraintTable, rows: new Map(), references: [] };
    });
    const open: OpenElement = {
      frame,
      scopes,
      walks: this.#walks.length,
      fields: [],
      rows: [],
      found: new Map(),
    };
    this.#open.push(open);
    for (const walk of this.#walks.slice()) this.#step(walk, open);
    for (const scope of scopes)
      this.#begin(scope.constraint.selector, open, (selected) => this.#select(scope, selected));
  }

  /** Leaves the element that was opened last, whose text has been read. */
  close(frame: Frame): void {
    const open = this.#open.at(-1);
    if (open?.frame !== frame) return;
    for (const [row, field] of open.fields) this.#takeText(row, field, frame);
    for (const [scope, row] of open.rows) this.#add(scope, row);
    this.#open.pop();
    this.#walks.length = open.walks;
    for (const walk of this.#walks) walk.taken.pop();
    const parent = this.#open.at(-1);
    for (const { place, rows } of open.scopes)
      if (rows.size > 0) open.found.set(place, merge(open.found.get(place), rows));
    for (const scope of open.scopes) this.#checkReferences(scope, open);
    if (parent === undefined) return;
    for (const [place, rows] of open.found) {
      const known = parent.found.get(place);
      parent.found.set(place, known === undefined ? rows : unite(known, rows));
    }
  }

  #begin(alternatives: readonly PathTable[], open: OpenElement, matched: Walk["matched"]): void {
    const walk: Walk = {
      alternatives,
      taken: [alternatives.map((_, index) => [index, 0] as const)],
      matched,
    };
    this.#walks.push(walk);
    for (const alternative of alternatives) if (alternative.steps.length === 0) matched(open, alternative);
  }

  #step(walk: Walk, open: OpenElement): void {
    const { alternatives, matched, taken } = walk;
    const next: (readonly [number, number])[] = [];
    const ends = new Set<PathTable>();
    for (const [index, steps] of taken.at(-1) ?? []) {
      const alternative = alternatives[index] as PathTable;
      const test = alternative.steps[steps];
      if (alternative.descendant && steps === 0) next.push([index, 0]);
      if (test !== undefined && takes(test, open.frame.tag)) {
        next.push([index, steps + 1]);
        if (steps + 1 === alternative.steps.length) ends.add(alternative);
      } else if (test === undefined && alternative.descendant && steps === 0) {
        ends.add(alternative);
      }
    }
    taken.push(next);
    for (const alternative of ends) matched(open, alternative);
  }

  #select(scope: Scope, selected: OpenElement): void {
    // An element that two alternatives select is selected once.
    if (selected.rows.some(([other]) => other === scope)) return;
    const row: Row = { offset: selected.frame.tag.offset, keys: [], texts: [] };
    selected.rows.push([scope, row]);
    for (const [field, alternatives] of scope.constraint.fields.entries())
      this.#begin(alternatives, selected, (open, { attribute }) => {
        if (attribute === undefined) open.fields.push([row, field]);
        else this.#takeAttributes(row, field, open.frame, attribute);
      });
  }

  #takeAttributes(row: Row, field: number, { tag, type }: Frame, test: NameTestTable): void {
    const uses = type.kind === "complex" ? type.attributes : [];
    for (const attribute of tag.attributes) {
      if (!takes(test, attribute)) continue;
      const { schema } = this.#reader;
      const declared =
        uses.find(({ name, namespace }) => name === attribute.local && namespace === attribute.namespace) ??
        schema.findAttribute(attribute.namespace, attribute.local);
      this.#take(row, field, attribute.value, declared?.codec, attribute.offset);
    }
    for (const { absentText, codec, name, namespace } of uses) {
      const given = tag.attributes.some((other) => other.local === name && other.namespace === namespace);
      if (!given && absentText !== undefined && takes(test, { local: name, namespace }))
        this.#take(row, field, absentText, codec, tag.offset);
    }
  }

  #takeText(row: Row, field: number, { declaration, hasText, nil, tag, text, type }: Frame): void {
    const codec =
      type.kind === "simple" ? type.codec : type.content.kind === "simple" ? type.content.codec : undefined;
    if (codec === undefined) {
      this.#reader.issues.add("invalid-key", tag.offset, "a field with a simple type", "elements");
      return;
    }
    if (nil) return;
    this.#take(row, field, hasText ? text : (declaration?.value?.text ?? ""), codec, tag.offset);
  }

  #take(row: Row, field: number, text: string, codec: SimpleCodec | undefined, offset: number): void {
    const value = codec?.type.read(text, this.#reader);
    // One that is not valid is an issue already.
    if (value instanceof ValueIssue) return;
    if (row.keys[field] !== undefined)
      this.#reader.issues.add("invalid-key", offset, "one value for each field", "another", row.offset);
    row.keys[field] = value === undefined ? text : keyOfValue(value);
    row.texts[field] = text;
  }

  /** A row is complete: its element has ended. */
  #add({ constraint, references, rows }: Scope, row: Row): void {
    const { issues } = this.#reader;
    const { category, fields, name } = constraint;
    const complete = fields.every((_, field) => row.keys[field] !== undefined);
    if (!complete) {
      if (category === "key") issues.add("invalid-key", row.offset, `all fields of the key ${name}`, "fewer");
      return;
    }
    if (category === "keyref") {
      references.push(row);
      return;
    }
    const key = keyOf(row);
    const known = rows.get(key);
    if (known === undefined) rows.set(key, row);
    else
      issues.add(
        "not-unique",
        row.offset,
        `a value of ${name} that no other element has`,
        show(row),
        row.offset,
        "",
        known.offset,
      );
  }

  #checkReferences({ constraint, references }: Scope, { found }: OpenElement): void {
    const known = found.get(constraint.refer ?? -1);
    for (const row of references)
      if (known?.get(keyOf(row)) === undefined)
        this.#reader.issues.add(
          "unknown-reference",
          row.offset,
          `a value that ${constraint.name} refers to`,
          show(row),
        );
  }
}

function takes({ local, namespace }: NameTestTable, name: Pick<StartTag, "local" | "namespace">): boolean {
  return (
    (local === undefined || local === name.local) && (namespace === undefined || namespace === name.namespace)
  );
}

function keyOf({ keys }: Row): string {
  return keys.map((key) => `${key?.length} ${key}`).join("\u0000");
}

function show({ texts }: Row): string {
  return texts.map(quoteText).join(", ");
}

/** What an element's own constraint found goes before what those inside of it did (section 3.11.5). */
function merge(
  inside: ReadonlyMap<string, Row | undefined> | undefined,
  own: ReadonlyMap<string, Row>,
): Map<string, Row | undefined> {
  return new Map([...(inside ?? []), ...own]);
}

/** A key that stands for two elements stands for none. */
function unite(
  a: Map<string, Row | undefined>,
  b: ReadonlyMap<string, Row | undefined>,
): Map<string, Row | undefined> {
  for (const [key, row] of b) a.set(key, a.has(key) ? undefined : row);
  return a;
}
