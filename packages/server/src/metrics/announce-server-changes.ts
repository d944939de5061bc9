import { announceChanges, type ChangeAnnouncer, type Pool } from "@payment-routing/database";
import type { DeliveryAccess } from "../http/ports.ts";

/** Announces committed reports, attempts and due lanes of this process, for `GET /internal/v1/events` of all processes. */
export function announceServerChanges(pool: Pool, delivery: DeliveryAccess | undefined): ChangeAnnouncer {
  const announcer = announceChanges(pool);
  delivery?.opened?.then(
    ({ delivery: { context } }) => {
      context.events.on("reportsCommitted", () => announcer.add("sessions", "callbacks", "lanes"));
      context.events.on("attemptEnded", () => announcer.add("callbacks", "lanes", "endpoints"));
      // The steps of operator actions. The actions themselves are announced with their audit.
      context.events.on("lanesDue", () => announcer.add("callbacks", "lanes", "endpoints"));
    },
    () => {},
  );
  return announcer;
}
