import { type JsonObject, listOf, objectOf, type SchemaPath } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import { isAnything, typeOf, valuesOf } from "./canonical-schema.ts";
import { MinimalValues, nameOfReference, type ValueStep } from "./minimal-value.ts";

/** A part of a schema: the title of its definition, which names its file, and the path inside that definition. */
export interface SchemaPosition {
  readonly title: string;
  readonly path: SchemaPath;
}

/** A part of one version of a bundled schema, where it stands, and how a document reaches it. */
export class SchemaNode {
  readonly schema: JsonObject;
  readonly position: SchemaPosition;
  readonly values: MinimalValues;
  readonly #steps: readonly ValueStep[];
  /** Whether its title, or that of its definition, is its own. */
  readonly #isNamed: boolean;

  private constructor(
    values: MinimalValues,
    schema: JsonObject,
    position: SchemaPosition,
    steps: readonly ValueStep[],
    isNamed = true,
  ) {
    this.values = values;
    this.schema = schema;
    this.position = position;
    this.#steps = steps;
    this.#isNamed = isNamed;
  }

  static ofRoot(root: JsonObject): SchemaNode {
    return new SchemaNode(new MinimalValues(root), root, { title: String(root.title), path: [] }, []);
  }

  /** The definition that a `$ref` names; the node itself without one. */
  follow(): SchemaNode {
    const { $ref } = this.schema;
    if (typeof $ref !== "string") return this;
    const schema = this.values.resolve(this.schema);
    const title = $ref === "#" ? String(schema.title) : nameOfReference($ref);
    return new SchemaNode(this.values, schema, { title, path: [] }, this.#steps);
  }

  member(name: string): SchemaNode | undefined {
    if (!this.memberNames().includes(name)) return undefined;
    return this.#inner(["properties", name], objectOf(this.schema.properties)[name], { member: name });
  }

  /** A member that the schema does not name, of the schema for all of them. */
  unknownMember(name = UNKNOWN_MEMBER): SchemaNode {
    return this.#inner(["additionalProperties"], this.schema.additionalProperties, { member: name });
  }

  item(): SchemaNode {
    return this.#inner(["items"], this.schema.items);
  }

  branches(): readonly SchemaNode[] {
    return listOf(this.schema.anyOf).map((part, index) =>
      this.#inner(["anyOf", index], part, { isBranch: true }),
    );
  }

  /** The only branch of a choice that has nothing beside it; the node itself without one. */
  unwrap(): SchemaNode {
    const { anyOf: _, ...others } = this.schema;
    const [only, ...rest] = this.branches();
    return only === undefined || rest.length > 0 || !isAnything(others) ? this : only.follow().unwrap();
  }

  /** Whether it has no choice, or one that has nothing beside it but the types of its branches. */
  isBare(): boolean {
    const { anyOf, type, ...others } = this.schema;
    if (anyOf === undefined) return true;
    const named = this.branches().map((branch) => typesOf(branch.follow().schema));
    const isIn = (types: readonly string[]): boolean =>
      types.length > 0 && types.every((each) => typesOf(this.schema).includes(each));
    return isAnything(others) && (type === undefined || named.every(isIn));
  }

  /**
   * The values of each type, and of each branch of a choice, by themselves. The values of a type that several enumerations
   * list are one alternative.
   */
  alternatives(isBranch = false): readonly SchemaNode[] {
    const branches = this.isBare() ? this.branches() : [];
    const parts = branches.flatMap((branch) => branch.follow().alternatives(true));
    const listed = ({ schema: { enum: values, type, ...others } }: SchemaNode): unknown =>
      Array.isArray(values) && isAnything(others) ? type : undefined;
    const byType = Map.groupBy(branches.length === 0 ? this.#splitTypes(isBranch) : parts, listed);
    return [...byType].flatMap(([type, nodes]) => {
      const [first, ...others] = nodes;
      if (first === undefined || type === undefined || others.length === 0) return nodes;
      const values = nodes.flatMap(({ schema }) => listOf(schema.enum));
      return first.#with({ ...first.schema, enum: [...new Set(values)] }, false);
    });
  }

  #splitTypes(isNamed: boolean): readonly SchemaNode[] {
    const { const: _, default: __, enum: ___, type: ____, ...others } = this.schema;
    const named = typesOf(this.schema);
    const listed = valuesOf(this.schema);
    if (listed === undefined)
      return named.length < 2 ? [this] : named.map((type) => this.#with({ ...others, type }, isNamed));
    return Array.from(Map.groupBy(listed, typeOf), ([type, found]) =>
      this.#with(type === "null" ? { ...others, type } : { ...others, type, enum: found }, isNamed),
    );
  }

  /** The same part with another schema. */
  #with(schema: JsonObject, isNamed: boolean): SchemaNode {
    return new SchemaNode(this.values, schema, this.position, this.#steps, isNamed && this.#isNamed);
  }

  /** The name of its type: that of its definition, or its title. */
  get name(): unknown {
    if (!this.#isNamed) return undefined;
    return this.position.path.length === 0 ? this.position.title : this.schema.title;
  }

  /** The names of its members. */
  memberNames(): readonly string[] {
    return Object.keys(objectOf(this.schema.properties));
  }

  /** Where documents of `documentWith` have this part. */
  get documentPath(): SchemaPath {
    return this.#steps.flatMap(({ isBranch, member = 0 }) => (isBranch ? [] : member));
  }

  /** A small document in which this part has a value. `undefined` leaves a member out. */
  documentWith(value: unknown): unknown {
    return this.values.embed(this.#steps, value);
  }

  /** As `documentWith`, for a member that the schema need not name. */
  documentWithMember(name: string, value: unknown): unknown {
    return this.values.embed([...this.#steps, { member: name, schema: {} }], value);
  }

  #inner(path: SchemaPath, part: unknown, step: Omit<ValueStep, "schema"> = {}): SchemaNode {
    // `true` and `false` are schemas too.
    const schema = part === false ? { not: {} } : objectOf(part);
    const position = { title: this.position.title, path: [...this.position.path, ...path] };
    return new SchemaNode(this.values, schema, position, [...this.#steps, { ...step, schema }]);
  }
}

/** A name that no schema is expected to have. */
const UNKNOWN_MEMBER = "unknown_member";
