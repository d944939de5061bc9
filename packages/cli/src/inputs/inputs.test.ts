import { describe, expect, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { readSignedCallback, writeTemporary } from "../../test/signed-callback.ts";

// Tests the shared inputs of the commands with `verify`.

const { bodyPath, deliveryPath, headers, secrets } = readSignedCallback("minimal-declined");
const [SECRET = ""] = secrets;
const UNKNOWN_SECRET = `whsec_${Buffer.from("of nobody, for tests only").toString("base64")}`;
const SIGNED = ["--headers", deliveryPath, "--secret", SECRET];

describe("headers are read", () => {
  const dump = Object.entries(headers).map(([name, value]) => `${name.toUpperCase()}:  ${value} `);
  test.each<{ name: string; content: string | object }>([
    { name: "lines", content: dump.join("\n") },
    { name: "a request as it was sent", content: `POST /x HTTP/1.1\r\n${dump.join("\r\n")}\r\n\r\n{"a": b}` },
    { name: "what curl -v prints", content: `> POST /x HTTP/1.1\n> ${dump.join("\n> ")}\n>\n` },
    { name: "a JSON object", content: headers },
    {
      name: "lists of texts in a member",
      content: {
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
      },
    },
  ])("from $name", async ({ content }) => {
    const path = writeTemporary("headers", content);
    const { code, out } = await verify([bodyPath, "--headers", path, "--secret", SECRET]);
    expect(out).toMatch(/^headers {4}verified/);
    expect(code).toBe(0);
  });

  test("from flags", async () => {
    const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    expect((await verify([bodyPath, ...flags, "--secret", SECRET])).code).toBe(0);
  });
});

test.each([
  { args: [], want: ["missing required argument 'file'"] },
  { args: [bodyPath, "more"], want: [expect.stringMatching(/^too many arguments for 'verify'/)] },
  { args: [bodyPath, "--jsn"], want: ["unknown option '--jsn'", "(Did you mean --json?)"] },
  { args: ["/dev/zero"], want: ["<file>: expected at most 67108864 bytes, got more in /dev/zero"] },
  { args: ["nowhere.json"], want: ["<file>: expected a file that can be read, got ENOENT for nowhere.json"] },
  {
    args: [bodyPath, "--headers", deliveryPath],
    want: ["--headers: expected --secret, --secret-file or CALLBACK_SECRET with it"],
  },
  {
    args: [bodyPath, "-H", "no header"],
    want: [expect.stringMatching(/argument 'no header' is invalid. Expected a header as name: value.$/)],
  },
  {
    args: [bodyPath, "--headers", "README.md"],
    want: ["--headers: README.md:1: expected a header as name: value"],
  },
  {
    args: [bodyPath, "--at", "2026-02-30T00:00:00Z"],
    want: [expect.stringMatching(/^option '--at <time>' argument .* is invalid. Expected a time /)],
  },
  {
    args: [bodyPath, "--mac-salt-file", "x"],
    want: ["--mac-salt-file: expected --mac-specification with it"],
  },
  {
    args: [bodyPath, "--mac-specification", "package.json", "--mac-salt-file", "x"],
    want: expect.arrayContaining([
      "--mac-specification: package.json: /fields: expected a member, got nothing",
    ]),
  },
  {
    args: [bodyPath, "--secret", "a=whsec_!", "--secret", "nothing", "--secret", "whsec_c2hvcnQ="],
    want: [
      "--secret: a: expected padded base64 after whsec_",
      "--secret: secret-2: expected a secret that begins with whsec_",
      "--secret: secret-3: expected at least 24 bytes, got 5",
    ],
  },
])("$args is called wrongly", async ({ args, want }) => {
  const { code, out, err } = await verify(args);
  expect([code, out]).toEqual([2, ""]);
  const lines = err.split("\n");
  expect(lines.pop()).toBe("See payment-routing verify --help.");
  expect(lines.map((line) => line.replace("payment-routing verify: ", ""))).toEqual(want);
});

test("secrets come from the variable and from files, and reports call them by name", async () => {
  const file = writeTemporary("secrets", `# of the merchant\n\n  ${UNKNOWN_SECRET}  \r\n${SECRET}\n`);
  const byFile = await verify([bodyPath, "--headers", deliveryPath, "--secret-file", file]);
  expect([byFile.code, byFile.out]).toEqual([0, expect.stringContaining("by 2026-11: ")]);
  const CALLBACK_SECRET = `${UNKNOWN_SECRET} ${SECRET.replace("2026-11=", "")}`;
  const byVariable = await verify([bodyPath, "--headers", deliveryPath], { CALLBACK_SECRET });
  expect([byVariable.code, byVariable.out]).toEqual([0, expect.stringContaining("by secret-2: ")]);
});

test("a secret is printed nowhere, wherever it was given by mistake", async () => {
  const secret = SECRET.replace("2026-11=", "");
  const salt = writeTemporary("salt", "nobody may see this salt\n");
  for (const args of [
    [bodyPath, ...SIGNED, "--json"],
    [bodyPath, secret],
    [bodyPath, "--tolerance", secret],
    [bodyPath, "--secret", `${secret} ${secret}x`],
    [bodyPath, "--mac-specification", salt, "--mac-salt-file", salt],
  ]) {
    const { out, err } = await verify(args);
    expect(`${out}${err}`).not.toMatch(/nobody may|b25seSBm/);
  }
});

function verify(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return runLine(["verify", ...args], { environment });
}
