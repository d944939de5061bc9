import type { DeliveryContext } from "../context.ts";

/** The channel of PostgreSQL's NOTIFY on which workers hear that lanes became due. A hint: nothing rests on it. */
export const LANES_CHANNEL = "payment_routing_lanes";

/**
 * Tells the workers of all processes what is known in this one: that lanes became due. After the commit and not within
 * it, because commits that notify wait for each other; and never more than one at a time, which says it for all that
 * came in the meantime. Returns what ends it.
 */
export function announceLanes({ events, pool }: DeliveryContext): () => void {
  let underWay = false;
  let again = false;

  async function announce(): Promise<void> {
    again = underWay;
    if (underWay) return;
    underWay = true;
    // Who cannot be told will look by itself.
    await pool.query(`notify ${LANES_CHANNEL}`).catch(() => {});
    underWay = false;
    if (again) void announce();
  }

  events.on("lanesDue", announce);
  return () => events.off("lanesDue", announce);
}
