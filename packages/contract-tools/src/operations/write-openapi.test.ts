import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSchemas } from "../../test/copied-schemas.ts";
import { writeOpenApi } from "./write-openapi.ts";

const OPTIONS = {
  title: "All interfaces",
  version: "1.2.3",
  description: "About them.",
  license: { name: "UNLICENSED" },
  schemaUrl: "/files/",
  notes: { listLanes: "A note." },
};

const NAMES = ["search", "processor", "operator", "callback"];
// biome-ignore lint/suspicious/noExplicitAny: the tests check its content
const document: any = await writeOpenApi(await readSchemas(NAMES), OPTIONS);
const INTERNAL = "/internal/v1";

describe("the document of the contracts", () => {
  test("has its own information, and a section of each contract that has a description", () => {
    const { info, openapi, servers, tags } = document;
    expect({ openapi, servers }).toEqual({
      openapi: "3.1.1",
      servers: [
        {
          url: "http://127.0.0.1:8080",
          description: "The listener of searches. Merchants may have another address of it.",
        },
      ],
    });
    expect(info).toMatchObject({
      title: "All interfaces",
      version: "1.2.3",
      license: { name: "UNLICENSED" },
    });
    expect(info.description).toMatch(/^About them\.\n\n# Operator interface\n\nAll parameters/);
    expect(tags.map(({ name }: { name: string }) => name)).toEqual([
      ...["Search", "Probes", "Processors", "Operators", "Console", "Callbacks"],
    ]);
  });

  test("has the servers of a contract at its paths when they are others", () => {
    expect(document.paths["/livez"]).not.toHaveProperty("servers");
    expect(document.paths[`${INTERNAL}/lanes`].servers).toEqual([
      { url: "http://127.0.0.1:8081", description: "The internal listener." },
    ]);
  });

  test("has an operation in standard members", () => {
    const { post } = document.paths[`${INTERNAL}/reports`];
    const { description, responses, ...others } = post;
    const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const reports = ["SessionReport", "SessionStatusReport", "TransactionStatusReport"];
    expect(others).toEqual({
      operationId: "sendReports",
      summary: "Send many reports",
      tags: ["Processors"],
      security: [{ key: ["processor"] }],
      requestBody: {
        required: true,
        content: { "application/x-ndjson": { schema: { anyOf: reports.map(refer) } } },
      },
    });
    expect(description).toMatch(
      /^One report on each line\. .*\n\nProblems, in order of precedence: `shutting-down`, .*, `request-timeout`\.$/s,
    );
    expect(responses[200]).toEqual({
      description: "The request succeeded.",
      content: { "application/x-ndjson": { schema: refer("LineOutcome") } },
    });
  });

  test("has no extensions, and only formats that other tools know", () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('"x-');
    const formats = Array.from(text.matchAll(/"format":"([^"]+)"/g), ([, format]) => format);
    expect([...new Set(formats)]).toEqual(["date-time"]);
  });

  test("says in words what OpenAPI cannot say, and the notes that are given", () => {
    expect(document.paths[`${INTERNAL}/lanes/pause`].get.description).toMatch(
      /^Give at least one parameter: /,
    );
    expect(document.paths[`${INTERNAL}/lanes`].get.description).toContain("\n\nA note.\n\nProblems, ");
  });

  test("has the problems of an operation by status, and those of any request as default", () => {
    const { responses } = document.paths[`${INTERNAL}/lanes/{session_id}`].get;
    const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
    expect(responses[404]).toEqual({
      description:
        "`not-found`: The path does not exist.\n\n`unknown-lane`: The payment session has no callbacks.",
      content,
    });
    expect(responses[401].headers).toEqual({
      "WWW-Authenticate": { description: "The accepted schemes.", schema: { type: "string" } },
    });
    expect(Object.keys(responses[429].headers)).toEqual(["Retry-After"]);
    expect(responses.default.content).toEqual(content);
    expect(responses.default.description).toMatch(/^`malformed-request`: .*`internal-error`: /s);
    expect(document.paths["/readyz"].head.responses[503]).not.toHaveProperty("content");
  });

  test("has XML as text, with the examples of the file and an example of each problem", () => {
    const { requestBody, responses } =
      document.paths["/crs/routingservice/external/get-payment-methods"].post;
    const { schema, examples } = requestBody.content["application/xml"];
    expect(schema).toEqual({
      type: "string",
      contentMediaType: "application/xml",
      description:
        "A document with the root element `payment_method_search_criteria` of [payment-method-search.xsd](/files/payment-method-search.xsd).",
    });
    const full = new URL("../../../../schemas/examples/search/valid/full.xml", import.meta.url);
    expect(examples).toMatchObject({ minimal: {}, full: { value: readFileSync(full, "utf8") } });
    expect(Object.keys(responses[200].content["application/xml"].examples)).toEqual(["response"]);
    const { example } = responses[422].content["application/problem+xml"];
    expect(example).toContain("<title>No payment method is eligible</title>\n  <status>422</status>");
    expect(responses.default.content["application/problem+xml"]).not.toHaveProperty("example");
  });

  test("has up to two examples of a request's schema, and none of a response's", () => {
    const { put, get } = document.paths[`${INTERNAL}/payment-sessions/{session_id}`];
    expect(Object.keys(put.requestBody.content["application/json"].examples)).toEqual([
      "session-report-airline-card-authorised",
      "session-report-opened",
    ]);
    expect(get.responses[200].content["application/json"]).not.toHaveProperty("examples");
  });

  test("has every schema that it refers to, and no other", () => {
    const { schemas } = document.components;
    const referred = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    expect(Object.keys(schemas)).toEqual([...new Set(Array.from(referred, ([, name]) => name))].sort());
    // A report is closed, and a callback open to members of later versions.
    expect(schemas.ReportedSaleAmount.additionalProperties).toBe(false);
    expect(schemas.SaleAmount.additionalProperties).toBe(true);
    expect(schemas.Problem).not.toHaveProperty("$schema");
  });

  test("has webhooks with their headers", () => {
    const { parameters, responses } = document.webhooks.paymentCallback.post;
    expect(parameters[6]).toEqual({
      name: "payment-routing-supersedes",
      in: "header",
      description:
        "The positions of the callbacks that this one replaces, ascending. Absent when it replaces none.",
      schema: { type: "string" },
      example: "1-3,5",
    });
    expect(Object.keys(responses)).toEqual(["410", "429", "2XX", "default"]);
  });
});

test.each<{ name: string; edit: readonly [file: string, from: string, to: string]; want: string }>([
  {
    name: "paths",
    edit: ["processor/operations.yaml", "/internal/v1/reports:", "/internal/v1/lanes:"],
    want: "two paths are named /internal/v1/lanes",
  },
  {
    name: "schemas",
    edit: ["processor/session.schema.json", '"title": "Session"', '"title": "Lane"'],
    want: "two schemas are named Lane",
  },
  {
    name: "security schemes",
    edit: ["processor/operations.yaml", "A key of the internal listener.", "A key."],
    want: "two security schemes are named key",
  },
  {
    name: "tags",
    edit: ["processor/operations.yaml", "name: Processors,", "name: Search,"],
    want: "two tags are named Search",
  },
])("two different $name of one name are an error", async ({ edit, want }) => {
  await expect(writeOpenApi(await readSchemas(NAMES, edit), OPTIONS)).rejects.toThrow(want);
});

test("a contract without operations is an error", async () => {
  await expect(writeOpenApi(await readSchemas(["config"]), OPTIONS)).rejects.toThrow(
    "schemas/config has no operations.yaml",
  );
});
