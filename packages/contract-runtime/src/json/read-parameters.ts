import type { AjvValidator } from "../ajv/ajv-errors.ts";
import { runValidator } from "../ajv/generated-validators.ts";
import { createIssue, type Issue, MAX_ISSUES, type Result, splitPointer, writePointer } from "../issue.ts";
import { cutOff } from "../quote-text.ts";

/** The route of an operation, as its contract writes it. */
export interface Route {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** With variable parts in braces: `/lanes/{session_id}`. */
  readonly path: string;
  /** The group of operations that it belongs to. */
  readonly tag: string;
  /** The scopes that admit a caller, by security scheme. Empty if anybody may send it. */
  readonly security: Readonly<Record<string, readonly string[]>>;
  /** The media type of the body. Absent without one. */
  readonly request?: string;
  /** The media type of a successful response. Absent without a body. */
  readonly response?: string;
  /** Whether the audit records the request. */
  readonly isAudited?: true;
  /** How it answers a caller that is limited to clients. `filter`: as if no other client existed. `deny`: with a problem. */
  readonly clientLimit?: "filter" | "deny";
  /** Whether the query needs at least one parameter. */
  readonly requiresParameter?: true;
}

/** Readers of the parameters and the body of an operation's requests. */
export interface RequestFormat {
  readonly parameters?: Readonly<Record<string, ParameterFormat>>;
  /** The values of parameters that are not given. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Absent without parameters. */
  readonly check?: AjvValidator;
  /** Parses and validates a JSON body. */
  readonly parse?: (document: Uint8Array | string) => Result<unknown>;
  /** The codes of the problems that answer it, in order of precedence. */
  readonly problems: readonly string[];
}

export interface ParameterFormat {
  readonly in: "query" | "path" | "header";
  /** The type of JSON Schema. Arrays are separated by commas. */
  readonly type: string;
  /** A value, for the message about another one. */
  readonly example?: string;
}

/** The parameters of a request as text. */
export interface ParameterTexts {
  /** A `URLSearchParams`. It is described by what is used: consumers need not have its type. */
  readonly query: { keys(): Iterable<string>; getAll(name: string): readonly string[] };
  /** The variable parts of the path, decoded. */
  readonly path: Readonly<Record<string, string | undefined>>;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Reads the parameters of a request. Returns their values, with defaults, or issues whose path is `/` and the name. A
 * parameter of the query that is unknown or repeated is an issue.
 */
export function readParameters(
  { parameters = {}, defaults, check }: Pick<RequestFormat, "parameters" | "defaults" | "check">,
  { query, path, headers }: ParameterTexts,
): Result<Readonly<Record<string, unknown>>> {
  const values: Record<string, unknown> = { ...defaults };
  for (const [name, { in: place, type }] of Object.entries(parameters)) {
    const text =
      place === "query" ? query.getAll(name)[0] : place === "path" ? path[name] : headers[name.toLowerCase()];
    if (typeof text === "string") values[name] = readText(text, type);
  }
  const names = [...new Set(query.keys())];
  const repeated = names.filter((name) => query.getAll(name).length > 1);
  const unknown = names.filter((name) => parameters[name]?.in !== "query");
  const issues: Issue[] = [
    ...repeated.map((name) => report("not-unique", name, "it once", `it ${query.getAll(name).length} times`)),
    ...unknown.map((name) => report("unexpected-member", name, "no such parameter", "one")),
  ];
  const checked = check === undefined ? undefined : runValidator(check, values);
  if (checked?.ok === false) issues.push(...checked.issues.map((issue) => addExample(issue, parameters)));
  return issues.length === 0
    ? { ok: true, value: values }
    : { ok: false, issues: issues.slice(0, MAX_ISSUES) };
}

function report(code: Issue["code"], name: string, expected: string, received: string): Issue {
  return createIssue(code, writePointer([cutOff(name)]), expected, received);
}

/** Names of formats and patterns say less than an example. */
function addExample(issue: Issue, parameters: NonNullable<RequestFormat["parameters"]>): Issue {
  const { code, path, expected, received } = issue;
  const { example } = parameters[splitPointer(path)[0] ?? ""] ?? {};
  const isOfForm = code === "invalid-format" || code === "pattern-mismatch";
  return example !== undefined && isOfForm
    ? createIssue(code, path, `${expected}, such as ${example}`, received)
    : issue;
}

const NUMBER = /^-?\d+$/;

/** A text of another type stays as it is: the check rejects it. */
function readText(text: string, type: string): unknown {
  if (type === "array") return text.split(",");
  if (type === "boolean") return text === "true" || (text === "false" ? false : text);
  return type === "integer" && NUMBER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}
