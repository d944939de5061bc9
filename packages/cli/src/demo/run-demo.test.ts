import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES, DEMO_KEYS } from "../../test/demo.ts";
import { BASE_ENVIRONMENT, type RunningProcess, runProcess } from "../../test/run-process.ts";

/** Runs the demo like `npm run demo`, but from the sources and with a temporary folder. */
function play(keys: object): { readonly running: RunningProcess; readonly listFolders: () => string[] } {
  const program = `
    import { runDemo } from "./packages/cli/src/demo/run-demo.ts";
    const terminal = { environment: {}, print: console.log, complain: console.error };
    process.exitCode = await runDemo(${JSON.stringify(DEMO_FILES)}, ${JSON.stringify(keys)}, terminal);`;
  const folder = mkdtempSync(join(tmpdir(), "run-demo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const running = runProcess(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...BASE_ENVIRONMENT, TMPDIR: folder },
  });
  return { running, listFolders: () => readdirSync(folder) };
}

test("a payment is played, printed side by side, and all of it verifies", { timeout: 60_000 }, async () => {
  const { running, listFolders } = play(DEMO_KEYS);
  const { code, stdout, stderr } = await running.ended();
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.match(/^\d\. .*$/gm)).toEqual([
    "1. Search for payment methods",
    "2. The processor reports the payment session",
    "3. The payment is authorised, and the merchant rejects the callback",
    "4. The payment is captured: its callback waits for the retry of the previous one",
    "5. The history in the service",
  ]);
  const deliveries = Array.from(stdout.matchAll(/merchant +callback (\d).*answered (\d+)$/gm));
  expect(deliveries.map(([, sequence, status]) => `${sequence} ${status}`)).toEqual([
    "1 200",
    "2 500",
    "2 200",
    "3 200",
  ]);
  expect(stdout.match(/^ {3}(?:yes|no ) /gm)).toEqual(Array(8).fill("   yes "));
  expect(stdout).toMatch(/\nEverything verified\.\n$/);
  expect(listFolders()).toEqual([]);
});

test("with a rejected key it reports that and exits with 1", { timeout: 60_000 }, async () => {
  const { running, listFolders } = play({ ...DEMO_KEYS, processor: "wrong" });
  const { code, stderr } = await running.ended();
  expect(code).toBe(1);
  expect(stderr).toBe("\nThe demo failed: Send a key of the internal listener as Bearer token.\n");
  expect(listFolders()).toEqual([]);
});

// A demo that went on waiting for a callback would take 20 s.
test("SIGTERM stops it and removes its files", { timeout: 15_000 }, async () => {
  const { running, listFolders } = play(DEMO_KEYS);
  await running.printed(/^2\. /m);
  expect(listFolders()).toEqual([expect.stringMatching(/^payment-routing-demo-/)]);
  running.child.kill("SIGTERM");
  const { code, stderr } = await running.ended();
  expect([code, stderr]).toEqual([1, "\nThe demo failed: stopped by SIGTERM\n"]);
  expect(listFolders()).toEqual([]);
});
