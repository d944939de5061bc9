import type { ElementDeclaration } from "@payment-routing/xsd-compiler";
import { BREAKING_RULES, type Change, type Place, reportRoot } from "../change.ts";
import { classify } from "../classify.ts";
import { compareSchemas } from "../json/compare-schemas.ts";
import type { Difference, Samples } from "../json/difference.ts";
import { MinimalValues } from "../json/minimal-value.ts";
import { findStructureChange, type StructureChange } from "./compare-structure.ts";
import { loadXsdRoots, type XsdRoot, type XsdVersion } from "./load-xsd-roots.ts";

/**
 * Lists the changes of an XSD contract. Values are compared by the JSON Schema that the compiler projects, and what values do
 * not show by the structure of the types. Each difference is shown by an XML document that both validators have confirmed,
 * or is unknown.
 *
 * @throws SchemaError if a schema is rejected
 */
export function compareXsdContracts(before: XsdVersion, after: XsdVersion): readonly Change[] {
  const [oldRoots, newRoots] = [loadXsdRoots(before), loadXsdRoots(after)];
  const changes: Change[] = [];
  for (const [name, root] of oldRoots)
    if (!newRoots.has(name)) changes.push(reportRoot("root-removed", name, root.direction, placeOf(root)));
  for (const [name, root] of newRoots) {
    const oldRoot = oldRoots.get(name);
    if (oldRoot === undefined) changes.push(reportRoot("root-added", name, root.direction, placeOf(root)));
    else if (oldRoot.tables !== root.tables) changes.push(...compareRoots(name, oldRoot, root));
  }
  return changes;
}

function placeOf({ elements: [element], locateComponent }: XsdRoot): Place {
  return locateComponent((element as ElementDeclaration).origin);
}

function compareRoots(root: string, before: XsdRoot, after: XsdRoot): readonly Change[] {
  const { direction } = after;
  const differences = compareSchemas(before.schema, after.schema, { isXml: true });
  const changes = differences.flatMap((difference): Change[] => {
    const { rule, message } = difference;
    const places = { before: before.locate(difference.before), after: after.locate(difference.after) };
    const common = { rule, root, direction, message, ...places };
    const { reader, writer } = BREAKING_RULES[rule];
    return [
      { ...common, kind: "wire", ...classify(difference, direction, before, after) },
      { ...common, kind: "typescript-writer", verdict: writer },
      { ...common, kind: "typescript-reader", verdict: reader },
    ];
  });
  const structure = findStructureChange(before.elements, after.elements);
  return structure === undefined ? changes : [...changes, reportStructure(root, structure, before, after)];
}

/** Documents with every element, and with the required ones, show most changes of structure. */
function reportStructure(
  root: string,
  { what, before: oldElement, after: newElement }: StructureChange,
  before: XsdRoot,
  after: XsdRoot,
): Change {
  const sample = ({ schema }: XsdRoot): Samples => ({
    values: [true, false].map((isWhole) => new MinimalValues(schema, isWhole).make(schema)),
  });
  const place = { title: root, path: [] };
  const difference: Difference = {
    rule: "content-changed",
    message: `${oldElement.name.local}: ${what} changed`,
    before: place,
    after: place,
    narrows: sample(before),
    widens: sample(after),
  };
  return {
    rule: difference.rule,
    kind: "wire",
    root,
    direction: after.direction,
    message: difference.message,
    before: before.locateComponent(oldElement.origin),
    after: after.locateComponent(newElement.origin),
    ...classify(difference, after.direction, before, after),
  };
}
