import type { RequiredField } from "@payment-routing/config-contract";
import {
  describeIssue,
  type Issue,
  Locator,
  MAX_ISSUES,
  readTree,
  type TreeElement,
} from "@payment-routing/contract-runtime";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/**
 * The issues of a document that lacks elements which the contract leaves optional and the merchant asks for: each with the
 * place of the element, where it is there and empty, or of the nearest one around it. In the order of the document.
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

function describe(path: string, { line, column }: Pick<Issue, "line" | "column">): Issue {
  const expected = "an element, as the merchant is configured";
  const received = "nothing";
  const message = describeIssue(path, expected, received);
  return { code: "missing-element", message, path, line, column, expected, received };
}

/** Elements of which there may be several: paths give their positions. */
const REPEATED: ReadonlySet<string> = new Set(["fee", "line_item", "product"]);

interface Place {
  /** From the root on, which it leaves out. */
  readonly path: string;
  readonly value: unknown;
}

/** The paths at which a field is missing: of fees and products, of each that lacks it, or of the first where there is none. */
function listMissing(field: RequiredField, criteria: PaymentMethodSearchCriteria): readonly string[] {
  let places: readonly Place[] = [{ path: "", value: criteria }];
  for (const name of field.split("/")) {
    const children = places.flatMap((place) => listChildren(place, name));
    places = children.length > 0 ? children : places.slice(0, 1).map(({ path }) => openFirst(path, name));
  }
  return places.filter(({ value }) => value === undefined || value === "").map(({ path }) => path);
}

function listChildren({ path, value }: Place, name: string): readonly Place[] {
  if (!REPEATED.has(name)) return [{ path: `${path}/${name}`, value: readMember(value, name) }];
  // The lines of an order are rows of an item and an amount.
  const items = Array.isArray(value) ? value.map((row) => readMember(row, name)) : readMember(value, name);
  return (Array.isArray(items) ? items : []).map((item, position) => {
    return { path: `${path}/${name}[${position + 1}]`, value: item };
  });
}

function openFirst(path: string, name: string): Place {
  return { path: `${path}/${name}[1]`, value: undefined };
}

function readMember(value: unknown, name: string): unknown {
  return Object(value)[name];
}

/** The element at a path, or the last on the way to it that is there. */
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
