import { flagName, SETTINGS, variableName } from "@payment-routing/server/settings";
import { expect, test } from "vitest";
import { runCommandLine } from "./run-command-line.ts";
import { readVersion } from "./version.ts";

test.each([
  { args: [], want: "Usage: payment-routing <command>" },
  { args: ["--help"], want: "  serve  run the service" },
  { args: ["--version"], want: readVersion() },
  { args: ["serve", "--help"], want: "Usage: payment-routing serve --config <path> [options]" },
  { args: ["serve", "--port", "x", "-h"], want: "Usage: payment-routing serve" },
])("$args prints $want", async ({ args, want }) => {
  const { code, out, err } = await run(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(want);
});

test("the help of serve names every setting, its variable and its default", async () => {
  const { out } = await run(["serve", "--help"]);
  for (const name of Object.keys(SETTINGS)) {
    expect(out).toMatch(new RegExp(`^  --${flagName(name)}( <\\w+>)?$`, "m"));
    expect(out).toContain(`Environment: ${variableName(name)}.`);
  }
  expect(out).toContain("Environment: BODY_LIMIT_BYTES. Default: 262144 bytes.");
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.each([
  { args: ["sreve"], want: ['payment-routing: unknown command "sreve". See payment-routing --help.'] },
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
  expect(await run(args)).toEqual({ code: 2, out: "", err: want.join("\n") });
});

test("a configuration with faults is told fault by fault", async () => {
  const { code, out, err } = await run(["serve", "--config", "schemas/examples/config/nowhere"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^schemas\/examples\/config\/nowhere:1:1 .*expected .*, got ENOENT$/m);
});

async function run(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(args, {
    environment: {},
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}
