import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { runLine } from "../test/run-line.ts";
import { COMMANDS } from "./command-list.ts";
import { readVersion } from "./run-command-line.ts";
import { showFlag } from "./settings/read-settings.ts";
import { SETTINGS } from "./settings/service-settings.ts";
import { flagName, variableName } from "./settings/setting-definition.ts";

test.each([
  { args: [], want: "Usage: payment-routing [options] [command]" },
  {
    args: ["--help"],
    want: /\n {2}serve +Run the service\n {2}migrate +Apply database migrations\n/,
  },
  { args: ["--version"], want: readVersion() },
  {
    args: ["endpoints", "--help"],
    want: /^Usage: payment-routing endpoints .*\n {2}skip +Skip all undelivered callbacks of an endpoint$/s,
  },
  { args: ["serve", "--help"], want: "Usage: payment-routing serve" },
  { args: ["help", "keys", "create"], want: /^Usage: payment-routing keys create .* <id>$/m },
])("$args prints $want", async ({ args, want }) => {
  const { code, out, err } = await runLine(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(want);
});

test.each(COMMANDS)("the help of $name shows its description and settings", async ({ name, load }) => {
  const { out } = await runLine([...name.split(" "), "--help"]);
  const { description, settings } = await load();
  const [usage] = out.split("\n");
  expect(usage).toContain(`Usage: payment-routing ${name} `);
  expect(out.replaceAll(/\s+/g, " ")).toContain(description);
  for (const [setting, definition] of Object.entries(settings))
    expect(out).toContain(definition.isOperand ? definition.placeholder : showFlag(setting, definition));
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.each([
  { name: "lanes list", flag: "state", want: ["active", "paused", "parked", "failing"] },
  { name: "endpoints list", flag: "state", want: ["active", "paused"] },
  { name: "endpoints list", flag: "breaker", want: ["closed", "open", "half-open"] },
  { name: "callbacks list", flag: "lane-state", want: ["active", "paused", "parked"] },
  { name: "keys create", flag: "scope", want: ["processor", "viewer", "operator", "admin"] },
])("the help of $name lists the values of --$flag", async ({ name, flag, want }) => {
  const { out } = await runLine([...name.split(" "), "--help"]);
  const [, rest = ""] = out.split(`  --${flag} <`);
  const [, choices = ""] = /\(choices: (.*?)\)/s.exec(rest) ?? [];
  expect(choices.match(/[\w-]+/g)).toEqual(want);
});

test.each(COMMANDS)("$name rejects an unknown flag", async ({ name }) => {
  const { code, err } = await runLine([...name.split(" "), "--oops"]);
  expect(code).toBe(2);
  expect(err).toContain(`payment-routing ${name}: unknown option '--oops'`);
});

test("with --json, an error of any source is printed as JSON", async () => {
  const environment = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
  const { code, out, err } = await runLine(
    ["keys", "create", "x", "--scope", "admin", "--reason", "a test", "--json"],
    { environment },
  );
  expect([code, err]).toEqual([1, expect.stringMatching(/^payment-routing: the database failed: /)]);
  expect(JSON.parse(out)).toEqual({ issues: [{ message: err }] });
});

test("the help of serve names every setting, its variable and its default", async () => {
  const { out } = await runLine(["serve", "--help"]);
  for (const name of Object.keys(SETTINGS)) {
    expect(out).toMatch(new RegExp(`^  --${flagName(name)}( <\\w+>)? `, "m"));
    expect(out.replaceAll(/\s+/g, " ")).toContain(`(env: ${variableName(name)})`);
  }
  expect(out.replaceAll(/\s+/g, " ")).toContain("(env: BODY_LIMIT_BYTES) (default: 262144 bytes)");
});

test.each([
  {
    args: ["sreve"],
    want: [
      "payment-routing: unknown command 'sreve'",
      "(Did you mean serve?)",
      "See payment-routing --help.",
    ],
  },
  {
    args: ["lanes", "lst"],
    want: [
      "payment-routing lanes: unknown command 'lst'",
      "(Did you mean list?)",
      "See payment-routing lanes --help.",
    ],
  },
  {
    args: ["serve"],
    want: [
      "payment-routing serve: --config: expected a path, got nothing",
      "See payment-routing serve --help.",
    ],
  },
  {
    args: ["serve", "--config-source=x"],
    want: [
      "payment-routing serve: option '--config-source <source>' argument 'x' is invalid. Allowed choices are files, database.",
      "See payment-routing serve --help.",
    ],
  },
  {
    args: ["serve", "--config", "x", "--prot=1"],
    want: [
      "payment-routing serve: unknown option '--prot=1'",
      "(Did you mean --port?)",
      "See payment-routing serve --help.",
    ],
  },
])("$args is wrong usage", async ({ args, want }) => {
  expect(await runLine(args)).toEqual({ code: 2, out: "", err: want.join("\n") });
});

test("a group without a command is wrong usage, answered with its help", async () => {
  const { code, out, err } = await runLine(["endpoints"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^Usage: payment-routing endpoints .*\n {2}list +List endpoints/s);
});

test("every issue of an invalid configuration is printed", async () => {
  const { code, out, err } = await runLine(["serve", "--config", "schemas/examples/config"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^schemas\/examples\/config:1:1 .*expected .*, got none of them$/m);
});

test.each([
  { name: "on a terminal", isInteractive: true, environment: {}, want: true },
  {
    name: "on a terminal with an empty NO_COLOR",
    isInteractive: true,
    environment: { NO_COLOR: "" },
    want: true,
  },
  { name: "on a terminal with NO_COLOR", isInteractive: true, environment: { NO_COLOR: "1" }, want: false },
  { name: "in a pipe", isInteractive: false, environment: {}, want: false },
])("colours $name: $want", async ({ isInteractive, environment, want }) => {
  const { out } = await runLine(["verify", "package.json"], { isInteractive, environment });
  expect(out.includes("\u001b[31mrejected")).toBe(want);
  expect(stripVTControlCharacters(out)).toMatch(/^contract {3}rejected {3}6 issues$/m);
});
