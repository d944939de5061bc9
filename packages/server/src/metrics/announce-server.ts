import { hostname } from "node:os";
import { announceProcess, type Pool, type ProcessAnnouncement } from "@payment-routing/database";
import type { DeliveryAccess } from "../http/ports.ts";
import type { Settings } from "../http/server-settings.ts";
import type { Logger } from "./logger.ts";
import { readVersion } from "./metrics.ts";
import { oncePerMinute } from "./once-per-minute.ts";

/** A process of the service, as others see it. */
export interface AnnouncedServer {
  readonly processId: string;
  readonly role: NonNullable<Settings["role"]>;
  readonly delivery: DeliveryAccess | undefined;
  readonly findConfigurationDigest: () => string;
  readonly logger: Logger;
}

/** Announces a server in the database, for `GET /internal/v1/system`. */
export function announceServer(
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
      logger.warn({ err: error, passed_over: skipped }, "the process cannot be announced in the database"),
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
