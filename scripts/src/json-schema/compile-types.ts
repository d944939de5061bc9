import { createRequire, Module } from "node:module";
import { isJsonObject, type JsonObject } from "./schema-file.ts";

const require = createRequire(import.meta.url);

/**
 * json-schema-to-typescript without two of its modules, which are loaded whether they are needed or not: one loads
 * prettier, whose work a printer of ours does, the other a reader of files and URLs, where our schemas are bundled.
 */
const { compile } = requireWith("json-schema-to-typescript", {
  "./formatter.js": { format: (code: string) => code },
  "./resolver.js": { dereference },
}) as typeof import("json-schema-to-typescript");

/** Writes the types of a bundled schema as TypeScript, not laid out: the type named, and all that it refers to. */
export function compileTypes(schema: JsonObject, typeName: string): Promise<string> {
  return compile(schema as Parameters<typeof compile>[0], typeName, {
    bannerComment: "",
    additionalProperties: false,
    format: false,
  });
}

/** Loads a CommonJS package with the exports given in place of some of its modules. */
function requireWith(name: string, replacements: Readonly<Record<string, unknown>>): unknown {
  const main = require.resolve(name);
  for (const [path, exports] of Object.entries(replacements)) {
    const file = createRequire(main).resolve(path);
    require.cache[file] = Object.assign(new Module(file), { exports, loaded: true });
  }
  return require(main);
}

/** Puts what each reference refers to in its place, and tells by which one it was found. */
async function dereference(
  schema: JsonObject,
): Promise<{ dereferencedSchema: JsonObject; dereferencedPaths: WeakMap<object, string> }> {
  const dereferencedPaths = new WeakMap<object, string>();
  const definitions: JsonObject = isJsonObject(schema.$defs) ? schema.$defs : {};
  const replaceWithin = (part: Record<string | number, unknown>): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== "object" || value === null) continue;
      const { $ref } = value as JsonObject;
      if (typeof $ref !== "string") {
        replaceWithin(value as Record<string, unknown>);
        continue;
      }
      const target = $ref === "#" ? schema : definitions[$ref.replace("#/$defs/", "")];
      if (!isJsonObject(target)) throw new RangeError(`nothing is defined as ${$ref}`);
      dereferencedPaths.set(target, $ref);
      part[key] = target;
    }
  };
  replaceWithin(schema);
  return { dereferencedSchema: schema, dereferencedPaths };
}
