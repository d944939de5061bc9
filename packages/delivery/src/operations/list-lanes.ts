import { queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import { STORED_STATES } from "../lanes/stored-state.ts";
import { Conditions } from "./conditions.ts";
import {
  IS_BUSY,
  IS_FAILING,
  LANE_COLUMNS,
  LANE_STATES,
  LANES_WITH_ENDPOINTS,
  type LaneRow,
  type LaneSummary,
  readLaneRow,
  STATE_REASON,
} from "./lane-summary.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";

/** A lane is `failing` if it is active, and its next callback was attempted and not accepted. The list is closed. */
export const LANE_FILTER_STATES = [...LANE_STATES, "failing"] as const;

/** A filter of lanes. All given conditions must hold. */
export interface LaneFilter {
  readonly clientId?: number;
  /** Any of them. */
  readonly clientIds?: readonly number[];
  readonly endpoint?: string;
  readonly state?: (typeof LANE_FILTER_STATES)[number];
  /** Substring of `stateReason`. */
  readonly stateReason?: string;
}

/** The conditions of a filter on `lanes l`: lanes that are not idle or not active. */
export function writeLaneFilter(filter: LaneFilter, which = IS_BUSY): Conditions {
  const conditions = new Conditions();
  conditions.require(which);
  conditions.add(filter.clientId, (value) => `l.client_id = ${value}`);
  conditions.add(filter.clientIds, (value) => `l.client_id = any(${value}::bigint[])`);
  conditions.add(filter.endpoint, (value) => `l.endpoint = ${value}`);
  if (filter.state === "failing") conditions.require(IS_FAILING);
  else
    conditions.add(filter.state && STORED_STATES[filter.state], (value) => `l.state = any(${value}::text[])`);
  conditions.add(filter.stateReason, (value) => `strpos(${STATE_REASON}, ${value}) > 0`);
  return conditions;
}

// An array, so that its lanes are found by primary key.
const IS_LISTED = `${IS_BUSY} or l.session_id = any(array(select session_id from ignored_callbacks))`;

/** Lists lanes that are not idle, not active, or whose receiver ignored a callback. The lane waiting longest is first. */
export async function listLanes(
  pool: Pool,
  filter: LaneFilter = {},
  options: PageOptions = {},
): Promise<Page<LaneSummary>> {
  const conditions = writeLaneFilter(filter, IS_LISTED);
  if (options.after !== undefined) {
    const [since, sessionId] = decodeCursor(options.after, ["time", "number"]);
    conditions.require(
      `(${KEY}, l.session_id) > (${conditions.bind(since)}::timestamptz, ${conditions.bind(sessionId)}::bigint)`,
    );
  }
  const rows = await queryRecords<LaneRow & { readonly key: string }>(
    pool,
    `select ${LANE_COLUMNS}, (${KEY})::text as key
     from ${LANES_WITH_ENDPOINTS} where ${conditions} order by ${KEY}, l.session_id limit ${conditions.bind(countRows(options))}`,
    conditions.values,
  );
  return makePage(
    rows,
    options,
    ({ key, sessionId }) => [key, sessionId],
    ({ key: _, ...row }) => readLaneRow(row),
  );
}

const KEY = "coalesce(l.waiting_since, 'infinity')";

/** Reads the lane of a session. Undefined if the session has no callback. */
export async function readLane(pool: Pool, sessionId: number): Promise<LaneSummary | undefined> {
  const [row] = await queryRecords<LaneRow>(
    pool,
    `select ${LANE_COLUMNS} from ${LANES_WITH_ENDPOINTS} where l.session_id = $1`,
    [sessionId],
  );
  return row && readLaneRow(row);
}
