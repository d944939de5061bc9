import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import { deriveForm } from "../../json-schema/derive-form.ts";
import { createSchemaError, type Diagnostic } from "../../json-schema/diagnostic.ts";
import { FORMATS } from "../../json-schema/formats.ts";
import {
  bundleSchemas,
  type CheckedFolder,
  checkSchemas,
  findReachable,
  listSchemas,
} from "../../json-schema/load-schemas.ts";
import type { JsonObject, SchemaPath } from "../../json-schema/schema-file.ts";
import { mapSchema } from "../../json-schema/walk-schema.ts";
import { describeMessages } from "../../operations/describe-messages.ts";
import { listReferredFiles } from "../../operations/describe-operations.ts";
import { loadOperations } from "../../operations/load-operations.ts";
import { bundleDefinition } from "../../schema-set/bundle-definitions.ts";
import { locateIn } from "../../schema-set/check-definitions.ts";
import { RandomDocuments } from "../../schema-set/random-documents.ts";
import { loadSetContract } from "../../schema-set/set-contract.ts";
import { compileBooleanValidators } from "../../schema-set/write-validators.ts";
import {
  ALL_KINDS,
  type Change,
  type ChangeKind,
  compareRoots,
  reportDifference,
  type VersionRoot,
  type WireEffect,
} from "../change.ts";
import { classify, type DocumentVersion } from "../classify.ts";
import type { Version } from "../load-version.ts";
import { compareSchemas } from "../values/compare-schemas.ts";
import { DeepContent } from "../values/deep-content.ts";
import type { Difference } from "../values/difference.ts";
import type { SchemaPosition } from "../values/schema-node.ts";

/** Lists the changes of the roots that both versions have, and the roots that only one has. */
export async function compareJsonContracts(
  before: JsonVersion,
  after: JsonVersion,
): Promise<readonly Change[]> {
  const [loaded, newRoots] = await Promise.all([loadJsonRoots(before), loadJsonRoots(after)]);
  const oldRoots = followRoutes(loaded, newRoots);
  return compareRoots(oldRoots, newRoots, (name, oldRoot, newRoot) => {
    if (before.contract.lint === "sound" || after.contract.lint === "sound")
      return compareAnySchemas(name, oldRoot, newRoot);
    if (isDeepStrictEqual(oldRoot.schema, newRoot.schema)) return [];
    const classifyOne = prepareClassify(oldRoot, newRoot, [
      findWriter(oldRoot, oldRoots),
      findWriter(newRoot, newRoots),
    ]);
    const kinds = kindsOf(newRoot.root, after.contract);
    return compareSchemas(oldRoot.schema, newRoot.schema).flatMap((difference) => {
      const concerned = newRoot.route === undefined ? kinds : kindsOfMessage(difference, newRoot);
      return reportDifference(name, difference, [oldRoot, newRoot], concerned, () => classifyOne(difference));
    });
  });
}

/** As `compareJsonContracts`, for the operations of a folder alone. */
export function compareOperations(before: Version, after: Version): Promise<readonly Change[]> {
  const contract = { name: "", package: "", folder: ".", roots: [] };
  return compareJsonContracts({ contract, ...before }, { contract, ...after });
}

/** Gives the messages of an operation with another ID now, and the same method and path, the names of the new ones. */
function followRoutes(
  before: ReadonlyMap<string, JsonRoot>,
  after: ReadonlyMap<string, JsonRoot>,
): ReadonlyMap<string, JsonRoot> {
  const added = [...after].filter(([name]) => !before.has(name));
  const byRoute = new Map(added.flatMap(([name, { route }]) => (route === undefined ? [] : [[route, name]])));
  const rename = (name: string, { route = "" }: JsonRoot) =>
    after.has(name) ? name : (byRoute.get(route) ?? name);
  return new Map(Array.from(before, ([name, root]) => [rename(name, root), root]));
}

/** The service alone reads or writes the parameters of its operations, and no type has what is neither parameter nor body. */
function kindsOfMessage({ before, after }: Difference, { direction, root }: JsonRoot): readonly ChangeKind[] {
  const path = [before, after]
    .filter(({ title }) => title === root.type)
    .map((position) => position.path)
    .reduce<SchemaPath>((longest, each) => (each.length > longest.length ? each : longest), []);
  const [, name = "body", , inner] = path;
  const member = String(name).startsWith("status ") ? inner : name;
  if (member === "body") return ALL_KINDS;
  if (!/^(?:query|path|header) /.test(String(name))) return ["wire"];
  return ["wire", direction === "request" ? "typescript-writer" : "typescript-reader"];
}

/** More documents are not tried. */
const MAX_TRIED = 3_000;

/** As for other contracts. If no document shows a difference, random documents are tried. */
function compareAnySchemas(name: string, before: JsonRoot, after: JsonRoot): readonly Change[] {
  const content = new DeepContent(before.schema, after.schema);
  if (content.isEqual(before.schema, after.schema)) return [];
  const { direction } = after;
  let values: readonly unknown[] | undefined;
  const search = (): WireEffect | undefined => {
    values ??= findCounterexamples(before, after);
    if (values.length === 0) return undefined;
    return classify({ narrows: { values }, widens: { values } }, direction, before, after);
  };
  const changes = compareSchemas(before.schema, after.schema, { content }).flatMap((difference) =>
    reportDifference(name, difference, [before, after], ALL_KINDS, () => {
      const effect = classify(withoutAll(difference), direction, before, after);
      return effect.verdict === "unknown" ? (search() ?? effect) : effect;
    }),
  );
  if (changes.some(({ verdict, kind }) => kind === "wire" && verdict !== "compatible")) return changes;
  // A second opinion on what looks compatible.
  const effect = search();
  if (effect === undefined) return changes;
  const position = { title: String(after.schema.title), path: [] };
  const message = "keywords that depend on each other changed";
  const difference = { rule: "condition-changed", message, before: position, after: position } as const;
  return [...changes, ...reportDifference(name, difference, [before, after], ["wire"], () => effect)];
}

/** Random documents that a writer may send and a reader rejects. */
function findCounterexamples(before: JsonRoot, after: JsonRoot): readonly unknown[] {
  const random = new RandomDocuments([before.schema, after.schema]);
  const [writer, reader] = after.direction === "response" ? [after, before] : [before, after];
  return Array.from({ length: MAX_TRIED }, () => random.next()).filter((value) => {
    const document = JSON.stringify(value);
    return writer.accepts(document) && !reader.accepts(document);
  });
}

/** Where keywords depend on each other, documents with all values of a part in one place do not show that there is none. */
function withoutAll({ narrows, widens, ...others }: Difference): Difference {
  return {
    ...others,
    narrows: narrows && { ...narrows, areAll: false },
    widens: widens && { ...widens, areAll: false },
  };
}

/** Where a file has a form for readers and one for writers, documents are read by the first. */
function kindsOf(
  { file, form = "reading" }: JsonSchemaRoot,
  { roots }: JsonSchemaContract,
): readonly ChangeKind[] {
  if (form === "writing") return ["typescript-writer"];
  const hasWriters = roots.some((other) => other.file === file && other.form === "writing");
  return hasWriters ? ["wire", "typescript-reader"] : ALL_KINDS;
}

/** The form for writers of the same file, which says what documents a new version writes. */
function findWriter(
  { root: { file, form = "reading" } }: JsonRoot,
  roots: ReadonlyMap<string, JsonRoot>,
): JsonRoot | undefined {
  if (form !== "reading") return undefined;
  return [...roots.values()].find(({ root }) => root.file === file && root.form === "writing");
}

/** As `classify`; only the form for writers describes responses in full: the old form for readers reads them. */
function prepareClassify(
  before: JsonRoot,
  after: JsonRoot,
  [oldWriter, newWriter]: readonly [JsonRoot | undefined, JsonRoot | undefined],
): (difference: Difference) => WireEffect {
  const { direction } = after;
  if (newWriter === undefined || direction !== "response")
    return (difference) => classify(difference, direction, before, after);
  const keyOf = (root: JsonRoot, { rule, after: position }: Difference): string =>
    `${rule} ${JSON.stringify(root.locate(position))}`;
  const written = oldWriter ? compareSchemas(oldWriter.schema, newWriter.schema) : [];
  const byKey = new Map(written.map((difference) => [keyOf(newWriter, difference), difference]));
  return (difference) => {
    if (difference.widens === undefined) return { verdict: "compatible" };
    return classify(byKey.get(keyOf(after, difference)) ?? difference, direction, before, newWriter);
  };
}

/** A version of a contract in its folder. */
export interface JsonVersion extends Version {
  readonly contract: JsonSchemaContract;
}

/** A root of one version, with what positions and documents need. */
interface JsonRoot extends DocumentVersion, VersionRoot {
  readonly root: JsonSchemaRoot;
  /** That of the operation, if it is a message of one. */
  readonly route?: string;
  /** The bundled schema in the form of the root. */
  readonly schema: JsonObject;
}

/**
 * Loads the roots of a version that are there, by their types.
 *
 * @throws SchemaError if a file, or one that it refers to, cannot be read
 */
async function loadJsonRoots({
  contract,
  folder,
  shown,
}: JsonVersion): Promise<ReadonlyMap<string, JsonRoot>> {
  if (contract.lint === "sound") return loadSetRoots(contract, folder, shown);
  const files = contract.roots.map(({ file }) => file);
  // An older version need not pass the checks of today.
  const operations = loadOperations(folder, shown, false);
  const referred = operations === undefined ? [] : listReferredFiles(operations);
  const present = [...files, ...referred].filter((file) => existsSync(join(folder, file)));
  const checked = checkSchemas(folder, [...new Set([...listSchemas(folder), ...present])]);
  const used = rejectMistakes(checked, present, folder, ({ code }) => UNREADABLE.has(code));
  const loaded = new Map([...checked.files].filter(([name]) => used.has(name)));
  const [{ form = "reading" } = {}] = contract.roots;
  const messages = (operations === undefined ? [] : describeMessages(operations)).map(
    ({ direction, file, name, route }) => {
      loaded.set(name, file);
      return { root: { file: name, type: name, form, direction }, route };
    },
  );
  const bundles = await bundleSchemas(folder, loaded, [...present, ...messages.map(({ root }) => root.file)]);
  const roots = [...contract.roots.map((root) => ({ root })), ...messages].flatMap(
    ({ root, ...others }): [string, JsonRoot][] => {
      const [bundle, own] = [bundles.get(root.file), loaded.get(root.file)];
      if (bundle === undefined || own === undefined) return [];
      const derived = deriveForm(bundle, root.form ?? "reading");
      const locate = ({ title, path }: SchemaPosition) => {
        const file = loaded.get(derived.origins.get(title) ?? "");
        const { line, column } = file?.locate(path) ?? { line: 1, column: 1 };
        return { file: joinNames(shown, file?.name ?? ""), line, column };
      };
      const position = () => ({ file: joinNames(shown, own.name), ...own.locate([]) });
      const { direction } = root;
      const { schema } = derived;
      return [
        [root.type, { root, ...others, direction, schema, position, locate, ...readDocuments(schema) }],
      ];
    },
  );
  return new Map(roots);
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

/** What leaves nothing to compare. */
const UNREADABLE: ReadonlySet<string> = new Set(["invalid-json", "invalid-reference", "unsupported-depth"]);

/**
 * Returns the files of roots, and those that they refer to.
 *
 * @throws SchemaError if they have mistakes
 */
export function rejectMistakes(
  { diagnostics, files }: CheckedFolder,
  roots: readonly string[],
  folder: string,
  isMistake: (diagnostic: Diagnostic) => boolean,
): ReadonlySet<string> {
  const used = new Set(roots.flatMap((root) => (files.has(root) ? [...findReachable(root, files)] : root)));
  const mistakes = diagnostics.filter((each) => used.has(each.file) && isMistake(each));
  if (mistakes.length > 0)
    throw createSchemaError(mistakes, (name) => readFileSync(join(folder, name), "utf8"));
  return used;
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
