import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openReports } from "../../test/open-reports.ts";
import { startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();

test("a hundred thousand lines are processed in bounded memory", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const { outgoing, answered } = openReports(internalPort);
  const lines = createInterface(await firstLine());
  let count = 0;
  lines.on("line", () => count++);
  const before = measureMemory();
  let most = 0;
  const invalid = `${JSON.stringify({ nothing: "x".repeat(1000) })}\n`.repeat(1000);
  for (let thousands = 0; thousands < 100; thousands++) {
    if (!outgoing.write(invalid)) await once(outgoing, "drain");
    if (thousands % 10 === 0) most = Math.max(most, measureMemory() - before);
  }
  outgoing.end();
  await once(lines, "close");
  expect(count).toBe(100_001);
  // The client sent about a hundred megabytes.
  expect(most).toBeLessThan(30 * 1_048_576);

  async function firstLine(): Promise<IncomingMessage> {
    outgoing.write("{}\n");
    return answered;
  }
});

/** Bytes in use, after garbage collection. */
function measureMemory(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
