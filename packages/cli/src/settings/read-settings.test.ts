import { describe, expect, test } from "vitest";
import { describeSettings } from "./describe-settings.ts";
import { readSettings } from "./read-settings.ts";
import { SETTINGS } from "./service-settings.ts";
import { defaultsOf, flagName, SettingsError, variableName } from "./setting-definition.ts";
import { integer, operand, textList } from "./setting-kinds.ts";

test("nothing given is every default", () => {
  expect(readSettings(SETTINGS, [], {})).toEqual(defaultsOf(SETTINGS));
  expect(defaultsOf(SETTINGS)).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    sandbox: false,
    logLevel: "info",
  });
});

test("a flag wins over the environment, the environment over the default", () => {
  expect(readSettings(SETTINGS, ["--port", "1"], { PORT: "2" }).port).toBe(1);
  expect(readSettings(SETTINGS, [], { PORT: "2" }).port).toBe(2);
});

test("an empty variable counts as not set", () => {
  expect(readSettings(SETTINGS, [], { PORT: "", LOG_LEVEL: "" })).toEqual(defaultsOf(SETTINGS));
});

test.each([
  { name: "integer", args: ["--port=0"], want: { port: 0 } },
  { name: "text", args: ["--config", "a b.yaml"], want: { config: "a b.yaml" } },
  { name: "flag", args: ["--sandbox"], want: { sandbox: true } },
  { name: "flag with a value", args: ["--sandbox=false"], want: { sandbox: false } },
  { name: "choice", args: ["--log-level", "silent"], want: { logLevel: "silent" } },
  { name: "address", args: ["--host", "::"], want: { host: "::" } },
  { name: "localhost", args: ["--host", "localhost"], want: { host: "127.0.0.1" } },
  {
    name: "list of addresses",
    args: ["--trusted-proxies", "10.0.0.0/8, 2001:db8::1"],
    want: { trustedProxies: ["10.0.0.0/8", "2001:db8::1"] },
  },
])("reads a setting of kind $name", ({ args, want }) => {
  expect(readSettings(SETTINGS, args, {})).toEqual({ ...defaultsOf(SETTINGS), ...want });
});

test.each([
  { args: ["--prot", "1"], want: "unknown option --prot" },
  { args: ["-p", "1"], want: "unknown option -p" },
  { args: ["--no-sandbox"], want: "unknown option --no-sandbox" },
  { args: ["extra"], want: 'unexpected argument "extra"' },
  { args: ["--port"], want: "--port: expected a whole number from 0 to 65535, got nothing" },
  { args: ["--config", "--sandbox"], want: "--config: expected a path, got nothing" },
  { args: ["--port", "80 80"], want: '--port: expected a whole number from 0 to 65535, got "80 80"' },
  { args: ["--port", "65536"], want: '--port: expected a whole number from 0 to 65535, got "65536"' },
  { args: ["--port", "1", "--port", "2"], want: "--port: given twice" },
  { args: ["--sandbox=yes"], want: '--sandbox: expected true or false, got "yes"' },
  {
    args: ["--log-level", "loud"],
    want: '--log-level: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"',
  },
  {
    args: ["--host", "example.test"],
    want: '--host: expected an IP address of this machine, such as 0.0.0.0, 127.0.0.1 or ::, got "example.test"',
  },
  {
    args: ["--trusted-proxies", "10.0.0.0/33"],
    want: '--trusted-proxies: expected IP addresses or CIDR ranges separated by commas, such as 10.0.0.0/8,192.0.2.7, got "10.0.0.0/33"',
  },
])("refuses $args", ({ args, want }) => {
  expect(faultsOf(() => readSettings(SETTINGS, args, {}))).toContain(want);
});

test("names every fault at once, a variable by its own name", () => {
  expect(faultsOf(() => readSettings(SETTINGS, ["--oops"], { BODY_LIMIT_BYTES: "1" }))).toEqual([
    "unknown option --oops",
    'BODY_LIMIT_BYTES: expected a whole number from 1024 to 16777216, got "1"',
  ]);
});

test("every setting has a flag and a variable of its own", () => {
  expect(flagName("bodyLimitBytes")).toBe("body-limit-bytes");
  expect(variableName("bodyLimitBytes")).toBe("BODY_LIMIT_BYTES");
  expect(new Set(Object.keys(SETTINGS).map(flagName)).size).toBe(Object.keys(SETTINGS).length);
});

describe("settings of other kinds", () => {
  const definitions = {
    file: operand("path", "What is judged."),
    header: { ...textList("field", "A header."), letter: "H" },
    secret: { ...textList("secret", "A secret."), variable: "CALLBACK_SECRET" },
    port: integer({ default: 0, min: -9, max: 9, unit: "", description: "A port." }),
  };
  const defaults = { file: "x.json", header: [], secret: [], port: 0 };

  test.each([
    { name: "an operand", args: ["x.json"], want: {} },
    { name: "standard input", args: ["-"], want: { file: "-" } },
    { name: "negative numbers", args: ["-12", "--port", "-3"], want: { file: "-12", port: -3 } },
    { name: "a negative number after --", args: ["--port=-3", "--", "-12"], want: { file: "-12", port: -3 } },
    { name: "an operand after --", args: ["--", "--x"], want: { file: "--x" } },
    {
      name: "a letter, several times",
      args: ["-H", "a: 1", "x.json", "-Hb: 2"],
      want: { header: ["a: 1", "b: 2"] },
    },
    { name: "both forms of a flag", args: ["x.json", "-H", "a", "--header=b"], want: { header: ["a", "b"] } },
    { name: "the variable that it has", args: ["x.json"], want: { secret: ["of the environment"] } },
    { name: "no variable where it has none", args: ["x.json"], want: { port: 0 } },
    { name: "flags before a variable", args: ["x.json", "--secret", "s"], want: { secret: ["s"] } },
  ])("reads $name", ({ args, want }) => {
    const environment = {
      PORT: "9",
      FILE: "y",
      ...("secret" in want ? { CALLBACK_SECRET: "of the environment" } : {}),
    };
    expect(readSettings(definitions, args, environment)).toEqual({ ...defaults, ...want });
  });

  test.each([
    { args: [], want: ["expected a path, got nothing"] },
    { args: ["x.json", "y.json"], want: ['unexpected argument "y.json"'] },
    { args: ["x.json", "-12"], want: ['unexpected argument "-12"'] },
    { args: ["--file", "x.json"], want: ["unknown option --file"] },
    { args: ["x.json", "-H"], want: ["-H: expected a field, got nothing"] },
    { args: ["x.json", "--port=1", "--port=2"], want: ["--port: given twice"] },
    { args: ["x.json", "--port=x"], want: ['--port: expected a whole number from -9 to 9, got "x"'] },
  ])("refuses $args", ({ args, want }) => {
    expect(faultsOf(() => readSettings(definitions, args, {}))).toEqual(want);
  });

  test("an operand that is not what it should be is named as help shows it", () => {
    const session = integer({ default: 0, min: 1, max: 9, unit: "", description: "A session." });
    const operands = { session: { ...session, placeholder: "session", isOperand: true } } as const;
    expect(faultsOf(() => readSettings(operands, ["1.5"], {}))).toEqual([
      '<session>: expected a whole number from 1 to 9, got "1.5"',
    ]);
  });

  test("help shows each as it is written", () => {
    expect(describeSettings(definitions).match(/^ {2}\S.*$/gm)).toEqual([
      "  <path>",
      "  -H, --header <field>",
      "  --secret <secret>",
      "  --port <number>",
    ]);
    expect(describeSettings(definitions).match(/Environment: .*/g)).toEqual([
      "Environment: CALLBACK_SECRET.",
    ]);
  });
});

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}
