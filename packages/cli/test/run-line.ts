import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Terminal } from "../src/command.ts";
import { runCommandLine } from "../src/run-command-line.ts";

export interface LineResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `payment-routing` in this process and returns its output. */
export async function runLine(
  args: readonly string[],
  surroundings: Partial<Terminal> = {},
): Promise<LineResult> {
  const out: string[] = [];
  const err: string[] = [];
  const standardOutput = new PassThrough();
  standardOutput.on("data", (bytes) => out.push(String(bytes)));
  const code = await runCommandLine(args, {
    environment: {},
    print: (line) => out.push(line),
    write: (text) => out.push(text),
    standardOutput,
    complain: (line) => err.push(line),
    ...surroundings,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

/** A terminal that records progress bars. */
export function recordProgress() {
  const texts: string[] = [];
  const progressStream = Object.assign(new PassThrough(), { isTTY: true });
  progressStream.on("data", (text) => texts.push(String(text)));
  return { progressStream, shown: () => stripVTControlCharacters(texts.join("")) };
}
