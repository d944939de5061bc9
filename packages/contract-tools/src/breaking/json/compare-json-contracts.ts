import { join as joinNames } from "node:path/posix";
import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import { BREAKING_RULES } from "../breaking-rules.ts";
import { type Change, type ChangeKind, type Place, reportRoot } from "../change.ts";
import { classify, type WireEffect } from "../classify.ts";
import { compareSchemas } from "../values/compare-schemas.ts";
import type { Difference } from "../values/difference.ts";
import { type JsonRoot, type JsonVersion, loadJsonRoots } from "./load-json-roots.ts";

/** Lists the changes of the roots that both versions have, and the roots that only one has. */
export async function compareJsonContracts(
  before: JsonVersion,
  after: JsonVersion,
): Promise<readonly Change[]> {
  const [oldRoots, newRoots] = await Promise.all([loadJsonRoots(before), loadJsonRoots(after)]);
  const changes: Change[] = [];
  for (const [type, { root }] of oldRoots)
    if (!newRoots.has(type))
      changes.push(reportRoot("root-removed", type, root.direction, fileOf(before, root)));
  for (const [type, newRoot] of newRoots) {
    const { root } = newRoot;
    const oldRoot = oldRoots.get(type);
    if (oldRoot === undefined) {
      changes.push(reportRoot("root-added", type, root.direction, fileOf(after, root)));
      continue;
    }
    const writers = [findWriter(oldRoot, oldRoots), findWriter(newRoot, newRoots)] as const;
    changes.push(...compareRoots(oldRoot, newRoot, kindsOf(root, after.contract), writers));
  }
  return changes;
}

function fileOf({ shown }: JsonVersion, { file }: JsonSchemaRoot): Place {
  return { file: joinNames(shown, file), line: 1, column: 1 };
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
  { root: { file, form = "reading" } }: JsonRoot,
  roots: ReadonlyMap<string, JsonRoot>,
): JsonRoot | undefined {
  if (form !== "reading") return undefined;
  return [...roots.values()].find(({ root }) => root.file === file && root.form === "writing");
}

function compareRoots(
  before: JsonRoot,
  after: JsonRoot,
  kinds: readonly ChangeKind[],
  [oldWriter, newWriter]: readonly [JsonRoot | undefined, JsonRoot | undefined],
): readonly Change[] {
  const { direction, type } = after.root;
  const written = oldWriter && newWriter && compareSchemas(oldWriter.schema, newWriter.schema);
  const keyOf = (root: JsonRoot, { rule, after: place }: Difference): string =>
    `${rule} ${place && JSON.stringify(root.locate(place))}`;
  const byKey = new Map(
    newWriter && written?.map((difference) => [keyOf(newWriter, difference), difference]),
  );
  return compareSchemas(before.schema, after.schema).flatMap((difference) => {
    const common = {
      rule: difference.rule,
      root: type,
      direction,
      message: difference.message,
      before: before.locate(difference.before),
      after: after.locate(difference.after),
    };
    return kinds.map((kind): Change => {
      if (kind === "wire") {
        const asWritten = byKey.get(keyOf(after, difference));
        const isWritten = newWriter !== undefined && direction === "response";
        const effect = isWritten
          ? classifyWritten(difference, asWritten, before, newWriter)
          : classify(difference, direction, before, after);
        return { ...common, kind, ...effect };
      }
      const { reader, writer } = BREAKING_RULES[difference.rule];
      return { ...common, kind, verdict: kind === "typescript-writer" ? writer : reader };
    });
  });
}

/** As `classify`, for documents that only the form for writers describes in full: the old form for readers reads them. */
function classifyWritten(
  difference: Difference,
  asWritten: Difference | undefined,
  oldReader: JsonRoot,
  newWriter: JsonRoot,
): WireEffect {
  if (difference.widens === undefined) return { verdict: "compatible" };
  return classify(asWritten ?? difference, "response", oldReader, newWriter);
}
