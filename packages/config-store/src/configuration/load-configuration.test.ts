import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { FRACTIONS } from "./fractions.ts";
import { ConfigurationError, loadConfiguration } from "./load-configuration.ts";

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
/** The SHA-256 of "abc", as FIPS 180-4 gives it. */
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const CREDENTIALS = `credentials:
  - client_id: 7
    keys:
      - { id: first, sha256: ${ABC} }
      - { id: second, sha256: ${ABC.replace("b", "c")}, expires: "2027-01-01T00:00:00+01:00" }
`;

describe("what is loaded", () => {
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

  test("a folder inside the folder is not, and that is said", async () => {
    const folder = write({ "a.YAML": WHOLE + CREDENTIALS });
    mkdirSync(join(folder, "cases"));
    mkdirSync(join(folder, "..2026_11_22"));
    expect((await loadConfiguration(folder)).warnings).toEqual([
      `${join(folder, "cases")} is a folder inside of the configuration's: nothing in it is read`,
    ]);
  });

  test("a folder: every YAML and JSON file right inside it, in order of name", async () => {
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

  test("a share of one, which need not be an integer, as 1.0", async () => {
    const callbacks =
      "callbacks: { endpoint: https://a.example/, secrets: { webhook: [a] }, retry: { jitter: 1.0 } }";
    const given = WHOLE.replace("name: Shop", `name: Shop\n    ${callbacks}`);
    const { configuration } = await loadConfiguration(write({ "a.yaml": given }));
    expect(configuration.clients[0].callbacks?.retry?.jitter).toBe(1);
  });

  test("without a key, with a warning", async () => {
    const { credentials, warnings } = await loadConfiguration(write({ "a.yaml": WHOLE }));
    expect(credentials.clients).toEqual(new Map());
    expect(warnings).toEqual(["no client has a key: every search will be refused"]);
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

  test("are let in inside the sandbox", async () => {
    const ids = ["marked", "published", "published-too", "own"];
    expect(await load({ sandbox: true })).toEqual({ ids, internal: ids, warnings: [] });
  });

  test.each([undefined, { sandbox: false }])("are refused with a warning outside (%j)", async (options) => {
    expect(await load(options)).toEqual({
      ids: ["own"],
      internal: ["own"],
      warnings: [
        "keys.yaml:4:9 the key marked of client 7 is for the sandbox: it is refused outside",
        "keys.yaml:5:9 the key published of client 7 is for the sandbox: it is refused outside",
        "keys.yaml:6:9 the key published-too of client 7 is for the sandbox: it is refused outside",
        "keys.yaml:9:5 the internal key marked is for the sandbox: it is refused outside",
        "keys.yaml:10:5 the internal key published is for the sandbox: it is refused outside",
        "keys.yaml:11:5 the internal key published-too is for the sandbox: it is refused outside",
      ],
    });
  });
});

test("internal keys have their scope and the moment of their end", async () => {
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

describe("an invalid example is refused with what its first lines say", () => {
  test.each(readdirSync(join(EXAMPLES, "invalid")))("%s", async (name) => {
    const file = join(EXAMPLES, "invalid", name);
    const announced = [...readFileSync(file, "utf8").matchAll(/^# (?:yaml|schema|references) (.*)$/gm)].map(
      ([, line]) => line,
    );
    const { faults } = await refuse(file);
    expect(faults.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(announced);
  });
});

test("every member of a configuration that may be a fraction is known as one", () => {
  const folder = new URL("../../../../schemas/config/", import.meta.url);
  const fractions = readdirSync(folder).flatMap((name) => {
    const { properties = {} } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    return Object.keys(properties).filter((member) => properties[member].type === "number");
  });
  expect(new Set(fractions)).toEqual(FRACTIONS);
});

test("every fault of every file is told at once, where it stands", async () => {
  const folder = write({
    "catalogue.yaml": `${COUNTRIES}${CURRENCIES}${METHODS}  - id: visa\n    naem: Visa\n    name: Visa\n    name: Visa 2\n    psp_type: card\n    capabilities: {}\n`,
    "shop.json":
      '{\n\t"clients": [{ "client_id": 7, "name": "Smørrebrød 🥪", "accounts": [{ "account_id": 8,\n "default_language": "DA", "offers": [{ "method_id": 5, "base_preference": 1 }] }] }]\n}',
  });
  const { message } = await refuse(folder);
  expect(message.replaceAll(`${folder}/`, "")).toBe(`The configuration has 6 faults.

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

test("of very many faults a hundred are told, and how many there are", async () => {
  const method = "  - { id: 1, name: Card, psp_type: card, state_id: 1, capabilities: {} }\n";
  const error = await refuse(write({ "a.yaml": WHOLE.replace(METHODS, METHODS + method.repeat(150)) }));
  expect(error.faults).toHaveLength(100);
  expect(error.message).toMatch(/^The configuration has 150 faults\..*\n\nand 50 more$/s);
});

test("a fault has its parts apart", async () => {
  const folder = write({ "a.yaml": WHOLE.replace("base_preference: 1", "base_preference: -1") });
  const { faults } = await refuse(folder);
  expect(faults).toEqual([
    {
      file: join(folder, "a.yaml"),
      line: 9,
      column: 90,
      message: "/clients/0/accounts/0/offers/0/base_preference: expected at least 0, got -1",
      expected: "at least 0",
      received: "-1",
      excerpt:
        "      - { account_id: 8, default_language: da, offers: [{ method_id: 1, base_preference: -1 }] }",
    },
  ]);
});

test("of a name that is given twice the last value is judged, and shown", async () => {
  const { faults } = await refuse(write({ "a.yaml": WHOLE.replace("name: Shop", "name: 1\n    name: 2") }));
  expect(faults.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    "8:5 expected each name once in a mapping, got one that is given before",
    "8:11 /clients/0/name: expected a string, got 2",
  ]);
});

describe("several files", () => {
  const cases: { name: string; given: Record<string, string>; want: string[] }[] = [
    {
      name: "a fault in a list that files share stands in the right one",
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
      name: "what is given twice is told with both of its places",
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
      name: "a section that none has is missing from the whole",
      given: { "1.yaml": COUNTRIES, "2.yaml": CURRENCIES + METHODS },
      want: [":1:1 /clients: expected a member, got nothing"],
    },
    {
      name: "what is no list is given in one file only",
      given: { "1.yaml": `${WHOLE}limits: 1`, "2.yaml": "limits: 2", "3.yaml": "methods: 3" },
      want: [
        "1.yaml:10:1 /limits: expected no such member, got a number",
        "2.yaml:1:1 /limits: expected one file to give it, or lists to join, got it again",
        "3.yaml:1:1 /methods: expected one file to give it, or lists to join, got it again",
      ],
    },
    {
      name: "one that cannot be read to its end keeps the others from being judged as a whole",
      given: { "1.yaml": COUNTRIES, "2.yaml": "currencies: [", "3.yaml": "- 1" },
      want: [
        "2.yaml:1:14 expected well-formed YAML, got a fault: Flow sequence in block collection must be sufficiently indented and end with a ]",
        "3.yaml:1:1 expected a mapping of sections, got another value",
      ],
    },
  ];
  test.each(cases)("$name", async ({ given, want }) => {
    const folder = write(given);
    const { faults } = await refuse(folder);
    const lines = faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
    expect(lines.map((text) => text.replaceAll(`${folder}/`, "").replace(folder, ""))).toEqual(want);
  });
});

describe("what cannot be read", () => {
  test("a pipe that nobody writes to, by itself and in a folder", async () => {
    const folder = write({ "a.yaml": WHOLE });
    execFileSync("mkfifo", [join(folder, "pipe.yaml")]);
    expect((await refuse(join(folder, "pipe.yaml"))).message).toContain("expected a regular file");
    expect((await refuse(folder)).message).toContain("expected a regular file");
  });

  test("a path that is not there", async () => {
    const { message } = await refuse(join(tmpdir(), "no-such-configuration"));
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
      name: "a bracket too many: what the parser makes of all that is behind it is no fault",
      given: { "a.yaml": WHOLE.replace("DK }]", "DK }]]") },
      want: '/a.yaml:1:41 expected well-formed YAML, got a fault: Unexpected flow-seq-end token in YAML stream: "]"',
    },
    {
      name: "aliases that multiply",
      given: {
        "a.yaml": `a: &a [1,1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n${WHOLE}`,
      },
      want: "/a.yaml:1:1 expected fewer aliases, got Excessive alias count indicates a resource exhaustion attack",
    },
  ];
  test.each(cases)("$name", async ({ given, want }) => {
    const folder = write(given);
    const { faults } = await refuse(folder);
    expect(
      faults.map(
        ({ file, line, column, message }) => `${file.replace(folder, "")}:${line}:${column} ${message}`,
      ),
    ).toEqual([want]);
  });
});

describe("a key that was written into the wrong place is not repeated", () => {
  test.each([
    "- sha256: swordfish",
    '- id: "sword fish"',
    "- key: swordfish",
    "- swordfish",
    "- @swordfish",
    "- [swordfish",
  ])("%s", async (item) => {
    const folder = write({ "a.yaml": `${WHOLE}credentials:\n  - client_id: 7\n    keys:\n      ${item}\n` });
    expect((await refuse(folder)).message).not.toMatch(/sword|fish/);
  });
});

async function refuse(path: string): Promise<ConfigurationError> {
  const error: unknown = await loadConfiguration(path).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConfigurationError)) throw new Error(`${path} was not refused: ${error}`);
  return error;
}

/** Writes files into a new folder and returns its path, or that of the file that is named. */
function write(files: Readonly<Record<string, string | Buffer>>, name = ""): string {
  const folder = mkdtempSync(join(tmpdir(), "configuration-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return name === "" ? folder : join(folder, name);
}
