import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { Command, CommanderError } from "commander";
import { afterAll, describe, expect, test } from "vitest";
import { addSettings, readSettings } from "./read-settings.ts";
import { SETTINGS } from "./service-settings.ts";
import {
  defaultsOf,
  flagName,
  type SettingDefinitions,
  SettingsError,
  variableName,
} from "./setting-definition.ts";
import { integer, operand, textList } from "./setting-kinds.ts";

test("without input, every setting has its default", () => {
  expect(read(SETTINGS, [], {})).toEqual(defaultsOf(SETTINGS));
  expect(defaultsOf(SETTINGS)).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    sandbox: false,
    logLevel: "info",
  });
});

test("an option overrides the environment, the environment overrides the default", () => {
  expect(read(SETTINGS, ["--port", "1"], { PORT: "2" }).port).toBe(1);
  expect(read(SETTINGS, [], { PORT: "2" }).port).toBe(2);
});

test("an empty variable counts as not set", () => {
  expect(read(SETTINGS, [], { PORT: "", LOG_LEVEL: "" })).toEqual(defaultsOf(SETTINGS));
});

test.each([
  { name: "integer", args: ["--port=0"], want: { port: 0 } },
  { name: "text", args: ["--config", "a b.yaml"], want: { config: "a b.yaml" } },
  { name: "flag", args: ["--sandbox"], want: { sandbox: true } },
  { name: "choice", args: ["--log-level", "silent"], want: { logLevel: "silent" } },
  { name: "address", args: ["--host", "::"], want: { host: "::" } },
  { name: "localhost", args: ["--host", "localhost"], want: { host: "127.0.0.1" } },
  {
    name: "list of addresses",
    args: ["--trusted-proxies", "10.0.0.0/8, 2001:db8::1"],
    want: { trustedProxies: ["10.0.0.0/8", "2001:db8::1"] },
  },
])("reads a setting of kind $name", ({ args, want }) => {
  expect(read(SETTINGS, args, {})).toEqual({ ...defaultsOf(SETTINGS), ...want });
});

test.each([
  { args: ["--prot", "1"], want: "unknown option '--prot'" },
  { args: ["-p", "1"], want: "unknown option '-p'" },
  { args: ["--no-sandbox"], want: "unknown option '--no-sandbox'" },
  { args: ["--sandbox=yes"], want: "unknown option '--sandbox=yes'" },
  { args: ["extra"], want: "too many arguments" },
  { args: ["--port"], want: "option '--port <number>' argument missing" },
  { args: ["--config", "--sandbox"], want: "option '--config <path>' argument '--sandbox' is invalid" },
  {
    args: ["--port", "80 80"],
    want: "argument '80 80' is invalid. Expected a whole number from 0 to 65535.",
  },
  {
    args: ["--port", "65536"],
    want: "argument '65536' is invalid. Expected a whole number from 0 to 65535.",
  },
  { args: ["--log-level", "loud"], want: "argument 'loud' is invalid. Allowed choices are trace, debug, " },
  { args: ["--host", "example.test"], want: "Expected an IP address of this machine, such as 0.0.0.0" },
  { args: ["--trusted-proxies", "10.0.0.0/33"], want: "Expected IP addresses or CIDR ranges separated by" },
])("rejects $args", ({ args, want }) => {
  expect(issuesOf(() => read(SETTINGS, args, {}))).toContain(want);
});

describe("a variable that names a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const path = join(folder, "database-url");
  const missing = join(folder, "missing");
  writeFileSync(path, "postgresql://user:secret@host/database\n");
  afterAll(() => rmSync(folder, { recursive: true }));

  test("gives the content without the line end", () => {
    const { databaseUrl } = read(SETTINGS, [], { DATABASE_URL_FILE: path });
    expect(databaseUrl).toBe("postgresql://user:secret@host/database");
  });

  test("is ignored when the option is given", () => {
    const { databaseUrl } = read(SETTINGS, ["--database-url", "given"], { DATABASE_URL_FILE: missing });
    expect(databaseUrl).toBe("given");
  });

  test("is read for settings with secrets only", () => {
    expect(read(SETTINGS, [], { PORT_FILE: missing })).toEqual(defaultsOf(SETTINGS));
  });

  test.each([
    {
      name: "next to the variable itself",
      environment: { DATABASE_URL: "given", DATABASE_URL_FILE: path },
      want: "DATABASE_URL_FILE: expected DATABASE_URL or DATABASE_URL_FILE, got both",
    },
    {
      name: "of a missing file",
      environment: { DATABASE_URL_FILE: missing },
      want: `DATABASE_URL_FILE: expected a file that can be read, got ENOENT for ${missing}`,
    },
    {
      name: "of an empty file",
      environment: { DATABASE_URL_FILE: devNull },
      want: `DATABASE_URL_FILE: expected a file with a value, got the empty file ${devNull}`,
    },
  ])("is rejected $name", ({ environment, want }) => {
    expect(issuesOf(() => read(SETTINGS, [], environment))).toBe(want);
  });
});

test("names every invalid variable", () => {
  const environment = { BODY_LIMIT_BYTES: "1", LOG_LEVEL: "loud", SANDBOX: "yes" };
  expect(issuesOf(() => read(SETTINGS, [], environment)).split("\n")).toEqual([
    'SANDBOX: expected true or false, got "yes"',
    'LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"',
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
    file: operand("path", "The input."),
    header: { ...textList("field", "A header."), letter: "H" },
    secret: { ...textList("secret", "A secret."), variable: "CALLBACK_SECRET" },
    port: integer({ default: 0, min: -9, max: 9 }, "A port."),
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
    expect(read(definitions, args, environment)).toEqual({ ...defaults, ...want });
  });

  test.each([
    { args: [], want: "missing required argument 'path'" },
    { args: ["x.json", "y.json"], want: "too many arguments" },
    { args: ["x.json", "-12"], want: "too many arguments" },
    { args: ["--file", "x.json"], want: "unknown option '--file'" },
    { args: ["x.json", "-H"], want: "option '-H, --header <field>' argument missing" },
    { args: ["x.json", "--port=x"], want: "Expected a whole number from -9 to 9." },
  ])("rejects $args", ({ args, want }) => {
    expect(issuesOf(() => read(definitions, args, {}))).toContain(want);
  });

  test("an error names an operand", () => {
    const session = integer({ default: 0, min: 1, max: 9 }, "A session.");
    const operands = { session: { ...session, placeholder: "session", isOperand: true } } as const;
    expect(issuesOf(() => read(operands, ["1.5"], {}))).toContain(
      "'1.5' is invalid for argument 'session'. Expected a whole number from 1 to 9.",
    );
  });

  test("help shows the variable and the default with its unit", () => {
    const size = integer({ default: 5, min: 1, max: 9, unit: "bytes" }, "A size.");
    const command = new Command();
    addSettings(command, { ...definitions, size });
    const help = command.helpInformation();
    expect(help).toMatch(/--secret <secret> +A secret. \(env: CALLBACK_SECRET\)\n/);
    expect(help).toMatch(/--size <number> +A size. \(default: 5 bytes\)\n/);
  });
});

function read(definitions: SettingDefinitions, args: readonly string[], environment: NodeJS.ProcessEnv) {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  addSettings(command, definitions);
  command.action(() => undefined).parse(args, { from: "user" });
  return readSettings(command, definitions, environment);
}

function issuesOf(readThem: () => unknown): string {
  try {
    readThem();
  } catch (error) {
    if (error instanceof SettingsError || error instanceof CommanderError) return error.message;
    throw error;
  }
  return "";
}
