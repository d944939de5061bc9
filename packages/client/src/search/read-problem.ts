import type { Problem, ProblemMembers, ReportedIssue } from "./problem.ts";
import { parseJsonMembers } from "./problem-json.ts";
import { parseXmlMembers } from "./problem-xml.ts";

/**
 * The problem document of an answer, or undefined when it has none that can be read: whatever stands between the
 * client and the service may answer in its place, with HTML or nothing at all.
 *
 * A member of another type than its own counts as absent (RFC 9457, section 3.1); unknown members are ignored (3.2).
 */
export function readProblem(contentType: string | undefined, body: Uint8Array): Problem | undefined {
  const members = parseMembers(contentType, body);
  if (members === undefined) return undefined;
  const type = members.readText("type");
  return {
    type,
    code: type === undefined ? undefined : LAST_SEGMENT.exec(type)?.[1],
    title: members.readText("title"),
    status: members.readInteger("status"),
    detail: members.readText("detail"),
    instance: members.readText("instance"),
    event_id: members.readInteger("event_id"),
    issues: members.readItems("issues").map(readIssue),
  };
}

// Goes into messages, so it is held to what a code looks like.
const LAST_SEGMENT = /\/([a-z][a-z-]{0,63})$/;

function parseMembers(contentType: string | undefined, body: Uint8Array): ProblemMembers | undefined {
  switch (contentType?.split(";", 1)[0]?.trim().toLowerCase()) {
    case "application/problem+xml":
      return parseXmlMembers(body);
    case "application/problem+json":
      return parseJsonMembers(body);
    default:
      return undefined;
  }
}

function readIssue(issue: ProblemMembers): ReportedIssue {
  return {
    code: issue.readText("code") ?? "",
    message: issue.readText("message") ?? "",
    path: issue.readText("path") ?? "",
    line: issue.readInteger("line"),
    column: issue.readInteger("column"),
    expected: issue.readText("expected") ?? "",
    received: issue.readText("received") ?? "",
  };
}
