import { PROBLEMS } from "../../problems/problem.ts";
import {
  CALLBACK_EXAMPLES,
  CALLBACK_HEADERS,
  describeDelivery,
  REQUIRED_HEADERS,
} from "./callback-message.ts";
import { describeDocument, describeParameters } from "./describe-requests.ts";
import { OPERATION_TEXTS } from "./operations.ts";
import { describeProblems, listProblems } from "./problem-responses.ts";
import { isConsole, isInternal, keyOf, listRoutes, type RouteHead, writePath } from "./routes.ts";
import {
  CALLBACK_SCHEMA,
  collectComponents,
  type JsonObject,
  readJsonExamples,
  readRequestSchemas,
  readSchema,
  refer,
} from "./schemas.ts";

const RESPONSES = [
  readSchema("operator", "operator-responses"),
  readSchema("processor", "processor-responses"),
];

/** The OpenAPI 3.1 description of all listeners, with callbacks as a webhook. */
export function createOpenApi(version: string): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of listRoutes()) {
    const path = writePath(route.path);
    paths[path] ??= isInternal(route) ? { servers: [INTERNAL_SERVER] } : {};
    paths[path][route.method.toLowerCase()] = describeRoute(route);
  }
  return {
    openapi: "3.1.1",
    info: { title: "Payment routing service", version, description: DESCRIPTION, license: LICENSE },
    servers: [{ url: "http://127.0.0.1:8080", description: "The listener of searches." }],
    tags: TAGS,
    paths,
    webhooks: { paymentCallback: { post: describeWebhook() } },
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: collectComponents([...DOCUMENTS, ...RESPONSES.map(({ $defs }) => ({ $defs }))]),
    },
  };
}

export const LICENSE = { name: "UNLICENSED" };

const INTERNAL_SERVER = { url: "http://127.0.0.1:8081", description: "The internal listener." };

const DOCUMENTS = [CALLBACK_SCHEMA, ...readRequestSchemas("processor"), ...readRequestSchemas("operator")];

const DESCRIPTION = `The search of merchants, the internal interface of processors and operators, and the callbacks to merchants.

Problems follow RFC 9457: \`application/problem+xml\` on the search, \`application/problem+json\` elsewhere. Switch over the last part of \`type\`, a closed list; \`detail\` is for people. If several problems apply, the first in the list of the operation is sent. Any request may also get ${listOthers()}.

Every response has \`X-Request-Id\`, which the log and the \`instance\` of a problem repeat, and \`Cache-Control: no-store\`. Later versions may add members to responses: ignore members that you do not know.`;

function listOthers(): string {
  const others = ["malformed-request", "method-not-allowed", "header-too-large", "internal-error"] as const;
  return others.map((code) => `${PROBLEMS[code].status} \`${code}\``).join(", ");
}

const TAGS = [
  { name: "Search", description: "Which payment methods a merchant may offer." },
  { name: "Processors", description: "Reports on payment sessions. Keys have the scope `processor`." },
  {
    name: "Operators",
    description:
      "Callbacks, lanes, endpoints, decisions, the configuration and keys. Keys have the scope `viewer`, `operator` or `admin`; each includes those before it.",
  },
  {
    name: "Console",
    description:
      "Sessions of browsers. A request with the cookie of the console needs no key. Unless it is GET or HEAD, it has `Origin` and `X-CSRF-Token`.",
  },
  { name: "Probes", description: "Health and metrics, without a key." },
  { name: "Callbacks", description: "What the service posts to merchants." },
];

const SECURITY_SCHEMES = {
  clientBasic: {
    type: "http",
    scheme: "basic",
    description: "The client ID as user name and an API key of the client as password.",
  },
  clientBearer: { type: "http", scheme: "bearer", description: "An API key of a client." },
  processorKey: { type: "http", scheme: "bearer", description: "A key with the scope `processor`." },
  viewerKey: {
    type: "http",
    scheme: "bearer",
    description: "A key with the scope `viewer`, `operator` or `admin`.",
  },
  operatorKey: {
    type: "http",
    scheme: "bearer",
    description: "A key with the scope `operator` or `admin`.",
  },
  adminKey: { type: "http", scheme: "bearer", description: "A key with the scope `admin`." },
  consoleSession: {
    type: "apiKey",
    in: "cookie",
    name: "payment-routing-console-8081",
    description:
      "The cookie of the console. Its name ends with the port of the address in the browser, and begins with `__Host-` over TLS. It has the scope of the key that signed in.",
  },
  callbackSignature: {
    type: "apiKey",
    in: "header",
    name: "payment-routing-signature",
    description: "A signature with a secret of the merchant, beside `webhook-signature`.",
  },
};

function describeRoute(route: RouteHead): JsonObject {
  const text = OPERATION_TEXTS[keyOf(route)];
  if (text === undefined) throw new Error(`${keyOf(route)} has no text`);
  const { id, summary, description = "", statuses = { 200: "The request succeeded." } } = text;
  const problems = listProblems(route, text);
  const precedence = `Problems, in order of precedence: ${problems.map((code) => `\`${code}\``).join(", ")}.`;
  const successes = Object.entries(statuses).map(([status, about]) => [
    status,
    {
      description: about,
      ...describeHeaders(text.hasEntityTag),
      ...(status === "204" ? {} : describeContent(route)),
    },
  ]);
  const hasBody = route.document !== undefined || keyOf(route) === "POST /reports" || isPostedSearch(route);
  return {
    operationId: id,
    summary,
    description: [description, ...(problems.length > 0 ? [precedence] : [])].filter(Boolean).join("\n\n"),
    tags: [findTag(route)],
    security: findSecurity(route),
    ...describeParameters(route, text),
    ...(hasBody && { requestBody: describeDocument(route) }),
    responses: { ...Object.fromEntries(successes), ...describeProblems(route, problems) },
  };
}

const isSearch = ({ path }: RouteHead) => path.startsWith("/crs/");
const isPostedSearch = (route: RouteHead) => isSearch(route) && route.method === "POST";

function findTag(route: RouteHead): string {
  if (isSearch(route)) return "Search";
  if (isConsole(route)) return "Console";
  if (!isInternal(route)) return "Probes";
  return route.scopes?.includes("processor") ? "Processors" : "Operators";
}

function findSecurity(route: RouteHead): readonly JsonObject[] {
  if (isSearch(route)) return [{ clientBasic: [] }, { clientBearer: [] }];
  const { scopes = [], requiresSession = scopes.some((scope) => scope !== "processor") } = route;
  const keys = scopes.map((scope) => ({ [`${scope}Key`]: [] }));
  return requiresSession ? [...keys, { consoleSession: [] }] : keys;
}

function describeHeaders(hasEntityTag = false): JsonObject {
  if (!hasEntityTag) return {};
  const etag = { description: "The version of the session.", schema: { type: "string" }, example: '"7"' };
  return { headers: { ETag: etag } };
}

function describeContent(route: RouteHead): JsonObject {
  if (route.method === "HEAD") return {};
  if (isSearch(route)) return { content: describeDocument(route, "response").content };
  if (route.path === "/metrics") return { content: { "text/plain": { schema: { type: "string" } } } };
  if (!isInternal(route)) {
    const schema = { type: "object", required: ["status"], properties: { status: { type: "string" } } };
    return { content: { "application/json": { schema } } };
  }
  const key = keyOf(route);
  const schema = RESPONSES.map(({ properties }) => Object(properties)[key]).find(Boolean);
  if (schema === undefined) throw new Error(`${key} has no response schema`);
  const name = String(schema.$ref).replace("#/$defs/", "");
  return { content: { [findMediaType(route)]: { schema: refer(name) } } };
}

function findMediaType({ answersLines, answersEvents }: RouteHead): string {
  if (answersEvents) return "text/event-stream";
  return answersLines ? "application/x-ndjson" : "application/json";
}

function describeWebhook(): JsonObject {
  const parameters = Object.entries(CALLBACK_HEADERS).map(([name, { description, example }]) => ({
    name,
    in: "header",
    description,
    required: REQUIRED_HEADERS.some((required) => required === name),
    schema: { type: "string" },
    example,
  }));
  const content = {
    "application/json": {
      schema: refer("PaymentCallback"),
      examples: readJsonExamples("callback", CALLBACK_EXAMPLES),
    },
  };
  return {
    operationId: "paymentCallback",
    summary: "A change of a payment session",
    description: describeDelivery(),
    tags: ["Callbacks"],
    security: [{ callbackSignature: [] }],
    parameters,
    requestBody: { required: true, content },
    responses: {
      "2XX": { description: "The callback is accepted." },
      410: { description: "The endpoint is gone: it is paused and keeps its queue." },
      429: { description: "The endpoint is overloaded: it is slowed down. `Retry-After` is honoured." },
      default: { description: "The attempt failed and is repeated." },
    },
  };
}
