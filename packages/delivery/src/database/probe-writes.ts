import { runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";

/** Writes something, and throws where that fails: a disk that is full lets everything be read. */
export async function probeWrites(pool: Pool): Promise<void> {
  await runTransaction(pool, async (client) => {
    await client.query("delete from write_probe");
    await client.query(WRITE);
  });
}

/** 64 KiB: more than is left over in files that are there. */
const WRITE = "insert into write_probe select decode(repeat(md5(random()::text), 4096), 'hex')";
