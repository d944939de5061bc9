import { createHash } from "node:crypto";
import { isJsonObject, type JsonObject, objectOf } from "../../json-schema/schema-file.ts";
import { listSubschemas } from "../../schema-set/dialects.ts";
import { ANNOTATIONS } from "./canonical-schema.ts";

/** Tells whether parts of two versions have equal content, whatever their titles, documentation and the names of definitions. */
export class DeepContent {
  readonly #before: ReadonlyMap<string, string>;
  readonly #after: ReadonlyMap<string, string>;

  constructor(before: JsonObject, after: JsonObject) {
    const versions = [before, after].map((root) => ({
      ...objectOf(root.$defs),
      "#": { ...root, $defs: {} },
    }));
    let hashes = versions.map(() => new Map<string, string>());
    // Definitions that differ at any depth differ once as many rounds are over as there are kinds of definitions.
    for (let kinds = -1; ; ) {
      hashes = versions.map(
        (version, index) =>
          new Map(
            Object.entries(version).map(([name, schema]) => [
              name,
              hash(writeContent(schema, hashes[index])),
            ]),
          ),
      );
      const found = new Set(hashes.flatMap((each) => [...each.values()])).size;
      if (found === kinds) break;
      kinds = found;
    }
    [this.#before, this.#after] = hashes as [Map<string, string>, Map<string, string>];
  }

  isEqual(before: JsonObject, after: JsonObject): boolean {
    return writeContent(before, this.#before) === writeContent(after, this.#after);
  }
}

/** Lists whose order means nothing. */
const SETS: ReadonlySet<string> = new Set(["enum", "required", "type", "allOf", "anyOf", "oneOf"]);

function writeContent(schema: unknown, hashes: ReadonlyMap<string, string> | undefined): string {
  if (!isJsonObject(schema)) return String(schema);
  const inner = new Map<string, string[]>();
  for (const [part, [keyword = "", step]] of listSubschemas(schema, 2020)) {
    const text = writeContent(part, hashes);
    const isNamed = step !== undefined && !Array.isArray(schema[keyword]);
    inner.set(String(keyword), [
      ...(inner.get(String(keyword)) ?? []),
      isNamed ? `${JSON.stringify(step)}:${text}` : text,
    ]);
  }
  const write = ([keyword, value]: [string, unknown]): string => {
    if (keyword === "$ref") return `$ref:${hashes?.get(String(value).replace("#/$defs/", "")) ?? ""}`;
    const parts =
      inner.get(keyword) ??
      (SETS.has(keyword) && Array.isArray(value)
        ? value.map((each) => JSON.stringify(each))
        : [JSON.stringify(value)]);
    return `${keyword}:${keyword === "prefixItems" ? parts : parts.sort()}`;
  };
  return `{${Object.entries(schema)
    .filter(([keyword]) => !ANNOTATIONS.has(keyword))
    .map(write)
    .sort()}}`;
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("base64url");
}
