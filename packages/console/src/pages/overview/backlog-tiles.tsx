import type { Backlog } from "@payment-routing/operator-contract";
import { UNDELIVERED, writeQuery } from "../../components/query.ts";
import { type Tile, Tiles } from "../../components/tiles.tsx";
import { formatCount } from "../../formats/number.ts";
import { formatDuration } from "../../formats/time.ts";
import { texts } from "../../texts.ts";

const words = texts.overview;

/** Counts of waiting callbacks and lanes. */
export function BacklogTiles({ backlog }: { readonly backlog: Backlog }) {
  const { oldest_undelivered_age_ms: oldest } = backlog;
  const tiles: readonly Tile[] = [
    {
      name: words.oldest,
      value: oldest === undefined ? words.nothingWaits : formatDuration(oldest),
      path: "/console/lanes",
    },
    {
      name: words.waiting,
      value: formatCount(backlog.callbacks),
      path: `/console/callbacks${writeQuery({ state: UNDELIVERED })}`,
    },
    countLanes(words.parked, backlog.lanes_parked, "parked", "bad"),
    countLanes(words.failing, backlog.lanes_failing, "failing", "warning"),
    countLanes(words.paused, backlog.lanes_paused, "paused", "warning"),
  ];
  return (
    <section aria-label={words.backlog}>
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
