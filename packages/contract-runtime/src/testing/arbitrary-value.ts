import fc, { type Arbitrary } from "fast-check";
import type { OpenContent, XmlElement } from "../xml/open-content.ts";
import { arbitraryText, awkwardText } from "./arbitrary-text.ts";
import { fitsSchema } from "./fits-schema.ts";
import { type JsonSchema, type Rules, SchemaDocument } from "./json-schema.ts";

/** Deeper optional members are left out. */
const MAX_DEPTH = 8;

/** Definitions that contain themselves do so this often at most. */
const MAX_RECURSION = 1;

/**
 * Any value that a published schema of a contract allows. Objects that allow further members get none.
 *
 * @param reference the definition to start at, such as `#/$defs/order`; the whole schema if absent
 */
export function arbitraryValue(schema: unknown, reference?: string): Arbitrary<unknown> {
  return new ValueArbitraries(new SchemaDocument(schema, reference)).create();
}

/** An element that wildcards for any, or any other, namespace allow. */
const OPEN_ELEMENT: XmlElement = {
  name: "p:any",
  namespace: "urn:any",
  declarations: { p: "urn:any" },
  attributes: [],
  content: [],
};

class ValueArbitraries {
  readonly #document: SchemaDocument;
  readonly #known = new Map<JsonSchema, Arbitrary<unknown>>();
  readonly #depth = fc.createDepthIdentifier();
  readonly #recursion = fc.createDepthIdentifier();
  readonly #unfinished = new Set<JsonSchema>();
  #recursions = 0;

  constructor(document: SchemaDocument) {
    this.#document = document;
  }

  create(): Arbitrary<unknown> {
    return this.#of(this.#document.root);
  }

  /** The same for the same schema. A schema that contains itself gets a value when one is generated. */
  #of(schema: JsonSchema): Arbitrary<unknown> {
    const key = typeof schema === "object" && isReference(schema) ? this.#keyOf(schema.$ref) : schema;
    let known = this.#known.get(key);
    if (this.#unfinished.has(key)) this.#recursions += 1;
    if (known === undefined) {
      this.#unfinished.add(key);
      const { target } = fc.letrec<{ target: unknown }>((tie) => {
        this.#known.set(key, tie("target"));
        return { target: this.#create(schema) };
      });
      known = target;
      this.#unfinished.delete(key);
      this.#known.set(key, known);
    }
    return known;
  }

  readonly #references = new Map<string, JsonSchema>();

  /** One schema for all references to a definition. */
  #keyOf(reference: string): JsonSchema {
    const key = this.#references.get(reference) ?? { $ref: reference };
    this.#references.set(reference, key);
    return key;
  }

  #create(schema: JsonSchema): Arbitrary<unknown> {
    if (this.#document.isOpenContent(schema)) return arbitraryOpenContent();
    if (this.#document.isOpenElement(schema)) return fc.constant(OPEN_ELEMENT);
    const rules = this.#document.rulesOf(schema);
    const values = this.#fromRules(rules);
    return rules.conditions.length + rules.choices.length === 0
      ? values
      : values.filter((value) => fitsSchema(this.#document, schema, value));
  }

  #fromRules(rules: Rules): Arbitrary<unknown> {
    if (rules.const !== undefined) return fc.constant(rules.const);
    if (rules.enum !== undefined) return fc.constantFrom(...rules.enum);
    if (rules.anyOf !== undefined) {
      const branches = rules.anyOf.map((branch) =>
        this.#fromRules(this.#document.rulesOfBranch(rules, branch)),
      );
      return fc.oneof({ depthIdentifier: this.#depth, maxDepth: MAX_DEPTH }, ...branches);
    }
    const [choice] = rules.choices;
    if (choice !== undefined) {
      const branches = choice.map((branch) => this.#fromRules(this.#document.rulesOfChoice(rules, branch)));
      return fc.oneof({ depthIdentifier: this.#depth, maxDepth: MAX_DEPTH }, ...branches);
    }
    const { type } = rules;
    if (typeof type === "object")
      return fc.oneof(...type.map((one) => this.#fromRules({ ...rules, type: one })));
    if (type === undefined && rules.not === undefined) return arbitraryJson();
    switch (type) {
      case "object":
        return this.#object(rules);
      case "array":
        return this.#array(rules);
      case "string":
        return arbitraryText(rules);
      case "integer":
        return arbitraryInteger(rules);
      case "number":
        return arbitraryNumber(rules);
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      default:
        throw new RangeError(`test data: a schema of type ${type} is not supported`);
    }
  }

  #object({ properties = {}, required = [], dependentRequired = {} }: Rules): Arbitrary<unknown> {
    const members = Object.entries(properties).filter(([, schema]) => schema !== false);
    const arbitraries = members.map(([name, schema]) => {
      const before = this.#recursions;
      const value = this.#of(schema);
      if (required.includes(name)) return [name, value] as const;
      // Half of them, at any depth: test data should have the members that are rarely used.
      const options = { nil: undefined, freq: 2, depthSize: "max" } as const;
      const limit =
        this.#recursions > before
          ? { depthIdentifier: this.#recursion, maxDepth: MAX_RECURSION }
          : { depthIdentifier: this.#depth, maxDepth: MAX_DEPTH };
      return [name, fc.option(value, { ...options, ...limit })] as const;
    });
    return fc.record(Object.fromEntries(arbitraries), { noNullPrototype: true }).map((value) => {
      const given = Object.entries(value).filter(([, member]) => member !== undefined);
      const names = new Set(given.map(([name]) => name));
      const lacks = (name: string): boolean =>
        (dependentRequired[name] ?? []).some((other) => !names.has(other));
      return Object.fromEntries(given.filter(([name]) => !lacks(name)));
    });
  }

  #array({
    items = true,
    minItems = 0,
    maxItems = Infinity,
    uniqueItems = false,
  }: Rules): Arbitrary<unknown> {
    const item = this.#of(items);
    // Objects have many members: more of them make large values and no new ones.
    const further = this.#document.rulesOf(items).type === "object" ? 1 : 2;
    const options = { minLength: minItems, maxLength: Math.min(maxItems, minItems + further) };
    if (!uniqueItems) return fc.array(item, options);
    return fc.uniqueArray(item, { ...options, selector: (value) => JSON.stringify(value) });
  }
}

function isReference(schema: object): schema is { readonly $ref: string } {
  return "$ref" in schema && Object.keys(schema).every((key) => ["$ref", "description", "xml"].includes(key));
}

/** One of some values, of which there is at least one. */
export function arbitraryOf<Value>(values: readonly Value[]): Arbitrary<Value> {
  return fc.constantFrom(...values);
}

/** JSON writes -0 as 0. */
function arbitraryJson(): Arbitrary<unknown> {
  return fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)));
}

function arbitraryInteger({
  minimum: min = -(2 ** 53 - 1),
  maximum: max = 2 ** 53 - 1,
}: Rules): Arbitrary<number> {
  return fc.oneof({ weight: 4, arbitrary: fc.integer({ min, max }) }, fc.constantFrom(min, max));
}

function arbitraryNumber({ minimum: min, maximum: max }: Rules): Arbitrary<number> {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  // JSON writes -0 as 0.
  return fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
}

const NAMES = ["a", "b", "profile", "Größe", "x-1", "_y", "seg.2"];
const NAMESPACES = ["urn:one", "urn:two", "http://example.test/ns?a=b&c"];

/** Open content as decoders return it: no empty or adjacent texts, and no undeclared prefixes. */
function arbitraryOpenContent(): Arbitrary<OpenContent> {
  const name = fc.constantFrom(...NAMES);
  const attributes = fc.uniqueArray(fc.record({ name, value: awkwardText() }, { noNullPrototype: true }), {
    selector: (attribute) => attribute.name,
    maxLength: 3,
  });
  const { nodes } = fc.letrec<{ element: unknown; nodes: unknown[] }>((tie) => ({
    element: fc
      .record({
        name,
        attributes,
        content: tie("nodes"),
        namespace: fc.option(fc.constantFrom(...NAMESPACES), { nil: undefined }),
      })
      .map(({ namespace, name: local, ...rest }) =>
        namespace === undefined
          ? { name: local, ...rest }
          : { name: `p:${local}`, namespace, declarations: { p: namespace }, ...rest },
      ),
    nodes: fc
      .array(fc.oneof({ depthSize: "small", withCrossShrink: true }, awkwardText(), tie("element")), {
        maxLength: 3,
      })
      .map(joinTexts),
  }));
  return fc.record({ attributes, content: nodes }, { noNullPrototype: true }) as Arbitrary<OpenContent>;
}

function joinTexts(nodes: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}
