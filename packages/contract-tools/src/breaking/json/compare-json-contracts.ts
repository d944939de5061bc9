import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import {
  ALL_KINDS,
  type Change,
  type ChangeKind,
  compareRoots,
  reportDifference,
  type WireEffect,
} from "../change.ts";
import { classify } from "../classify.ts";
import { compareSchemas } from "../values/compare-schemas.ts";
import type { Difference } from "../values/difference.ts";
import { type JsonRoot, type JsonVersion, loadJsonRoots } from "./load-json-roots.ts";

/** Lists the changes of the roots that both versions have, and the roots that only one has. */
export async function compareJsonContracts(
  before: JsonVersion,
  after: JsonVersion,
): Promise<readonly Change[]> {
  const [oldRoots, newRoots] = await Promise.all([loadJsonRoots(before), loadJsonRoots(after)]);
  return compareRoots(oldRoots, newRoots, (name, oldRoot, newRoot) => {
    const classifyOne = prepareClassify(oldRoot, newRoot, [
      findWriter(oldRoot, oldRoots),
      findWriter(newRoot, newRoots),
    ]);
    const kinds = kindsOf(newRoot.root, after.contract);
    return compareSchemas(oldRoot.schema, newRoot.schema).flatMap((difference) =>
      reportDifference(name, difference, [oldRoot, newRoot], kinds, () => classifyOne(difference)),
    );
  });
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
  const keyOf = (root: JsonRoot, { rule, after: place }: Difference): string =>
    `${rule} ${JSON.stringify(root.locate(place))}`;
  const written = oldWriter ? compareSchemas(oldWriter.schema, newWriter.schema) : [];
  const byKey = new Map(written.map((difference) => [keyOf(newWriter, difference), difference]));
  return (difference) => {
    if (difference.widens === undefined) return { verdict: "compatible" };
    return classify(byKey.get(keyOf(after, difference)) ?? difference, direction, before, newWriter);
  };
}
