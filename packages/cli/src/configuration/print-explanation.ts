import type {
  Decision,
  ExplainedMethod,
  ExplainedReason,
  ExplainedSearch,
  Explanation,
} from "@payment-routing/operator-contract";
import { type Paint, showText } from "../show-text.ts";

/**
 * Prints an explanation: offered methods, excluded methods with all reasons, and the order. With `isPart` it covers some
 * methods only, so "Offered: none" is not printed.
 */
export function printExplanation(explained: ExplainedSearch, paint: Paint, isPart = false): string {
  const { client_id, account_id, event_id, configuration_digest, instant, methods, advisories } = explained;
  const offered = methods.filter(({ preference }) => preference !== undefined);
  const others = methods.filter(({ preference }) => preference === undefined);
  return [
    `client ${client_id}, account ${account_id}, event ${event_id}, ${instant}`,
    configuration_digest,
    ...advisories.map((advisory) => paint("yellow", `advisory: ${advisory}`)),
    ...describeRejection(explained),
    ...describeOffered(offered, isPart, paint),
    ...others.flatMap((method) => ["", ...describeLeftOut(method, paint)]),
    "",
    ...describeOrder(explained),
  ].join("\n");
}

function describeOffered(
  offered: readonly ExplainedMethod[],
  isPart: boolean,
  paint: Paint,
): readonly string[] {
  if (offered.length === 0) return isPart ? [] : ["", paint("bold", "Offered: none")];
  const lines = offered.map((method) => paint("green", `  ${method.preference}  ${describeMethod(method)}`));
  return ["", paint("bold", "Offered:"), ...lines];
}

function describeRejection({ rejection }: Explanation): readonly string[] {
  if (rejection === undefined) return [];
  const what = rejection.code === "missing-fields" ? rejection.fields : rejection.codes;
  return [`rejected: ${rejection.code}: ${what.join(", ")}`];
}

function describeMethod({ id, name }: ExplainedMethod): string {
  return `method ${id} ${showText(name)}`;
}

function describeLeftOut(method: ExplainedMethod, paint: Paint): readonly string[] {
  const { reasons } = method;
  // Without reasons the method is eligible, but the request as a whole is rejected.
  const count = reasons.length === 1 ? "1 reason" : `${reasons.length} reasons`;
  return [
    paint("bold", `Left out: ${describeMethod(method)}, ${count}`),
    ...reasons.flatMap((reason) => describeReason(reason, "  ")),
  ];
}

/** A reason, followed by its causes. */
export function describeReason(reason: ExplainedReason, indent: string): readonly string[] {
  const { code, expected, actual, causes = [] } = reason;
  // For a choice, each cause has its own note.
  const isDecided = reason.missing && causes.length === 0 && !WITHOUT_ON_MISSING.has(code);
  const note = isDecided ? " (missing: on_missing decides)" : "";
  return [
    `${indent}${describePlace(reason)} ${code}: expected ${showText(expected)}, got ${showText(actual)}${note}`,
    ...causes.flatMap((cause) => describeReason(cause, `${indent}  `)),
  ];
}

/** Reasons about missing values that `on_missing` does not apply to. */
const WITHOUT_ON_MISSING: ReadonlySet<string> = new Set([
  "required-by-merchant",
  "required-by-processor",
  "order-airline-data",
  "order-country",
]);

type Placed = Partial<Pick<ExplainedReason, "file" | "line" | "column" | "pointer">>;

function describePlace({ file, line, column, pointer }: Placed): string {
  return file === undefined ? (pointer ?? "-") : `${file}:${line}:${column}`;
}

function describeOrder({ ordering }: Explanation): readonly string[] {
  const { applied_by, name, passed_over } = ordering;
  const passed = passed_over.flatMap((rule) => [
    `  passed over: ${showText(rule.name)} ${describePlace(rule)}`,
    ...rule.reasons.flatMap((reason) => describeReason(reason, "    ")),
  ]);
  if (applied_by === "base") return ["Order: base preferences, because the account has no rules"];
  const what =
    applied_by === "rule" ? `rule ${showText(name ?? "")}` : "the default, because no rule applies";
  return [`Order: ${what} ${describePlace(ordering)}`, ...passed];
}

/** Prints a recorded decision and its explanation, for one method if it is given. */
export function printDecision(decision: Decision, paint: Paint, method?: number): string {
  const { client_id, account_id, event_id, advisories, explanation } = decision;
  const head = paint("bold", describeRecord(decision));
  if (explanation === undefined) return head;
  if (method !== undefined && explanation.methods.length === 0)
    return [head, `method ${method}: not in the catalogue of this version`].join("\n");
  const explained = { client_id, account_id, event_id, advisories, ...explanation };
  return [head, printExplanation(explained, paint, method !== undefined)].join("\n");
}

function describeRecord(decision: Decision): string {
  const { decided_at, request_id, problem, duration_us, configuration_digest, reproduced } = decision;
  return [
    `${decided_at} request ${showText(request_id)}`,
    ...(problem === undefined ? [] : [`rejected: ${problem}`]),
    `decided in ${duration_us} us`,
    describeReplay(reproduced, configuration_digest),
  ].join(", ");
}

function describeReplay(reproduced: boolean | null | undefined, digest: string): string {
  if (reproduced) return "reproduced";
  if (reproduced === false) return "not reproduced: the record or the program has changed";
  return `not explained: ${digest} is not stored, or this program rejects it`;
}
