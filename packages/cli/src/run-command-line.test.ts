import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { runLine } from "../test/run-line.ts";
import { COMMANDS } from "./command-list.ts";
import { SETTINGS } from "./settings/service-settings.ts";
import { flagName, variableName } from "./settings/setting-definition.ts";
import { readVersion } from "./version.ts";

test.each([
  { args: [], want: "Usage: payment-routing <command>" },
  { args: ["--help"], want: /\n {2}serve +run the service\n {2}migrate +bring the database up to date\n/ },
  { args: ["--version"], want: readVersion() },
  {
    args: ["endpoints", "--help"],
    want: "Usage: payment-routing endpoints <command> [options]",
  },
  { args: ["serve", "--help"], want: "Usage: payment-routing serve --config <path> [options]" },
  { args: ["serve", "--port", "x", "-h"], want: "Usage: payment-routing serve" },
])("$args prints $want", async ({ args, want }) => {
  const { code, out, err } = await runLine(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(want);
});

test.each(COMMANDS)("the help of $name is of the one style", async ({ name, load }) => {
  const { out } = await runLine([...name.split(" "), "--help"]);
  expect(out).toBe((await load()).help);
  const [usage, blank, ...rest] = out.split("\n");
  expect([usage, blank]).toEqual([expect.stringMatching(`^Usage: payment-routing ${name} `), ""]);
  expect(rest).toContain("Options:");
  for (const line of rest.slice(rest.indexOf("Options:") + 1))
    expect(line).toMatch(/^$|^ {2}(?:-\w, )?--[a-z-]+(?: <[^>]+>)?$|^ {2}<\w+>$|^ {6}\S.*$/);
  expect(out, "an argument that has to be there has no default").not.toMatch(
    /^ {2}<\w+>\n(?: {6}.*\n)*?(?: {6}.*)?Default:/m,
  );
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.each([
  { name: "lanes list", flag: "state", want: "One of open, paused, parked." },
  { name: "endpoints list", flag: "state", want: "One of open, paused." },
  { name: "endpoints list", flag: "breaker", want: "One of closed, open, half-open." },
  { name: "callbacks list", flag: "lane-state", want: "One of open, paused, parked." },
  { name: "keys create", flag: "scope", want: "One of processor, operator." },
])("the help of $name says what --$flag may be", async ({ name, flag, want }) => {
  const { out } = await runLine([...name.split(" "), "--help"]);
  const [, paragraph = ""] = new RegExp(`^ {2}--${flag} <\\w+>\\n((?: {6}.*\\n?)+)`, "m").exec(out) ?? [];
  expect(paragraph).toContain(want);
});

test.each(COMMANDS)("$name refuses a flag that it does not know", async ({ name }) => {
  const { code, err } = await runLine([...name.split(" "), "--oops"]);
  expect(code).toBe(2);
  expect(err).toContain(`payment-routing ${name}: unknown option --oops`);
});

test("what stops a command that was told to print JSON is JSON, wherever it comes from", async () => {
  const environment = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
  const { code, out, err } = await runLine(["config", "show", "active", "--json"], { environment });
  expect([code, err]).toEqual([1, expect.stringMatching(/^payment-routing: the database failed: /)]);
  expect(JSON.parse(out)).toEqual({ faults: [{ message: err }] });
});

test("the help of serve names every setting, its variable and its default", async () => {
  const { out } = await runLine(["serve", "--help"]);
  for (const name of Object.keys(SETTINGS)) {
    expect(out).toMatch(new RegExp(`^  --${flagName(name)}( <\\w+>)?$`, "m"));
    expect(out).toContain(`Environment: ${variableName(name)}.`);
  }
  expect(out).toContain("Environment: BODY_LIMIT_BYTES. Default: 262144 bytes.");
});

test.each([
  { args: ["sreve"], want: ['payment-routing: unknown command "sreve". See payment-routing --help.'] },
  {
    args: ["endpoints"],
    want: [
      "payment-routing endpoints: expected one of list, pause, resume, skip, got nothing",
      "See payment-routing endpoints --help.",
    ],
  },
  {
    args: ["lanes", "lst"],
    want: [
      'payment-routing lanes: expected one of list, pause, resume, unpark, skip, got "lst"',
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
    args: ["serve", "--config", "x", "--prot=1", "--log-level=loud"],
    want: [
      "payment-routing serve: unknown option --prot",
      'payment-routing serve: --log-level: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"',
      "See payment-routing serve --help.",
    ],
  },
])("$args is called wrongly", async ({ args, want }) => {
  expect(await runLine(args)).toEqual({ code: 2, out: "", err: want.join("\n") });
});

test("a configuration with faults is told fault by fault", async () => {
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
  expect(out.includes("\u001b[31mrefused")).toBe(want);
  expect(stripVTControlCharacters(out)).toMatch(/^contract {3}refused {4}6 issues$/m);
});
