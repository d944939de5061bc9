import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, object>>;
}

/** The served OpenAPI document, which the build writes. */
export const OPENAPI: OpenApi = JSON.parse(
  readFileSync(new URL("../dist/openapi.json", import.meta.url), "utf8"),
);

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true });
ajv.addFormat("date-time", DATE_TIME);
// The description as a schema: references lead into it.
ajv.addVocabulary(Object.keys(OPENAPI));
ajv.addSchema(OPENAPI, "openapi.json");

/** Paths of the description. Paths without parameters come first. */
const PATHS = Object.keys(OPENAPI.paths)
  .sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }));

/**
 * Checks a response by the description of its operation: status, media type, the code of a problem, and the schema of the
 * document, or of each line or event.
 *
 * @throws Error when the response does not conform
 */
export function checkResponse(method: string, target: string, { status, headers, body }: TestResponse): void {
  const [requested = ""] = target.split("?");
  const path = PATHS.find(({ pattern }) => pattern.test(requested))?.path ?? "";
  const verb = method.toLowerCase();
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  const [, code = ""] = /problems\/([\w-]+)/.exec(body) ?? [];
  const about = `${method} ${requested}: ${status} ${code}`;
  if (type === "application/problem+json") check(about, "/components/schemas/Problem", body);
  const isProblem = type.startsWith("application/problem+");
  const responses = OPENAPI.paths[path]?.[verb]?.responses;
  const isInternal = requested.startsWith("/internal/");
  if (responses === undefined && (isProblem || !isInternal)) return;
  // A listener that does not serve the path answers in its own media type.
  if (isProblem && responses?.default?.description.includes(`\`${code}\``)) return;
  const described = responses?.[status];
  if (described === undefined) throw new Error(`${about} is not in the description`);
  if (isProblem && !described.description.includes(`\`${code}\``))
    throw new Error(`${about}: the problem is not in the description`);
  if (body === "") return;
  if (!Object.hasOwn(described.content ?? {}, type))
    throw new Error(`${about}: ${type} is not in the description`);
  const steps = ["paths", path, verb, "responses", String(status), "content", type, "schema"];
  const pointer = steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  for (const document of splitDocuments(type, body)) check(about, pointer, document);
}

/** The JSON documents of a body; none of another media type. */
function splitDocuments(type: string, body: string): readonly string[] {
  if (type.endsWith("json") && !type.endsWith("ndjson")) return [body];
  if (type === "application/x-ndjson") return body.split("\n").filter(Boolean);
  if (type !== "text/event-stream") return [];
  return body.split("\n\n").flatMap((event) => (event === "" ? [] : event.replace(/^data: /, "")));
}

const VALIDATORS = new Map<string, ValidateFunction>();

/** @param pointer to a schema of the description */
function check(about: string, pointer: string, document: string): void {
  const validate = VALIDATORS.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${encodeURI(pointer)}` });
  VALIDATORS.set(pointer, validate);
  if (validate(JSON.parse(document))) return;
  throw new Error(`${about}: ${ajv.errorsText(validate.errors, { dataVar: "" })}`);
}
