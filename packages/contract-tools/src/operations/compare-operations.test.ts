import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS, writeNotes } from "../../test/notes-operations.ts";
import type { Change } from "../breaking/change.ts";
import { compareEachContract } from "../breaking/compare-versions.ts";
import { compareOperations } from "../breaking/json/compare-json-contracts.ts";

const SCHEMAS = fileURLToPath(new URL("../../../../schemas", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "operations-"));
afterAll(() => rmSync(root, { recursive: true }));

interface Row {
  readonly name: string;
  /** The file, from the folder of the schemas. Default: the operations of operators. */
  readonly file?: string;
  /** The first match behind this text is edited. */
  readonly behind: string;
  readonly edit: readonly [from: string | RegExp, to: string];
  readonly root: string;
  /** Rules, messages, verdicts, and the text at the position in the new version. */
  readonly want: readonly string[];
  /** The counterexample: a message that only one version accepts. */
  readonly document?: object;
}

/** Each edits something else, so that one comparison shows all. */
const ROWS: readonly Row[] = [
  {
    name: "a renamed parameter",
    behind: "listLanes",
    edit: [
      /\{ \$ref: "#\/components\/parameters\/state_reason" \}/,
      "{ name: reason, in: query, description: Text., schema: { type: string } }",
    ],
    root: "listLanes.request",
    want: [
      "member-removed query state_reason is gone: wire breaking, typescript-writer breaking, at get:",
      "member-added query reason is new: wire compatible, typescript-writer compatible, at { name: reason",
    ],
    document: { method: "GET", path: "/internal/v1/lanes", scope: "key viewer", "query state_reason": "a" },
  },
  {
    name: "a new required parameter",
    behind: "listEndpoints",
    edit: [
      "parameters:",
      "parameters:\n        - { name: cell, in: query, required: true, description: Cell., schema: { type: string } }",
    ],
    root: "listEndpoints.request",
    want: [
      "required-member-added query cell is new: wire breaking, typescript-writer breaking, at { name: cell",
    ],
    document: { method: "GET", path: "/internal/v1/endpoints", scope: "key viewer" },
  },
  {
    name: "a new optional parameter",
    behind: "readConsoleSession",
    edit: [
      "security:",
      "parameters:\n        - { name: more, in: query, description: More., schema: { type: boolean } }\n      security:",
    ],
    root: "readConsoleSession.request",
    want: ["member-added query more is new: wire compatible, typescript-writer compatible, at { name: more"],
  },
  {
    name: "a parameter of a value more",
    behind: "components",
    edit: ["rejected, test]", "rejected, test, lost]"],
    root: "listCallbacks.request",
    want: ['value-added "lost" is valid now: wire compatible, typescript-writer compatible, at enum:'],
  },
  {
    name: "a parameter of a smaller maximum",
    behind: "components",
    edit: ["maximum: 43200", "maximum: 60"],
    root: "listEndpointStatistics.request",
    want: [
      "bound-tightened maximum 43200 is now 60: wire breaking, typescript-writer compatible, at maximum: 60",
    ],
    document: {
      method: "GET",
      path: "/internal/v1/endpoints/statistics",
      scope: "key viewer",
      "query minutes": 61,
    },
  },
  {
    name: "a query that needs a parameter",
    behind: "listActivations",
    edit: ["summary:", "x-requires-parameter: true\n      summary:"],
    root: "listActivations.request",
    want: [
      "condition-changed other members are required under a condition: wire breaking, typescript-writer compatible, typescript-reader compatible, at get:",
    ],
    document: { method: "GET", path: "/internal/v1/configuration/activations", scope: "key viewer" },
  },
  {
    name: "a narrower scope",
    behind: "listKeys",
    edit: ["parameters:", "security: [{ key: [operator] }, { consoleSession: [viewer] }]\n      parameters:"],
    root: "listKeys.request",
    want: ['value-removed "key viewer" is no longer valid: wire breaking, at security:'],
    document: { method: "GET", path: "/internal/v1/keys", scope: "key viewer" },
  },
  {
    name: "a narrower scope where the query needs a parameter",
    behind: "countPause",
    edit: ["summary:", "security: [{ key: [admin] }, { consoleSession: [viewer] }]\n      summary:"],
    root: "countPause.request",
    want: ['value-removed "key viewer", "key operator" is no longer valid: wire breaking, at security:'],
    document: {
      method: "GET",
      path: "/internal/v1/lanes/pause",
      scope: "key viewer",
      "query client_id": 0,
    },
  },
  {
    name: "a wider scope",
    behind: "readCallbackBody",
    edit: [/security: .*/, "security: [{ key: [viewer] }, { consoleSession: [operator] }]"],
    root: "readCallbackBody.request",
    want: ['value-added "key viewer" is valid now: wire compatible, at security:'],
  },
  {
    name: "a scheme that is gone",
    file: "search/operations.yaml",
    behind: "postPaymentMethodSearch",
    edit: ["{ clientBasic: [] }, ", ""],
    root: "postPaymentMethodSearch.request",
    want: ['value-removed "clientBasic" is no longer valid: wire breaking, at security:'],
    document: {
      method: "POST",
      path: "/crs/routingservice/external/get-payment-methods",
      scope: "clientBasic",
      "media type": "application/xml",
      body: "",
    },
  },
  {
    name: "no scope where one was needed",
    behind: "listConfigurationVersions",
    edit: ["tags:", "security: [{ key: [viewer] }, { consoleSession: [] }]\n      tags:"],
    root: "listConfigurationVersions.request",
    want: ['value-added "consoleSession" is valid now: wire compatible, at security:'],
  },
  {
    name: "credentials where none were needed",
    behind: "readSignInOptions",
    edit: ["security: []", "security: [{ key: [viewer] }]"],
    root: "readSignInOptions.request",
    want: ["value-removed only some values are valid now: wire breaking, at security:"],
    document: { method: "GET", path: "/console/api/sign-in", scope: "" },
  },
  {
    name: "another path",
    behind: "paths",
    edit: ["/internal/v1/secrets:", "/internal/v1/signing-secrets:"],
    root: "listSecrets.request",
    want: [
      'value-removed "/internal/v1/secrets" is no longer valid: wire breaking, at /internal/v1/signing-secrets:',
      'value-added "/internal/v1/signing-secrets" is valid now: wire compatible, at /internal/v1/signing-secrets:',
    ],
    document: { method: "GET", path: "/internal/v1/secrets", scope: "key viewer" },
  },
  {
    name: "another method",
    behind: "/internal/v1/keys/revoke:",
    edit: ["post:", "put:"],
    root: "revokeKey.request",
    want: [
      'value-removed "POST" is no longer valid: wire breaking, at put:',
      'value-added "PUT" is valid now: wire compatible, at put:',
    ],
  },
  {
    name: "another media type of a body",
    behind: "createKey",
    edit: ["application/json", "application/xml"],
    root: "createKey.request",
    want: [
      'value-removed "application/json" is no longer valid: wire breaking, at application/xml',
      'value-added "application/xml" is valid now: wire compatible, at application/xml',
    ],
  },
  {
    name: "another media type of a response",
    behind: "listAudit",
    edit: ["application/json", "application/xml"],
    root: "listAudit.response",
    want: [
      'value-removed "application/json" is no longer valid: wire compatible, at application/xml',
      'value-added "application/xml" is valid now: wire breaking, at application/xml',
    ],
  },
  {
    name: "a status that is gone",
    file: "processor/operations.yaml",
    behind: "reportSessionStatus",
    edit: [/ *"201":.*\n/, ""],
    root: "reportSessionStatus.response",
    want: ["member-removed status 201 is gone: wire compatible, at post:"],
  },
  {
    name: "a new status",
    behind: "revokeKey",
    edit: ['"200":', '"202": { description: Later. }\n        "200":'],
    root: "revokeKey.response",
    want: ['member-added status 202 is new: wire breaking, at "202":'],
    document: { "status 202": {} },
  },
  {
    name: "a header of a response that is gone",
    file: "processor/operations.yaml",
    behind: "readSession",
    edit: [/ *headers:.*\n/, ""],
    root: "readSession.response",
    want: ['required-member-removed header ETag is gone: wire breaking, at "200":'],
  },
  {
    name: "a member of a response that is gone",
    file: "operator/created-key.schema.json",
    behind: '"required"',
    edit: [/\["key_id", "warnings"\]([\s\S]*?)"key_id": \{[^}]*\},/, '["warnings"]$1'],
    root: "createKey.response",
    want: [
      "required-member-removed key_id is gone: wire breaking, typescript-writer breaking, typescript-reader breaking, at {",
    ],
    document: { "status 201": { "media type": "application/json", body: { warnings: [] } } },
  },
  {
    name: "a new member of a closed response",
    file: "operator/redelivery-count.schema.json",
    behind: '"required"',
    edit: [/"properties": \{/, '"properties": { "lost": { "type": "boolean", "description": "Whether." },'],
    root: "countRedeliveries.response",
    want: [
      'member-added lost is new: wire breaking, typescript-writer compatible, typescript-reader compatible, at "lost"',
    ],
  },
  {
    name: "a member of a webhook that only writers must give: no new callback lacks it",
    file: "callback/payment-callback.schema.json",
    behind: '"required"',
    edit: ['"status", "transactions"]', '"transactions"],\n  "x-required-when-writing": ["status"]'],
    root: "paymentCallback.request",
    want: ['member-optional status is optional now: wire unknown, typescript-reader breaking, at "status"'],
  },
  {
    name: "other problems",
    behind: "readCallback",
    edit: ["not-found, unknown-callback", "not-found"],
    root: "readCallback.response",
    want: [],
  },
  {
    name: "another ID",
    behind: "readOverview",
    edit: ["readOverview", "readSummary"],
    root: "readSummary.response",
    want: [
      "type-renamed readOverview.response is now readSummary.response: wire compatible, typescript-writer breaking, typescript-reader breaking, at get:",
    ],
  },
  {
    name: "an operation that is gone",
    behind: "paths",
    edit: [/ {2}\/internal\/v1\/events:\n(?: {4}.*\n)+/, ""],
    root: "followChanges.request",
    want: ["root-removed the root followChanges.request is gone: wire breaking, at get:"],
  },
  {
    name: "a new operation",
    file: "search/operations.yaml",
    behind: "paths",
    edit: [
      "paths:",
      'paths:\n  /new:\n    get: { operationId: getNew, summary: New, tags: [A], responses: { "204": { description: A. } } }',
    ],
    root: "getNew.request",
    want: ["root-added the root getNew.request is new: wire compatible, at get:"],
  },
];

const version = (name: string, folder = "") => ({
  folder: join(root, name, folder),
  shown: join(name, folder),
});

describe("an edit by hand", () => {
  let changes: readonly Change[];
  beforeAll(async () => {
    const folders = ["callback", "operator", "processor", "search"];
    for (const name of ["old", "new"])
      for (const folder of folders)
        cpSync(join(SCHEMAS, folder), join(root, name, folder), { recursive: true });
    for (const { file = "operator/operations.yaml", behind, edit } of ROWS) {
      const path = join(root, "new", file);
      const text = readFileSync(path, "utf8");
      const start = text.indexOf(behind);
      const edited = text.slice(0, start) + text.slice(start).replace(...edit);
      expect(edited).not.toBe(text);
      writeFileSync(path, edited);
    }
    const compared = await compareEachContract(version("old"), version("new"), () => {});
    changes = compared.flatMap((each) => each.changes);
  });

  test.each(ROWS)("$name", ({ root: name, want, document }) => {
    const own = changes.filter((change) => change.root === name);
    expect(describeChanges(own)).toEqual(want.map((start) => expect.stringContaining(start)));
    const [shown] = own.flatMap(({ counterexample }) => counterexample ?? []);
    if (document) expect(JSON.parse(shown?.document ?? "null")).toEqual(document);
  });

  test("nothing else has changed but what shares a parameter or an operation", () => {
    const others = changes.filter((change) => ROWS.every((row) => row.root !== change.root));
    expect([...new Set(others.map((change) => change.root))].sort()).toEqual([
      "PaymentCallback",
      "countRedeliveries.request",
      "followChanges.response",
      "getNew.response",
      "readSummary.request",
      "redeliverCallbacks.request",
    ]);
  });
});

/** One line for each change, with the verdicts of its kinds. */
function describeChanges(changes: readonly Change[]): readonly string[] {
  const groups = Map.groupBy(changes, ({ rule, message }) => `${rule} ${message}`);
  return Array.from(groups, ([change, all]) => {
    const verdicts = all.map(({ kind, verdict }) => `${kind} ${verdict}`);
    return `${change}: ${verdicts.join(", ")}, at ${readAt(all[0] as Change)}`;
  });
}

function readAt({ after, before }: Change): string {
  const { file, line, column } = after ?? before ?? { file: "", line: 0, column: 0 };
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines[line - 1]?.slice(column - 1) ?? "";
}

describe("a webhook travels the other way", () => {
  const WEBHOOK = OPERATIONS.replace(
    "components:",
    `webhooks:
  noteWritten:
    post:
      operationId: noteWritten
      summary: Tell of a note
      tags: [Notes]
      security: []
      parameters:
        - { name: sequence, in: header, required: true, description: Its place., schema: { type: string } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: note.schema.json } } } }
      responses:
        "200": { description: The receiver has it. }
components:`,
  );
  const compare = async (edit: (text: string) => string) => {
    writeNotes(join(root, "before"), WEBHOOK);
    writeNotes(join(root, "after"), edit(WEBHOOK));
    const folder = "schemas/notes";
    return describeChanges(await compareOperations(version("before", folder), version("after", folder)));
  };

  test("a status that receivers may send no longer breaks", async () => {
    expect(
      await compare((text) => text.replace(/"200": .*receiver/, '"204": { description: The receiver')),
    ).toEqual([
      expect.stringContaining("member-removed status 200 is gone: wire breaking"),
      expect.stringContaining("member-added status 204 is new: wire compatible"),
    ]);
  });

  test("a header that receivers read may not go, and may come", async () => {
    expect(await compare((text) => text.replace(/name: sequence/, "name: position"))).toEqual([
      expect.stringContaining(
        "required-member-removed header sequence is gone: wire breaking, typescript-reader breaking",
      ),
      expect.stringContaining(
        "required-member-added header position is new: wire compatible, typescript-reader compatible",
      ),
    ]);
  });
});
