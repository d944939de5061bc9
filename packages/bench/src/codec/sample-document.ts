import type { Schema, StatesTable, StateTable, StepTable } from "@payment-routing/contract-runtime/codegen";
import { makeDice } from "../decision/dice.ts";

/**
 * Makes a valid document of about `bytes` bytes. Repeats the first element without an upper bound, preferably a required
 * one, with different content each time. Other elements have some of their optional content. Deterministic.
 *
 * @param root the place of the root element in the tables of the schema
 * @throws RangeError if there is no such document
 */
export function makeSampleDocument(schema: Schema, root: number, bytes: number): Buffer {
  for (const required of [true, false]) {
    const text = new SampleWriter(schema, bytes, required).document(root);
    if (text !== undefined && text.length >= bytes) return Buffer.from(text);
  }
  throw new RangeError(`the bench cannot make a document of ${bytes} bytes from this schema`);
}

class SampleWriter {
  readonly #schema: Schema;
  readonly #dice = makeDice(1);
  readonly #texts = new Map<number, readonly string[]>();
  /** The tags' prefixes by namespace. */
  #prefixes: ReadonlyMap<string, string> = new Map();
  /** The repeated element: its place, its depth, and the number of characters still to fill. */
  #repeated: { readonly place: number; readonly depth: number } | undefined;
  #missing: number;
  readonly #required: boolean;

  constructor(schema: Schema, bytes: number, required: boolean) {
    this.#schema = schema;
    this.#missing = bytes;
    this.#required = required;
  }

  document(root: number): string | undefined {
    const { namespace } = this.#element(root);
    const others = Object.values(this.#schema.values.prefixes).filter((name) => name !== namespace);
    const short = others.map(shorten);
    this.#prefixes = new Map(
      others.map((name, index) => {
        const prefix = short.indexOf(short[index]) === index ? short[index] : undefined;
        return [name, `${prefix ?? `n${index}`}:`];
      }),
    );
    const declarations = Array.from(
      this.#prefixes,
      ([name, prefix]) => ` xmlns:${prefix.slice(0, -1)}="${name}"`,
    );
    const element = this.#write(root, 0, ` xmlns="${namespace}"${declarations.join("")}`);
    return element && `<?xml version="1.0" encoding="UTF-8"?>${element}\n`;
  }

  /** Undefined when the element cannot be written: it is abstract, or a required text has no sample. */
  #write(place: number, depth: number, declarations: string): string | undefined {
    const { name, namespace, abstract, type: typePlace } = this.#element(place);
    const type = this.#schema.table.types.at(typePlace);
    if (type === undefined || abstract || type.abstract) return undefined;
    const attributes = type.kind === "simple" ? "" : this.#attributes(type.attributes);
    const content = this.#content(typePlace, depth);
    if (attributes === undefined || content === undefined) return undefined;
    const tag = `${this.#prefixes.get(namespace) ?? ""}${name}`;
    return `\n${"  ".repeat(depth)}<${tag}${declarations}${attributes}>${content}</${tag}>`;
  }

  #content(place: number, depth: number): string | undefined {
    const type = this.#schema.table.types.at(place);
    if (type?.kind !== "complex") return this.#text(place);
    const { content } = type;
    if (content.kind === "empty") return "";
    if (content.kind === "simple") return this.#text(content.type);
    const children = content.kind === "states" ? this.#children(content, depth + 1) : undefined;
    return children && `${children.join("")}${children.length === 0 ? "" : `\n${"  ".repeat(depth)}`}`;
  }

  #attributes(
    uses: readonly { readonly attribute: number; readonly required: boolean }[],
  ): string | undefined {
    let written = "";
    for (const { attribute, required } of uses) {
      const declaration = this.#schema.table.attributes.at(attribute);
      const text = declaration?.namespace === "" ? this.#text(declaration.type) : undefined;
      if (text === undefined && required) return undefined;
      if (text !== undefined && (required || this.#dice.roll() < 0.15))
        written += ` ${declaration?.name}="${text}"`;
    }
    return written;
  }

  #children(content: StatesTable, depth: number): string[] | undefined {
    const place = this.#repeated === undefined ? findRepeated(content, this.#required) : undefined;
    if (place !== undefined) this.#repeated = { place, depth };
    const toRepeat = this.#repeated?.depth === depth ? this.#repeated.place : undefined;
    const children: string[] = [];
    const counts: number[] = [];
    const unwritable = new Set<number>();
    let state = content.states[0];
    while (state !== undefined) {
      const steps = listSteps(content, state).filter(
        (step) => isElement(step) && !unwritable.has(step.on) && isOpen(step, content, counts),
      ) as ElementStep[];
      const repeated = this.#missing > 0 ? steps.find(({ on }) => on === toRepeat) : undefined;
      // The deeper an element is, the fewer children it has: types may contain each other.
      const enough =
        steps.length === 0 || (this.#dice.roll() < depth / 8 && (children.length > 0 || depth > 8));
      if (state.accepts.length > 0 && repeated === undefined && enough) return children;
      if (steps.length === 0) return undefined;
      const step = repeated ?? this.#dice.pick(steps);
      const child = this.#write(step.on, depth, "");
      if (child === undefined) {
        unwritable.add(step.on);
        continue;
      }
      children.push(child);
      if (repeated !== undefined) this.#missing -= child.length;
      for (const { counter, to } of step.updates ?? [])
        counts[counter] = to === "first" ? 1 : (counts[counter] ?? 0) + 1;
      state = content.states[step.to];
    }
    return undefined;
  }

  /** One of the texts that are valid for the simple type at a place. */
  #text(place: number): string | undefined {
    let texts = this.#texts.get(place);
    if (texts === undefined) {
      const type = this.#schema.table.types.at(place);
      const definition = type?.kind === "simple" ? type.definition : undefined;
      const enumeration = definition?.variety === "atomic" ? definition.facets.enumeration : undefined;
      const { read } = this.#schema.codec(place).type;
      const context = { resolvePrefix: () => undefined };
      texts = (enumeration?.map(({ text }) => text) ?? SAMPLE_TEXTS).filter(
        (text) => read(text, context).kind !== "issue",
      );
      this.#texts.set(place, texts);
    }
    return texts.length === 0 ? undefined : this.#dice.pick(texts);
  }

  #element(place: number): ElementTable {
    const element = this.#schema.table.elements.at(place);
    if (element === undefined) throw new RangeError(`there is no element ${place}`);
    return element;
  }
}

/** A conventional prefix: `cac` for `…:CommonAggregateComponents-2`. */
function shorten(namespace: string): string | undefined {
  const [last = ""] = namespace.match(/[A-Za-z]+(?=[^A-Za-z]*$)/) ?? [];
  const initials = last.replace(/[^A-Z]/g, "").toLowerCase();
  return initials.length > 1 ? initials : undefined;
}

type ElementTable = NonNullable<ReturnType<Schema["table"]["elements"]["at"]>>;
type ElementStep = StepTable & { readonly on: number };

function isElement(step: StepTable): step is ElementStep {
  return typeof step.on === "number";
}

/** The steps of a state, and of those that it skips to. */
function listSteps(content: StatesTable, { skip, steps }: StateTable): readonly StepTable[] {
  const skipped = skip && content.states[skip.to];
  if (skipped === undefined) return steps;
  const { guards = [] } = skip ?? {};
  const behind = listSteps(content, skipped).map((step) => ({
    ...step,
    guards: [...guards, ...(step.guards ?? [])],
  }));
  return [...steps, ...behind];
}

function isOpen({ guards = [] }: StepTable, { counters }: StatesTable, counts: readonly number[]): boolean {
  return guards.every(({ counter, is }) => {
    const { min, max } = counters[counter] ?? { min: 0, max: 0 };
    const count = counts[counter] ?? 0;
    return is === "more" ? count < max : count >= min;
  });
}

/** The place of the first element that may follow itself without bound. */
function findRepeated(content: StatesTable, required: boolean): number | undefined {
  const steps = content.states.flatMap(({ steps }) => steps).filter(isElement);
  const repeats = steps.filter(({ on, to }) =>
    content.states[to]?.steps.some(
      (next) =>
        next.on === on && next.to === to && (next.guards ?? []).every(({ counter }) => isUnbounded(counter)),
    ),
  );
  return repeats.find(({ on }) => !(required && canEndWithout(content, on)))?.on;

  function isUnbounded(counter: number): boolean {
    return content.counters[counter]?.max === Number.POSITIVE_INFINITY;
  }
}

function canEndWithout({ states }: StatesTable, place: number): boolean {
  const reached = new Set([0]);
  for (const at of reached) {
    const { skip, steps = [] } = states[at] ?? {};
    for (const { on, to } of steps) if (on !== place) reached.add(to);
    if (skip !== undefined) reached.add(skip.to);
  }
  return Array.from(reached).some((at) => (states[at]?.accepts.length ?? 0) > 0);
}

/** Texts of payments and invoices. For each simple type the valid ones are chosen. */
const SAMPLE_TEXTS: readonly string[] = [
  // Names, addresses and remarks.
  "Ångström &amp; Söhne GmbH",
  "Northwind Traders Ltd",
  "Main Street 123",
  "København",
  "Invoice 2024-0117, delivery of 12 March",
  "Thank you for your order",
  "Consulting services, second quarter, as agreed",
  // Identifiers and codes.
  "INV-2024-0117",
  "E2E-7f3a90c1",
  "SEPA",
  "SALA",
  "NO",
  "DE",
  "EUR",
  "USD",
  "COBADEFFXXX",
  "DEUTDEFF500",
  "DE89370400440532013000",
  "529900T8BM49AURSDO55",
  "8a562c67-ca16-48ba-b074-65581be6f001",
  "+49-3012345678",
  "billing@example.org",
  "https://example.org/documents/117",
  "en",
  // Numbers, amounts and times.
  "0",
  "7",
  "12",
  "2024",
  "100.50",
  "1299.95",
  "0.0725",
  "true",
  "false",
  "2024-03-12",
  "2024-03",
  "09:30:47Z",
  "2024-03-12T09:30:47.123+01:00",
  "P30D",
  "UjBsR09EbGhjZ0dTQUxNQUFBUUNBRU1tQ1p0dU1GUXhEUzhi",
];
