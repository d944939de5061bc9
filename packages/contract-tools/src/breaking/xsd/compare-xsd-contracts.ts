import type { JsonObject } from "../../json-schema/schema-file.ts";
import { ALL_KINDS, type Change, compareRoots, reportDifference } from "../change.ts";
import { classify, type DocumentVersion } from "../classify.ts";
import { type Progress, VersionError } from "../load-version.ts";
import { compareSchemas } from "../values/compare-schemas.ts";
import { compareStructure, type StructureChange } from "./compare-structure.ts";
import { loadXsdRoots, type XsdRoot, type XsdVersion } from "./load-xsd-roots.ts";

/**
 * Lists the changes of an XSD contract. Values are compared by the JSON Schema that the compiler projects, and what values do
 * not show by the structure of the types. Each difference is shown by an XML document that both validators have confirmed,
 * or is unknown.
 *
 * @throws SchemaError if a schema is rejected
 * @throws VersionError if neither version declares a root
 */
export function compareXsdContracts(
  before: XsdVersion,
  after: XsdVersion,
  progress: Progress = () => {},
): readonly Change[] {
  progress(0, 2, `${before.shown}/${before.contract.schema}`);
  const oldRoots = loadXsdRoots(before);
  progress(1, 2, `${after.shown}/${after.contract.schema}`);
  const newRoots = loadXsdRoots(after);
  const { roots } = after.contract;
  for (const { element: name } of typeof roots === "string" ? [] : roots)
    if (!oldRoots.has(name) && !newRoots.has(name))
      throw new VersionError(`there is no global element ${name} in ${after.contract.schema}`);
  const changes = compareRoots(oldRoots, newRoots, (name, oldRoot, newRoot) =>
    oldRoot.digest === newRoot.digest ? [] : compareRoot(name, oldRoot, newRoot, progress),
  );
  progress(1, 1, "");
  return changes;
}

function compareRoot(root: string, before: XsdRoot, after: XsdRoot, progress: Progress): readonly Change[] {
  progress(0, 1, root);
  const areOpen = before.openSchema !== undefined && after.openSchema !== undefined;
  const schemaOf = ({ openSchema, schema }: XsdRoot): JsonObject => (areOpen && openSchema) || schema;
  const { isExported } = before;
  const differences = compareSchemas(schemaOf(before), schemaOf(after), { isXml: true, isExported });
  const changes = differences.flatMap((difference, index) => {
    progress(index, differences.length, root);
    return reportDifference(root, difference, [before, after], ALL_KINDS, () =>
      classify(difference, after.direction, before, after),
    );
  });
  const structure = compareStructure(before, after);
  const found = structure.changes
    .map((change) => ({ ...change, change: reportStructure(root, change, before, after) }))
    .filter(({ change, isShown }) => !isShown || addsTo(changes, change))
    .map(({ change }) => change);
  const all = [...(structure.isComplete ? changes.map(leaveToStructure) : changes), ...found];
  if (all.length + structure.changes.length > 0 || !(before.xsiType || after.xsiType)) return all;
  return [reportStructure(root, describeUnexplained(before, after), before, after)];
}

/** Whether a change that values show too says more: they leave it unknown, or miss it, and break nothing there. */
function addsTo(changes: readonly Change[], { verdict, after }: Change): boolean {
  if (verdict === "compatible") return false;
  const wire = changes.filter(({ kind }) => kind === "wire");
  const broken = wire.filter((change) => change.verdict === "breaking" || change.verdict === "warning");
  if (broken.some(({ after: position }) => JSON.stringify(position) === JSON.stringify(after))) return false;
  return (
    wire.some((change) => change.verdict === "unknown") || (broken.length === 0 && verdict !== "unknown")
  );
}

/** The change of types that may replace built-in ones by `xsi:type`, which values do not show. */
function describeUnexplained(before: XsdRoot, after: XsdRoot): StructureChange {
  const includes = (outer: XsdRoot, inner: XsdRoot) => outer.digestAmong(inner.typeNames) === inner.digest;
  return {
    what: "the types that xsi:type may name",
    before: before.elements[0],
    after: after.elements[0],
    narrows: includes(after, before) ? undefined : { values: [] },
    widens: includes(before, after) ? undefined : { values: [] },
  };
}

/** Another shape of values is no other document where the structure explains every difference of documents. */
function leaveToStructure(change: Change): Change {
  if (change.kind !== "wire" || change.verdict !== "unknown") return change;
  const { reason: _, ...rest } = change;
  return { ...rest, verdict: "compatible" };
}

function reportStructure(
  root: string,
  { what, before: oldElement, after: newElement, ...samples }: StructureChange,
  before: XsdRoot,
  after: XsdRoot,
): Change {
  const { direction } = after;
  const asWritten = ({ accepts }: XsdRoot): DocumentVersion => ({ accepts, encode: String });
  return {
    rule: "content-changed",
    kind: "wire",
    root,
    direction,
    message: `${oldElement.name.local}: ${what} changed`,
    before: before.locateComponent(oldElement.origin),
    after: after.locateComponent(newElement.origin),
    ...classify(samples, direction, asWritten(before), asWritten(after)),
  };
}
