import { DIGEST_PARAMETER } from "../../http/internal/query-parameters.ts";
import type { OperationText } from "./operation-text.ts";
import { keyOf, type RouteHead, writePath } from "./routes.ts";
import type { JsonObject } from "./schemas.ts";

/** The parameters of the path, the query and the header of a route. */
export function describeParameters(
  route: RouteHead,
  text: OperationText,
): { readonly parameters?: readonly JsonObject[] } {
  const inPath = Array.from(writePath(route.path).matchAll(/\{(\w+)\}/g), ([, name = ""]) =>
    describeInPath(name),
  );
  const parameters = [...inPath, ...describeQuery(route, text), ...describeCondition(route)];
  return parameters.length === 0 ? {} : { parameters };
}

const PATH_PARAMETERS: Readonly<Record<string, JsonObject>> = {
  session_id: { description: "The payment session, by its ID.", schema: { type: "integer" } },
  transaction_id: { description: "The transaction, by its ID.", schema: { type: "integer" } },
  client_id: { description: "The client, by its ID.", schema: { type: "integer" } },
  event_id: { description: "The `event_id` of the search.", schema: { type: "integer" } },
  digest: {
    description: "The version, by its whole digest.",
    schema: DIGEST_PARAMETER.schema,
  },
  callback_id: { description: "The callback, by its ID.", schema: { type: "string", pattern: "^\\w+$" } },
};

function describeInPath(name: string): JsonObject {
  const parameter = PATH_PARAMETERS[name];
  if (parameter === undefined) throw new Error(`the path parameter ${name} has no description`);
  return { name, in: "path", required: true, ...parameter };
}

function describeQuery(route: RouteHead, { parameters = {} }: OperationText): readonly JsonObject[] {
  const names = Object.keys(route.query ?? {});
  const odd = [...new Set([...names, ...Object.keys(parameters)])].filter(
    (name) => !names.includes(name) || parameters[name] === undefined,
  );
  if (odd.length > 0) throw new Error(`${keyOf(route)}: ${odd} is not both served and described`);
  return Object.entries(route.query ?? {}).map(([name, { schema, preset, expected }]) => ({
    name,
    in: "query",
    description: `${parameters[name]}: ${expected}`,
    ...("items" in schema && { style: "form", explode: false }),
    schema: preset === undefined ? schema : { ...schema, default: preset },
  }));
}

function describeCondition({ document, path }: RouteHead): readonly JsonObject[] {
  if (!document?.endsWith("Report") || !path.includes("/payment-sessions/")) return [];
  const description = "The version that the session must have, or `*` for any.";
  return [{ name: "If-Match", in: "header", description, schema: { type: "string" }, example: '"7"' }];
}
