import type { NamespaceConstraint, Wildcard } from "../components/schema-set.ts";
import { type JsonSchema, withLimits } from "./json-schema.ts";

/** An element or an attribute that one of the wildcards allows. */
export function writeKeptNode(reference: JsonSchema, wildcards: readonly Wildcard[]): JsonSchema {
  const allowed = wildcards.map(({ namespaces }) => writeNamespaces(namespaces));
  const distinct = [...new Map(allowed.map((schema) => [JSON.stringify(schema), schema])).values()];
  const isFree = distinct.some((schema) => Object.keys(schema).length === 0);
  const [only = {}] = distinct;
  const restricted = distinct.length < 2 ? only : { anyOf: distinct };
  const isChecked = wildcards.some(({ processContents }) => processContents !== "skip");
  return withLimits({ ...reference, ...(isFree ? {} : restricted) }, isChecked ? [DECLARED] : []);
}

/** The rule of `processContents` other than `skip`. */
export const DECLARED = "kept nodes are valid against their declarations, as processContents requires";

function writeNamespaces(constraint: NamespaceConstraint): JsonSchema {
  if (constraint.kind === "any") return {};
  if (constraint.kind === "not") {
    const { namespace } = constraint;
    const other = namespace === "" ? {} : { properties: { namespace: { not: { const: namespace } } } };
    return { required: ["namespace"], ...other };
  }
  const named = [...constraint.namespaces].filter((namespace) => namespace !== "");
  if (named.length === 0) return { properties: { namespace: false } };
  const among = { properties: { namespace: { enum: named } } };
  return constraint.namespaces.has("") ? among : { required: ["namespace"], ...among };
}
