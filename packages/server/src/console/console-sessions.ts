import { hash, randomBytes } from "node:crypto";
import type { ConsoleSessionStore, InternalScope, StoredConsoleSession } from "@payment-routing/config-store";
import type { InternalAuthenticator } from "../http/internal/internal-authenticator.ts";

/** A session whose key is live, or of a person who signed in with a provider. */
export interface ConsoleSession {
  /** The ID of the key, or the name of the person: the actor of the audit. */
  readonly keyId: string;
  /** The scope of the key now, or of the person at the sign-in. */
  readonly scope: ConsoleScope;
  /** The clients that the key, or the person, is limited to. Undefined without a limit. */
  readonly clientIds: readonly number[] | undefined;
  readonly csrfToken: string;
  readonly expiresAt: Date;
  readonly idleExpiresAt: Date;
}

/** Processors have no console. */
export type ConsoleScope = Exclude<InternalScope, "processor">;

/** A live key, or a person, that signs in. */
export interface ConsoleKey {
  readonly keyId: string;
  readonly scope: ConsoleScope;
  readonly clientIds?: readonly number[] | undefined;
  /** The digest of the key, or of what identifies the person, in hexadecimal. */
  readonly sha256: string;
  readonly expires: Date | undefined;
  readonly isPerson?: true;
}

/** The sessions of the console. A session is known by the token in its cookie, of which only the digest is stored. */
export interface ConsoleSessions {
  start(key: ConsoleKey): Promise<{ readonly token: string; readonly session: ConsoleSession }>;
  /**
   * Undefined when the session is unknown or expired, or its key is not live. Then the session is deleted. Background requests,
   * which a page sends by itself, do not count as use.
   */
  find(token: string, options?: { readonly isBackground: boolean }): Promise<ConsoleSession | undefined>;
  end(token: string): Promise<void>;
  /** Ends all sessions of the key, or of the person, of a session. */
  endAll(token: string): Promise<void>;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The longest session. */
const SESSION_MS = 12 * HOUR_MS;
/** A session ends after this time without a request that a person causes. */
export const IDLE_MS = 30 * MINUTE_MS;
/** The time of the last use is not written more often. */
const TOUCH_MS = MINUTE_MS;

interface SessionsOptions {
  readonly store: ConsoleSessionStore;
  readonly authenticator: Pick<InternalAuthenticator, "authenticateDigest">;
  /** Whether persons may sign in. Default: false. Otherwise their sessions end. */
  readonly acceptsPersons?: boolean;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly clock?: () => number;
}

export function createConsoleSessions({
  store,
  authenticator,
  acceptsPersons = false,
  clock = Date.now,
}: SessionsOptions): ConsoleSessions {
  return {
    async start({ keyId, scope, clientIds, sha256: keySha256, expires, isPerson }) {
      const token = randomBytes(32).toString("base64url");
      const now = clock();
      const expiresAt = new Date(Math.min(now + SESSION_MS, expires?.getTime() ?? Number.POSITIVE_INFINITY));
      const times = { createdAt: new Date(now), lastUsedAt: new Date(now), expiresAt };
      const ofPerson = { scope: isPerson && scope, clientIds: isPerson && clientIds };
      await store.insert(digest(token), { keyId, keySha256, ...ofPerson, ...times });
      return { token, session: describe(token, { keyId, scope, clientIds }, times) };
    },
    async find(token, { isBackground } = { isBackground: false }) {
      const stored = await store.find(digest(token));
      if (stored === undefined) return undefined;
      const now = clock();
      const holder = findHolder(stored, now);
      // A time that cannot be compared has passed.
      const isOver = !(now < Math.min(stored.expiresAt.getTime(), stored.lastUsedAt.getTime() + IDLE_MS));
      if (isOver || holder === undefined) {
        await store.delete(digest(token));
        return undefined;
      }
      const isDue = !isBackground && now - stored.lastUsedAt.getTime() >= TOUCH_MS;
      const lastUsedAt = isDue ? new Date(now) : stored.lastUsedAt;
      if (isDue) await store.touch(digest(token), lastUsedAt);
      return describe(token, holder, { ...stored, lastUsedAt });
    },
    end: (token) => store.delete(digest(token)),
    async endAll(token) {
      const stored = await store.find(digest(token));
      if (stored !== undefined) await store.deleteOfKey(stored.keySha256);
    },
  };

  function findHolder(
    { keyId, keySha256, scope, clientIds }: StoredConsoleSession,
    now: number,
  ): Holder | undefined {
    if (scope !== undefined) return acceptsPersons ? { keyId, scope, clientIds } : undefined;
    const key = authenticator.authenticateDigest(keySha256, now);
    if (!key.ok || key.scope === "processor") return undefined;
    return { keyId: key.keyId, scope: key.scope, clientIds: key.clientIds };
  }
}

type Holder = Pick<ConsoleSession, "keyId" | "scope" | "clientIds">;

function describe(
  token: string,
  key: Holder,
  { lastUsedAt, expiresAt }: { readonly lastUsedAt: Date; readonly expiresAt: Date },
): ConsoleSession {
  // A page that reads the response knows the token. Another site can make the browser send the cookie, but cannot read it.
  const csrfToken = hash("sha256", `csrf:${token}`, "base64url");
  return { ...key, csrfToken, expiresAt, idleExpiresAt: new Date(lastUsedAt.getTime() + IDLE_MS) };
}

function digest(token: string): string {
  return hash("sha256", token, "hex");
}
