import { listAppliedMigrations, listProcesses } from "@payment-routing/database";
import { readLastCheck } from "@payment-routing/delivery";
import type { System } from "@payment-routing/operator-contract";
import type { InternalAnswer, InternalRequest, InternalRoute } from "../http/internal/internal-route.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { readRoute } from "./operator-action.ts";

/** Describes the processes that use the database, and the state of the database. */
export const SYSTEM_ROUTE: InternalRoute = {
  ...readRoute("system", "/internal/v1/system"),
  answer: describeSystem,
};

async function describeSystem({ delivery }: InternalRequest): Promise<InternalAnswer> {
  const { pool } = delivery.context;
  // One after the other: a request holds one connection.
  const content: System = writeMembers({
    processes: await listProcesses(pool),
    migrations: await listAppliedMigrations(pool),
    partitionDays: await delivery.countPartitionDays(),
    lastCheck: await readLastCheck(pool),
  });
  return { ok: true, content };
}
