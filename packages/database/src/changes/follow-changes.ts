import type { Pool } from "pg";
import { DedicatedConnection } from "../dedicated-connection.ts";
import { CHANGE_KINDS, CHANGES_CHANNEL, type ChangeKind, parseKinds } from "./change-kinds.ts";

/** The changes that any process announces, for any number of followers. */
export interface ChangeFeed {
  readonly followers: number;
  /**
   * Yields the kinds of what changed since the last time: all kinds at first, because earlier announcements are unknown. Yields
   * no kinds every two seconds, as a heartbeat, while the database answers. Ends when the feed is closed or the signal
   * aborts.
   */
  follow(signal?: AbortSignal): AsyncGenerator<readonly ChangeKind[], void, void>;
  close(): Promise<void>;
}

const SIGN_OF_LIFE_MS = 2000;

/** Listens over one connection of its own, which is open while there are followers. */
export function createChangeFeed(findPool: () => Pool | undefined, signMs = SIGN_OF_LIFE_MS): ChangeFeed {
  const followers = new Set<Follower>();
  let isClosed = false;
  let listening: Listening | undefined;

  function hint(kinds: readonly ChangeKind[]): void {
    for (const follower of followers) follower.add(kinds);
  }

  function start(): void {
    const pool = findPool();
    if (listening === undefined && pool !== undefined) listening = listen(pool, hint, signMs);
  }

  async function stop(): Promise<void> {
    const stopping = listening;
    listening = undefined;
    await stopping?.stop();
  }

  return {
    get followers() {
      return followers.size;
    },
    async *follow(signal) {
      const follower = new Follower();
      const isEnded = () => isClosed || signal?.aborted === true;
      // Wakes it, even while the database is away.
      const end = () => follower.add([]);
      signal?.addEventListener("abort", end, { once: true });
      followers.add(follower);
      if (listening?.isReady()) follower.add(CHANGE_KINDS);
      try {
        while (!isEnded()) {
          // The database may not have been reached before.
          start();
          const kinds = await follower.take();
          if (!isEnded()) yield kinds;
        }
      } finally {
        signal?.removeEventListener("abort", end);
        followers.delete(follower);
        if (followers.size === 0) await stop();
      }
    },
    async close() {
      isClosed = true;
      hint([]);
      await stop();
    },
  };
}

/** Collects kinds until they are taken. */
class Follower {
  readonly #kinds = new Set<ChangeKind>();
  #hinted = Promise.withResolvers<void>();

  add(kinds: readonly ChangeKind[]): void {
    for (const kind of kinds) this.#kinds.add(kind);
    this.#hinted.resolve();
  }

  async take(): Promise<readonly ChangeKind[]> {
    await this.#hinted.promise;
    this.#hinted = Promise.withResolvers();
    const taken = [...this.#kinds];
    this.#kinds.clear();
    return taken;
  }
}

interface Listening {
  isReady(): boolean;
  stop(): Promise<void>;
}

function listen(pool: Pool, hint: (kinds: readonly ChangeKind[]) => void, signMs: number): Listening {
  let isReady = false;
  const connection = new DedicatedConnection(pool, async (client) => {
    client.on("notification", ({ payload = "" }) => hint(parseKinds(payload)));
    client.once("end", () => {
      isReady = false;
    });
    await client.query(`listen ${CHANGES_CHANNEL}`);
    isReady = true;
    // Earlier announcements are unknown, also after a lost connection.
    hint(CHANGE_KINDS);
  });
  // Connects, also again after the connection was lost. While the database does not answer, followers get no heartbeat.
  const check = () =>
    void connection.query({ text: "select" }).then(
      () => hint([]),
      () => {},
    );
  check();
  const timer = setInterval(check, signMs).unref();
  return {
    isReady: () => isReady,
    stop() {
      clearInterval(timer);
      return connection.close();
    },
  };
}
