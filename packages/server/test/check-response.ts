import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import { GENERAL_PROBLEMS } from "../src/documentation/api/problem-responses.ts";

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const require = createRequire(import.meta.url);
const OPENAPI: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } =
  require("../src/gen/openapi.json");

interface Operation {
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}

const SCHEMAS = [
  require("@payment-routing/operator-contract/operator-responses.schema.json"),
  require("@payment-routing/processor-contract/processor-responses.schema.json"),
];
const PREFIX = "/internal/v1";
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true });
ajv.addFormat("date-time", DATE_TIME);

/** Validators by method and path. Paths without parameters come first. */
const RESPONSES = SCHEMAS.flatMap((schema) => {
  const validate = ajv.compile(schema);
  return Object.keys(schema.properties).map((name) => ({ name, pattern: toPattern(name), validate }));
}).sort((a, b) => Number(a.name.includes("{")) - Number(b.name.includes("{")));

function toPattern(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

/**
 * Validates a response of the internal listener by the schema of its route, or of problems.
 *
 * @throws Error when the response does not conform, or its route has no schema
 */
export function checkResponse(method: string, target: string, { status, headers, body }: TestResponse): void {
  const type = headers["content-type"] ?? "";
  checkDescription(method, target, { status, headers, body });
  if (type.startsWith("application/problem+json")) check("problem", JSON.parse(body));
  const [path = ""] = target.split("?");
  const isInternal = path.startsWith(`${PREFIX}/`) || path.startsWith("/console/api/");
  if (status >= 300 || status === 204 || !isInternal) return;
  const request = `${method} ${path.replace(PREFIX, "")}`;
  if (!type.startsWith("application/x-ndjson")) check(request, JSON.parse(body));
  else for (const line of body.split("\n").filter(Boolean)) check(request, JSON.parse(line));
}

/** Paths of the description. Paths without parameters come first. */
const PATHS = Object.keys(OPENAPI.paths)
  .sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
  .map((path) => ({ path, pattern: toPattern(path) }));

/** Checks that the description lists the status, the media type and the code of a problem. */
function checkDescription(method: string, target: string, { status, headers, body }: TestResponse): void {
  const [requested = ""] = target.split("?");
  const path = PATHS.find(({ pattern }) => pattern.test(requested))?.path ?? "";
  const operation = OPENAPI.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return;
  const [, code = ""] = /problems\/([\w-]+)/.exec(body) ?? [];
  const isProblem = (headers["content-type"] ?? "").startsWith("application/problem+");
  const described = operation.responses[String(status)];
  if (isProblem && GENERAL_PROBLEMS.some((general) => general === code)) return;
  const about = `${method} ${path}: ${status} ${code}`;
  if (described === undefined) throw new Error(`${about} is not in the description`);
  if (isProblem && !described.description.includes(`\`${code}\``))
    throw new Error(`${about}: the problem is not in the description`);
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  if (body !== "" && !Object.hasOwn(described.content ?? {}, type))
    throw new Error(`${about}: ${type} is not in the description`);
}

function check(request: string, value: unknown): void {
  const response = RESPONSES.find(({ pattern }) => pattern.test(request));
  if (response === undefined) throw new Error(`${request} has no schema`);
  if (response.validate({ [response.name]: value })) return;
  throw new Error(`${request}: ${ajv.errorsText(response.validate.errors, { dataVar: "" })}`);
}
