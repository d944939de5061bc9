import { readdirSync } from "node:fs";
import { DIGEST_PARAMETER } from "../../http/internal/read-query.ts";
import { isInternal, keyOf, type OperationText, type RouteHead, writePath } from "./routes.ts";
import { type JsonObject, readExample, readJsonExamples, refer } from "./schemas.ts";

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

/** A request body, or the response of a search. */
export function describeDocument(
  { document = "search", ...route }: RouteHead,
  direction: "request" | "response" = "request",
): JsonObject {
  if (route.answersLines && route.scopes?.includes("processor")) return describeReports();
  if (document !== "search")
    return { required: true, content: { "application/json": describeJson(document) } };
  const [root, files] =
    direction === "request"
      ? ["payment_method_search_criteria", isInternal({ ...route }) ? ["minimal"] : ["minimal", "full"]]
      : ["payment_method_search_response", ["response"]];
  const schema = {
    type: "string",
    contentMediaType: "application/xml",
    description: `A document with the root element \`${root}\` of [payment-method-search.xsd](/reference/payment-method-search.xsd).`,
  };
  const examples = Object.fromEntries(
    files.map((name) => [name, { value: readExample("search", `${name}.xml`) }]),
  );
  return { required: true, content: { "application/xml": { schema, examples } } };
}

function describeReports(): JsonObject {
  const reports = ["SessionReport", "SessionStatusReport", "TransactionStatusReport"];
  const schema = { description: "One report on each line.", anyOf: reports.map(refer) };
  return { required: true, content: { "application/x-ndjson": { schema } } };
}

function describeJson(title: string): JsonObject {
  const name = title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  const folder = name.endsWith("report") ? "processor" : "operator";
  const examples = EXAMPLE_FILES[folder].filter((file) => file.startsWith(`${name}-`));
  return { schema: refer(title), examples: readJsonExamples(folder, examples.slice(0, 2)) };
}

const list = (folder: string) =>
  readdirSync(new URL(`../../../../../schemas/examples/${folder}/valid`, import.meta.url))
    .map((file) => file.replace(".json", ""))
    .sort();
const EXAMPLE_FILES = { processor: list("processor"), operator: list("operator") };
