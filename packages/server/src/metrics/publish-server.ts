import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import {
  announceChanges,
  announceProcess,
  type ChangeAnnouncer,
  type Pool,
  type ProcessAnnouncement,
} from "@payment-routing/database";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import type { Settings } from "../http/server-settings.ts";
import type { Logger } from "./logger.ts";
import { readVersion } from "./metrics.ts";
import { oncePerMinute } from "./once-per-minute.ts";
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

/** Announces committed reports, attempts and due lanes of this process, for `GET /internal/v1/events` of all processes. */
function announceServerChanges(pool: Pool, delivery: DeliveryAccess | undefined): ChangeAnnouncer {
  const announcer = announceChanges(pool);
  delivery?.opened?.then(
    ({ delivery: { context } }) => {
      context.events.on("reportsCommitted", () => announcer.add("sessions", "callbacks", "lanes"));
      context.events.on("attemptEnded", () => announcer.add("callbacks", "lanes", "endpoints"));
      // Also after a step of an operator action. Requests for actions are announced with their audit.
      context.events.on("lanesDue", () => announcer.add("callbacks", "lanes", "endpoints"));
      context.events.on("actionAdvanced", () => announcer.add("actions"));
    },
    () => {},
  );
  return announcer;
}

/** A process of the service, as others see it. */
interface AnnouncedServer {
  readonly processId: string;
  readonly role: NonNullable<Settings["role"]>;
  readonly delivery: DeliveryAccess | undefined;
  readonly findConfigurationDigest: () => string;
  readonly logger: Logger;
}

/** Announces a server in the database, for `GET /internal/v1/system`. */
function announceServer(
  pool: Pool,
  { processId, role, delivery, findConfigurationDigest, logger }: AnnouncedServer,
): ProcessAnnouncement {
  const version = readVersion();
  const name = `${hostname()}:${process.pid}`;
  let worker: string | undefined;
  const announcement = announceProcess(
    pool,
    () => ({ processId, name, role, version, worker, configurationDigest: findConfigurationDigest() }),
    oncePerMinute((error, skipped) =>
      logger.warn(
        { event: "process-not-announced", err: error, passed_over: skipped },
        "the process cannot be announced in the database",
      ),
    ),
  );
  delivery?.opened?.then(
    (opened) => {
      worker = opened.worker?.name;
      announcement.update();
    },
    () => {},
  );
  return announcement;
}
