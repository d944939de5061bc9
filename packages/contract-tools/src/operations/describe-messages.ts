import type { Direction } from "../contract-list.ts";
import { type JsonObject, objectOf, type SchemaFile, type SchemaPath } from "../json-schema/schema-file.ts";
import { OPERATIONS_FILE, type OperationsFile } from "./load-operations.ts";
import type { Content, Operation, SecurityRequirement } from "./read-operations.ts";

/** The messages of an operation as a schema of one document, the only form that the comparison of versions reads. */
export interface Message {
  /** `createKey.request`; the title of its schema, too. */
  readonly name: string;
  /** Method and path, which stay when the operation gets another ID. */
  readonly route: string;
  readonly direction: Direction;
  /** Its positions are those of what it was made of. */
  readonly file: SchemaFile;
}

/**
 * Describes the requests and the responses of operations. A request has a method, a path, the scope of its sender, parameters
 * and a body; a response has a member for each status, with headers and a body.
 */
export function describeMessages({ file, operations, webhooks, locate }: OperationsFile): readonly Message[] {
  const all = [...operations, ...webhooks];
  const scopes = all.flatMap(({ security }) => security.flatMap(listAdmitted));
  return all.flatMap((operation) => {
    const isWebhook = webhooks.includes(operation);
    const describe = (kind: string, part: Part, direction: Direction): Message => {
      const name = `${operation.id}.${kind}`;
      const schema = { title: name, ...part.schema };
      const route = `${operation.method} ${operation.path} ${kind}`;
      const found = {
        ...file,
        name: OPERATIONS_FILE,
        schema,
        locate: (path: SchemaPath) => locate(part.find(path)),
      };
      return { name, route, direction, file: found };
    };
    return [
      describe("request", describeRequest(operation, scopes, isWebhook), isWebhook ? "response" : "request"),
      describe("response", describeResponse(operation, isWebhook), isWebhook ? "request" : "response"),
    ];
  });
}

/** A part of a message. */
interface Part {
  readonly schema: JsonObject;
  /** Whether its messages may lack it. */
  readonly isOptional?: boolean;
  /** The path in the file of operations for one in the schema. */
  find(path: SchemaPath): SchemaPath;
}

/** @param scopes those of all operations */
function describeRequest(operation: Operation, scopes: readonly string[], isWebhook: boolean): Part {
  const { body, location, method, parameters, path, requiresParameter } = operation;
  const members = {
    method: describeAt(location, { const: method }),
    ...(!isWebhook && { path: describeAt(location.slice(0, 2), { const: path }) }),
    scope: describeAt([...location, "security"], describeScope(operation, scopes)),
    ...Object.fromEntries(
      parameters.map(({ in: place, isRequired, location: at, name, schema }): [string, Part] => {
        const find = (inner: SchemaPath) => (inner.length === 0 ? at : [...at, "schema", ...inner]);
        return [`${place} ${name}`, { schema, find, isOptional: !isRequired }];
      }),
    ),
    ...describeContent(body),
  };
  // Receivers of webhooks ignore what they do not know.
  const request = describeObject(location, members, isWebhook);
  if (!requiresParameter) return request;
  const { length } = Object.values(members).filter(({ isOptional }) => !isOptional);
  return { ...request, schema: { ...request.schema, minProperties: length + 1 } };
}

function describeResponse({ location, responses }: Operation, isWebhook: boolean): Part {
  const statuses = Array.from(responses, ([status, { content, headers }]): [string, Part] => {
    const at = [...location, "responses", status];
    const named = Object.entries(headers).map(([name, header]): [string, Part] => {
      const { schema } = objectOf(header);
      return [`header ${name}`, describeAt([...at, "headers", name, "schema"], objectOf(schema))];
    });
    const members = { ...Object.fromEntries(named), ...describeContent(content) };
    return [`status ${status}`, { ...describeObject(at, members, !isWebhook), isOptional: true }];
  });
  return describeObject(location, Object.fromEntries(statuses), false);
}

/** The members of a body; none without one. */
function describeContent(content: Content | undefined): Readonly<Record<string, Part>> {
  if (content === undefined) return {};
  const { isSequence, location, mediaType, schema } = content;
  return {
    "media type": describeAt(location.slice(0, -1), { const: mediaType }),
    body: isSequence
      ? { schema: { type: "array", items: schema }, find: (path) => [...location, ...path.slice(1)] }
      : describeAt(location, schema),
  };
}

/** The scopes that include a scope, itself among them. */
const INCLUDING: Readonly<Record<string, readonly string[]>> = {
  viewer: ["viewer", "operator", "admin"],
  operator: ["operator", "admin"],
};

/** The scopes that admit the sender, each behind its security scheme. */
function listAdmitted({ scheme, scope }: SecurityRequirement): readonly string[] {
  return scope === undefined ? [scheme] : (INCLUDING[scope] ?? [scope]).map((each) => `${scheme} ${each}`);
}

/** Without a scope, all of a scheme are admitted; without a scheme, anything is. */
function describeScope({ security }: Operation, scopes: readonly string[]): JsonObject {
  const admitted = security.flatMap((each) => [
    ...listAdmitted(each),
    ...scopes.filter((scope) => each.scope === undefined && scope.startsWith(`${each.scheme} `)),
  ]);
  return { type: "string", ...(admitted.length > 0 && { enum: [...new Set(admitted)] }) };
}

function describeAt(at: SchemaPath, schema: JsonObject): Part {
  return { schema, find: (path) => [...at, ...path] };
}

function describeObject(at: SchemaPath, members: Readonly<Record<string, Part>>, isOpen: boolean): Part {
  const named = Object.entries(members);
  return {
    schema: {
      type: "object",
      required: named.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
      // Forms of a contract close what has `true` here.
      additionalProperties: isOpen ? {} : false,
      properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    },
    find: ([, name = "", ...path]) => members[name]?.find(path) ?? at,
  };
}
