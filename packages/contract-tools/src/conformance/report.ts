import { cutOff } from "@payment-routing/contract-runtime";
import type { RuleResult } from "./conformance-rule.ts";
import type { Exchange, HttpRequest, HttpResponse } from "./exchange.ts";

export const CONFORMANCE_FORMATS = ["text", "json", "junit"] as const;
export type ConformanceFormat = (typeof CONFORMANCE_FORMATS)[number];

const MAX_BODY_CHARACTERS = 600;

/** Formats the results, without a line break at the end. Keys of the Authorization header are left out. */
export function formatConformance(
  subject: string,
  results: readonly RuleResult[],
  format: ConformanceFormat,
): string {
  switch (format) {
    case "text":
      return formatText(results);
    case "json":
      return JSON.stringify(
        {
          subject,
          ...count(results),
          rules: results.map((result) => ({ ...result, exchanges: result.exchanges.map(write) })),
        },
        null,
        2,
      );
    case "junit":
      return formatJunit(subject, results);
  }
}

/** True if a rule fails that the interface or an option requires. */
export function hasFailedRequirement(results: readonly RuleResult[]): boolean {
  return results.some(({ outcome, source }) => outcome === "failed" && source !== "decision");
}

function formatText(results: readonly RuleResult[]): string {
  const groups = [
    ["Required by the interface", results.filter(({ source }) => source === "interface")],
    ["Required by the options", results.filter(({ source }) => source === "option")],
    [
      "Decisions about open points: a server may decide otherwise",
      results.filter(({ source }) => source === "decision"),
    ],
  ] as const;
  const { passed, failed, skipped } = count(results);
  return [
    ...groups.map(([title, group]) => [title, "", ...group.map(formatResult)].join("\n")),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join("\n\n");
}

function formatResult({ id, section, text, outcome, reason, exchanges }: RuleResult): string {
  const line = `${outcome.padEnd(7)}  ${id} (${section}): ${text}`;
  if (outcome === "passed") return line;
  if (outcome === "skipped") return `${line} ${reason}`;
  return [
    line,
    `  ${reason}`,
    ...exchanges.map((one) => formatExchange(one).replace(/^/gm, "    ").trimEnd()),
  ].join("\n");
}

function count(results: readonly RuleResult[]): Record<RuleResult["outcome"], number> {
  const of = (outcome: RuleResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  return { passed: of("passed"), failed: of("failed"), skipped: of("skipped") };
}

function formatJunit(subject: string, results: readonly RuleResult[]): string {
  const { failed, skipped } = count(results);
  const cases = results.map(({ id, section, outcome, reason = "", exchanges }) => {
    const open = `  <testcase classname="${escapeXml(section)}" name="${escapeXml(id)}"`;
    if (outcome === "passed") return `${open}/>`;
    const inner =
      outcome === "skipped"
        ? `<skipped message="${escapeXml(reason)}"/>`
        : `<failure message="${escapeXml(reason)}">${escapeXml(exchanges.map(formatExchange).join("\n"))}</failure>`;
    return `${open}>${inner}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escapeXml(subject)}" tests="${results.length}" failures="${failed}" errors="0" skipped="${skipped}">`,
    ...cases,
    "</testsuite>",
  ].join("\n");
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
  };
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}")
    .replace(/[&<>"\n]/g, (character) => entities[character] as string);
}

function formatExchange({ request, response, error }: Exchange): string {
  const answer =
    response === undefined ? `(${error})` : `HTTP ${response.status}\n${formatMessage(response)}`;
  return `> ${request.method}\n${formatMessage(request)}\n< ${answer}`;
}

function formatMessage(message: HttpRequest | HttpResponse): string {
  const { headers, body } = writeMessage(message);
  return [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", body].join("\n");
}

function write({ request, response, error }: Exchange) {
  return {
    request: { method: request.method, ...writeMessage(request) },
    ...(response !== undefined && { response: { status: response.status, ...writeMessage(response) } }),
    ...(error !== undefined && { error }),
  };
}

function writeMessage({ headers, body }: HttpRequest | HttpResponse) {
  const text = Buffer.from(body).toString();
  return {
    headers: "authorization" in headers ? { ...headers, authorization: "…" } : headers,
    body:
      text.length <= MAX_BODY_CHARACTERS
        ? text
        : `${cutOff(text, MAX_BODY_CHARACTERS)} (${body.length} bytes)`,
  };
}
