import { setTimeout as delay } from "node:timers/promises";
import type { WatchedConfiguration } from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import type { DecisionRecorder } from "@payment-routing/decision-store";
import type { Server, Tracing } from "@payment-routing/server";
import type { ServiceOptions } from "./check-service-settings.ts";
import type { ServiceDatabase } from "./database-settings.ts";
import type { DeliveryConnection } from "./delivery-connection.ts";

/** The parts of a service that have to be stopped. A service that fails to start has some of them. */
export interface ServiceParts {
  configuration?: WatchedConfiguration | undefined;
  database?: ServiceDatabase | undefined;
  decisions?: DecisionRecorder | undefined;
  delivery?: DeliveryConnection | undefined;
  stopSessions?: () => void;
  stopArchive?: (() => void) | undefined;
  stopCounting?: () => void;
  announcing?: Pool | undefined;
  server?: Server;
  tracing?: Tracing | undefined;
}

/** What stopping consists of, as the log names it. */
export type PartName =
  | "requests"
  | "deliveries"
  | "decisions"
  | "statistics"
  | "reports"
  | "configuration"
  | "database";

/**
 * Stops the parts at the same time, each as soon as those that use it have stopped, until the deadline. Resolves to those that
 * did not finish, or lost something.
 */
export async function stopParts(
  {
    server,
    delivery,
    decisions,
    announcing,
    stopSessions,
    stopArchive,
    stopCounting,
    configuration,
    database,
    tracing,
  }: ServiceParts,
  { settings: { shutdownTimeoutMs, databaseTimeoutMs }, logger }: ServiceOptions,
): Promise<readonly PartName[]> {
  const incomplete: PartName[] = [];
  const timer = new AbortController();
  // The last statement may begin when the requests and deliveries have ended. The process has to end as well.
  const stopMs = shutdownTimeoutMs + Math.max(0, databaseTimeoutMs - END_MS);
  const deadline = delay(stopMs, false, { signal: timer.signal });
  deadline.catch(() => undefined);
  const stop = async (name: PartName, act: () => Promise<unknown> | undefined): Promise<void> => {
    try {
      if ((await Promise.race([act(), deadline])) === false) incomplete.push(name);
    } catch (error) {
      logger.error(
        { event: "stop-failed", part: name, err: error },
        "a part of the service could not be stopped",
      );
      incomplete.push(name);
    }
  };
  stopSessions?.();
  stopArchive?.();
  stopCounting?.();
  const requests = stop("requests", () => server?.stopListening());
  const deliveries = stop("deliveries", () => delivery?.stopWorker());
  await Promise.all([
    stop("configuration", () => configuration?.close()),
    requests.then(() => stop("decisions", () => decisions?.close())),
    requests.then(() => stop("statistics", () => stopAnnouncing(server, announcing))),
    Promise.all([requests, deliveries]).then(() => stop("reports", () => delivery?.close())),
  ]);
  await Promise.all([stop("database", () => database?.close()), tracing?.close()]);
  timer.abort();
  return incomplete;
}

const END_MS = 500;

async function stopAnnouncing(server: Server | undefined, pool: Pool | undefined): Promise<boolean> {
  const isStored = await server?.unpublish();
  await pool?.end();
  return isStored ?? true;
}
