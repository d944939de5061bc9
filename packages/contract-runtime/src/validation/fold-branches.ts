import type { Issue } from "../issue.ts";
import { type AjvError, issueOfValue, type JudgedError } from "./ajv-error.ts";
import { describeValue, resolvePointer } from "./describe-value.ts";

/**
 * Replaces what the branches of a failed `anyOf` reported, which stands at the end of the list, by what there is to
 * mend: faults inside the value and faults that every branch found; when there are none, the choice that is open.
 */
export function foldBranches(judged: JudgedError[], anyOf: AjvError, value: unknown): void {
  const branches = judged.splice(findStart(judged, anyOf));
  const inside = branches.filter(({ error }) => error.instancePath !== anyOf.instancePath);
  const shared = findShared(branches, anyOf);
  if (inside.length + shared.length > 0) judged.push(...shared, ...inside);
  else judged.push({ error: anyOf, issue: describeChoice(branches, anyOf, value) });
}

/** Errors come in the order of evaluation: those of the branches stand right before that of their `anyOf`. */
function findStart(judged: readonly JudgedError[], anyOf: AjvError): number {
  const isOutside = ({ error }: JudgedError): boolean =>
    error.instancePath === anyOf.instancePath
      ? findBranch(error, anyOf) === undefined
      : !error.instancePath.startsWith(`${anyOf.instancePath}/`);
  return judged.findLastIndex(isOutside) + 1;
}

/** The position of the branch that an error comes from; unknown for errors of schemas that a branch refers to. */
function findBranch(error: AjvError, anyOf: AjvError): string | undefined {
  const prefix = `${anyOf.schemaPath}/`;
  return error.schemaPath.startsWith(prefix)
    ? error.schemaPath.slice(prefix.length).split("/")[0]
    : undefined;
}

/** The issues that every branch reports, as far as branches can be told apart. */
function findShared(branches: readonly JudgedError[], anyOf: AjvError): JudgedError[] {
  const known = branches.filter(({ error }) => findBranch(error, anyOf) !== undefined);
  const branchCount = new Set(known.map(({ error }) => findBranch(error, anyOf))).size;
  if (branchCount < 2) return [];
  const isShared = ({ issue }: JudgedError): boolean =>
    known.filter((other) => other.issue.message === issue.message).length === branchCount;
  return known.filter(isShared);
}

function describeChoice(branches: readonly JudgedError[], { instancePath }: AjvError, value: unknown): Issue {
  const missing = namesOf(branches, "missingProperty");
  if (missing.length > 0) {
    return issueOfValue(
      "missing-member",
      instancePath,
      `one of the members ${missing.join(", ")}`,
      "none of them",
    );
  }
  const unexpected = namesOf(branches, "additionalProperty");
  if (unexpected.length > 0) {
    return issueOfValue("unexpected-member", instancePath, "members that go together", unexpected.join(", "));
  }
  const codes = new Set(branches.map(({ issue }) => issue.code));
  const expected = [...new Set(branches.map(({ issue }) => issue.expected))].join(" or ");
  const [code] = codes.size === 1 ? codes : [];
  return issueOfValue(
    code ?? "invalid-value",
    instancePath,
    expected,
    describeValue(resolvePointer(value, instancePath)),
  );
}

function namesOf(branches: readonly JudgedError[], param: string): string[] {
  const names = branches.map(({ error }) => error.params[param]).filter((name) => name !== undefined);
  return [...new Set(names.map((name) => JSON.stringify(name)))];
}
