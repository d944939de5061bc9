import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Arrival } from "../src/listening/create-listening-receiver.ts";
import { loadMerchantVerifications, startMerchant } from "../src/sandbox/start-merchant.ts";
import { DEMO_FILES } from "./demo.ts";

/** The sandbox merchant without a service, for services in separate processes. It stops at the end of the test. */
export interface SandboxMerchant {
  readonly arrivals: readonly Arrival[];
  /** The arguments of `serve` that direct its callbacks to this merchant. */
  readonly args: readonly string[];
}

export async function startSandboxMerchant(): Promise<SandboxMerchant> {
  const arrivals: Arrival[] = [];
  const verifications = await loadMerchantVerifications(DEMO_FILES.config, DEMO_FILES.secrets);
  const merchant = await startMerchant({ verifications, onArrival: (arrival) => arrivals.push(arrival) });
  onTestFinished(() => merchant.close());
  const folder = await mkdtemp(join(tmpdir(), "sandbox-merchant-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of await readdir(DEMO_FILES.config)) {
    const text = await readFile(join(DEMO_FILES.config, name), "utf8");
    await writeFile(join(folder, name), text.replaceAll("https://merchant.sandbox.example", merchant.origin));
  }
  const exceptions = `--callback-exceptions=${new URL(merchant.origin).host}`;
  return {
    arrivals,
    args: ["serve", "--sandbox", `--config=${folder}`, `--secrets=${DEMO_FILES.secrets}`, exceptions],
  };
}
