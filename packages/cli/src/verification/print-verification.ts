import type { Paint, Style } from "../paint.ts";
import type { Check } from "./check.ts";

/** The checks of a callback for people: a line each, what is to be said at more length below it, the outcome last. */
export function printVerification(checks: readonly Check[], paint: Paint): string {
  const lines = checks.flatMap(({ check, verdict, detail, lines = [] }) => [
    `${check.padEnd(10)} ${paint(STYLES[verdict], WORDS[verdict].padEnd(10))} ${detail}`,
    ...lines.map((line) => `  ${line}`),
  ]);
  const refused = listRefused(checks);
  const outcome =
    refused.length === 0
      ? paint("green", "verified, as far as judged")
      : paint("red", `not verified: ${refused.join(", ")}`);
  return [...lines, "", outcome].join("\n");
}

/** The checks of a callback for programs, on one line. */
export function writeVerification(checks: readonly Check[]): string {
  return JSON.stringify({
    verified: listRefused(checks).length === 0,
    checks: checks.map(({ check, verdict, detail, facts }) => ({ check, verdict, detail, ...facts })),
  });
}

export function listRefused(checks: readonly Check[]): readonly string[] {
  const refused = checks.filter(({ verdict }) => verdict === "refused").map(({ check }) => check);
  return [...new Set(refused)];
}

const WORDS: Readonly<Record<Check["verdict"], string>> = {
  verified: "verified",
  refused: "refused",
  "not-judged": "not judged",
};

const STYLES: Readonly<Record<Check["verdict"], Style>> = {
  verified: "green",
  refused: "red",
  "not-judged": "yellow",
};
