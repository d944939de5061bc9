import { readSecret, signWebhook } from "@payment-routing/signing";
import { describe, expect, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";
import { readSignedCallback, writeTemporary } from "../../test/signed-callback.ts";

const { body, bodyPath, deliveryPath, secrets, mac } = readSignedCallback("minimal-declined");
const [SECRET = "", OTHER_SECRET = ""] = secrets;
const UNKNOWN_SECRET = `whsec_${Buffer.from("of nobody, for tests only").toString("base64")}`;
const SIGNED = ["--headers", deliveryPath, "--secret", SECRET];

test("a callback on standard input that is right in everything is verified", async () => {
  const args = ["verify", "-", ...SIGNED, ...macFlags(), "--at", "1795156207"];
  const { code, stdout, stderr } = await runCommand(args, {}, body).ended();
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(`\
headers    verified   by 2026-11: cb_01JD4Q2ZA1, session 7740013, sequence 1, redelivery, sent 2026-11-20T06:30:07Z
time       verified   at 2026-11-20T06:30:07Z, give or take 300 s
session    verified   the same in headers and body
contract   verified   every member conforms to the contract
signature  verified   by 2026-11
hmac       verified   transaction 1900554322

verified, as far as checked
`);
});

test("reports the parts that were not checked for lack of input", async () => {
  const { code, out } = await verify([bodyPath]);
  expect([code, out]).toEqual([
    0,
    `\
headers    not checked no headers given: the time of sending is unknown
contract   verified   every member conforms to the contract
signature  not checked no secret given
hmac       not checked no MAC specification given

verified, as far as checked`,
  ]);
});

describe("a failed check is reported, and the other checks are made", () => {
  const changed = body.toString().replace('"message":"Declined"', '"message":"Captured"');
  test.each<{ name: string; args: readonly string[]; input: string; want: readonly unknown[] }>([
    {
      name: "a body that was changed",
      args: SIGNED,
      input: changed,
      want: [
        ["headers", "rejected", "wrong-signature", "webhook-signature"],
        ["contract", "verified"],
        ["signature", "rejected"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a header that Standard Webhooks does not sign",
      args: [...SIGNED, "-H", "payment-routing-redelivery: false"],
      input: body.toString(),
      want: [
        ["headers", "rejected", "wrong-signature", "payment-routing-signature"],
        ["contract", "verified"],
        ["signature", "verified"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a header that is missing",
      args: ["-H", "webhook-id: cb_01JD4Q2ZA1", "--secret", SECRET],
      input: body.toString(),
      want: [
        ["headers", "rejected", "missing-header", "webhook-timestamp"],
        ["contract", "verified"],
        ["signature", "verified"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "an unknown secret",
      args: ["--headers", deliveryPath, "--secret", UNKNOWN_SECRET],
      input: body.toString(),
      want: [
        ["headers", "rejected", "wrong-signature", "webhook-signature"],
        ["contract", "verified"],
        ["signature", "rejected"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a time that was long ago",
      args: [...SIGNED, "--at", "2026-11-20T06:35:08Z"],
      input: body.toString(),
      want: [
        ["headers", "verified"],
        ["time", "rejected", "expired"],
        ["session", "verified"],
        ["contract", "verified"],
        ["signature", "verified"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a time to come",
      args: [...SIGNED, "--at", "1795156206", "--tolerance", "0"],
      input: body.toString(),
      want: [
        ["headers", "verified"],
        ["time", "rejected", "too-new"],
        ["session", "verified"],
        ["contract", "verified"],
        ["signature", "verified"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a signature that no header vouches for",
      args: ["--secret", SECRET],
      input: changed,
      want: [
        ["headers", "skipped"],
        ["contract", "verified"],
        ["signature", "rejected"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a secret of the body that did not make its signature",
      args: [...SIGNED, "--body-secret", OTHER_SECRET],
      input: body.toString(),
      want: [
        ["headers", "verified"],
        ["time", "skipped"],
        ["session", "verified"],
        ["contract", "verified"],
        ["signature", "rejected"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a signature that is missing, when it is all that the secret could prove",
      args: ["--secret", SECRET],
      input: body.toString().replace(/,"signature":"\w+"/, ""),
      want: [
        ["headers", "skipped"],
        ["contract", "verified"],
        ["signature", "rejected"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a member that is repeated",
      args: ["--secret", SECRET],
      input: body.toString().replace('"client_id"', '"client_id":1,"client_id"'),
      want: [
        ["headers", "skipped"],
        ["contract", "rejected"],
        ["signature", "skipped"],
        ["hmac", "skipped"],
      ],
    },
    {
      name: "a body that is no JSON",
      args: ["--secret", SECRET],
      input: "",
      want: [
        ["headers", "skipped"],
        ["contract", "rejected"],
        ["signature", "skipped"],
        ["hmac", "skipped"],
      ],
    },
  ])("$name", async ({ args, input, want }) => {
    const { code, out, err } = await verify([writeTemporary("body", input), "--json", ...args]);
    expect([code, err, out.split("\n").length]).toEqual([1, "", 1]);
    const report = JSON.parse(out);
    expect(report.verified).toBe(false);
    const checks = report.checks.map((each: Record<string, unknown>) =>
      [each.check, each.outcome, each.reason, each.header].filter((part) => part !== undefined),
    );
    expect(checks).toEqual(want);
  });
});

test("headers of another session are rejected although they are signed", async () => {
  const message = { id: "cb_1", timestampSeconds: 1, sessionId: 1, sequence: 1, redelivery: false, body };
  const signed = signWebhook(message, [readSecret("a", SECRET.replace("2026-11=", ""))]);
  const file = writeTemporary("headers.json", signed);
  const { code, out } = await verify([bodyPath, "--headers", file, "--secret", SECRET]);
  expect(code).toBe(1);
  expect(out).toContain("session    rejected   the headers contain 1, the body another one\n");
});

test("every issue of the contract is named with line and column", async () => {
  const input = '{\n  "client_id": "10077",\n  "transactions": []\n}';
  const { code, out } = await verify([writeTemporary("body", input)]);
  expect(code).toBe(1);
  expect(out).toContain("contract   rejected   6 issues\n");
  expect(out).toContain('  2:16 invalid-type /client_id: expected an integer, got "10077"\n');
  expect(out).toMatch(/\n\nnot verified: contract$/);
});

test("checks the hmac of every transaction and explains failures", async () => {
  const callback = JSON.parse(body.toString());
  const [transaction] = callback.transactions;
  const { hmac: _hmac, ...without } = transaction;
  callback.transactions = [
    transaction,
    { ...transaction, id: 2 },
    { ...without, id: 3 },
    { ...transaction, id: 4, order_id: undefined },
  ];
  const { code, out } = await verify([writeTemporary("body", callback), ...macFlags()]);
  expect(code).toBe(1);
  expect(out.match(/^hmac .*$/gm)).toEqual([
    "hmac       verified   transaction 1900554322",
    "hmac       rejected   transaction 2: it is for another salt, specification or transaction",
    "hmac       rejected   transaction 3: it has no hmac",
    "hmac       rejected   transaction 4: it cannot have an hmac: transaction /order_id: expected a value, got nothing",
  ]);
});

test("a line break that an editor put at the end of the body is found out", async () => {
  for (const lineBreak of ["\n", "\r\n"]) {
    const { code, out } = await verify([writeTemporary("body", `${body}${lineBreak}`), ...SIGNED]);
    expect(code).toBe(1);
    expect(out).toContain("; it is valid without the line break at the end of the file\n");
  }
});

function verify(args: readonly string[]) {
  return runLine(["verify", ...args]);
}

function macFlags(): readonly string[] {
  return [
    "--mac-specification",
    writeTemporary("mac.json", mac.specification),
    "--mac-salt-file",
    writeTemporary("salt", `${mac.salt}\n`),
  ];
}
