import { escapeText } from "@payment-routing/contract-runtime";
import type { ProblemDetails } from "./problem.ts";

export const PROBLEM_XML = "application/problem+xml; charset=utf-8";
export const PROBLEM_JSON = "application/problem+json; charset=utf-8";

/** Writes a problem as XML (RFC 9457, appendix B). Extensions share the namespace; the items of an array are elements `i`. */
export function writeProblemXml(details: ProblemDetails): string {
  const { issues, ...members } = details;
  const list = issues === undefined ? "" : `  <issues>\n${issues.map(writeItem).join("")}  </issues>\n`;
  const body = `${writeMembers(members, "  ")}${list}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<problem xmlns="urn:ietf:rfc:7807">\n${body}</problem>\n`;
}

/** Writes a problem as JSON (RFC 9457, section 3). */
export function writeProblemJson(details: ProblemDetails): string {
  return JSON.stringify(details);
}

function writeItem(issue: object): string {
  return `    <i>\n${writeMembers(issue, "      ")}    </i>\n`;
}

function writeMembers(members: object, indent: string): string {
  return Object.entries(members)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent}<${name}>${writeText(String(value))}</${name}>\n`)
    .join("");
}

// An issue may quote characters that XML does not allow.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function writeText(text: string): string {
  return escapeText(text.replace(NOT_IN_XML, "\uFFFD"));
}
