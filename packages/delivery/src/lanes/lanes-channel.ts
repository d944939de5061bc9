import type { DeliveryContext } from "../context.ts";

/** The NOTIFY channel that announces due lanes. Notifications are hints; workers poll as well. */
export const LANES_CHANNEL = "payment_routing_lanes";

/**
 * Announces due lanes to the workers of all processes. Notifies after the commit, because notifying transactions commit one at
 * a time, and sends one notification for all events during the previous one. Returns a function that stops it.
 */
export function announceLanes({ events, pool }: DeliveryContext): () => void {
  let inProgress = false;
  let again = false;

  async function announce(): Promise<void> {
    again = inProgress;
    if (inProgress) return;
    inProgress = true;
    // Workers poll if a notification is lost.
    await pool.query(`notify ${LANES_CHANNEL}`).catch(() => {});
    inProgress = false;
    if (again) void announce();
  }

  events.on("lanesDue", announce);
  return () => events.off("lanesDue", announce);
}
