/** What is configured for the callbacks of each merchant. It may be replaced while the service runs. */
export interface MerchantDirectory {
  find(clientId: number): MerchantCallbacks | undefined;
}

/** How one merchant wants its callbacks. */
export interface MerchantCallbacks {
  /** Where callbacks go unless a session asks for another address that is allowed. */
  readonly endpoint: string;
  /** Origins that a session's own `callback_url` may have. */
  readonly allowed_origins: readonly string[];
  /** Seconds to wait before each retry; as many retries as there are entries. */
  readonly retry_schedule_seconds: readonly number[];
  /** How much of each wait is left to chance, 0 to 1. */
  readonly jitter: number;
  /** What becomes of a lane whose callback was retried to the end. */
  readonly on_exhausted: "park" | "skip" | "coalesce";
  /** Callbacks on their way to one origin at a time. */
  readonly concurrency: number;
  readonly rate_per_second?: number;
  readonly connect_timeout_ms: number;
  readonly total_timeout_ms: number;
  /** IANA name of the time zone that `local_date_time` is written in; absent: it is left out. */
  readonly time_zone?: string;
}
