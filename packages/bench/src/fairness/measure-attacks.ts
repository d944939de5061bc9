import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ServerProcess } from "@payment-routing/delivery-trials";
import type { SteadyFigures } from "./steady-load.ts";

/** The warm-up of an attack in milliseconds: its connections are open and its first requests answered. */
const BEFORE_MS = 2000;

const SETTLE_MS = 15_000;

/** The results beside an attack. */
export interface Attacked extends SteadyFigures {
  readonly name: string;
  /** The heap after the attack by that before it, each after a garbage collection. */
  readonly heapRatio: number;
}

/** Measures a steady load, first alone and then beside each attack. Stops the service. */
export async function measureAttacks(
  service: ServerProcess,
  names: readonly string[],
  milliseconds: number,
): Promise<readonly [Attacked, ...Attacked[]]> {
  const ports = [service.url, service.internalUrl ?? []].flat().map((url) => new URL(url).port);
  const load = start("steady-load.ts", ports);
  try {
    await measure(load, milliseconds / 2);
    const alone = { name: "alone", heapRatio: 1, ...(await measure(load, milliseconds)) };
    const attacked: Attacked[] = [];
    for (const name of names) {
      const before = await service.measureHeap();
      const attack = start("attack.ts", [ports.at(-1) ?? "", name]);
      let figures: SteadyFigures;
      try {
        await once(attack, "message");
        figures = await measure(load, milliseconds);
      } finally {
        attack.disconnect();
        await once(attack, "exit");
      }
      attacked.push({ name, ...figures, heapRatio: (await measureSettledHeap(service, before)) / before });
    }
    return [alone, ...attacked];
  } finally {
    load.disconnect();
    await service.kill("SIGKILL");
  }
}

/** The heap once it is about as before, or after the time that a service drops the rest of a rejected body. */
async function measureSettledHeap(service: ServerProcess, before: number): Promise<number> {
  let heapBytes = Number.POSITIVE_INFINITY;
  for (let end = Date.now() + SETTLE_MS; heapBytes > 1.1 * before && Date.now() < end; ) {
    await delay(BEFORE_MS);
    heapBytes = await service.measureHeap();
  }
  return heapBytes;
}

/** The results of the load after a warm-up. */
async function measure(load: ChildProcess, milliseconds: number): Promise<SteadyFigures> {
  await delay(BEFORE_MS);
  await ask(load);
  await delay(milliseconds);
  return await ask(load);
}

async function ask(load: ChildProcess): Promise<SteadyFigures> {
  load.send("figures");
  const [figures] = await once(load, "message");
  return figures as SteadyFigures;
}

function start(script: string, given: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)), given);
}
