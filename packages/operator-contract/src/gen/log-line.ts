// Generated from schemas/operator/log-line.schema.json. Do not edit: npm run generate.

/**
 * Line of the log. No member has personal data of cardholders.
 *
 * From log-line.schema.json.
 */
export interface LogLine {
  /**
   * Level. `info`: something that was expected. `warn`: the service works around it, and somebody should look
   * at it within days. `error`: something is lost, rejected or stands still until somebody acts; a request
   * with status 500 or above.
   */
  readonly level: "info" | "warn" | "error";
  /**
   * Time, in UTC.
   */
  readonly time: string;
  /**
   * Name of the service.
   */
  readonly service: "payment-routing";
  /**
   * ID of the process.
   */
  readonly pid: number;
  /**
   * What happened, as a code. The list may grow.
   */
  readonly event:
    | "action-step-failed"
    | "archive-retention-applied"
    | "callback-taken-for-older"
    | "callbacks-blocked"
    | "certificates-not-read"
    | "clock-changed"
    | "configuration-database-away"
    | "configuration-database-back"
    | "configuration-not-cached"
    | "configuration-rejected"
    | "configuration-replaced"
    | "configuration-warning"
    | "console-sessions-not-deleted"
    | "database-clock-set-back"
    | "database-migrated"
    | "database-opened"
    | "database-unavailable"
    | "decision-maintenance-failed"
    | "decision-retention-applied"
    | "decisions-archived"
    | "decisions-dropped"
    | "decisions-not-archived"
    | "decisions-not-stored"
    | "decisions-stored-again"
    | "delivery-failed"
    | "endpoint-gone"
    | "epoch-begun"
    | "forwarded-for-ignored"
    | "internal-error"
    | "keys-replaced"
    | "lane-parked"
    | "lines-dropped"
    | "migration-failed"
    | "migration-waits"
    | "partitions-missing"
    | "process-not-announced"
    | "proxy-ignored"
    | "ready"
    | "reports-not-stored"
    | "request"
    | "response-aborted"
    | "retention-applied"
    | "retention-failed"
    | "sandbox-not-activated"
    | "sign-in-failed"
    | "spool-failed"
    | "spool-foreign-file"
    | "spool-torn"
    | "started-from-cache"
    | "statistics-not-stored"
    | "stop-failed"
    | "stopped"
    | "stopping"
    | "thread-hangs"
    | "traces-not-sent";
  /**
   * What happened, in words. Not stable: use `event`.
   */
  readonly msg: string;
  /**
   * Error, with its type, message, stack and code, without values that PostgreSQL quotes.
   */
  readonly err?: {
    /**
     * Name of the class.
     */
    readonly type: string;
    /**
     * Message, with those of its causes.
     */
    readonly message: string;
    /**
     * Stack, with those of its causes.
     */
    readonly stack?: string;
  };
  /**
   * Number of equal lines that were left out since the last one. Equal errors are one line a minute.
   */
  readonly passed_over?: number;
  /**
   * Request, by its ID: `X-Request-Id` of the response.
   */
  readonly request_id?: string;
  /**
   * Trace of the request, by its ID. Absent when it is not traced.
   */
  readonly trace_id?: string;
  /**
   * Client ID.
   */
  readonly client_id?: number;
  /**
   * Account ID.
   */
  readonly account_id?: number;
  /**
   * Payment session, by its ID.
   */
  readonly session_id?: number;
  /**
   * Event ID of the search.
   */
  readonly event_id?: number;
  /**
   * Sequence number of the callback.
   */
  readonly sequence?: number;
  /**
   * ID of the key, or `oidc:` and the person who signed in.
   */
  readonly key_id?: string;
  /**
   * Operation of the request, or the part of the service.
   */
  readonly operation?: string;
  /**
   * HTTP method.
   */
  readonly method?: string;
  /**
   * HTTP status of the response.
   */
  readonly status?: number;
  /**
   * Whether the connection closed before the response was complete.
   */
  readonly aborted?: boolean;
  /**
   * Problem of the response, as a code.
   */
  readonly problem?: string;
  /**
   * Why the caller is not authenticated.
   */
  readonly authentication_failure?: string;
  /**
   * Time from the head of the request to the end of the response, in milliseconds.
   */
  readonly duration_ms?: number;
  /**
   * Origin of the callback address.
   */
  readonly endpoint?: string;
  /**
   * Reason.
   */
  readonly reason?: string;
  /**
   * Why a sign-in failed, as a code.
   */
  readonly failure?: string;
  /**
   * Part of the service that did not stop.
   */
  readonly part?: string;
  /**
   * Parts of the service that did not finish, or lost something.
   */
  readonly incomplete?: readonly string[];
  /**
   * Signal that ends the process.
   */
  readonly signal?: string;
  /**
   * How long the service waited for requests, in milliseconds.
   */
  readonly shutdown_timeout_ms?: number;
  /**
   * Role of the process.
   */
  readonly role?: string;
  /**
   * Address of searches, or of probes in a worker.
   */
  readonly url?: string;
  /**
   * Address of probes and metrics.
   */
  readonly operations_url?: string;
  /**
   * Address of the internal listener.
   */
  readonly internal_url?: string;
  /**
   * Address of the console.
   */
  readonly console_url?: string;
  /**
   * Limit of the container, in MiB.
   */
  readonly memory_limit_mb?: number;
  /**
   * Limit of the heap, in MiB.
   */
  readonly heap_limit_mb?: number;
  /**
   * Limit of the heap of a thread, in MiB.
   */
  readonly thread_heap_limit_mb?: number;
  /**
   * Variables that have no effect.
   */
  readonly ignored?: readonly string[];
  /**
   * Digest of the active configuration.
   */
  readonly configuration_digest?: string;
  /**
   * Digest of the configuration before.
   */
  readonly before?: string;
  /**
   * Activation of the configuration, by its ID.
   */
  readonly activation_id?: string;
  /**
   * Revision of the keys.
   */
  readonly keys_revision?: string;
  /**
   * Warning about the configuration.
   */
  readonly warning?: string;
  /**
   * Issues of the configuration, each with file, line and column.
   */
  readonly issues?: readonly string[];
  /**
   * File of the cached configuration.
   */
  readonly cache?: string;
  /**
   * Time when the configuration was cached.
   */
  readonly saved_at?: string;
  /**
   * Name of the worker.
   */
  readonly worker?: string;
  /**
   * Version of PostgreSQL.
   */
  readonly postgresql?: string;
  /**
   * Migrations that were applied.
   */
  readonly migrations?: readonly string[];
  /**
   * What a migration waits for.
   */
  readonly waits_for?: string;
  /**
   * Lowest sequence number of new callbacks.
   */
  readonly floor?: number;
  /**
   * Partitions that were dropped.
   */
  readonly dropped?: readonly string[];
  /**
   * Number of deleted payment sessions.
   */
  readonly sessions?: number;
  /**
   * Day of decisions.
   */
  readonly day?: string;
  /**
   * Number of days.
   */
  readonly days?: number;
  /**
   * Number of decisions.
   */
  readonly decisions?: number;
  /**
   * File in the spool.
   */
  readonly file?: string;
  /**
   * Path in the spool.
   */
  readonly path?: string;
  /**
   * Number of lines of the log that were dropped.
   */
  readonly lines?: number;
  /**
   * State of the clocks.
   */
  readonly clock?: "agrees" | "worker-differs" | "database-differs";
  /**
   * How far the clock of the process is ahead, in milliseconds.
   */
  readonly ahead_ms?: number;
  /**
   * How far the clock was set back, in milliseconds.
   */
  readonly back_ms?: number;
}
