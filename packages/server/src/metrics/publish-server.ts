import { randomUUID } from "node:crypto";
import type { Pool } from "@payment-routing/database";
import { type AnnouncedServer, announceServer } from "./announce-server.ts";
import { announceServerChanges } from "./announce-server-changes.ts";
import { recordStatistics, type StatisticsSource } from "./record-statistics.ts";

/** Publishes a server in the database, for operators on all processes: its heartbeat, changes and statistics. */
export interface PublishedServer {
  /** Announces that the server uses another configuration. */
  addConfiguration(): void;
  /** Announces that decisions were stored. */
  addDecisions(): void;
  /** Resolves to whether the statistics are stored. */
  stop(): Promise<boolean>;
}

export function publishServer(
  pool: Pool,
  source: Omit<AnnouncedServer & StatisticsSource, "processId">,
): PublishedServer {
  const server = { ...source, processId: randomUUID() };
  const announcement = announceServer(pool, server);
  const statistics = recordStatistics(pool, server);
  const changes = announceServerChanges(pool, server.delivery);
  return {
    addConfiguration() {
      announcement.update();
      changes.add("configuration");
    },
    addDecisions: () => changes.add("decisions"),
    async stop() {
      const [isStored] = await Promise.all([statistics.stop(), changes.stop()]);
      await announcement.end();
      return isStored;
    },
  };
}
