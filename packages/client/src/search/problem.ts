import { type Issue, readTree, type TreeElement } from "@payment-routing/contract-runtime";

/** An issue reported by the service. A newer service may use codes that this client does not know. */
export type ReportedIssue = Omit<Issue, "code"> & { readonly code: string };

/** A problem document (RFC 9457) from XML or JSON. */
export interface Problem {
  /** The URI of the problem type. */
  readonly type: string | undefined;
  /** The last segment of `type`, for example `no-eligible-method`. */
  readonly code: string | undefined;
  readonly title: string | undefined;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly instance: string | undefined;
  /** The `event_id` of the search, if the service could read it. */
  readonly event_id: number | undefined;
  /** The issues that the service found in the document. */
  readonly issues: readonly ReportedIssue[];
}

/** The members of one object of a problem document, in either format. */
interface ProblemMembers {
  /** Undefined if absent or not a string. */
  readText(name: string): string | undefined;
  /** Undefined if absent or not an integer. */
  readInteger(name: string): number | undefined;
  /** Empty if absent or not an array of objects. */
  readItems(name: string): readonly ProblemMembers[];
}

/**
 * Reads the problem document of an answer. Undefined without a readable one: a proxy may answer with HTML or nothing.
 *
 * A member of the wrong type counts as absent (RFC 9457, section 3.1). Unknown members are ignored (3.2).
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

// The code is used in messages, so it must have the syntax of a code.
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

/** Parses `application/problem+json` (RFC 9457, section 3); undefined if the body is not a JSON object. */
function parseJsonMembers(body: Uint8Array): ProblemMembers | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return isObject(value) ? viewMembers(value) : undefined;
  } catch {
    return undefined;
  }
}

function viewMembers(object: Readonly<Record<string, unknown>>): ProblemMembers {
  return {
    readText: (name) => (typeof object[name] === "string" ? object[name] : undefined),
    readInteger: (name) => (Number.isSafeInteger(object[name]) ? Number(object[name]) : undefined),
    readItems: (name) => (Array.isArray(object[name]) ? object[name].filter(isObject).map(viewMembers) : []),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The namespace of RFC 9457, appendix B, which kept the number of the previous RFC. */
const NAMESPACE = "urn:ietf:rfc:7807";

/**
 * Parses `application/problem+xml` (RFC 9457, appendix B); undefined if the body is malformed or another document. Array
 * items are `i` elements.
 */
function parseXmlMembers(body: Uint8Array): ProblemMembers | undefined {
  const document = readTree(body);
  if (!document.ok || !isNamed(document.value, "problem")) return undefined;
  return viewElement(document.value);
}

function viewElement(element: TreeElement): ProblemMembers {
  const find = (name: string) => element.children.find((child) => isNamed(child, name));
  return {
    readText: (name) => find(name)?.text,
    readInteger: (name) => parseInteger(find(name)?.text.trim()),
    readItems: (name) => (find(name)?.children ?? []).filter((item) => isNamed(item, "i")).map(viewElement),
  };
}

function isNamed(element: TreeElement, name: string): boolean {
  return element.local === name && element.namespace === NAMESPACE;
}

function parseInteger(text: string | undefined): number | undefined {
  const value = text === undefined || !/^[+-]?[0-9]+$/.test(text) ? Number.NaN : Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
