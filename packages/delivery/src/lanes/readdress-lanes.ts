import { type Column, encodeColumns, queryRecords, unnestColumns } from "@payment-routing/database";
import type { PoolClient } from "pg";
import { type CallbackAddress, chooseAddress } from "../callbacks/choose-address.ts";
import type { MerchantDirectory } from "../context.ts";
import { readSnapshot } from "../sessions/snapshot.ts";
import { lockLanes } from "./lease.ts";

/**
 * Updates the addresses of lanes to the current configuration. Lanes of clients without callbacks keep their address. All
 * lanes stay locked until the transaction ends.
 */
export async function readdressLanes(
  client: PoolClient,
  merchants: MerchantDirectory,
  sessionIds: readonly number[],
): Promise<void> {
  await client.query(lockLanes(sessionIds));
  // Reads after locking: a report with another address updates the session and the lane together.
  const found = await queryRecords<Wish>(client, FIND_WISHES, [sessionIds]);
  const lanes = found.flatMap(({ sessionId, clientId, snapshot }) => {
    const merchant = merchants.find(clientId);
    if (merchant === undefined) return [];
    return { sessionId, ...chooseAddress(merchant, snapshot && readSnapshot(snapshot).callback_url) };
  });
  await client.query(READDRESS_LANES, [...encodeColumns(COLUMNS, lanes)]);
}

interface Wish {
  readonly sessionId: number;
  readonly clientId: number;
  /** Undefined if the session is erased or missing. */
  readonly snapshot: Buffer | undefined;
}

const FIND_WISHES = `
  select l.session_id, l.client_id, s.snapshot
  from lanes l left join payment_sessions s on s.session_id = l.session_id
  where l.session_id = any($1::bigint[])`;

const COLUMNS: readonly Column<CallbackAddress & { readonly sessionId: number }>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["endpoint", "text", ({ endpoint }) => endpoint],
  ["url", "text", ({ url }) => url],
];

const READDRESS_LANES = `
  update lanes l set endpoint = a.endpoint, url = a.url, updated_at = now()
  from ${unnestColumns(COLUMNS, "a")}
  where l.session_id = a.session_id and (l.endpoint, l.url) is distinct from (a.endpoint, a.url)`;
