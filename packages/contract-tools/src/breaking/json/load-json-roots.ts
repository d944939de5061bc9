import { existsSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import { deriveForm } from "../../json-schema/derive-form.ts";
import { FORMATS } from "../../json-schema/formats.ts";
import {
  bundleSchemas,
  checkSchemas,
  findReachable,
  listSchemas,
  type SchemaFolder,
} from "../../json-schema/load-schemas.ts";
import type { BundledSchema, JsonObject, SchemaPath } from "../../json-schema/schema-file.ts";
import { mapSchema } from "../../json-schema/walk-schema.ts";
import { describeMessages } from "../../operations/describe-messages.ts";
import { loadOperations } from "../../operations/load-operations.ts";
import { bundleDefinition } from "../../schema-set/bundle-definitions.ts";
import { locateIn } from "../../schema-set/check-definitions.ts";
import { loadSetContract, rejectSchemas } from "../../schema-set/set-contract.ts";
import { compileBooleanValidators } from "../../schema-set/write-validators.ts";
import type { VersionRoot } from "../change.ts";
import type { DocumentVersion } from "../classify.ts";
import type { Version } from "../load-version.ts";

/** A version of a contract in its folder. */
export interface JsonVersion extends Version {
  readonly contract: JsonSchemaContract;
}

/** A root of one version, with what positions and documents need. */
export interface JsonRoot extends DocumentVersion, VersionRoot {
  readonly root: JsonSchemaRoot;
  /** That of the operation, if it is a message of one. */
  readonly route?: string | undefined;
  /** The form for writers of the same file, which says what documents a new version writes. */
  readonly writer?: JsonRoot | undefined;
  /** The bundled schema in the form of the root. */
  readonly schema: JsonObject;
}

/**
 * Loads the roots of a version that are there, by their types.
 *
 * @throws SchemaError if a file, or one that it refers to, cannot be read
 */
export async function loadJsonRoots({
  contract,
  folder,
  shown,
}: JsonVersion): Promise<ReadonlyMap<string, JsonRoot>> {
  if (contract.lint === "sound") return loadSetRoots(contract, folder, shown);
  // An older version need not pass the checks of today.
  const operations = loadOperations(folder, shown, false);
  const files = [...contract.roots.map(({ file }) => file), ...(operations?.referred ?? [])];
  const present = files.filter((file) => existsSync(join(folder, file)));
  const loaded = new Map(loadReachable(folder, present));
  const [{ form = "reading" } = {}] = contract.roots;
  const messages = operations === undefined ? [] : describeMessages(operations);
  for (const { name, file } of messages) loaded.set(name, file);
  const roots: readonly Pick<JsonRoot, "root" | "route">[] = [
    ...contract.roots.map((root) => ({ root })),
    ...messages.map(({ direction, name, route }) => ({
      root: { file: name, type: name, form, direction },
      route,
    })),
  ];
  const names = roots.map(({ root }) => root.file).filter((name) => loaded.has(name));
  const bundles = await bundleSchemas(folder, loaded, names);
  const load = (root: JsonSchemaRoot, bundle: BundledSchema): JsonRoot => {
    const { origins, schema } = deriveForm(bundle, root.form ?? "reading");
    const find = (name: string, path: SchemaPath) => {
      const file = loaded.get(name);
      const { line, column } = file?.locate(path) ?? { line: 1, column: 1 };
      return { file: joinNames(shown, file?.name ?? name), line, column };
    };
    return {
      ...{ root, direction: root.direction, schema },
      position: () => find(root.file, []),
      locate: ({ title, path }) => find(origins.get(title) ?? "", path),
      ...readDocuments(schema),
    };
  };
  const written = contract.roots.filter((root) => root.form === "writing").map(({ file }) => file);
  return new Map(
    roots.flatMap(({ root, route }): [string, JsonRoot][] => {
      const bundle = bundles.get(root.file);
      if (bundle === undefined) return [];
      const isRead = (root.form ?? "reading") === "reading";
      const hasWriter = isRead && (route === undefined ? written.includes(root.file) : written.length > 0);
      const writer = hasWriter ? load({ ...root, form: "writing" }, bundle) : undefined;
      return [[root.type, { ...load(root, bundle), route, writer }]];
    }),
  );
}

/** @throws SchemaError for what would make a validator wrong */
function loadSetRoots(
  contract: JsonSchemaContract,
  folder: string,
  shown: string,
): ReadonlyMap<string, JsonRoot> {
  const present = contract.roots.filter(({ file }) => existsSync(join(folder, file)));
  if (present.length === 0) return new Map();
  const definitions = loadSetContract({ ...contract, folder: ".", roots: present }, folder);
  const isValid = compileBooleanValidators(definitions);
  return new Map(
    present.map((root): [string, JsonRoot] => {
      const loaded: JsonRoot = {
        root,
        direction: root.direction,
        schema: mapSchema(bundleDefinition(definitions, root.type).schema, openChoice) as JsonObject,
        position: () => ({ file: joinNames(shown, root.file), line: 1, column: 1 }),
        locate: ({ title, path }) => {
          const { file, ...position } = locateIn(definitions, title, path);
          return { file: joinNames(shown, file), ...position };
        },
        encode: (value) => JSON.stringify(value, null, 2),
        accepts: (document) => isValid(root.type, JSON.parse(document)),
      };
      return [root.type, loaded];
    }),
  );
}

/** The alternatives of `oneOf` are compared as those of `anyOf`. The mark tells that they depend on each other, too. */
function openChoice({ oneOf, ...others }: JsonObject): JsonObject {
  if (oneOf === undefined || "anyOf" in others) return oneOf === undefined ? others : { ...others, oneOf };
  return { ...others, anyOf: oneOf, isExclusive: true };
}

/** Codes of diagnostics after which nothing is left to compare. */
const UNREADABLE: ReadonlySet<string> = new Set(["invalid-json", "invalid-reference", "unsupported-depth"]);

/**
 * Loads the files of roots, and those that they refer to.
 *
 * @throws SchemaError if one of them cannot be read
 */
function loadReachable(folder: string, roots: readonly string[]): SchemaFolder {
  const { diagnostics, files } = checkSchemas(folder, [...new Set([...listSchemas(folder), ...roots])]);
  const used = new Set(roots.flatMap((root) => (files.has(root) ? [...findReachable(root, files)] : root)));
  const mistakes = diagnostics.filter(({ code, file }) => used.has(file) && UNREADABLE.has(code));
  if (mistakes.length > 0) throw rejectSchemas(mistakes, folder);
  return new Map([...files].filter(([name]) => used.has(name)));
}

function readDocuments(schema: JsonObject): DocumentVersion {
  let validate: ValidateFunction | undefined;
  return {
    encode: (value) => JSON.stringify(value, null, 2),
    accepts: (document) => {
      validate ??= AJV.compile(schema);
      return validate(JSON.parse(document)) === true;
    },
  };
}

/** One for all schemas, whatever their $id: each compiles the schema of schemas anew, which takes longer than theirs. */
const AJV = new Ajv2020({ strict: false, addUsedSchema: false, formats: { ...FORMATS } });
