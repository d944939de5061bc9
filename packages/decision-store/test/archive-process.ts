// Archives decisions until it ends, or is killed.
import { openPool } from "@payment-routing/database";
import { archiveDays } from "../src/archive/archive-days.ts";

const [, , connectionString = "", folder = ""] = process.argv;
const pool = openPool(connectionString);
const log = () => undefined;
await archiveDays(pool, { folder, retentionDays: 30, logger: { info: log, warn: log, error: log } });
await pool.end();
