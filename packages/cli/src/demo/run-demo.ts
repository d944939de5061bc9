import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { choosePaint, type Paint } from "../paint.ts";
import { waitForStopSignal } from "../stop-signal.ts";
import { type Claim, judgeDemo } from "./judge-demo.ts";
import { type DemoFiles, performDemo } from "./perform-demo.ts";
import type { DemoKeys } from "./play-demo.ts";
import { createStage } from "./stage.ts";

/**
 * Plays a payment on a service of its own, with a database in a folder of its own, and judges what the sides saw.
 *
 * @returns the exit code: 0 only if everything was as it has to be
 */
export async function runDemo(files: DemoFiles, keys: DemoKeys, terminal: Terminal): Promise<number> {
  const { print, complain } = terminal;
  const paint = choosePaint(terminal);
  const folder = await mkdtemp(join(tmpdir(), "payment-routing-demo-"));
  const stopped = waitForStopSignal().then((signal) => Promise.reject(new Error(`stopped by ${signal}`)));
  // It may come when nobody waits for it yet, or any more.
  stopped.catch(() => {});
  try {
    print("Starting the service, its database and the merchant ...");
    const stage = createStage(print, paint);
    const { record, verification } = await performDemo({ files, keys, folder, stage, stopped });
    return printClaims(judgeDemo(record, verification), print, paint);
  } catch (error) {
    complain(`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT_CODES.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function printClaims(claims: readonly Claim[], print: (line: string) => void, paint: Paint): number {
  print(`\n${paint("bold", "Verified")}`);
  for (const { claim, fault } of claims) {
    print(`   ${fault === undefined ? paint("green", "yes") : paint("red", "no ")}  ${claim}`);
    if (fault !== undefined) print(`        ${fault}`);
  }
  const failed = claims.filter(({ fault }) => fault !== undefined).length;
  const isRight = failed === 0;
  const outcome = isRight ? "All of it verified." : `${failed} of ${claims.length} not verified.`;
  print(`\n${paint(isRight ? "green" : "red", outcome)}`);
  return isRight ? EXIT_CODES.done : EXIT_CODES.failed;
}
