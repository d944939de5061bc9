import { type Pool, storeKeyUses } from "@payment-routing/database";

/** The last use of a key in this process. To mark a use costs an assignment. */
export interface MarkedKey {
  /** In milliseconds since 1970-01-01 UTC; 0 before the first use. */
  usedAt: number;
}

interface TrackedKey extends MarkedKey {
  readonly clientId: number | undefined;
  readonly scope: string | undefined;
  readonly keyId: string;
  /** The use that is stored. */
  storedAt: number;
}

/** The last uses of keys. They outlive the configurations that have the keys, until they are stored. */
export class KeyUses {
  readonly #keys = new Map<string, TrackedKey>();

  /** The key with this ID of a client or of a scope. */
  track({
    clientId,
    scope,
    keyId,
  }: {
    readonly clientId?: number;
    readonly scope?: string;
    readonly keyId: string;
  }): MarkedKey {
    const name = `${clientId ?? scope} ${keyId}`;
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = { clientId, scope, keyId, usedAt: 0, storedAt: 0 };
    this.#keys.set(name, key);
    return key;
  }

  /** Forgets keys whose last use is stored: track those of the new configuration afterwards. */
  startConfiguration(): void {
    for (const [name, { usedAt, storedAt }] of this.#keys) {
      if (usedAt === storedAt || this.#keys.size > MAX_WAITING) this.#keys.delete(name);
    }
  }

  /** Stores the uses since the last call. After an error, a later call stores them. */
  async store(pool: Pool): Promise<void> {
    const used = [...this.#keys.values()]
      .filter(({ usedAt, storedAt }) => usedAt > storedAt)
      .map((key) => ({ key, usedAt: key.usedAt }));
    await storeKeyUses(
      pool,
      used.map(({ key: { clientId, scope, keyId }, usedAt }) => {
        return { clientId, scope, keyId, usedAt: new Date(usedAt) };
      }),
    );
    for (const { key, usedAt } of used) key.storedAt = usedAt;
  }
}

/** The maximum number of keys that wait for the database when the configuration changes. The oldest are forgotten. */
const MAX_WAITING = 100_000;
