import pg from "pg";
import { waitUntilHolds } from "../trial/wait-until.ts";

/** A way to upgrade PostgreSQL to another major version. */
export interface UpgradeWay {
  /** `logical-replication` */
  readonly name: string;
  readonly description: string;
  /** Starts a server of the old version. */
  open(progress: (message: string) => void): Promise<Upgrade>;
}

/** A database before and during its upgrade. */
export interface Upgrade extends AsyncDisposable {
  /** The address of the old database. */
  readonly connectionString: string;
  /** What is done while the service goes on. */
  prepare(): Promise<void>;
  /** What is done while the service is stopped. Returns the address of the new database. The old one may be gone. */
  replace(): Promise<string>;
}

/** Waits until a condition in SQL holds, and throws when that takes too long. */
export async function requireHolds(
  connectionString: string,
  condition: string,
  message: string,
): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    if (!(await waitUntilHolds({ pool }, condition, [], 120_000))) throw new Error(message);
  } finally {
    await pool.end();
  }
}
