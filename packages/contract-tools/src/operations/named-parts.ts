import { SchemaError } from "../json-schema/diagnostic.ts";
import { publishFormat } from "../json-schema/publish-schema.ts";
import { type BundledSchema, type JsonObject, objectOf } from "../json-schema/schema-file.ts";
import { mapSchema } from "../json-schema/walk-schema.ts";

/** Parts of a document that several contracts contribute, each once: schemas, paths, tags. */
export class NamedParts {
  readonly #kind: string;
  readonly #parts = new Map<string, JsonObject>();

  /** @param kind in the plural, for the error */
  constructor(kind: string) {
    this.#kind = kind;
  }

  /** @throws SchemaError when another part has the name */
  add(name: string, part: JsonObject): void {
    const known = this.#parts.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(part))
      throw new SchemaError(`two ${this.#kind} are named ${name}`);
    this.#parts.set(name, part);
  }

  /** The parts by name, in the order that they were added in. */
  collect(): Readonly<Record<string, JsonObject>> {
    return Object.fromEntries(this.#parts);
  }

  /** The parts by name, sorted by name. */
  sort(): JsonObject {
    return Object.fromEntries([...this.#parts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Adds a schema and all that it refers to as `components/schemas`, under their titles. Returns a reference to it. */
export function addSchema({ schema }: BundledSchema, components: NamedParts): JsonObject {
  const refer = (title: unknown): JsonObject => ({ $ref: `#/components/schemas/${title}` });
  const { $defs, ...root } = mapSchema(schema, ({ $schema: _, ...part }) => {
    const { $ref } = part;
    if ($ref === undefined) return publishFormat(part);
    return { ...part, ...refer($ref === "#" ? schema.title : String($ref).replace("#/$defs/", "")) };
  });
  const parts = [root, ...Object.values(objectOf($defs)).map(objectOf)];
  for (const part of parts) components.add(String(part.title), part);
  return refer(root.title);
}
