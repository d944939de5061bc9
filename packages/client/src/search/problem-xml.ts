import { readTree, type TreeElement } from "@payment-routing/contract-runtime";
import type { ProblemMembers } from "./problem.ts";

/** RFC 9457, appendix B: the namespace kept the number of the RFC before it. */
const NAMESPACE = "urn:ietf:rfc:7807";

/**
 * Parses `application/problem+xml` (RFC 9457, appendix B); undefined when the body is not well-formed or is another
 * document. The items of an array are `i` elements.
 */
export function parseXmlMembers(body: Uint8Array): ProblemMembers | undefined {
  const document = readTree(body);
  if (!document.ok || !isNamed(document.value, "problem")) return undefined;
  return viewMembers(document.value);
}

function viewMembers(element: TreeElement): ProblemMembers {
  const find = (name: string) => element.children.find((child) => isNamed(child, name));
  return {
    readText: (name) => find(name)?.text,
    readInteger: (name) => parseInteger(find(name)?.text.trim()),
    readItems: (name) => (find(name)?.children ?? []).filter((item) => isNamed(item, "i")).map(viewMembers),
  };
}

function isNamed(element: TreeElement, name: string): boolean {
  return element.local === name && element.namespace === NAMESPACE;
}

function parseInteger(text: string | undefined): number | undefined {
  const value = text === undefined || !/^[+-]?[0-9]+$/.test(text) ? Number.NaN : Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
