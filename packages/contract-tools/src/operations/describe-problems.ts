import type { JsonObject } from "../json-schema/schema-file.ts";
import type { Operation, ProblemType } from "./read-operations.ts";

type ProblemTypes = ReadonlyMap<string, ProblemType>;

/**
 * The responses of an operation's problems, by status, and as `default` those that any request may get. They are XML where a
 * successful response is, else JSON.
 */
export function describeProblems(operation: Operation, types: ProblemTypes): JsonObject {
  const { problems } = operation;
  if (problems.length === 0) return {};
  const statuses = Map.groupBy(problems, (code) => types.get(code)?.status ?? 0);
  const responses = [...statuses].map(([status, codes]) => [
    status,
    {
      description: listCodes(codes, types),
      ...describeHeaders(status),
      ...describeContent(operation, types, codes[0]),
    },
  ]);
  const general = [...types].flatMap(([code, type]) => (type.general ? [code] : []));
  const others = { description: listCodes(general, types), ...describeContent(operation, types) };
  return { ...Object.fromEntries(responses), default: others };
}

function listCodes(codes: readonly string[], types: ProblemTypes): string {
  return codes.map((code) => `\`${code}\`: ${types.get(code)?.title}.`).join("\n\n");
}

const HEADERS: Readonly<Record<number, readonly [name: string, description: string]>> = {
  401: ["WWW-Authenticate", "The accepted schemes."],
  429: ["Retry-After", "When to try again, in seconds."],
  503: ["Retry-After", "When to try again, in seconds."],
};

function describeHeaders(status: number): JsonObject {
  const [name, description] = HEADERS[status] ?? [];
  return name === undefined ? {} : { headers: { [name]: { description, schema: { type: "string" } } } };
}

function describeContent({ method, response }: Operation, types: ProblemTypes, code = ""): JsonObject {
  if (method === "HEAD") return {};
  if (response?.mediaType !== "application/xml")
    return { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } };
  const schema = {
    type: "string",
    contentMediaType: "application/xml",
    description: "RFC 9457, appendix B.",
  };
  const type = types.get(code);
  const example = type && { example: writeExample(code, type) };
  return { content: { "application/problem+xml": { schema, ...example } } };
}

/** The service writes the same; one of its tests compares them. */
function writeExample(code: string, { status, title }: ProblemType): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<problem xmlns="urn:ietf:rfc:7807">
  <type>https://payment-routing.example/problems/${code}</type>
  <title>${title}</title>
  <status>${status}</status>
  <detail>${title}.</detail>
  <instance>https://payment-routing.example/requests/1f3a6c1e</instance>
</problem>
`;
}
