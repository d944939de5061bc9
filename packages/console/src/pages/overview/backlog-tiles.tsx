import type { Backlog } from "@payment-routing/operator-contract";
import { UNDELIVERED, writeQuery } from "../../components/query.ts";
import { type Tile, Tiles } from "../../components/tiles.tsx";
import { formatCount } from "../../formats/number.ts";
import { formatDuration } from "../../formats/time.ts";

/** Counts of waiting callbacks and lanes. */
export function BacklogTiles({ backlog }: { readonly backlog: Backlog }) {
  const { oldest_undelivered_age_ms: oldest } = backlog;
  const tiles: readonly Tile[] = [
    {
      name: "Oldest undelivered",
      value: oldest === undefined ? "nothing waits" : formatDuration(oldest),
      path: "/console/lanes",
    },
    {
      name: "Waiting callbacks",
      value: formatCount(backlog.callbacks),
      path: `/console/callbacks${writeQuery({ state: UNDELIVERED })}`,
    },
    countLanes("Parked lanes", backlog.lanes_parked, "parked", "bad"),
    countLanes("Failing lanes", backlog.lanes_failing, "failing", "warning"),
    countLanes("Paused lanes", backlog.lanes_paused, "paused", "warning"),
  ];
  return (
    <section aria-label="What waits now">
      <Tiles tiles={tiles} />
    </section>
  );
}

function countLanes(name: string, lanes: number, state: string, tone: Tile["tone"]): Tile {
  return {
    name,
    value: formatCount(lanes),
    path: `/console/lanes?state=${state}`,
    tone: lanes === 0 ? undefined : tone,
  };
}
