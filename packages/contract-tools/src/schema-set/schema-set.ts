import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Diagnostic, SchemaError } from "../json-schema/diagnostic.ts";
import {
  diagnose,
  isJsonObject,
  type JsonObject,
  readSchemaFile,
  type SchemaFile,
  type SchemaPath,
} from "../json-schema/schema-file.ts";
import { DEFAULT_DRAFT, type Draft, findDraft, idKeyword, listSubschemas } from "./dialects.ts";

/** A schema with a URI of its own: a file, or a part with `$id`. */
export interface SchemaResource {
  readonly uri: string;
  readonly file: SchemaFile;
  readonly draft: Draft;
  readonly root: LocatedSchema;
  /** The schemas with a name, by `$anchor`, `$dynamicAnchor` or, in old drafts, `$id` of a fragment. */
  readonly anchors: Map<string, LocatedSchema>;
  /** The names of `$dynamicAnchor`; the empty string for a `$recursiveAnchor`. */
  readonly dynamic: Set<string>;
}

/** A schema, and where it stands. */
export interface LocatedSchema {
  readonly schema: unknown;
  readonly path: SchemaPath;
  readonly resource: SchemaResource;
}

/** What `--map` makes of a URI that is not to be looked up: any value is valid. */
export const ANYTHING = "anything";

/**
 * JSON Schema files of any draft, with those that they refer to. References are resolved as the draft of their file says,
 * and by the map; a relative one is also looked up beside its file. Nothing is fetched.
 */
export class SchemaSet {
  readonly diagnostics: Diagnostic[] = [];
  /** By URI. A file has one of its `$id` and one of its place. */
  readonly resources = new Map<string, SchemaResource>();
  /** Whether a schema has `unevaluatedItems` or `unevaluatedProperties`. */
  tracksEvaluated = false;
  readonly #map: Readonly<Record<string, string>>;
  readonly #folder: string;
  readonly #places = new WeakMap<object, LocatedSchema>();

  /**
   * @param folder shown file names start from it
   * @param map files, or {@link ANYTHING}, by URI
   */
  constructor(folder: string, map: Readonly<Record<string, string>> = {}) {
    this.#folder = folder;
    this.#map = map;
  }

  /** Reads a file. Undefined if that is not possible, with a diagnostic. */
  add(path: string): SchemaResource | undefined {
    const uri = pathToFileURL(path).href;
    return this.resources.get(uri) ?? this.#read(path, uri);
  }

  /** Finds what a reference refers to. Undefined if nothing is there, with a diagnostic. */
  resolve(reference: string, from: LocatedSchema, keyword: string): LocatedSchema | undefined {
    const { file, uri: base } = from.resource;
    const report = (message: string): undefined => {
      this.diagnostics.push(diagnose("invalid-reference", message, file, [...from.path, keyword]));
    };
    const uri = isDecodable(reference) ? URL.parse(reference, base)?.href : undefined;
    if (uri === undefined) return report(`"${reference}" is no URI reference`);
    const [document = "", fragment = ""] = uri.split(/#(.*)/s);
    const resource = this.resources.get(document) ?? this.#load(document, reference, from.resource);
    if (resource === undefined)
      return report(
        `"${document}" is in no given file, and nothing is fetched: add --map ${document}=FILE, or =${ANYTHING}`,
      );
    const found = this.#find(resource, fragment);
    return found ?? report(`"${reference}": ${shown(resource.file)} has no #${fragment}`);
  }

  #load(uri: string, reference: string, { draft, file }: SchemaResource): SchemaResource | undefined {
    const mapped = this.#map[uri] ?? this.#map[`${uri}#`];
    if (mapped === ANYTHING) return this.#register(readSchemaFile(uri, "{}", false), uri, draft);
    if (mapped !== undefined) return this.#read(resolve(this.#folder, mapped), uri, draft);
    const own = uri.startsWith("file:") ? fileURLToPath(uri) : findMetaschema(uri);
    if (own !== undefined) return existsSync(own) ? this.#read(own, uri, draft) : undefined;
    const folder = resolve(this.#folder, dirname(file.name));
    const relativePath = decodeURI(reference.split("#")[0] ?? "");
    const beside = URL.canParse(reference) ? [] : [resolve(folder, relativePath)];
    for (const path of [...beside, join(folder, basename(uri)), join(folder, `${basename(uri)}.json`)]) {
      if (!path.endsWith(".json") || !existsSync(path) || !statSync(path).isFile()) continue;
      // A file with another URI is another schema, unless the reference names it by its path.
      if (beside.includes(path)) return this.#read(path, uri, draft);
      const found = this.add(path);
      if (found?.uri === uri) return found;
    }
    return undefined;
  }

  #read(path: string, uri: string, draft = DEFAULT_DRAFT): SchemaResource | undefined {
    const name = relative(this.#folder, path);
    try {
      return this.#register(readSchemaFile(name, readFileSync(path, "utf8"), false), uri, draft);
    } catch (error) {
      if (error instanceof SchemaError) this.diagnostics.push(...error.diagnostics);
      else if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      else {
        const message = `cannot be read: ${(error as Error).message}`;
        this.diagnostics.push({ code: "invalid-json", message, file: name, line: 1, column: 1 });
      }
      return undefined;
    }
  }

  #register(file: SchemaFile, uri: string, draft: Draft): SchemaResource {
    const resource = this.#open(file, file.schema, [], uri, draft);
    this.resources.set(uri, resource);
    this.#scan(file.schema, [], resource);
    this.tracksEvaluated ||= file.text.includes('"unevaluated');
    return this.#places.get(file.schema)?.resource ?? resource;
  }

  #open(
    file: SchemaFile,
    schema: JsonObject,
    path: SchemaPath,
    uri: string,
    inherited: Draft,
  ): SchemaResource {
    const { $schema } = schema;
    const draft = $schema === undefined ? inherited : findDraft($schema);
    if (draft === undefined)
      this.diagnostics.push(
        diagnose("unsupported-dialect", `"${$schema}" is no draft of JSON Schema from 4 to 2020-12`, file, [
          ...path,
          "$schema",
        ]),
      );
    const resource = { uri, file, draft: draft ?? inherited, anchors: new Map(), dynamic: new Set<string>() };
    return Object.assign(resource, {
      root: { schema, path, resource: resource as unknown as SchemaResource },
    });
  }

  /** Notes the resource of a schema and of those inside it, with their names. */
  #scan(schema: unknown, path: SchemaPath, outer: SchemaResource): void {
    if (!isJsonObject(schema)) return;
    const resource = this.#enter(schema, path, outer);
    const place = { schema, path, resource };
    this.#places.set(schema, place);
    if (resource.draft >= 2019 && typeof schema.$anchor === "string")
      resource.anchors.set(schema.$anchor, place);
    if (resource.draft === 2020 && typeof schema.$dynamicAnchor === "string") {
      resource.anchors.set(schema.$dynamicAnchor, place);
      resource.dynamic.add(schema.$dynamicAnchor);
    }
    if (resource.draft === 2019 && schema.$recursiveAnchor === true) resource.dynamic.add("");
    for (const [part, steps] of listSubschemas(schema, resource.draft))
      this.#scan(part, [...path, ...steps], resource);
  }

  /** The resource of a schema: its own if it has a URI. Drafts before 2019-09 ignore what stands beside `$ref`. */
  #enter(schema: JsonObject, path: SchemaPath, outer: SchemaResource): SchemaResource {
    const { draft, file, uri } = outer;
    const id = schema[idKeyword(findDraft(schema.$schema) ?? draft)];
    if (typeof id !== "string" || ("$ref" in schema && draft < 2019)) return outer;
    if (id.startsWith("#")) {
      if (draft < 2019) outer.anchors.set(id.slice(1), { schema, path, resource: outer });
      return outer;
    }
    const own = URL.parse(id, uri)?.href.replace(/#$/, "");
    if (own === undefined || own === uri) return outer;
    const resource = this.#open(file, schema, path, own, draft);
    this.resources.set(own, resource);
    return resource;
  }

  /** Finds the schema at a fragment: a JSON Pointer or a name. */
  #find(resource: SchemaResource, fragment: string): LocatedSchema | undefined {
    if (fragment !== "" && !fragment.startsWith("/"))
      return resource.anchors.get(decodeURIComponent(fragment));
    let place = resource.root;
    const steps = decodeURIComponent(fragment).split("/").slice(1);
    for (const step of steps.map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"))) {
      const { path, schema } = place;
      if (typeof schema !== "object" || schema === null || !Object.hasOwn(schema, step)) return undefined;
      const part: unknown = Reflect.get(schema, step);
      const known = typeof part === "object" && part !== null ? this.#places.get(part) : undefined;
      place = known ?? {
        schema: part,
        path: [...path, Array.isArray(schema) ? Number(step) : step],
        resource: place.resource,
      };
    }
    // A schema under a keyword that no draft has.
    if (isJsonObject(place.schema) && !this.#places.has(place.schema))
      this.#scan(place.schema, place.path, place.resource);
    return (isJsonObject(place.schema) && this.#places.get(place.schema)) || place;
  }

  /** The place of a schema inside another. */
  within({ path, resource }: LocatedSchema, schema: unknown, steps: SchemaPath): LocatedSchema {
    return (
      (isJsonObject(schema) && this.#places.get(schema)) || { schema, path: [...path, ...steps], resource }
    );
  }
}

const require = createRequire(import.meta.url);

/** The file of a metaschema, which ajv carries. */
function findMetaschema(uri: string): string | undefined {
  const old = /^https?:\/\/json-schema\.org\/(draft-0[67])\/schema$/.exec(uri)?.[1];
  if (old !== undefined) return require.resolve(`ajv/dist/refs/json-schema-${old}.json`);
  const [, draft, name] =
    /^https:\/\/json-schema\.org\/draft\/(2019-09|2020-12)\/(schema|meta\/[a-z-]+)$/.exec(uri) ?? [];
  const folder = dirname(require.resolve("ajv/dist/refs/json-schema-2020-12/schema.json"));
  return draft === undefined ? undefined : join(dirname(folder), `json-schema-${draft}`, `${name}.json`);
}

/** False if a percent sign stands for no character. */
function isDecodable(reference: string): boolean {
  try {
    return decodeURIComponent(reference) !== undefined;
  } catch {
    return false;
  }
}

function shown({ name }: SchemaFile): string {
  return name.length > 80 ? `…${name.slice(-79)}` : name;
}
