import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { writeTemporary } from "../../test/signed-callback.ts";

const SERVICE = ["--url", "http://127.0.0.1:1"];
const TWO_LINES = "# the operator's key\nhunter2-operator-key";
const NO_KEY = "expected a key, in one line of letters, digits and -._~+/=, got another text";

const BAD_FILE = fileURLToPath(import.meta.url);

test.each<{ name: string; args: readonly string[]; key?: string; file?: string; want: string }>([
  {
    name: "the file of a flag, in place of the key of a variable,",
    args: [...SERVICE, "--key-file", BAD_FILE],
    key: "key",
    want: `--key-file: ${NO_KEY}`,
  },
  {
    name: "the key of a flag, in place of the file of a variable,",
    args: [...SERVICE, "--key", TWO_LINES],
    file: "key",
    want: `--key: ${NO_KEY}`,
  },
  {
    name: "a key and a key file",
    args: [...SERVICE, "--key", "key", "--key-file", BAD_FILE],
    want: "--key: expected --key or --key-file, got both",
  },
  {
    name: "variables for a key and a key file",
    args: SERVICE,
    key: "key",
    file: "key",
    want: "--key: expected --key or --key-file, got both",
  },
  { name: "a key of two lines", args: SERVICE, key: TWO_LINES, want: `--key: ${NO_KEY}` },
  { name: "a key file of two lines", args: SERVICE, file: TWO_LINES, want: `--key-file: ${NO_KEY}` },
  { name: "a key file without a key", args: SERVICE, file: "\n", want: `--key-file: ${NO_KEY}` },
  {
    name: "an address with a password",
    args: ["--url", "http://joe:hunter2@127.0.0.1:1"],
    key: "key",
    want: "--url: expected an address without user and password, got one with them",
  },
])("$name is rejected by its setting and not shown", async ({ args, key, file, want }) => {
  const environment = {
    OPERATOR_KEY: key,
    OPERATOR_KEY_FILE: file === undefined ? undefined : writeTemporary("key", file),
  };
  expect(await runLine(["lanes", "list", ...args], { environment })).toEqual({
    code: 2,
    out: "",
    err: `payment-routing lanes list: ${want}\nSee payment-routing lanes list --help.`,
  });
});
