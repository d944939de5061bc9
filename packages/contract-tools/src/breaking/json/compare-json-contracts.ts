import { join as joinNames } from "node:path/posix";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import { bundleSchemas } from "../../json-schema/bundle-schema.ts";
import { deriveForm } from "../../json-schema/derive-form.ts";
import { FORMATS } from "../../json-schema/formats.ts";
import { checkSchemas, listSchemas, type SchemaFolder } from "../../json-schema/load-schemas.ts";
import type { BundledSchema } from "../../json-schema/schema-file.ts";
import { BREAKING_RULES, type Change, type ChangeKind, type Place, type Verdict } from "../change.ts";
import { compareSchemas, type Difference, type SchemaPlace } from "./compare-schemas.ts";
import { shrink } from "./shrink-document.ts";

/** A version of a contract: its folder, and the path to show for it. */
export interface JsonVersion {
  readonly contract: JsonSchemaContract;
  readonly folder: string;
  readonly shown: string;
}

/** Lists the changes of the roots that both versions have, and the roots that only one has. */
export async function compareJsonContracts(
  before: JsonVersion,
  after: JsonVersion,
): Promise<readonly Change[]> {
  const [oldRoots, newRoots] = await Promise.all([loadRoots(before), loadRoots(after)]);
  const changes: Change[] = [];
  for (const [type, { root }] of oldRoots)
    if (!newRoots.has(type))
      changes.push(...reportRoot("root-removed", root, { before: fileOf(before, root) }));
  for (const [type, newRoot] of newRoots) {
    const oldRoot = oldRoots.get(type);
    if (oldRoot === undefined)
      changes.push(...reportRoot("root-added", newRoot.root, { after: fileOf(after, newRoot.root) }));
    else {
      const kinds = kindsOf(newRoot.root, after.contract);
      const writers = [findWriter(oldRoot, oldRoots), findWriter(newRoot, newRoots)] as const;
      changes.push(...compareRoots(oldRoot, newRoot, kinds, writers));
    }
  }
  return changes;
}

/** A root of one version, with what places and documents need. */
interface LoadedRoot {
  readonly root: JsonSchemaRoot;
  readonly bundle: BundledSchema;
  readonly accepts: (document: unknown) => boolean;
  locate(place: SchemaPlace): Place;
}

async function loadRoots({ contract, folder, shown }: JsonVersion): Promise<ReadonlyMap<string, LoadedRoot>> {
  const files = contract.roots.map(({ file }) => file);
  // An older version need not pass the checks of today.
  const { files: loaded } = checkSchemas(folder, listSchemas(folder), files);
  const bundles = await bundleSchemas(
    folder,
    loaded,
    files.filter((file) => loaded.has(file)),
  );
  const roots = contract.roots.flatMap((root): [string, LoadedRoot][] => {
    const bundle = bundles.get(root.file);
    if (bundle === undefined) return [];
    const derived = deriveForm(bundle, root.form ?? "reading");
    const accepts = compile(derived);
    return [
      [
        root.type,
        { root, bundle: derived, accepts, locate: (place) => locate(place, derived, loaded, shown) },
      ],
    ];
  });
  return new Map(roots);
}

function compile({ schema }: BundledSchema): (document: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, formats: { ...FORMATS } });
  const validate: ValidateFunction = ajv.compile(schema);
  return (document) => validate(document) === true;
}

function locate(
  { title, path }: SchemaPlace,
  { origins }: BundledSchema,
  files: SchemaFolder,
  shown: string,
): Place {
  const file = origins.get(title) ?? "";
  const { line, column } = files.get(file)?.locate(path) ?? { line: 1, column: 1 };
  return { file: joinNames(shown, file), line, column };
}

function fileOf({ shown }: JsonVersion, { file }: JsonSchemaRoot): Place {
  return { file: joinNames(shown, file), line: 1, column: 1 };
}

function reportRoot(
  rule: "root-added" | "root-removed",
  root: JsonSchemaRoot,
  places: Pick<Change, "before" | "after">,
): Change[] {
  const { direction, type } = root;
  const verdict = rule === "root-removed" ? "breaking" : "compatible";
  return [
    {
      rule,
      kind: "wire",
      verdict,
      root: type,
      direction,
      message: `the root ${type} is ${rule === "root-removed" ? "gone" : "new"}`,
      ...places,
    },
  ];
}

/** Where a file has a form for readers and one for writers, documents are read by the first. */
function kindsOf(
  { file, form = "reading" }: JsonSchemaRoot,
  { roots }: JsonSchemaContract,
): readonly ChangeKind[] {
  if (form === "writing") return ["typescript-writer"];
  const hasWriters = roots.some((other) => other.file === file && other.form === "writing");
  return hasWriters ? ["wire", "typescript-reader"] : ["wire", "typescript-writer", "typescript-reader"];
}

/** The form for writers of the same file, which says what documents a new version writes. */
function findWriter(
  { root: { file, form = "reading" } }: LoadedRoot,
  roots: ReadonlyMap<string, LoadedRoot>,
): LoadedRoot | undefined {
  if (form !== "reading") return undefined;
  return [...roots.values()].find(({ root }) => root.file === file && root.form === "writing");
}

function compareRoots(
  before: LoadedRoot,
  after: LoadedRoot,
  kinds: readonly ChangeKind[],
  [oldWriter, newWriter]: readonly [LoadedRoot | undefined, LoadedRoot | undefined],
): readonly Change[] {
  const { direction, type } = after.root;
  const written = oldWriter && newWriter && compareSchemas(oldWriter.bundle.schema, newWriter.bundle.schema);
  const keyOf = (root: LoadedRoot, { rule, after: place }: Difference): string =>
    `${rule} ${place && JSON.stringify(root.locate(place))}`;
  const byKey = new Map(
    newWriter && written?.map((difference) => [keyOf(newWriter, difference), difference]),
  );
  return compareSchemas(before.bundle.schema, after.bundle.schema).flatMap((difference) => {
    const common = {
      rule: difference.rule,
      root: type,
      direction,
      message: difference.message,
      ...(difference.before && { before: before.locate(difference.before) }),
      ...(difference.after && { after: after.locate(difference.after) }),
    };
    return kinds.map((kind): Change => {
      if (kind === "wire") {
        const asWritten = byKey.get(keyOf(after, difference));
        const isWritten = newWriter !== undefined && direction === "response";
        const effect = isWritten
          ? classifyWritten(difference, asWritten, before, newWriter)
          : classify(difference, before, after);
        return { ...common, kind, ...effect };
      }
      const { reader, writer } = BREAKING_RULES[difference.rule];
      return { ...common, kind, verdict: kind === "typescript-writer" ? writer : reader };
    });
  });
}

/** The verdict on documents, with a document that shows it. */
function classify(
  difference: Difference,
  before: LoadedRoot,
  after: LoadedRoot,
): Pick<Change, "verdict" | "reason" | "counterexample"> {
  const { narrows, widens, isUnlikely = false } = difference;
  const { direction } = after.root;
  const isResponse = direction === "response";
  const documents = isResponse ? widens : narrows;
  if (documents !== undefined) {
    const [accepting, rejecting] = isResponse ? [after, before] : [before, after];
    const found = confirm(documents, accepting, rejecting);
    if (found === undefined) return UNKNOWN;
    const counterexample = { document: found, acceptedBy: isResponse ? ("new" as const) : ("old" as const) };
    const reason = "an old writer may already send another value under that name";
    return isUnlikely && !isResponse
      ? { verdict: "warning", reason, counterexample }
      : { verdict: "breaking", counterexample };
  }
  if (direction !== "stored" || widens === undefined) return { verdict: "compatible" };
  const found = confirm(widens, after, before);
  const reason = "after a roll-back, the old version reads what the new one has stored";
  return found === undefined
    ? UNKNOWN
    : { verdict: "warning", reason, counterexample: { document: found, acceptedBy: "new" } };
}

/** As `classify`, for documents that only the form for writers describes in full: the old form for readers reads them. */
function classifyWritten(
  { widens }: Difference,
  asWritten: Difference | undefined,
  oldReader: LoadedRoot,
  newWriter: LoadedRoot,
): Pick<Change, "verdict" | "reason" | "counterexample"> {
  if (widens === undefined || (asWritten !== undefined && asWritten.widens === undefined))
    return { verdict: "compatible" };
  const found = confirm(asWritten?.widens ?? widens, newWriter, oldReader);
  if (found === undefined) return UNKNOWN;
  return { verdict: "breaking", counterexample: { document: found, acceptedBy: "new" } };
}

const UNKNOWN: { readonly verdict: Verdict; readonly reason: string } = {
  verdict: "unknown",
  reason: "no document that was tried shows a difference",
};

/** The first document that one version accepts and the other rejects, as small as it gets. */
function confirm(
  documents: readonly unknown[],
  accepting: LoadedRoot,
  rejecting: LoadedRoot,
): string | undefined {
  const differs = (document: unknown): boolean => accepting.accepts(document) && !rejecting.accepts(document);
  const found = documents.find((document) => document !== undefined && differs(document));
  return found === undefined ? undefined : JSON.stringify(shrink(found, differs), null, 2);
}
