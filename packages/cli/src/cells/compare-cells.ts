import type { Cell } from "@payment-routing/config-contract";
import { compareOwners, type Delivery } from "@payment-routing/delivery";
import type { OperatorClient } from "@payment-routing/operator-client";
import { type Logger, oncePerMinute } from "@payment-routing/server";
import { connectCell } from "./cells-file.ts";

/** Another cell, by its internal listener. */
export interface PeerCell {
  readonly name: string;
  readonly client: OperatorClient;
}

/** How often a process asks the other cells. */
const INTERVAL_MS = 10_000;

/**
 * Asks the other cells every 10 seconds which clients they own, and holds those that this one owns too. A cell that does not answer
 * is left out. Returns a function that stops it.
 */
export function compareCells({ context }: Delivery, peers: readonly PeerCell[], logger: Logger): () => void {
  const { cell, pool, events } = context;
  if (cell === undefined) return () => {};
  const warn = oncePerMinute((error: unknown, skipped) =>
    logger.warn({ event: "cell-away", err: error, passed_over: skipped }, "another cell does not answer"),
  );
  const held = new Set<number>();
  const compare = async (): Promise<void> => {
    try {
      const comparison = await compareOwners(pool, cell, async () => {
        const { answers, failures } = await askCells(peers);
        for (const failure of failures) warn(new Error(failure));
        return answers;
      });
      events.emit("ownersCompared", comparison);
      for (const clientId of comparison.held.filter((id) => !held.has(id)))
        logger.error(
          { event: "client-held", client_id: clientId },
          "two cells claim a client: nothing of it is stored or delivered until clients recover",
        );
      held.clear();
      for (const clientId of comparison.held) held.add(clientId);
    } catch (error) {
      warn(error);
    }
  };
  const timer = setInterval(() => void compare(), INTERVAL_MS).unref();
  void compare();
  return () => clearInterval(timer);
}

/** Asks cells which clients they own. Those that do not answer are left out, and named. */
export async function askCells(peers: readonly PeerCell[]) {
  const asked = await Promise.allSettled(peers.map(ask));
  return {
    answers: asked.flatMap((each) => (each.status === "fulfilled" ? each.value : [])),
    failures: asked.flatMap((each, index) =>
      each.status === "rejected" ? `cell ${peers[index]?.name} does not answer: ${each.reason.message}` : [],
    ),
  };
}

/** The cells of the file other than one. */
export function listPeers(
  cells: readonly Cell[],
  own: string | undefined,
  environment: NodeJS.ProcessEnv,
): readonly PeerCell[] {
  return cells
    .filter(({ name }) => name !== own)
    .map((cell) => ({ name: cell.name, client: connectCell(cell, environment) }));
}

async function ask({ name, client }: PeerCell) {
  const { cell, default_cell: defaultCell = "", clients } = await client.call("readCell");
  if (cell !== name) throw new Error(`expected cell ${name}, got ${cell ?? "a database of no cell"}`);
  return {
    name,
    defaultCell,
    clients: clients.map(({ client_id: clientId, state, claimed_generation: claimedGeneration }) => ({
      clientId,
      state,
      claimedGeneration,
    })),
  };
}
