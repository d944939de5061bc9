import { readFileSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import {
  DocumentDecoder,
  DocumentEncoder,
  SCHEMA_PARTS,
  Schema,
} from "@payment-routing/contract-runtime/codegen";
import {
  compileSchemaSet,
  prepareCodec,
  projectValues,
  type SchemaSet,
  writeRootTables,
} from "@payment-routing/xsd-compiler";
import type { Direction, XsdContract } from "../../contract-list.ts";
import { createSchemaError } from "../../json-schema/diagnostic.ts";
import type { JsonObject } from "../../json-schema/schema-file.ts";
import { BREAKING_RULES, type Change, type Counterexample, classifyWire, type Place } from "../change.ts";
import { compareSchemas, type Difference, type SchemaPlace } from "../json/compare-schemas.ts";
import { MinimalValues } from "../json/minimal-value.ts";
import { shrink } from "../json/shrink-document.ts";
import { locateInXsd } from "./locate-in-xsd.ts";

/** A version of a contract: the folder that its schema's path starts from, and the path to show for it. */
export interface XsdVersion {
  readonly contract: XsdContract;
  readonly folder: string;
  readonly shown: string;
}

/**
 * Lists the changes of an XSD contract. Values are compared by the JSON Schema that the compiler projects, and each
 * difference is shown by an XML document that both validators have confirmed. What values do not show, such as the
 * order of elements and namespaces, is found by documents with every element.
 *
 * @throws SchemaError if a schema is rejected
 */
export function compareXsdContracts(before: XsdVersion, after: XsdVersion): readonly Change[] {
  const [a, b] = [load(before), load(after)];
  const oldRoots = new Map(before.contract.roots.map(({ element }) => [element, a.root(element)]));
  return after.contract.roots.flatMap(({ element, direction }) => {
    const oldRoot = oldRoots.get(element);
    const newRoot = b.root(element);
    if (oldRoot === undefined || newRoot === undefined) return [];
    return compareRoots(element, direction, oldRoot, newRoot);
  });
}

/** A root of one version. */
interface XsdRoot {
  /** The projection of its values. */
  readonly schema: JsonObject;
  /** The XML document of a value; undefined if it has none. */
  encode(value: unknown): string | undefined;
  accepts(document: string): boolean;
  locate(place: SchemaPlace): Place;
  /** The same for roots with the same documents. */
  readonly tables: string;
}

function load({ contract, folder, shown }: XsdVersion): { root(element: string): XsdRoot | undefined } {
  const path = joinNames(shown, contract.schema);
  const read = (file: string): Uint8Array | undefined => {
    try {
      return readFileSync(join(folder, file.slice(shown.length)));
    } catch {
      return undefined;
    }
  };
  const compiled = compileSchemaSet([path], read, { contract: true });
  if (!compiled.ok)
    throw createSchemaError(compiled.diagnostics as never, (file) => new TextDecoder().decode(read(file)));
  const { schemaSet } = compiled;
  const { places, table, values } = prepareCodec(schemaSet);
  const schema = new Schema(table, values, SCHEMA_PARTS);
  const decoder = new DocumentDecoder(schema);
  const encoder = new DocumentEncoder(schema);
  const { schema: projection } = projectValues(schemaSet);
  return {
    root(name) {
      const element = findRoot(schemaSet, name);
      const place = element && places.get(element);
      if (element === undefined || place === undefined) return undefined;
      const { $defs, anyOf = [] } = projection as unknown as JsonObject & { anyOf?: readonly JsonObject[] };
      return {
        schema: { ...anyOf[[...schemaSet.elements.values()].indexOf(element)], $defs },
        encode(value) {
          try {
            return encoder.encode(place, value);
          } catch (error) {
            if (error instanceof TypeError || error instanceof RangeError) return undefined;
            throw error;
          }
        },
        accepts: (document) => decoder.decode(place, document).ok,
        locate: (at) => locateInXsd(at, schemaSet, element, (file) => new TextDecoder().decode(read(file))),
        tables: writeRootTables(schemaSet, element, contract.xsiType !== false),
      };
    },
  };
}

function findRoot(schemaSet: SchemaSet, name: string) {
  return [...schemaSet.elements.values()].find(
    ({ name: { local, namespace } }) => name === local || name === `{${namespace}}${local}`,
  );
}

function compareRoots(
  root: string,
  direction: Direction,
  before: XsdRoot,
  after: XsdRoot,
): readonly Change[] {
  const differences = compareSchemas(before.schema, after.schema, { listsAreOccurrences: true });
  const changes = differences.flatMap((difference): Change[] => {
    const common = {
      rule: difference.rule,
      root,
      direction,
      message: difference.message,
      ...(difference.before && { before: before.locate(difference.before) }),
      ...(difference.after && { after: after.locate(difference.after) }),
    };
    const { reader, writer } = BREAKING_RULES[difference.rule];
    return [
      { ...common, kind: "wire", ...classify(difference, direction, before, after) },
      { ...common, kind: "typescript-writer", verdict: writer },
      { ...common, kind: "typescript-reader", verdict: reader },
    ];
  });
  if (before.tables === after.tables) return changes;
  const whole = compareWholeDocuments(root, direction, before, after, differences);
  // Beside other differences, only a document shows that there is one more.
  const isShown = differences.length === 0 || whole.counterexample !== undefined;
  return isShown ? [...changes, whole] : changes;
}

type Effect = Pick<Change, "verdict" | "reason" | "counterexample">;

function classify(
  { narrows, widens }: Difference,
  direction: Direction,
  before: XsdRoot,
  after: XsdRoot,
): Effect {
  const effect = {
    narrows: narrows && (confirm(narrows, before, after) ?? ("unknown" as const)),
    widens: widens && (confirm(widens, after, before) ?? ("unknown" as const)),
  };
  const verdict = classifyWire(
    { narrows: effect.narrows !== undefined, widens: effect.widens !== undefined },
    direction,
  );
  if (verdict === "compatible") return { verdict };
  const isOld = direction !== "response" && effect.narrows !== undefined;
  const shown = isOld ? effect.narrows : effect.widens;
  if (shown === undefined || shown === "unknown")
    return { verdict: "unknown", reason: "no document that was tried shows a difference" };
  const counterexample: Counterexample = { document: shown, acceptedBy: isOld ? "old" : "new" };
  if (verdict === "breaking") return { verdict, counterexample };
  return {
    verdict,
    counterexample,
    reason: "after a roll-back, the old version reads what the new one has stored",
  };
}

/** The document of the first value that one version accepts and the other rejects, as small as it gets. */
function confirm(values: readonly unknown[], accepting: XsdRoot, rejecting: XsdRoot): string | undefined {
  const differs = (value: unknown): boolean => {
    const document = accepting.encode(value);
    return document !== undefined && accepting.accepts(document) && !rejecting.accepts(document);
  };
  const found = values.find(differs);
  return found === undefined ? undefined : accepting.encode(shrink(found, differs));
}

/** What values do not show, in effects that no other difference has: the order of elements, namespaces, identity constraints. */
function compareWholeDocuments(
  root: string,
  direction: Direction,
  before: XsdRoot,
  after: XsdRoot,
  others: readonly Difference[],
): Change {
  const make = ({ schema }: XsdRoot): readonly unknown[] =>
    [true, false].map((isWhole) => new MinimalValues(schema, isWhole).make(schema));
  const difference: Difference = {
    rule: "content-changed",
    message:
      "other documents have the same values: elements are in another order, or names in another namespace",
    ...(others.every(({ narrows }) => narrows === undefined) && { narrows: make(before) }),
    ...(others.every(({ widens }) => widens === undefined) && { widens: make(after) }),
  };
  const place = { title: root, path: [] };
  return {
    rule: difference.rule,
    kind: "wire",
    root,
    direction,
    message: difference.message,
    before: before.locate(place),
    after: after.locate(place),
    ...classify(difference, direction, before, after),
  };
}
