import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "@payment-routing/embedded-database/testing";

const DEPLOYED = new URL("../../../../deploy/compose/haproxy.cfg", import.meta.url);

/** A load balancer in front of processes that answer searches. */
export interface Haproxy extends AsyncDisposable {
  readonly port: number;
}

/**
 * Starts HAProxy with the configuration of `deploy/compose` for searches, on this machine and without TLS.
 *
 * @throws Error without HAProxy, which is a package of Debian
 */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<Haproxy> {
  if (spawnSync("haproxy", ["-v"]).status !== 0)
    throw new Error("haproxy is missing: apt-get install haproxy");
  const port = await findFreePort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, writeConfiguration(readFileSync(DEPLOYED, "utf8"), port, ports));
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const ended = once(child, "exit");
  await Promise.race([
    waitUntilAnswers(port),
    ended.then(([code]) => {
      throw new Error(`haproxy ended with ${code}: ${complaints}`);
    }),
  ]);
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function writeConfiguration(deployed: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((each, index) => `  server process${index + 1} 127.0.0.1:${each}`).join("\n");
  // Names are those of Compose, and one listener is for searches only.
  const [searches = ""] = deployed.split("# Processors, operators and the console.");
  return searches
    .replace(/^resolvers compose\n(?: .*\n)+/m, "")
    .replace(" resolvers compose init-addr none", "")
    .replace(/^ {2}# One file of the certificate.*\n/m, "")
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replace(/^ {2}server-template .*$/m, servers);
}

async function waitUntilAnswers(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(50);
  }
}
