import { isDeepStrictEqual } from "node:util";
import { RandomDocuments } from "../../schema-set/random-documents.ts";
import {
  ALL_KINDS,
  type Change,
  type ChangeKind,
  compareRoots,
  reportDifference,
  type WireEffect,
} from "../change.ts";
import { classify } from "../classify.ts";
import type { Version } from "../load-version.ts";
import { compareSchemas } from "../values/compare-schemas.ts";
import { DeepContent } from "../values/deep-content.ts";
import type { Difference } from "../values/difference.ts";
import type { SchemaPosition } from "../values/schema-node.ts";
import { type JsonRoot, type JsonVersion, loadJsonRoots } from "./load-json-roots.ts";

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
    const classifyOne = prepareClassify(oldRoot, newRoot);
    return compareSchemas(oldRoot.schema, newRoot.schema).flatMap((difference) => {
      const kinds = newRoot.route === undefined ? kindsOf(newRoot) : kindsOfMessage(difference, newRoot);
      return reportDifference(name, difference, [oldRoot, newRoot], kinds, () => classifyOne(difference));
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

/** No type has what is neither parameter nor body. The service alone reads the parameters of requests, and writes those of webhooks. */
function kindsOfMessage({ before, after }: Difference, message: JsonRoot): readonly ChangeKind[] {
  const { direction, root } = message;
  const pathOf = ({ title, path }: SchemaPosition) => (title === root.type ? path : []);
  const [old, current] = [pathOf(before), pathOf(after)];
  const [, name = "body", , inner] = old.length > current.length ? old : current;
  if ((String(name).startsWith("status ") ? inner : name) === "body") return kindsOf(message);
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
function kindsOf({ root, writer }: JsonRoot): readonly ChangeKind[] {
  if (root.form === "writing") return ["typescript-writer"];
  return writer === undefined ? ALL_KINDS : ["wire", "typescript-reader"];
}

/** As `classify`; only the form for writers describes responses in full: the old form for readers reads them. */
function prepareClassify(before: JsonRoot, after: JsonRoot): (difference: Difference) => WireEffect {
  const { direction, writer: newWriter } = after;
  if (newWriter === undefined || direction !== "response")
    return (difference) => classify(difference, direction, before, after);
  const keyOf = (root: JsonRoot, { rule, after: position }: Difference): string =>
    `${rule} ${JSON.stringify(root.locate(position))}`;
  const written = before.writer ? compareSchemas(before.writer.schema, newWriter.schema) : [];
  const byKey = new Map(written.map((difference) => [keyOf(newWriter, difference), difference]));
  return (difference) => {
    if (difference.widens === undefined) return { verdict: "compatible" };
    return classify(byKey.get(keyOf(after, difference)) ?? difference, direction, before, newWriter);
  };
}
