import { isJsonObject, type JsonObject, type SchemaPath } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import type { RuleId } from "../change.ts";
import { combineMembers, membersOf } from "./combine-members.ts";
import { compareTypes, compareValues } from "./compare-values.ts";
import { listOf, MinimalValues, nameOfReference, type ValueStep } from "./minimal-value.ts";

/** A part of a schema: the title of its definition, which names its file, and the path inside that definition. */
export interface SchemaPlace {
  readonly title: string;
  readonly path: SchemaPath;
}

/** A difference, with the documents that may show it: those that the new schema may reject, and those that the old may. */
export interface Difference {
  readonly rule: RuleId;
  readonly message: string;
  readonly before?: SchemaPlace;
  readonly after?: SchemaPlace;
  /** Documents of the old schema that the new one is expected to reject; undefined if it accepts all of them. */
  readonly narrows?: readonly unknown[];
  /** Documents of the new schema that the old one is expected to reject; undefined if it accepts all of them. */
  readonly widens?: readonly unknown[];
  /** Whether only a member that old writers are not known to write is concerned. */
  readonly isUnlikely?: boolean;
}

/** One version of a value's schema, where it stands, and how a document reaches it. */
interface Node {
  readonly schema: JsonObject;
  readonly place: SchemaPlace;
  readonly steps: readonly ValueStep[];
}

/** Lists the differences of two bundled schemas, outermost first. A pair of definitions is compared once. */
export function compareSchemas(
  before: JsonObject,
  after: JsonObject,
  options: ComparisonOptions = {},
): readonly Difference[] {
  return new Comparison(before, after, options).run();
}

export interface ComparisonOptions {
  /** Whether a value and a list of one such value are the same document, as in XML. Default false. */
  readonly listsAreOccurrences?: boolean;
}

class Comparison {
  readonly #old: JsonObject;
  readonly #new: JsonObject;
  readonly #oldValues: MinimalValues;
  readonly #newValues: MinimalValues;
  readonly #differences: Difference[] = [];
  readonly #compared = new Set<string>();
  readonly #listsAreOccurrences: boolean;

  constructor(before: JsonObject, after: JsonObject, { listsAreOccurrences = false }: ComparisonOptions) {
    this.#listsAreOccurrences = listsAreOccurrences;
    this.#old = before;
    this.#new = after;
    this.#oldValues = new MinimalValues(before);
    this.#newValues = new MinimalValues(after);
  }

  run(): readonly Difference[] {
    const root = (schema: JsonObject): Node => ({
      schema,
      place: { title: String(schema.title), path: [] },
      steps: [],
    });
    this.#compare(root(this.#old), root(this.#new));
    return this.#differences;
  }

  #compare(oldNode: Node, newNode: Node): void {
    const a = follow(oldNode, this.#oldValues);
    const b = follow(newNode, this.#newValues);
    const pair = `${a.place.title} ${a.place.path.join("/")}\n${b.place.title} ${b.place.path.join("/")}`;
    if (this.#compared.has(pair)) return;
    this.#compared.add(pair);
    const [oldName, newName] = [typeNameOf(a), typeNameOf(b)];
    if (oldName !== undefined && oldName !== newName)
      this.#report("type-renamed", `${oldName} is now ${newName ?? "a type without a name"}`, a, b, []);
    const oldValue = { schema: a.schema, values: this.#oldValues };
    const newValue = { schema: b.schema, values: this.#newValues };
    const types = compareTypes(oldValue, newValue);
    if (this.#listsAreOccurrences && types.some(({ rule }) => rule === "occurrence-changed")) {
      this.#compareOccurrences(a, b);
      return;
    }
    const values = types.some(({ rule }) => rule === "type-changed" || rule === "occurrence-changed")
      ? types
      : [...types, ...compareValues(oldValue, newValue)];
    for (const { rule, message, keyword, ...samples } of values)
      this.#report(rule, message, a, b, [keyword], samples);
    this.#compareItems(a, b);
    this.#compareMembers(a, b);
    this.#compareBranches(a, b);
    if (JSON.stringify(a.schema.default) !== JSON.stringify(b.schema.default))
      this.#report(
        "default-changed",
        `the default ${JSON.stringify(a.schema.default)} is now ${JSON.stringify(b.schema.default)}`,
        a,
        b,
        ["default"],
      );
  }

  /** Compares one value with a list of them: only lists of none or several are new, or no longer valid. */
  #compareOccurrences(a: Node, b: Node): void {
    const becomesMany = b.schema.type === "array";
    const [list, values] = becomesMany ? ([b, this.#newValues] as const) : ([a, this.#oldValues] as const);
    const items = isJsonObject(list.schema.items) ? list.schema.items : {};
    const item = values.make(items);
    const { minItems = 0, maxItems = Infinity } = list.schema;
    const lists = [...(minItems === 0 ? [[]] : []), ...(Number(maxItems) > 1 ? [[item, item]] : [])];
    const one =
      Number(minItems) > 1
        ? [(becomesMany ? this.#oldValues : this.#newValues).make((becomesMany ? a : b).schema)]
        : undefined;
    this.#report("occurrence-changed", becomesMany ? "one is now many" : "many are now one", a, b, [], {
      narrows: becomesMany ? one : lists,
      widens: becomesMany ? lists : one,
    });
    const inside = (node: Node): Node =>
      node === list ? inner(node, ["items"], items, { item: items }) : node;
    this.#compare(inside(a), inside(b));
  }

  /** Compares the items of lists. */
  #compareItems(a: Node, b: Node): void {
    const { items: oldItems } = a.schema;
    const { items: newItems } = b.schema;
    if (!isJsonObject(oldItems) || !isJsonObject(newItems)) return;
    this.#compare(
      inner(a, ["items"], oldItems, { item: oldItems }),
      inner(b, ["items"], newItems, { item: newItems }),
    );
  }

  #compareMembers(a: Node, b: Node): void {
    const oldMembers = membersOf(a.schema);
    const newMembers = membersOf(b.schema);
    const oldRequired = listOf(a.schema.required);
    const newRequired = listOf(b.schema.required);
    for (const [name, schema] of Object.entries(oldMembers)) {
      const child = inner(a, ["properties", name], schema, { member: name, schema });
      const other = newMembers[name];
      if (other === undefined) {
        const isRequired = oldRequired.includes(name);
        this.#report(
          isRequired ? "required-member-removed" : "member-removed",
          `${name} is gone`,
          child,
          b,
          [],
          {
            narrows: isClosed(b.schema)
              ? [this.#oldValues.embed(this.#old, child.steps, this.#oldValues.make(schema))]
              : undefined,
            widens: this.#listWithoutType(
              this.#newValues,
              this.#new,
              b,
              name,
              schema,
              isRequired,
              isClosed(b.schema),
            ),
          },
          true,
        );
        continue;
      }
      const otherChild = inner(b, ["properties", name], other, { member: name, schema: other });
      const wasRequired = oldRequired.includes(name);
      if (wasRequired !== newRequired.includes(name)) {
        const without = (values: MinimalValues, root: JsonObject, { steps }: Node): readonly unknown[] => [
          values.embed(root, steps, undefined),
        ];
        if (wasRequired)
          this.#report(
            "member-optional",
            `${name} is optional now`,
            child,
            otherChild,
            [],
            { widens: without(this.#newValues, this.#new, otherChild) },
            true,
          );
        else
          this.#report(
            "member-required",
            `${name} is required now`,
            child,
            otherChild,
            [],
            { narrows: without(this.#oldValues, this.#old, child) },
            true,
          );
      }
      this.#compare(child, otherChild);
    }
    for (const [name, schema] of Object.entries(newMembers)) {
      if (oldMembers[name] !== undefined) continue;
      const child = inner(b, ["properties", name], schema, { member: name, schema });
      const isRequired = newRequired.includes(name);
      const withMember = this.#newValues.embed(this.#new, child.steps, this.#newValues.make(schema));
      this.#report(
        isRequired ? "required-member-added" : "member-added",
        `${name} is new`,
        a,
        child,
        [],
        {
          narrows: this.#listWithoutType(
            this.#oldValues,
            this.#old,
            a,
            name,
            schema,
            isRequired,
            isClosed(a.schema),
          ),
          widens: isClosed(a.schema) ? [withMember] : undefined,
        },
        true,
        !isRequired,
      );
    }
    this.#compareOpenness(a, b);
    this.#compareConditions(a, b);
  }

  /** Documents of the version without a member that the version with it may reject: without it, or with another value. */
  #listWithoutType(
    values: MinimalValues,
    root: JsonObject,
    { steps }: Node,
    name: string,
    schema: JsonObject,
    isRequired: boolean,
    closed: boolean,
  ): readonly unknown[] | undefined {
    const withValue = (value: unknown): unknown =>
      values.embed(root, [...steps, { member: name, schema }], value);
    const without = isRequired ? [withValue(undefined)] : [];
    const documents = closed ? without : [...without, ...OTHER_VALUES.map(withValue)];
    return documents.length === 0 ? undefined : documents;
  }

  #compareOpenness(a: Node, b: Node): void {
    const oldOpen = a.schema.additionalProperties ?? true;
    const newOpen = b.schema.additionalProperties ?? true;
    if (!isObjectSchema(a.schema) || !isObjectSchema(b.schema)) return;
    if (isJsonObject(oldOpen) && isJsonObject(newOpen)) {
      const step = (schema: JsonObject): ValueStep => ({ member: UNKNOWN_MEMBER, schema });
      this.#compare(
        inner(a, ["additionalProperties"], oldOpen, step(oldOpen)),
        inner(b, ["additionalProperties"], newOpen, step(newOpen)),
      );
      return;
    }
    if (JSON.stringify(oldOpen) === JSON.stringify(newOpen)) return;
    const isOpener = oldOpen === false || newOpen === true;
    const values = isOpener ? this.#newValues : this.#oldValues;
    const { schema, steps } = isOpener ? b : a;
    const open = isOpener ? newOpen : oldOpen;
    const given = [...(isJsonObject(open) ? [values.make(open)] : []), ...OTHER_VALUES];
    const documents = given.map((value) =>
      values.embed(isOpener ? this.#new : this.#old, [...steps, { member: UNKNOWN_MEMBER, schema }], value),
    );
    this.#report(
      isOpener ? "object-opened" : "object-closed",
      isOpener ? "unknown members are valid now" : "unknown members are no longer valid",
      a,
      b,
      ["additionalProperties"],
      isOpener ? { widens: documents } : { narrows: documents },
      true,
    );
  }

  /** Conditions are compared by objects with every combination of the members that they mention. */
  #compareConditions(a: Node, b: Node): void {
    const conditions = ({ if: condition, then, allOf, dependentRequired }: JsonObject): string =>
      // Parts without a condition are patterns, which are compared as texts.
      JSON.stringify({ condition, then, allOf: listOf(allOf).filter(isCondition), dependentRequired });
    if (conditions(a.schema) === conditions(b.schema)) return;
    const keyword =
      ["if", "then", "allOf", "dependentRequired"].find(
        (each) => JSON.stringify(a.schema[each]) !== JSON.stringify(b.schema[each]),
      ) ?? "if";
    this.#report(
      "condition-changed",
      "other members are required under a condition",
      a,
      b,
      [keyword],
      {
        narrows: combineMembers(a, this.#oldValues, this.#old, b.schema),
        widens: combineMembers(b, this.#newValues, this.#new, a.schema),
      },
      true,
    );
  }

  #compareBranches(a: Node, b: Node): void {
    const oldBranches = listOf(a.schema.anyOf).filter(isJsonObject);
    const newBranches = listOf(b.schema.anyOf).filter(isJsonObject);
    if (oldBranches.length + newBranches.length === 0) return;
    const node = (parent: Node, branch: JsonObject, branches: readonly JsonObject[]): Node =>
      inner(parent, ["anyOf", branches.indexOf(branch)], branch, { branch });
    const partner = (branch: JsonObject, others: readonly JsonObject[]): JsonObject | undefined =>
      others.find((other) => JSON.stringify(other) === JSON.stringify(branch)) ??
      others.find((other) => other.title !== undefined && other.title === branch.title);
    for (const branch of oldBranches) {
      const other = partner(branch, newBranches);
      const child = node(a, branch, oldBranches);
      if (other !== undefined) this.#compare(child, node(b, other, newBranches));
      else
        this.#report("branch-removed", `the branch ${branch.title ?? ""} is gone`, child, b, [], {
          narrows: [this.#oldValues.make({ ...a.schema, anyOf: [branch] })],
        });
    }
    for (const branch of newBranches) {
      if (partner(branch, oldBranches) !== undefined) continue;
      const child = node(b, branch, newBranches);
      this.#report("branch-added", `the branch ${branch.title ?? ""} is new`, a, child, [], {
        widens: [this.#newValues.make({ ...b.schema, anyOf: [branch] })],
      });
    }
  }

  /** Values become documents here, unless they are some. */
  #report(
    rule: RuleId,
    message: string,
    a: Node,
    b: Node,
    path: SchemaPath,
    {
      narrows,
      widens,
    }: { narrows?: readonly unknown[] | undefined; widens?: readonly unknown[] | undefined } = {},
    areDocuments = false,
    isUnlikely = false,
  ): void {
    const place = ({ place: { title, path: start } }: Node): SchemaPlace => ({
      title,
      path: [...start, ...path],
    });
    this.#differences.push({
      rule,
      message,
      before: place(a),
      after: place(b),
      ...(narrows && {
        narrows: areDocuments
          ? narrows
          : narrows.map((value) => this.#oldValues.embed(this.#old, a.steps, value)),
      }),
      ...(widens && {
        widens: areDocuments
          ? widens
          : widens.map((value) => this.#newValues.embed(this.#new, b.steps, value)),
      }),
      ...(isUnlikely && { isUnlikely }),
    });
  }
}

/** A name that no schema is expected to have. */
const UNKNOWN_MEMBER = "unknown_member";
/** Values of every type, for members that an open object may hold under any name. */
const OTHER_VALUES: readonly unknown[] = [null, true, 0, "", "x", [], {}, 0.5, -1];

function follow(node: Node, values: MinimalValues): Node {
  const { $ref } = node.schema;
  if (typeof $ref !== "string") return node;
  const schema = values.resolve(node.schema);
  const title = $ref === "#" ? String(schema.title) : nameOfReference($ref);
  return { ...node, schema, place: { title, path: [] } };
}

/** The name of a type: that of its definition, or its title. */
function typeNameOf({ place: { path, title }, schema }: Node): unknown {
  return path.length === 0 ? title : schema.title;
}

function inner({ place, steps }: Node, path: SchemaPath, schema: JsonObject, step: ValueStep): Node {
  return { schema, place: { title: place.title, path: [...place.path, ...path] }, steps: [...steps, step] };
}

function isCondition(part: unknown): boolean {
  return isJsonObject(part) && part.pattern === undefined;
}

function isClosed({ additionalProperties }: JsonObject): boolean {
  return additionalProperties === false;
}

function isObjectSchema(schema: JsonObject): boolean {
  return typesOf(schema).includes("object") || "properties" in schema;
}
