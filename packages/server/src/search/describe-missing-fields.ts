import type { RequiredField } from "@payment-routing/config-contract";
import {
  createIssue,
  type Issue,
  Locator,
  MAX_ISSUES,
  type Position,
  readTree,
  type TreeElement,
} from "@payment-routing/contract-runtime";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/**
 * The issues of a document without elements that are optional in the contract and required by the merchant. The position is
 * that of the empty element or of its nearest existing parent. In document order.
 */
export function describeMissingFields(
  fields: readonly RequiredField[],
  criteria: PaymentMethodSearchCriteria,
  document: Uint8Array,
): readonly Issue[] {
  const tree = readTree(document, { maxBytes: document.length });
  if (!tree.ok) throw new RangeError("a document that has criteria is well-formed");
  const locator = new Locator(document);
  return fields
    .flatMap((field) => listMissing(field, criteria).slice(0, MAX_ISSUES))
    .map((path) => ({ path, offset: findNearest(tree.value, path).offset }))
    .sort((a, b) => a.offset - b.offset)
    .slice(0, MAX_ISSUES)
    .map(({ path, offset }) => describe(`/${tree.value.name}${path}`, locator.locate(offset)));
}

function describe(path: string, position: Position): Issue {
  return createIssue(
    "missing-element",
    path,
    "an element, as the merchant is configured",
    "nothing",
    position,
  );
}

/** Elements that may occur several times. Their paths have an index. */
const REPEATED: ReadonlySet<string> = new Set(["fee", "line_item", "product"]);

interface Node {
  /** Starts below the root. */
  readonly path: string;
  readonly value: unknown;
}

/** The paths at which a field is missing. For repeated elements: each one without it, or the first when there is none. */
function listMissing(field: RequiredField, criteria: PaymentMethodSearchCriteria): readonly string[] {
  let nodes: readonly Node[] = [{ path: "", value: criteria }];
  for (const name of field.split("/")) {
    const children = nodes.flatMap((node) => listChildren(node, name));
    nodes = children.length > 0 ? children : nodes.slice(0, 1).map(({ path }) => openFirst(path, name));
  }
  return nodes.filter(({ value }) => value === undefined || value === "").map(({ path }) => path);
}

function listChildren({ path, value }: Node, name: string): readonly Node[] {
  if (!REPEATED.has(name)) return [{ path: `${path}/${name}`, value: readMember(value, name) }];
  // An order line is a row of an item and an amount.
  const items = Array.isArray(value) ? value.map((row) => readMember(row, name)) : readMember(value, name);
  return (Array.isArray(items) ? items : []).map((item, position) => {
    return { path: `${path}/${name}[${position + 1}]`, value: item };
  });
}

function openFirst(path: string, name: string): Node {
  return { path: `${path}/${name}[1]`, value: undefined };
}

function readMember(value: unknown, name: string): unknown {
  return Object(value)[name];
}

/** The element at a path, or its nearest existing parent. */
function findNearest(root: TreeElement, path: string): TreeElement {
  let nearest = root;
  for (const [, name, position = 1] of path.matchAll(/\/([^/[]+)(?:\[(\d+)\])?/g)) {
    const found = findChild(nearest, name, Number(position));
    if (found === undefined) break;
    nearest = found;
  }
  return nearest;
}

function findChild(
  { children }: TreeElement,
  name: string | undefined,
  position: number,
): TreeElement | undefined {
  let count = 0;
  return children.find((child) => child.name === name && ++count === position);
}
