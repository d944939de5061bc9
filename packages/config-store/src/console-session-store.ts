import type { Logger, Pool } from "@payment-routing/database";

/** A session of the console. */
export interface StoredConsoleSession {
  /** The ID of the key that signed in, or the name of the person. */
  readonly keyId: string;
  /** The SHA-256 of that key, or of what identifies the person, in hexadecimal. */
  readonly keySha256: string;
  /** The scope of a person. Undefined with a key, which has its own. */
  readonly scope: "viewer" | "operator" | "admin" | undefined;
  /** The clients that a person is limited to. Undefined without a limit, and with a key, which has its own. */
  readonly clientIds?: readonly number[] | undefined;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** The sessions of the console in the database, by the SHA-256 of their cookies in hexadecimal. */
export interface ConsoleSessionStore {
  insert(sha256: string, session: StoredConsoleSession): Promise<void>;
  find(sha256: string): Promise<StoredConsoleSession | undefined>;
  /** Stores when a session was last used. */
  touch(sha256: string, lastUsedAt: Date): Promise<void>;
  delete(sha256: string): Promise<void>;
  /** Deletes all sessions of a key. */
  deleteOfKey(keySha256: string): Promise<void>;
  /** Deletes the sessions that expired before a time. */
  deleteExpired(before: Date): Promise<void>;
}

/** @param findDatabase throws when the database has not been reached yet */
export function createConsoleSessionStore(findDatabase: () => Pool): ConsoleSessionStore {
  const run = async (sql: string, ...values: unknown[]) => {
    await findDatabase().query(sql, values);
  };
  return {
    insert: (sha256, { keyId, keySha256, scope, clientIds, createdAt, lastUsedAt, expiresAt }) =>
      run(INSERT, sha256, keyId, keySha256, scope, clientIds, createdAt, lastUsedAt, expiresAt),
    async find(sha256) {
      const { rows } = await findDatabase().query<SessionRow>(FIND, [sha256]);
      const [row] = rows;
      return row && { ...row, scope: row.scope ?? undefined, clientIds: row.clientIds?.map(Number) };
    },
    touch: (sha256, lastUsedAt) =>
      run("update console_sessions set last_used_at = $2 where sha256 = $1", sha256, lastUsedAt),
    delete: (sha256) => run("delete from console_sessions where sha256 = $1", sha256),
    deleteOfKey: (keySha256) => run("delete from console_sessions where key_sha256 = $1", keySha256),
    deleteExpired: (before) => run("delete from console_sessions where expires_at <= $1", before),
  };
}

interface SessionRow extends Omit<StoredConsoleSession, "scope" | "clientIds"> {
  readonly scope: NonNullable<StoredConsoleSession["scope"]> | null;
  readonly clientIds: readonly string[] | null;
}

const INSERT = `
  insert into console_sessions (sha256, key_id, key_sha256, scope, client_ids, created_at, last_used_at, expires_at)
  values ($1, $2, $3, $4, $5::bigint[], $6, $7, $8)`;

const FIND = `
  select key_id as "keyId", key_sha256 as "keySha256", scope, client_ids as "clientIds", created_at as "createdAt", last_used_at as "lastUsedAt",
    expires_at as "expiresAt"
  from console_sessions where sha256 = $1`;

/** Deletes expired sessions every hour. Returns a function that stops it. */
export function maintainConsoleSessions(
  store: Pick<ConsoleSessionStore, "deleteExpired">,
  logger: Pick<Logger, "warn">,
): () => void {
  const timer = setInterval(() => {
    store.deleteExpired(new Date()).catch((error: unknown) => {
      // The next hour retries.
      logger.warn(
        { event: "console-sessions-not-deleted", err: error },
        "expired sessions of the console could not be deleted",
      );
    });
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}

const HOUR_MS = 3_600_000;
