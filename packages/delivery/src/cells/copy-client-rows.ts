import { longQuery, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import {
  COPIED_TABLES,
  type Copy,
  INSERT_AUDIT,
  INSERT_REDELIVERIES,
  isArriving,
  receive,
  UPDATE_REDELIVERIES,
  writeUpsert,
} from "./copy-sessions.ts";

/** Endpoints of a client whose pauses are not copied, because other clients share them. */
export type SharedEndpoints = readonly string[];

/**
 * Copies what a client has beside its sessions: test events, pauses of its endpoints, and the audit of the client. Undefined: the
 * row `arriving` has changed.
 */
export async function copyClientRows(copy: Copy): Promise<SharedEndpoints | undefined> {
  return runTransaction(
    copy.from.copyPool,
    async (source) => {
      const shared = await listSharedEndpoints(source, copy.clientId);
      return runTransaction(copy.to.copyPool, async (target) => {
        if (!(await isArriving(target, copy))) return undefined;
        await copyTestEvents(source, target, copy.clientId);
        await receive(
          source,
          target,
          "audit",
          `select * from audit where subject = 'client:${copy.clientId}'`,
        );
        await target.query(INSERT_AUDIT);
        const others = shared.map((endpoint) => `'${endpoint.replaceAll("'", "''")}'`);
        await receive(
          source,
          target,
          "endpoints",
          `select * from endpoints where client_id = ${copy.clientId} and endpoint <> all(array[${others}]::text[])`,
        );
        await target.query(INSERT_ENDPOINTS);
        return shared;
      });
    },
    "begin transaction isolation level repeatable read, read only",
  );
}

async function listSharedEndpoints(source: PoolClient, clientId: number): Promise<SharedEndpoints> {
  const { rows } = await source.query<{ endpoint: string }>(longQuery(LIST_SHARED, [clientId]));
  return rows.map(({ endpoint }) => endpoint);
}

const LIST_SHARED = `
  select e.endpoint from endpoints e
  where e.client_id = $1 and e.state = 'paused'
    and exists (select from lanes l where l.endpoint = e.endpoint and l.client_id <> $1)
  order by e.endpoint`;

/** Test events have a number of the cell, and are the same by the ID of their callback. */
async function copyTestEvents(source: PoolClient, target: PoolClient, clientId: number): Promise<void> {
  const events = `select * from callbacks where session_id = ${TEST_SESSION_ID} and client_id = ${clientId}`;
  await receive(source, target, "callbacks", events);
  for (const table of ["attempts", "redeliveries"])
    await receive(
      source,
      target,
      table,
      `select * from ${table} where session_id = ${TEST_SESSION_ID} and sequence in (select sequence from (${events}) as e)`,
    );
  await target.query(NUMBER_EVENTS);
  for (const table of ["moved_callbacks", "moved_attempts", "moved_redeliveries"])
    await target.query(
      `update ${table} m set sequence = n.target from moved_numbers n where n.source = m.sequence`,
    );
  for (const table of COPIED_TABLES)
    if (table.name === "callbacks" || table.name === "attempts")
      await target.query(await writeUpsert(target, table));
  await target.query(UPDATE_REDELIVERIES);
  await target.query(INSERT_REDELIVERIES);
}

const NUMBER_EVENTS = `
  create temp table moved_numbers on commit drop as
  select m.sequence as source, coalesce(c.sequence, nextval('test_event_sequence')) as target
  from moved_callbacks m left join callbacks c on c.callback_id = m.callback_id and c.session_id = m.session_id`;

const INSERT_ENDPOINTS = `
  insert into endpoints (endpoint, client_id, state, state_reason, paused_until)
  select endpoint, client_id, state, state_reason, paused_until from moved_endpoints where state = 'paused'
  on conflict (endpoint) do update
  set state = excluded.state, state_reason = excluded.state_reason, paused_until = excluded.paused_until, updated_at = now()`;
