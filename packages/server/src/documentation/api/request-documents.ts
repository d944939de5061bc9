import { readdirSync } from "node:fs";
import { isInternal, type RouteHead } from "./routes.ts";
import { type JsonObject, readExample, readJsonExamples, refer } from "./schemas.ts";

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
