import { isJsonObject, type JsonObject, type SchemaPath } from "../../json-schema/schema-file.ts";
import { MinimalValues, nameOfReference, type ValueStep } from "./minimal-value.ts";

/** A part of a schema: the title of its definition, which names its file, and the path inside that definition. */
export interface SchemaPlace {
  readonly title: string;
  readonly path: SchemaPath;
}

/** A part of one version of a bundled schema, where it stands, and how a document reaches it. */
export class SchemaNode {
  readonly schema: JsonObject;
  readonly place: SchemaPlace;
  readonly values: MinimalValues;
  readonly #root: JsonObject;
  readonly #steps: readonly ValueStep[];

  private constructor(
    root: JsonObject,
    values: MinimalValues,
    schema: JsonObject,
    place: SchemaPlace,
    steps: readonly ValueStep[],
  ) {
    this.#root = root;
    this.values = values;
    this.schema = schema;
    this.place = place;
    this.#steps = steps;
  }

  static ofRoot(root: JsonObject): SchemaNode {
    return new SchemaNode(root, new MinimalValues(root), root, { title: String(root.title), path: [] }, []);
  }

  /** The definition that a `$ref` names; the node itself without one. */
  follow(): SchemaNode {
    const { $ref } = this.schema;
    if (typeof $ref !== "string") return this;
    const schema = this.values.resolve(this.schema);
    const title = $ref === "#" ? String(schema.title) : nameOfReference($ref);
    return new SchemaNode(this.#root, this.values, schema, { title, path: [] }, this.#steps);
  }

  member(name: string): SchemaNode | undefined {
    if (!isJsonObject(this.schema.properties) || !Object.hasOwn(this.schema.properties, name))
      return undefined;
    const schema = toObject(this.schema.properties[name]);
    return this.#inner(["properties", name], schema, { member: name, schema });
  }

  /** A member that the schema does not name, of the schema for all of them. */
  unknownMember(name = UNKNOWN_MEMBER): SchemaNode {
    const schema = toObject(this.schema.additionalProperties ?? true);
    return this.#inner(["additionalProperties"], schema, { member: name, schema });
  }

  item(): SchemaNode {
    const schema = toObject(this.schema.items ?? true);
    return this.#inner(["items"], schema, { item: schema });
  }

  branches(): readonly SchemaNode[] {
    const { anyOf } = this.schema;
    if (!Array.isArray(anyOf)) return [];
    return anyOf.map((part, index) => {
      const branch = toObject(part);
      return this.#inner(["anyOf", index], branch, { branch });
    });
  }

  /** The names of its members. */
  memberNames(): readonly string[] {
    return isJsonObject(this.schema.properties) ? Object.keys(this.schema.properties) : [];
  }

  /** Where documents of `documentWith` have this part. */
  get documentPath(): SchemaPath {
    return this.#steps.flatMap((step) => ("branch" in step ? [] : ["member" in step ? step.member : 0]));
  }

  /** A small document in which this part has a value. `undefined` leaves a member out. */
  documentWith(value: unknown): unknown {
    return this.values.embed(this.#root, this.#steps, value);
  }

  /** As `documentWith`, for a member that the schema need not name. */
  documentWithMember(name: string, value: unknown): unknown {
    return this.values.embed(this.#root, [...this.#steps, { member: name, schema: {} }], value);
  }

  #inner(path: SchemaPath, schema: JsonObject, step: ValueStep): SchemaNode {
    const place = { title: this.place.title, path: [...this.place.path, ...path] };
    return new SchemaNode(this.#root, this.values, schema, place, [...this.#steps, step]);
  }
}

/** A name that no schema is expected to have. */
const UNKNOWN_MEMBER = "unknown_member";

/** `true` and `false` are schemas too. */
function toObject(schema: unknown): JsonObject {
  if (isJsonObject(schema)) return schema;
  return schema === false ? { not: {} } : {};
}
