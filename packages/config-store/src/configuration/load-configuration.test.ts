import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { FRACTIONS } from "./document-content.ts";
import { loadConfiguration } from "./load-configuration.ts";

const EXAMPLES = fileURLToPath(new URL("../../../../schemas/examples/config", import.meta.url));

const COUNTRIES = "countries: [{ id: 208, alpha2code: DK }]\n";
const CURRENCIES = "currencies: [{ id: 208, alpha3code: DKK, decimals: 2 }]\n";
const METHODS = 'methods:\n  - { id: 1, name: Card, psp_type: "", state_id: 1, capabilities: {} }\n';
const CLIENTS = `clients:
  - client_id: 7
    name: Shop
    accounts:
      - { account_id: 8, default_language: da, offers: [{ method_id: 1, base_preference: 1 }] }
`;
const WHOLE = COUNTRIES + CURRENCIES + METHODS + CLIENTS;
/** The SHA-256 of "abc" (FIPS 180-4). */
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const CREDENTIALS = `credentials:
  - client_id: 7
    keys:
      - { id: first, sha256: ${ABC} }
      - { id: second, sha256: ${ABC.replace("b", "c")}, expires: "2027-01-01T00:00:00+01:00" }
`;

describe("the content", () => {
  test("one file", async () => {
    const file = write({ "all.yaml": WHOLE + CREDENTIALS }, "all.yaml");
    const { router, credentials, files, warnings } = await loadConfiguration(file);
    expect(router.findAccount(7, 8)).toEqual({
      client_id: 7,
      account_id: 8,
      default_language: "da",
      default_currency: undefined,
    });
    expect(credentials.clients).toEqual(
      new Map([
        [
          7,
          [
            { id: "first", digest: Buffer.from(ABC, "hex") },
            {
              id: "second",
              digest: Buffer.from(ABC.replace("b", "c"), "hex"),
              expires: new Date("2026-12-31T23:00:00Z"),
            },
          ],
        ],
      ]),
    );
    expect(files).toEqual([file]);
    expect(warnings).toEqual([]);
  });

  test("a subfolder is not read, with a warning", async () => {
    const folder = write({ "a.YAML": WHOLE + CREDENTIALS });
    mkdirSync(join(folder, "cases"));
    mkdirSync(join(folder, "..2026_11_22"));
    expect((await loadConfiguration(folder)).warnings).toEqual([
      `${join(folder, "cases")} is a subfolder of the configuration and is not read`,
    ]);
  });

  test("a folder: its YAML and JSON files, ordered by name", async () => {
    const json = {
      clients: [
        {
          client_id: 9,
          name: "Other",
          accounts: [
            { account_id: 8, default_language: "sv", offers: [{ method_id: 1, base_preference: 1 }] },
          ],
        },
      ],
    };
    const folder = write({
      "2-shop.yml": CLIENTS,
      "10-other.json": JSON.stringify(json, undefined, "\t"),
      "catalogue.yaml": COUNTRIES + CURRENCIES + METHODS,
      "keys.yaml": CREDENTIALS,
      "notes.txt": "no configuration",
      ".hidden.yaml": "no: configuration",
      "more/deep.yaml": "no: configuration",
    });
    const { router, files } = await loadConfiguration(folder);
    expect(files).toEqual(
      ["10-other.json", "2-shop.yml", "catalogue.yaml", "keys.yaml"].map((name) => join(folder, name)),
    );
    expect([router.findAccount(7, 8)?.default_language, router.findAccount(9, 8)?.default_language]).toEqual([
      "da",
      "sv",
    ]);
  });

  test("anchors and aliases", async () => {
    const aliased = WHOLE.replace(
      "capabilities: {}",
      "capabilities: &dk { country: { only: [208] } }",
    ).replace("base_preference: 1", "base_preference: 1, policy: *dk");
    await expect(loadConfiguration(write({ "a.yaml": aliased }))).resolves.toBeDefined();
  });

  test("a fraction that is written as 1.0", async () => {
    const callbacks =
      "callbacks: { endpoint: https://a.example/, secrets: { webhook: [a] }, retry: { jitter: 1.0 } }";
    const given = WHOLE.replace("name: Shop", `name: Shop\n    ${callbacks}`);
    const { configuration } = await loadConfiguration(write({ "a.yaml": given }));
    expect(configuration.clients[0].callbacks?.retry?.jitter).toBe(1);
  });

  test("without a key, with a warning", async () => {
    const { credentials, warnings } = await loadConfiguration(write({ "a.yaml": WHOLE }));
    expect(credentials.clients).toEqual(new Map());
    expect(warnings).toEqual([
      "no client has a key in the configuration: unless the database has keys, every search will be rejected",
    ]);
  });
});

describe("the digest", () => {
  const digestOf = async (files: Record<string, string>) =>
    (await loadConfiguration(write(files))).router.configurationDigest;

  test("is the SHA-256 of the canonical JSON", async () => {
    // Computed with sha256sum from the JSON with its members in order and without white space.
    expect(await digestOf({ "a.yaml": WHOLE })).toBe(WHOLE_DIGEST);
  });

  test("does not depend on layout, on the order of members, on files, or on credentials", async () => {
    const split = {
      "1.yaml": `# comment\n${CLIENTS}`,
      "2.yaml": METHODS + CREDENTIALS,
      "3.yaml": CURRENCIES + COUNTRIES,
    };
    const reordered = WHOLE.replace("{ id: 208, alpha2code: DK }", '{ "alpha2code": "DK", "id": 208 }');
    expect(await digestOf(split)).toBe(WHOLE_DIGEST);
    expect(await digestOf({ "a.yaml": reordered })).toBe(WHOLE_DIGEST);
  });

  test("depends on every value", async () => {
    expect(await digestOf({ "a.yaml": WHOLE.replace("base_preference: 1", "base_preference: 2") })).not.toBe(
      WHOLE_DIGEST,
    );
  });
});

const WHOLE_DIGEST = "sha256:4d0576511b09f37df9edde95d15f23b9c39c01b335882873aec9828ada67ab08";

describe("sandbox keys", () => {
  const digestOf = (key: string) => createHash("sha256").update(key).digest("hex");
  const keys = `credentials:
  - client_id: 7
    keys:
      - { id: marked, sha256: ${ABC}, sandbox: true }
      - { id: published, sha256: ${digestOf("sandbox-key")} }
      - { id: published-too, sha256: ${digestOf("sandbox-airline-key")} }
      - { id: own, sha256: ${ABC.replace("b", "c")} }
internal:
  - { id: marked, scope: operator, sha256: ${ABC.replace("b", "d")}, sandbox: true }
  - { id: published, scope: processor, sha256: ${digestOf("sandbox-processor-key")} }
  - { id: published-too, scope: operator, sha256: ${digestOf("sandbox-operator-key")} }
  - { id: own, scope: operator, sha256: ${ABC.replace("b", "e")} }
`;
  const load = async (options?: { sandbox: boolean }) => {
    const file = write({ "a.yaml": WHOLE, "keys.yaml": keys }, "keys.yaml");
    const { credentials, warnings } = await loadConfiguration(dirname(file), options);
    return {
      ids: credentials.clients.get(7)?.map(({ id }) => id),
      internal: credentials.internal.map(({ id }) => id),
      warnings: warnings.map((line) => line.replace(file, "keys.yaml")),
    };
  };

  test("are accepted in the sandbox", async () => {
    const ids = ["marked", "published", "published-too", "own"];
    expect(await load({ sandbox: true })).toEqual({ ids, internal: ids, warnings: [] });
  });

  test.each([undefined, { sandbox: false }])("are rejected with a warning outside (%j)", async (options) => {
    expect(await load(options)).toEqual({
      ids: ["own"],
      internal: ["own"],
      warnings: [
        "keys.yaml:4:9 the key marked of client 7 is a sandbox key and is rejected outside the sandbox",
        "keys.yaml:5:9 the key published of client 7 is a sandbox key and is rejected outside the sandbox",
        "keys.yaml:6:9 the key published-too of client 7 is a sandbox key and is rejected outside the sandbox",
        "keys.yaml:9:5 the internal key marked is a sandbox key and is rejected outside the sandbox",
        "keys.yaml:10:5 the internal key published is a sandbox key and is rejected outside the sandbox",
        "keys.yaml:11:5 the internal key published-too is a sandbox key and is rejected outside the sandbox",
      ],
    });
  });
});

test("internal keys have their scope and expiry", async () => {
  const expiring = `{ id: b, scope: operator, sha256: ${ABC.replace("b", "c")}, expires: "2027-01-01T00:00:00Z" }`;
  const keys = `internal:\n  - { id: a, scope: processor, sha256: ${ABC} }\n  - ${expiring}\n`;
  const { credentials } = await loadConfiguration(write({ "a.yaml": WHOLE + keys }));
  expect(credentials.internal).toEqual([
    { id: "a", scope: "processor", digest: Buffer.from(ABC, "hex") },
    {
      id: "b",
      scope: "operator",
      digest: Buffer.from(ABC.replace("b", "c"), "hex"),
      expires: new Date("2027-01-01T00:00:00Z"),
    },
  ]);
});

describe("an invalid example is rejected with the issues of its first lines", () => {
  test.each(readdirSync(join(EXAMPLES, "invalid")))("%s", async (name) => {
    const file = join(EXAMPLES, "invalid", name);
    const announced = [...readFileSync(file, "utf8").matchAll(/^# (?:yaml|schema|references) (.*)$/gm)].map(
      ([, line]) => line,
    );
    const { issues } = await loadInvalid(file);
    expect(issues.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(announced);
  });
});

test("all members that may be fractions are known", () => {
  const folder = new URL("../../../../schemas/config/", import.meta.url);
  const fractions = readdirSync(folder).flatMap((name) => {
    const { properties = {} } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    return Object.keys(properties).filter((member) => properties[member].type === "number");
  });
  expect(new Set(fractions)).toEqual(FRACTIONS);
});

test("all issues of all files are listed, with positions", async () => {
  const folder = write({
    "catalogue.yaml": `${COUNTRIES}${CURRENCIES}${METHODS}  - id: visa\n    naem: Visa\n    name: Visa\n    name: Visa 2\n    psp_type: card\n    capabilities: {}\n`,
    "shop.json":
      '{\n\t"clients": [{ "client_id": 7, "name": "Smørrebrød 🥪", "accounts": [{ "account_id": 8,\n "default_language": "DA", "offers": [{ "method_id": 5, "base_preference": 1 }] }] }]\n}',
  });
  const { message } = await loadInvalid(folder);
  expect(message.replaceAll(`${folder}/`, "")).toBe(`The configuration has 6 issues.

catalogue.yaml:5:5 /methods/1/state_id: expected a member, got nothing
  |
5 |   - id: visa
  |     ^

catalogue.yaml:5:9 /methods/1/id: expected an integer, got "visa"
  |
5 |   - id: visa
  |         ^

catalogue.yaml:6:5 /methods/1/naem: expected no such member, got a string
  |
6 |     naem: Visa
  |     ^

catalogue.yaml:8:5 expected each name once in a mapping, got one that is given before
  |
8 |     name: Visa 2
  |     ^

shop.json:3:22 /clients/0/accounts/0/default_language: expected text that matches ^[a-z]{2}$, got "DA"
  |
3 |  "default_language": "DA", "offers": [{ "method_id": 5, "base_preference": 1 }] }] }]
  |                      ^

shop.json:3:54 /clients/0/accounts/0/offers/0/method_id: expected an id that is in /methods, got 5
  |
3 |  "default_language": "DA", "offers": [{ "method_id": 5, "base_preference": 1 }] }] }]
  |                                                      ^`);
});

test("a hundred of many issues are listed, and all are counted", async () => {
  const method = "  - { id: 1, name: Card, psp_type: card, state_id: 1, capabilities: {} }\n";
  const error = await loadInvalid(write({ "a.yaml": WHOLE.replace(METHODS, METHODS + method.repeat(150)) }));
  expect(error.issues).toHaveLength(100);
  expect(error.message).toMatch(/^The configuration has 150 issues\..*\n\nand 50 more$/s);
});

test("an issue has separate members", async () => {
  const folder = write({ "a.yaml": WHOLE.replace("base_preference: 1", "base_preference: -1") });
  const { issues } = await loadInvalid(folder);
  expect(issues).toEqual([
    {
      file: join(folder, "a.yaml"),
      line: 9,
      column: 90,
      message: "/clients/0/accounts/0/offers/0/base_preference: expected at least 0, got -1",
      expected: "at least 0",
      received: "-1",
      excerpt: [
        "  |",
        "9 |       - { account_id: 8, default_language: da, offers: [{ method_id: 1, base_preference: -1 }] }",
        `  | ${" ".repeat(89)}^`,
      ].join("\n"),
    },
  ]);
});

test.each(["18446744073709551616", "9007199254740993", "0x20000000000001", "1000000000000000000000"])(
  "an integer above 2^53 is shown as written: %s",
  async (written) => {
    const { issues } = await loadInvalid(
      write({ "a.yaml": WHOLE.replace("base_preference: 1", `base_preference: ${written}`) }),
    );
    expect(issues.map(({ received }) => received)).toEqual([written]);
  },
);

test("the last value of a repeated name is validated and shown", async () => {
  const { issues } = await loadInvalid(
    write({ "a.yaml": WHOLE.replace("name: Shop", "name: 1\n    name: 2") }),
  );
  expect(issues.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    "8:5 expected each name once in a mapping, got one that is given before",
    "8:11 /clients/0/name: expected a string, got 2",
  ]);
});

describe("several files", () => {
  const cases: { name: string; given: Record<string, string>; want: string[] }[] = [
    {
      name: "an issue in a list of several files is in the right one",
      given: {
        "1.yaml": WHOLE,
        "2.yaml": 'methods: [{ id: 2, name: "", psp_type: "", state_id: 1, capabilities: {} }]',
        "3.yaml": METHODS,
      },
      want: [
        "2.yaml:1:26 /methods/1/name: expected at least 1 character, got 0",
        "3.yaml:2:11 /methods/2/id: expected another id, as this one is given before, at 1.yaml:4:11, got 1",
      ],
    },
    {
      name: "a duplicate is listed with both positions",
      given: {
        "1.yaml": `${WHOLE + CREDENTIALS}internal: [{ id: own, scope: operator, sha256: ${ABC.replace("b", "d")} }]`,
        "2.yaml": `transaction_statuses: [{ code: 1, sub_code: 2, label: x }]\ncases:
  - { name: x, client_id: 7, account_id: 8, request: { transaction: { amount: { country_id: 208 } } }, expect: [] }`,
        "3.yaml": `${CREDENTIALS}internal: [{ id: own, scope: operator, sha256: ${ABC.replace("b", "e")} }]
transaction_statuses: [{ code: 1, sub_code: 2, label: x }]\ncases:
  - { name: x, client_id: 7, account_id: 8, request: { transaction: { amount: { country_id: 208 } } }, expect: [] }`,
      },
      want: [
        "3.yaml:2:16 /credentials/1/client_id: expected another client_id, as this one is given before, at 1.yaml:11:16, got 7",
        "3.yaml:4:30 /credentials/1/keys/0/sha256: expected another key, as this one is given before, at 1.yaml:13:30, got its digest again",
        "3.yaml:5:31 /credentials/1/keys/1/sha256: expected another key, as this one is given before, at 1.yaml:14:31, got its digest again",
        '3.yaml:6:18 /internal/1/id: expected another id, as this one is given before, at 1.yaml:15:18, got "own"',
        "3.yaml:7:32 /transaction_statuses/1/code: expected another status, as this one is given before, at 2.yaml:1:32, got 1",
        '3.yaml:9:13 /cases/1/name: expected another name, as this one is given before, at 2.yaml:3:13, got "x"',
      ],
    },
    {
      name: "a processor is not limited to clients",
      given: {
        "1.yaml": `${WHOLE + CREDENTIALS}internal: [{ id: own, scope: processor, client_ids: [7], sha256: ${ABC.replace("b", "d")} }]`,
      },
      want: [
        "1.yaml:15:30 /internal/0/scope: expected viewer, operator or admin, as there are client_ids, got processor",
      ],
    },
    {
      name: "a missing section",
      given: { "1.yaml": COUNTRIES, "2.yaml": CURRENCIES + METHODS },
      want: [":1:1 /clients: expected a member, got nothing"],
    },
    {
      name: "a member that is not a list may occur in one file only",
      given: { "1.yaml": `${WHOLE}limits: 1`, "2.yaml": "limits: 2", "3.yaml": "methods: 3" },
      want: [
        "1.yaml:10:1 /limits: expected no such member, got a number",
        "2.yaml:1:1 /limits: expected one file to give it, or lists to join, got it again",
        "3.yaml:1:1 /methods: expected one file to give it, or lists to join, got it again",
      ],
    },
    {
      name: "after a syntax error, the whole is not validated",
      given: { "1.yaml": COUNTRIES, "2.yaml": "currencies: [", "3.yaml": "- 1" },
      want: [
        "2.yaml:1:14 expected well-formed YAML, got a syntax error: Flow sequence in block collection must be sufficiently indented and end with a ]",
        "3.yaml:1:1 expected a mapping of sections, got another value",
      ],
    },
  ];
  test.each(cases)("$name", async ({ given, want }) => {
    const folder = write(given);
    const { issues } = await loadInvalid(folder);
    const lines = issues.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
    expect(lines.map((text) => text.replaceAll(`${folder}/`, "").replace(folder, ""))).toEqual(want);
  });
});

describe("an unreadable source is rejected", () => {
  test("a pipe without a writer, by itself and in a folder", async () => {
    const folder = write({ "a.yaml": WHOLE });
    execFileSync("mkfifo", [join(folder, "pipe.yaml")]);
    expect((await loadInvalid(join(folder, "pipe.yaml"))).message).toContain("expected a regular file");
    expect((await loadInvalid(folder)).message).toContain("expected a regular file");
  });

  test("a file that is too large", async () => {
    const folder = write({ "a.yaml": "" });
    truncateSync(join(folder, "a.yaml"), 2 ** 30);
    expect((await loadInvalid(folder)).message).toContain("expected a file of at most 67108864 bytes");
  });

  test("a path that does not exist", async () => {
    const { message } = await loadInvalid(join(tmpdir(), "no-such-configuration"));
    expect(message).toContain(
      "no-such-configuration:1:1 expected a file or a folder that can be read, got ENOENT",
    );
  });

  const cases: { name: string; given: Record<string, string | Buffer>; want: string }[] = [
    {
      name: "a folder without files",
      given: { "notes.txt": "" },
      want: ":1:1 expected a folder with *.yaml, *.yml or *.json in it, got none of them",
    },
    {
      name: "a folder in place of a file",
      given: { "a.yaml/b.yaml": WHOLE },
      want: "/a.yaml:1:1 expected a regular file, got a pipe, a device or a folder",
    },
    {
      name: "an encoding that is not UTF-8",
      given: { "a.yaml": Buffer.from(`${WHOLE}# \xe6`, "latin1") },
      want: "/a.yaml:1:1 expected text in UTF-8, got other bytes",
    },
    {
      name: "an empty file",
      given: { "a.yaml": "" },
      want: "/a.yaml:1:1 expected a mapping of sections, got nothing",
    },
    {
      name: "an extra bracket: what follows is not listed",
      given: { "a.yaml": WHOLE.replace("DK }]", "DK }]]") },
      want: '/a.yaml:1:41 expected well-formed YAML, got a syntax error: Unexpected flow-seq-end token in YAML stream: "]"',
    },
    {
      name: "nested aliases",
      given: {
        "a.yaml": `a: &a [1,1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n${WHOLE}`,
      },
      want: "/a.yaml:1:1 expected fewer aliases, got Excessive alias count indicates a resource exhaustion attack",
    },
  ];
  test.each(cases)("$name", async ({ given, want }) => {
    const folder = write(given);
    const { issues } = await loadInvalid(folder);
    expect(
      issues.map(
        ({ file, line, column, message }) => `${file.replace(folder, "")}:${line}:${column} ${message}`,
      ),
    ).toEqual([want]);
  });
});

describe("a key in the wrong place is not quoted", () => {
  test.each([
    "- sha256: swordfish",
    '- id: "sword fish"',
    "- key: swordfish",
    "- swordfish",
    "- @swordfish",
    "- [swordfish",
  ])("%s", async (item) => {
    const folder = write({ "a.yaml": `${WHOLE}credentials:\n  - client_id: 7\n    keys:\n      ${item}\n` });
    expect((await loadInvalid(folder)).message).not.toMatch(/sword|fish/);
  });
});

async function loadInvalid(path: string): Promise<ConfigurationError> {
  const error: unknown = await loadConfiguration(path).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConfigurationError)) throw new Error(`${path} was not rejected: ${error}`);
  return error;
}

/** Writes files into a new folder. Returns the path of the folder, or of the named file. */
function write(files: Readonly<Record<string, string | Buffer>>, name = ""): string {
  const folder = mkdtempSync(join(tmpdir(), "configuration-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return name === "" ? folder : join(folder, name);
}
