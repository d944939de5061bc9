import { isJsonObject, type JsonObject } from "../json-schema/schema-file.ts";
import { nameDefinition } from "./names.ts";
import {
  ANNOTATIONS,
  type NormalObject,
  type NormalSchema,
  normaliseSchema,
  type Surroundings,
} from "./normalise.ts";
import type { LocatedSchema, SchemaResource, SchemaSet } from "./schema-set.ts";

/** A schema that something refers to, or a root. */
export interface Definition {
  /** The name of its type, by which `$ref` refers to it. */
  readonly name: string;
  readonly place: LocatedSchema;
  readonly schema: NormalSchema;
  readonly isRoot: boolean;
}

export interface Definitions {
  /** By name, in the order in which they were found: roots first. */
  readonly byName: ReadonlyMap<string, Definition>;
  /** Where each part of a normal schema was written. */
  readonly origins: WeakMap<NormalObject, LocatedSchema>;
  /** Formats that are not checked. */
  readonly ignoredFormats: ReadonlySet<string>;
}

export interface DefinitionOptions {
  /** Names of definitions to start from, or `all`. Default: the schema of each file, or its definitions if it has nothing else. */
  readonly roots?: readonly string[];
  /** Instead: for each file, the schemas to start from. Without a definition, that of the file itself. */
  readonly named?: readonly { readonly definition?: string | undefined; readonly type: string }[];
  /** Whether formats are checked. Default: in drafts up to 7. */
  readonly assertFormats?: boolean;
}

/** The resources that `$dynamicRef` finds instead of its own, by the name of the anchor: the outermost wins. */
type Scope = ReadonlyMap<string, SchemaResource>;

/**
 * Makes definitions of the schemas of files and of everything that they refer to. A definition that means something else where
 * another resource is around it, by `$dynamicRef` or `$recursiveRef`, is made for each.
 */
export function findDefinitions(
  set: SchemaSet,
  files: readonly SchemaResource[],
  options: DefinitionOptions = {},
): Definitions {
  const { assertFormats, named, roots = [] } = options;
  const { tracksEvaluated } = set;
  const byName = new Map<string, Definition>();
  const origins = new WeakMap<NormalObject, LocatedSchema>();
  const ignoredFormats = new Set<string>();
  const names = new Map<string, string>();
  const types = (named ?? []).map(({ type }) => type);
  const waiting: { name: string; place: LocatedSchema; scope: Scope; isRoot: boolean }[] = [];

  const define = (place: LocatedSchema, outer: Scope, isRoot = false, type?: string): string => {
    const scope = enter(outer, place.resource);
    const bound = Array.from(scope, ([name, { uri }]) => `${name} ${uri}`);
    const key = JSON.stringify([place.resource.file.name, place.path, bound]);
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = type ?? nameDefinition(place, new Set([...names.values(), ...types]));
    names.set(key, name);
    waiting.push({ name, place, scope, isRoot });
    return name;
  };

  const normalise = (place: LocatedSchema, outer: Scope): NormalSchema => {
    const scope = enter(outer, place.resource);
    const around: Surroundings = {
      assertFormats,
      tracksEvaluated,
      refer: (keyword, from) => {
        const target = findTarget(keyword, from, scope);
        return target && define(target, scope);
      },
      inner: (schema, from, steps) => normalise(set.within(from, schema, steps), scope),
      report: (diagnostic) => set.diagnostics.push(diagnostic),
      ignoreFormat: (format) => ignoredFormats.add(format),
    };
    const schema = normaliseSchema(place, around);
    if (typeof schema === "object") origins.set(schema, place);
    return schema;
  };

  const findTarget = (keyword: string, from: LocatedSchema, scope: Scope): LocatedSchema | undefined => {
    const value = (from.schema as JsonObject)[keyword];
    const target = set.resolve(String(value), from, keyword);
    if (target === undefined || keyword === "$ref") return target;
    const anchor = keyword === "$recursiveRef" ? "" : (target.schema as JsonObject).$dynamicAnchor;
    if (typeof anchor !== "string" || !target.resource.dynamic.has(anchor)) return target;
    // A pointer to a schema with the anchor is a plain reference.
    if (anchor !== "" && !String(value).endsWith(`#${anchor}`)) return target;
    const bound = scope.get(anchor);
    return (anchor === "" ? bound?.root : bound?.anchors.get(anchor)) ?? target;
  };

  for (const [index, file] of files.entries()) {
    const { definition, type } = named?.[index] ?? {};
    const wanted = type === undefined ? roots : definition === undefined ? [""] : [definition];
    for (const place of selectRoots(set, file, wanted)) define(place, new Map(), true, type);
  }
  // The loop also visits definitions that are added while it runs.
  for (const { isRoot, name, place, scope } of waiting)
    byName.set(name, { name, place, isRoot, schema: normalise(place, scope) });
  // A file that was read on the way may ask what others have looked at.
  if (set.tracksEvaluated !== tracksEvaluated && set.diagnostics.length === 0)
    return findDefinitions(set, files, options);
  return { byName, origins, ignoredFormats };
}

function enter(scope: Scope, resource: SchemaResource): Scope {
  const added = [...resource.dynamic].filter((name) => !scope.has(name));
  return added.length === 0 ? scope : new Map([...scope, ...added.map((name) => [name, resource] as const)]);
}

/** The schemas of a file that documents are of. */
function selectRoots(
  set: SchemaSet,
  { root }: SchemaResource,
  wanted: readonly string[],
): readonly LocatedSchema[] {
  const schema = root.schema as JsonObject;
  const definitions = ["$defs", "definitions"].flatMap((keyword) =>
    Object.entries(isJsonObject(schema[keyword]) ? schema[keyword] : {}).map(
      ([name, part]) => [name, set.within(root, part, [keyword, name])] as const,
    ),
  );
  const isEmpty = Object.keys(schema).every(
    (key) =>
      (key.startsWith("$") && key !== "$ref") ||
      key === "id" ||
      key === "definitions" ||
      ANNOTATIONS.includes(key),
  );
  const all = definitions.map(([, place]) => place);
  if (wanted[0] === "") return [root];
  if (wanted.length === 0) return isEmpty && all.length > 0 ? all : [root];
  if (wanted.includes("all")) return isEmpty ? all : [root, ...all];
  return definitions.filter(([name]) => wanted.includes(name)).map(([, place]) => place);
}
