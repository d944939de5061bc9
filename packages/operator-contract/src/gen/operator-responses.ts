// Generated from schemas/operator/operator-responses.schema.json. Do not edit: npm run generate.

/**
 * Why the search is rejected for every payment method.
 *
 * From search-refusal.schema.json.
 */
export type SearchRefusal = MissingFields | UnknownCodes;

/**
 * The response to each request of the operator interface, by method and path; without `/internal/v1`. A
 * request that reports its progress is answered with several lines of JSON.
 *
 * From operator-responses.schema.json.
 */
export interface OperatorResponses {
  readonly "GET /callbacks"?: CallbackList;
  readonly "GET /callbacks/{callback_id}"?: CallbackDetail;
  readonly "GET /callbacks/{callback_id}/body"?: CallbackBody;
  readonly "POST /callbacks/{callback_id}/redeliver"?: ActionResult;
  readonly "GET /redeliveries"?: RedeliveryCount;
  readonly "POST /redeliveries"?: RedeliveryProgress;
  readonly "GET /lanes"?: LaneList;
  readonly "GET /lanes/pause"?: LaneCount;
  readonly "POST /lanes/pause"?: LaneProgress;
  readonly "GET /lanes/resume"?: LaneCount;
  readonly "POST /lanes/resume"?: LaneProgress;
  readonly "GET /lanes/unpark"?: LaneCount;
  readonly "POST /lanes/unpark"?: LaneProgress;
  readonly "GET /lanes/skip"?: LaneCount;
  readonly "POST /lanes/skip"?: LaneProgress;
  readonly "GET /lanes/{session_id}"?: Lane;
  readonly "POST /lanes/{session_id}/pause"?: ActionResult;
  readonly "POST /lanes/{session_id}/resume"?: ActionResult;
  readonly "POST /lanes/{session_id}/unpark"?: ActionResult;
  readonly "POST /lanes/{session_id}/skip"?: ActionResult;
  readonly "GET /endpoints"?: EndpointList;
  readonly "GET /endpoints/statistics"?: EndpointStatisticsList;
  readonly "POST /endpoints/pause"?: ActionResult;
  readonly "POST /endpoints/resume"?: ActionResult;
  readonly "GET /endpoints/skip"?: EndpointSkipCount;
  readonly "POST /endpoints/skip"?: EndpointSkipProgress;
  readonly "POST /test-events"?: TestEvent;
  readonly "POST /payment-sessions/{session_id}/erase"?: Erasure;
  readonly "GET /decisions"?: RecordedDecisionList;
  readonly "GET /clients/{client_id}/decisions/{event_id}"?: DecisionList;
  readonly "POST /explain"?: ExplainedSearch;
  readonly "GET /audit"?: AuditList;
  readonly "GET /overview"?: Overview;
  readonly "GET /events"?: ChangeHint;
  readonly "GET /system"?: System;
  readonly "GET /configuration"?: ConfigurationState;
  readonly "GET /configuration/activations"?: ConfigurationActivationList;
  readonly "GET /configuration/versions"?: ConfigurationVersionList;
  readonly "GET /configuration/versions/{digest}"?: ConfigurationVersionDetail;
  readonly "POST /configuration/versions"?: StoredConfiguration;
  readonly "POST /configuration/versions/{digest}/activate"?: ConfigurationSwitch;
  readonly "POST /configuration/rollback"?: ConfigurationSwitch;
  readonly "POST /configuration/validate"?: ValidationProgress;
  readonly "POST /configuration/lint"?: LintProgress;
  readonly "POST /configuration/cases"?: CasesProgress;
  readonly "POST /configuration/diff"?: DiffProgress;
  readonly "POST /configuration/simulate"?: SimulationProgress;
  readonly "POST /configuration/coverage"?: CoverageProgress;
  readonly "GET /keys"?: KeyList;
  readonly "POST /keys"?: CreatedKey;
  readonly "POST /keys/revoke"?: ActionResult;
  readonly "GET /secrets"?: SecretList;
  readonly "GET /console/api/sign-in"?: ConsoleSignInOptions;
  readonly "POST /console/api/session"?: ConsoleSession;
  readonly "GET /console/api/session"?: ConsoleSession;
  readonly problem?: Problem;
}

/**
 * A page of callbacks, the newest first.
 *
 * From callback-list.schema.json.
 */
export interface CallbackList {
  /**
   * The items.
   */
  readonly items: readonly Callback[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * A callback in a list.
 *
 * From callback.schema.json.
 */
export interface Callback {
  /**
   * The ID of the callback, sent as `webhook-id`: `cb_…`, or `test_…` for a test event.
   */
  readonly callback_id: string;
  /**
   * The payment session; 9007199254740991 for a test event.
   */
  readonly session_id: number;
  /**
   * The sequence number of the callback in its session, from 1.
   */
  readonly sequence: number;
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * `waiting`. `delivered`. `skipped`: by an operator or by `on_exhausted`. `superseded`: by a newer
   * callback. `refused`: the contract rejects it, and it is never sent. `test`: a test event, which is in no
   * lane.
   */
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused" | "test";
  /**
   * Whether it gives the session one of the client's `final_session_codes`.
   */
  readonly is_final: boolean;
  /**
   * The event type in its body.
   */
  readonly event_type?: string;
  /**
   * The event subtype in its body.
   */
  readonly event_subtype?: string;
  /**
   * The status code that it gives the session.
   */
  readonly session_code: number;
  /**
   * The transactions in its body.
   */
  readonly transaction_ids: readonly number[];
  /**
   * The status codes of the transactions, each once.
   */
  readonly transaction_codes: readonly number[];
  /**
   * When it was created.
   */
  readonly made_at: string;
  /**
   * When it was delivered, skipped or superseded; for a test event, when it was created.
   */
  readonly settled_at?: string;
  /**
   * The sequence numbers of the callbacks that it replaces.
   */
  readonly supersedes: readonly number[];
  readonly lane?: CallbackLane;
  /**
   * How many attempts were made to send it, redeliveries included.
   */
  readonly attempts: number;
  /**
   * The `outcome` of the last attempt.
   */
  readonly last_outcome?: "accepted" | "refused" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /**
   * The HTTP status of the response to the last attempt, if there was one.
   */
  readonly last_status?: number;
  /**
   * How long the last attempt took, in milliseconds.
   */
  readonly last_duration_ms?: number;
  /**
   * When the next attempt is planned. Absent when the callback is settled, is not next in its lane, or is
   * being sent; when its lane is parked or paused; and while it waits for its endpoint.
   */
  readonly next_attempt_at?: string;
  readonly waits_for?: Hold;
}

/**
 * Where the callbacks of a session go.
 *
 * From callback-lane.schema.json.
 */
export interface CallbackLane {
  /**
   * The origin.
   */
  readonly endpoint: string;
  /**
   * The address. Without its query for a key of scope `viewer`.
   */
  readonly url: string;
  /**
   * The state of the lane, as in `Lane`.
   */
  readonly state: "open" | "paused" | "parked";
  /**
   * Why the lane is not open, or why its last attempt failed.
   */
  readonly state_reason?: string;
}

/**
 * What keeps callbacks from being sent for now.
 *
 * From hold.schema.json.
 */
export interface Hold {
  /**
   * `paused`: an operator paused the endpoint, it answered 410, or a restored database waits for `recover
   * --acknowledge`. `slowed`: the endpoint asked for a pause, or a gateway did not reach it. `breaker`: too
   * many attempts in a row failed. `lane-paused`: an operator paused the lane of the session; only in the
   * result of a redelivery.
   */
  readonly reason: "paused" | "slowed" | "breaker" | "lane-paused";
  /**
   * When the hold ends. Absent when an operator has to end it.
   */
  readonly until?: string;
}

/**
 * A callback and all attempts to send it. A key of scope `viewer` gets no personal data: no `response_body`
 * of attempts, and no values in `refusal`.
 *
 * From callback-detail.schema.json.
 */
export interface CallbackDetail {
  /**
   * The ID of the callback, sent as `webhook-id`: `cb_…`, or `test_…` for a test event.
   */
  readonly callback_id: string;
  /**
   * The payment session; 9007199254740991 for a test event.
   */
  readonly session_id: number;
  /**
   * The sequence number of the callback in its session, from 1.
   */
  readonly sequence: number;
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * `waiting`. `delivered`. `skipped`: by an operator or by `on_exhausted`. `superseded`: by a newer
   * callback. `refused`: the contract rejects it, and it is never sent. `test`: a test event, which is in no
   * lane.
   */
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused" | "test";
  /**
   * Whether it gives the session one of the client's `final_session_codes`.
   */
  readonly is_final: boolean;
  /**
   * The event type in its body.
   */
  readonly event_type?: string;
  /**
   * The event subtype in its body.
   */
  readonly event_subtype?: string;
  /**
   * The status code that it gives the session.
   */
  readonly session_code: number;
  /**
   * The transactions in its body.
   */
  readonly transaction_ids: readonly number[];
  /**
   * The status codes of the transactions, each once.
   */
  readonly transaction_codes: readonly number[];
  /**
   * When it was created.
   */
  readonly made_at: string;
  /**
   * When it was delivered, skipped or superseded; for a test event, when it was created.
   */
  readonly settled_at?: string;
  /**
   * The sequence numbers of the callbacks that it replaces.
   */
  readonly supersedes: readonly number[];
  readonly lane?: CallbackLane;
  /**
   * How many attempts were made to send it, redeliveries included.
   */
  readonly attempts: number;
  /**
   * The `outcome` of the last attempt.
   */
  readonly last_outcome?: "accepted" | "refused" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /**
   * The HTTP status of the response to the last attempt, if there was one.
   */
  readonly last_status?: number;
  /**
   * How long the last attempt took, in milliseconds.
   */
  readonly last_duration_ms?: number;
  /**
   * When the next attempt is planned. Absent when the callback is settled, is not next in its lane, or is
   * being sent; when its lane is parked or paused; and while it waits for its endpoint.
   */
  readonly next_attempt_at?: string;
  readonly waits_for?: Hold;
  /**
   * The secrets that `signature` and `hmac` in the body were made with.
   */
  readonly secret_ids: readonly string[];
  /**
   * Why the contract rejects the callback. Absent when it does not.
   */
  readonly refusal?: readonly ProblemIssue[];
  /**
   * The attempts to send it, the oldest first.
   */
  readonly history: readonly Attempt[];
  /**
   * The redeliveries that operators requested, the oldest first. A test event has one for its sending.
   */
  readonly redeliveries: readonly Redelivery[];
}

/**
 * One problem in a document or a query.
 *
 * From problem-issue.schema.json.
 */
export interface ProblemIssue {
  /**
   * The kind of issue, for programs.
   */
  readonly code: string;
  /**
   * The issue in one line: path, what was expected, and what was received.
   */
  readonly message: string;
  /**
   * Where the issue is: a JSON Pointer into a JSON document, a path of element names in XML, or `/` and the
   * name of a parameter. Empty for the document as a whole.
   */
  readonly path: string;
  /**
   * The line in the document, from 1. Absent for a parameter and for a stored callback.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * What was expected.
   */
  readonly expected: string;
  /**
   * What was received.
   */
  readonly received: string;
}

/**
 * One attempt to send a callback.
 *
 * From attempt.schema.json.
 */
export interface Attempt {
  /**
   * When it began.
   */
  readonly started_at: string;
  /**
   * Its number, from 1. Redeliveries are counted separately.
   */
  readonly attempt: number;
  /**
   * The origin that it went to.
   */
  readonly endpoint: string;
  /**
   * The address that it went to. Without its query for a key of scope `viewer`.
   */
  readonly url: string;
  /**
   * How long it took, in milliseconds.
   */
  readonly duration_ms: number;
  /**
   * `accepted`: a status of 2xx. `gone`: 410. `slowed`: 429, 502, 504, or any other rejection with
   * `Retry-After`. `refused`: any other status. `timeout`: no response in time. `blocked`: not sent, because
   * callbacks may not go to that address or no secret could sign it. `failed`: no response for another
   * reason.
   */
  readonly outcome: "accepted" | "refused" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /**
   * The HTTP status of the response, if there was one.
   */
  readonly status?: number;
  /**
   * What went wrong, in one line.
   */
  readonly error?: string;
  readonly request_headers?: StoredHeaders;
  readonly response_headers?: StoredHeaders;
  /**
   * The beginning of the response body. Absent for a key of scope `viewer`: a receiver may repeat the
   * callback in it.
   */
  readonly response_body?: string;
  /**
   * Whether it was a redelivery or a test event.
   */
  readonly is_redelivery: boolean;
  /**
   * The process that made it.
   */
  readonly worker: string;
  /**
   * The next attempt that was planned after it.
   */
  readonly next_attempt_at?: string;
}

/**
 * Header fields of an attempt, by name: of the request without signatures, of the response without what
 * looks like a secret. The request also had `Host`, `Connection` and `Content-Length`. Absent when nothing
 * was sent or received, or it was not stored.
 *
 * From stored-headers.schema.json.
 */
export interface StoredHeaders {
  readonly [k: string]: string;
}

/**
 * A redelivery that an operator requested.
 *
 * From redelivery.schema.json.
 */
export interface Redelivery {
  /**
   * When it was requested.
   */
  readonly requested_at: string;
  /**
   * The key that requested it.
   */
  readonly requested_by: string;
  /**
   * How many attempts failed, plus the one that was accepted.
   */
  readonly attempts: number;
  /**
   * When the next attempt is due. Absent when the redelivery is finished or being sent, while other
   * redeliveries of the session come first, and while it waits for its endpoint or a paused lane.
   */
  readonly due_at?: string;
  readonly waits_for?: Hold;
  /**
   * `accepted`. `exhausted`: the last attempt failed. `impossible`: there was nothing that could be sent.
   * `withdrawn`: by an operator. Absent until the redelivery is finished.
   */
  readonly outcome?: "accepted" | "exhausted" | "impossible" | "withdrawn";
}

/**
 * The body of a callback, checked when it was asked for.
 *
 * From callback-body.schema.json.
 */
export interface CallbackBody {
  /**
   * The body as it is sent, byte for byte in UTF-8, with its signatures. It contains personal data. Of a
   * callback that the contract rejects, the part that could be created.
   */
  readonly body: string;
  /**
   * The secrets that `signature` and `hmac` in the body were made with.
   */
  readonly secret_ids: readonly string[];
  /**
   * The member `signature`, computed again with the secret that it was made with. `unknown-secret`: the
   * client's live secrets of the answering process do not include that secret. `absent`: the body has no
   * signature.
   */
  readonly signature: "matches" | "differs" | "unknown-secret" | "absent";
  /**
   * What the contract finds in the body. Empty when it accepts it.
   */
  readonly issues: readonly ProblemIssue[];
  /**
   * The client's secrets that are live now, in the order of the signatures in the headers of `attempts`.
   */
  readonly header_secret_ids: readonly string[];
  /**
   * All attempts, the oldest first. Their requests had a signature by each secret that was live then: the
   * same signatures as here, unless the secrets changed.
   */
  readonly attempts: readonly SignedAttempt[];
}

/**
 * An attempt in the history of the callback, with the headers of its request including signatures.
 *
 * From signed-attempt.schema.json.
 */
export interface SignedAttempt {
  /**
   * When it began.
   */
  readonly started_at: string;
  /**
   * Its number, from 1. Redeliveries are counted separately.
   */
  readonly attempt: number;
  /**
   * Whether it was a redelivery or a test event.
   */
  readonly is_redelivery: boolean;
  readonly headers?: SignedHeaders;
}

/**
 * Header fields of a request, by name, in their order, with signatures that are computed again. The secrets
 * are those in `header_secret_ids`. The request also had `Host`, `Connection` and `Content-Length`. Absent
 * when the signatures cannot be computed: nothing was sent, the headers were not stored, the request may
 * have had another body, or no secret can sign.
 *
 * From signed-headers.schema.json.
 */
export interface SignedHeaders {
  readonly [k: string]: string;
}

/**
 * The result of an action that was carried out.
 *
 * From action-result.schema.json.
 */
export interface ActionResult {
  /**
   * Always true; an action that is not carried out is answered with a problem.
   */
  readonly done: true;
  readonly waits_for?: Hold;
}

/**
 * What a redelivery of many callbacks would do.
 *
 * From redelivery-count.schema.json.
 */
export interface RedeliveryCount {
  /**
   * How many callbacks match the filter.
   */
  readonly callbacks: number;
  /**
   * How many of them are settled and would be sent again, marked `redelivery`.
   */
  readonly settled: number;
  /**
   * How many of them wait in lanes that are not paused. Their lanes would be tried immediately, and opened
   * where they are parked.
   */
  readonly waiting: number;
  /**
   * How many would stay as they are: those that the contract rejects, those that wait in a paused lane, and
   * test events.
   */
  readonly left: number;
}

/**
 * The progress of a redelivery of many callbacks: one line of the response.
 *
 * From redelivery-progress.schema.json.
 */
export interface RedeliveryProgress {
  /**
   * How many callbacks were examined.
   */
  readonly done: number;
  /**
   * How many there are to examine.
   */
  readonly total: number;
  /**
   * How many will be sent again. Those that already have an unfinished redelivery are not counted.
   */
  readonly settled: number;
  /**
   * How many lanes with waiting callbacks are due now. Parked lanes are opened.
   */
  readonly lanes: number;
  /**
   * The endpoints that nothing is sent to for now.
   */
  readonly waits_for: readonly HeldEndpoint[];
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
}

/**
 * An endpoint that nothing is sent to for now.
 *
 * From held-endpoint.schema.json.
 */
export interface HeldEndpoint {
  /**
   * The origin.
   */
  readonly endpoint: string;
  /**
   * Why nothing is sent, as in `Hold`.
   */
  readonly reason: "paused" | "slowed" | "breaker";
  /**
   * When the hold ends. Absent when an operator has to end it.
   */
  readonly until?: string;
}

/**
 * A page of lanes; the lane that has waited longest comes first.
 *
 * From lane-list.schema.json.
 */
export interface LaneList {
  /**
   * The items.
   */
  readonly items: readonly Lane[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * The lane of a payment session: the queue of its callbacks.
 *
 * From lane.schema.json.
 */
export interface Lane {
  /**
   * The payment session.
   */
  readonly session_id: number;
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The origin that the callbacks of the session go to.
   */
  readonly endpoint: string;
  /**
   * The address that they go to. Without its query for a key of scope `viewer`.
   */
  readonly url: string;
  /**
   * `open`: callbacks are sent. `paused`: an operator stopped them. `parked`: the next callback cannot be
   * delivered, and the lane waits for an operator.
   */
  readonly state: "open" | "paused" | "parked";
  /**
   * Why the lane is not open, why its last attempt failed, and which callbacks the receiver ignored as older.
   */
  readonly state_reason?: string;
  /**
   * The sequence number of the newest callback.
   */
  readonly head: number;
  /**
   * The sequence number of the newest settled callback. The next one to send is `delivered` + 1.
   */
  readonly delivered: number;
  /**
   * How many callbacks wait. Less than `head` - `delivered` where a restore of the database left numbers
   * unused.
   */
  readonly waiting: number;
  /**
   * How many attempts to send the next callback have failed.
   */
  readonly attempts: number;
  /**
   * When the next callback may be sent, regardless of its endpoint. Absent when nothing is to be sent, or
   * while an attempt is under way.
   */
  readonly due_at?: string;
  readonly endpoint_hold?: Hold;
  /**
   * Whether a worker is sending a callback now.
   */
  readonly is_held: boolean;
  /**
   * When the next callback was created. Absent when none waits.
   */
  readonly waiting_since?: string;
  /**
   * When the lane last changed.
   */
  readonly updated_at: string;
}

/**
 * What an action on many lanes would change.
 *
 * From lane-count.schema.json.
 */
export interface LaneCount {
  /**
   * How many lanes would change.
   */
  readonly lanes: number;
  /**
   * How many clients they belong to.
   */
  readonly clients: number;
  /**
   * How many endpoints they go to.
   */
  readonly endpoints: number;
  /**
   * How many callbacks wait in them; for `skip`, one of each lane.
   */
  readonly callbacks: number;
  /**
   * How many lanes of the filter would stay as they are, because their state is not one that the action is
   * for.
   */
  readonly left: number;
}

/**
 * The progress of an action on many lanes: one line of the response.
 *
 * From lane-progress.schema.json.
 */
export interface LaneProgress {
  /**
   * How many lanes were examined.
   */
  readonly done: number;
  /**
   * How many lanes there are to examine.
   */
  readonly total: number;
  /**
   * How many lanes changed.
   */
  readonly changed: number;
  /**
   * How many lanes stay parked, because the contract still rejects their next callback or their client is
   * unknown.
   */
  readonly stuck: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
}

/**
 * A page of endpoints, by name.
 *
 * From endpoint-list.schema.json.
 */
export interface EndpointList {
  /**
   * The items.
   */
  readonly items: readonly Endpoint[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * An origin that callbacks go to.
 *
 * From endpoint.schema.json.
 */
export interface Endpoint {
  /**
   * The origin.
   */
  readonly endpoint: string;
  /**
   * The clients with callbacks waiting for the endpoint.
   */
  readonly client_ids: readonly number[];
  /**
   * The limits in the settings of these clients, each once. If they differ, a worker applies those of the
   * client whose callback it sent last.
   */
  readonly limits: readonly EndpointLimits[];
  /**
   * `open`: callbacks are sent. `paused`: by an operator, after a response of 410, or like all endpoints
   * after a restore.
   */
  readonly state: "open" | "paused";
  /**
   * Why the endpoint is paused.
   */
  readonly state_reason?: string;
  /**
   * Whether resuming the endpoint changes something: it is paused by itself, it asked for a pause, or its
   * circuit breaker is not closed.
   */
  readonly is_resumable: boolean;
  /**
   * The circuit breaker. `closed`: callbacks are sent. `open`: nothing is sent until `breaker_open_until`.
   * `half-open`: a single attempt decides.
   */
  readonly breaker: "closed" | "open" | "half-open";
  /**
   * When the circuit breaker lets an attempt through.
   */
  readonly breaker_open_until?: string;
  /**
   * How many attempts in a row have failed.
   */
  readonly failures: number;
  /**
   * Until when the endpoint asked for a pause.
   */
  readonly slow_until?: string;
  /**
   * How many lanes to the endpoint have something to deliver or are not open.
   */
  readonly lanes: number;
  /**
   * How many of them are parked.
   */
  readonly lanes_parked: number;
  /**
   * How many of them are paused.
   */
  readonly lanes_paused: number;
  /**
   * How many callbacks wait in them.
   */
  readonly callbacks: number;
  /**
   * How many redeliveries and test events wait for the endpoint.
   */
  readonly redeliveries: number;
  /**
   * How long the oldest callback that is next in its lane has waited, in milliseconds. Absent when none
   * waits.
   */
  readonly oldest_undelivered_age_ms?: number;
}

/**
 * The limits of an endpoint, for all workers together.
 *
 * From endpoint-limits.schema.json.
 */
export interface EndpointLimits {
  /**
   * How many callbacks may be under way to it at once.
   */
  readonly concurrency: number;
  /**
   * How many callbacks a second may be sent to it. Absent when there is no limit.
   */
  readonly rate_per_second?: number;
}

/**
 * Endpoints with attempts in a period, those with the most failed attempts first.
 *
 * From endpoint-statistics-list.schema.json.
 */
export interface EndpointStatisticsList {
  /**
   * The beginning of the period.
   */
  readonly from: string;
  /**
   * The width of a point: 60, or 3600 when the period is longer than 48 hours.
   */
  readonly step_seconds: number;
  /**
   * The items.
   */
  readonly items: readonly EndpointStatistics[];
}

/**
 * The attempts to send callbacks to an endpoint, with redeliveries.
 *
 * From endpoint-statistics.schema.json.
 */
export interface EndpointStatistics {
  /**
   * The origin.
   */
  readonly endpoint: string;
  /**
   * How many attempts ended.
   */
  readonly attempts: number;
  /**
   * How many of them were not accepted.
   */
  readonly failed: number;
  /**
   * How often each outcome: `accepted`, or why not. `dns`, `tls` and `connection`: no response, because the
   * name was not found, the certificate is not valid, or there was no connection or it broke. `timeout`: no
   * response in time. `3xx`, `4xx` and `5xx`: a response with such a status. `blocked`: not sent, because
   * callbacks may not go to that address or no secret could sign it.
   */
  readonly outcomes: readonly OutcomeCount[];
  /**
   * The duration of an attempt which 95 % did not exceed, in milliseconds, within 10 %. Absent when there was
   * none.
   */
  readonly p95_ms?: number;
  /**
   * By time. A step without attempts is absent.
   */
  readonly points: readonly EndpointPoint[];
}

/**
 * How often something had an outcome.
 *
 * From outcome-count.schema.json.
 */
export interface OutcomeCount {
  /**
   * The outcome.
   */
  readonly outcome: string;
  /**
   * How often.
   */
  readonly count: number;
}

/**
 * The attempts of a minute, or hour.
 *
 * From endpoint-point.schema.json.
 */
export interface EndpointPoint {
  /**
   * The beginning of the minute, or hour.
   */
  readonly at: string;
  /**
   * How many were accepted.
   */
  readonly accepted: number;
  /**
   * How many were not.
   */
  readonly failed: number;
  /**
   * The duration of an attempt which 95 % did not exceed, in milliseconds, within 10 %. Absent when there was
   * none.
   */
  readonly p95_ms?: number;
}

/**
 * What skipping everything that waits for an endpoint would affect.
 *
 * From endpoint-skip-count.schema.json.
 */
export interface EndpointSkipCount {
  /**
   * How many sessions have something to deliver there.
   */
  readonly lanes: number;
  /**
   * How many callbacks wait in their lanes.
   */
  readonly callbacks: number;
  /**
   * How many redeliveries and test events are not finished.
   */
  readonly redeliveries: number;
}

/**
 * The progress of skipping what waits for an endpoint: one line of the response.
 *
 * From endpoint-skip-progress.schema.json.
 */
export interface EndpointSkipProgress {
  /**
   * How many lanes and redeliveries were examined.
   */
  readonly done: number;
  /**
   * How many there are to examine.
   */
  readonly total: number;
  /**
   * How many callbacks were skipped.
   */
  readonly callbacks: number;
  /**
   * How many redeliveries and test events were withdrawn.
   */
  readonly redeliveries: number;
  /**
   * How many lanes and redeliveries were left as they are, because an attempt is under way: repeat the
   * request after some seconds.
   */
  readonly under_way: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
}

/**
 * A test event that will be sent.
 *
 * From test-event.schema.json.
 */
export interface TestEvent {
  /**
   * The ID of its callback, for `GET /callbacks/{callback_id}`.
   */
  readonly callback_id: string;
}

/**
 * What an erasure deleted.
 *
 * From erasure.schema.json.
 */
export interface Erasure {
  readonly rows: ErasedRows;
}

/**
 * How many rows an erasure deleted, by table.
 *
 * From erased-rows.schema.json.
 */
export interface ErasedRows {
  /**
   * Redeliveries.
   */
  readonly redeliveries: number;
  /**
   * Attempts to send callbacks.
   */
  readonly attempts: number;
  /**
   * Callbacks.
   */
  readonly callbacks: number;
  /**
   * Reports in the history of the session.
   */
  readonly session_history: number;
}

/**
 * A page of recorded decisions, the newest first.
 *
 * From recorded-decision-list.schema.json.
 */
export interface RecordedDecisionList {
  /**
   * The decisions. Fewer than the limit, or none, when they take long to find.
   */
  readonly items: readonly Decision[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * A recorded decision on a search.
 *
 * From decision.schema.json.
 */
export interface Decision {
  /**
   * When the search was decided.
   */
  readonly decided_at: string;
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * The caller's number of the search.
   */
  readonly event_id: number;
  /**
   * The `X-Request-Id` of the search.
   */
  readonly request_id: string;
  /**
   * The configuration version that decided.
   */
  readonly configuration_digest: string;
  /**
   * The code of the problem that the search was answered with. Absent when methods were offered.
   */
  readonly problem?: string;
  /**
   * The offered methods, in the order of the response.
   */
  readonly offered: readonly OfferedMethod[];
  /**
   * How long the decision took, in microseconds.
   */
  readonly duration_us: number;
  /**
   * What is notable in the search without being an error: `order-no-characters`.
   */
  readonly advisories: readonly string[];
  readonly facts: SearchFacts;
  /**
   * With `explain=true`: whether the version that decided, or the one of `explain_by`, offers the same
   * methods again. Null when the version is not stored, or this program rejects it.
   */
  readonly reproduced?: boolean | null;
  readonly explanation?: Explanation;
}

/**
 * A payment method in the response to a search.
 *
 * From offered-method.schema.json.
 */
export interface OfferedMethod {
  /**
   * The payment method.
   */
  readonly id: number;
  /**
   * Its preference in the response.
   */
  readonly preference: number;
}

/**
 * What the configuration evaluates in a search, without personal data. The same facts and configuration
 * give the same decision. The members follow the constraints that a configuration may have.
 *
 * From search-facts.schema.json.
 */
export interface SearchFacts {
  readonly [k: string]: unknown;
}

/**
 * Why a search is decided as it is.
 *
 * From explanation.schema.json.
 */
export interface Explanation {
  /**
   * The configuration version that decides.
   */
  readonly configuration_digest: string;
  /**
   * The time of the decision.
   */
  readonly instant: string;
  readonly refusal?: SearchRefusal;
  readonly ordering: ExplainedOrdering;
  /**
   * Every payment method of the catalogue: the offered ones in the order of the response, then the others by
   * ID.
   */
  readonly methods: readonly ExplainedMethod[];
  readonly facts: SearchFacts;
}

/**
 * Elements that the merchant requires are missing.
 */
export interface MissingFields {
  /**
   * Distinguishes the two kinds.
   */
  readonly code: "missing-fields";
  /**
   * The missing elements.
   */
  readonly fields: readonly string[];
}

/**
 * Codes of closed tables have unknown values.
 */
export interface UnknownCodes {
  /**
   * Distinguishes the two kinds.
   */
  readonly code: "unknown-codes";
  /**
   * The codes.
   */
  readonly codes: readonly string[];
}

/**
 * What determines the order of the response.
 *
 * From explained-ordering.schema.json.
 */
export interface ExplainedOrdering {
  /**
   * `rule`: an ordering rule. `default`: the default of the account, because no rule applies. `base`: base
   * preferences, because the account has no ordering.
   */
  readonly applied_by: "rule" | "default" | "base";
  /**
   * The name of the rule.
   */
  readonly name?: string;
  /**
   * The part of the configuration that decides, as a JSON Pointer.
   */
  readonly pointer?: string;
  /**
   * The file of that part.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * The rules before it that do not apply.
   */
  readonly passed_over: readonly PassedOverRule[];
}

/**
 * An ordering rule that does not apply.
 *
 * From passed-over-rule.schema.json.
 */
export interface PassedOverRule {
  /**
   * The name of the rule.
   */
  readonly name: string;
  /**
   * The part of the configuration that decides, as a JSON Pointer.
   */
  readonly pointer: string;
  /**
   * The file of that part.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * Every condition that the search does not satisfy.
   */
  readonly reasons: readonly ExplainedReason[];
}

/**
 * A constraint that the search does not satisfy.
 *
 * From explained-reason.schema.json.
 */
export interface ExplainedReason {
  /**
   * The kind of constraint.
   */
  readonly code: string;
  /**
   * What the constraint expects.
   */
  readonly expected: string;
  /**
   * What the search has.
   */
  readonly actual: string;
  /**
   * Whether the search lacks the value, or it cannot be read, so that `on_missing` decides.
   */
  readonly missing: boolean;
  /**
   * The part of the configuration that decides, as a JSON Pointer.
   */
  readonly pointer: string;
  /**
   * The file of that part.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * The reason in one line.
   */
  readonly message: string;
  /**
   * For `any` and `not`, and `all` inside them: the unsatisfied constraints inside. To satisfy one is enough;
   * for `all`, every one.
   */
  readonly causes?: readonly ExplainedReason[];
}

/**
 * Why a payment method is offered or not.
 *
 * From explained-method.schema.json.
 */
export interface ExplainedMethod {
  /**
   * The payment method.
   */
  readonly id: number;
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * Whether the search satisfies all of its constraints.
   */
  readonly eligible: boolean;
  /**
   * Its preference in the response. Absent when it is not offered.
   */
  readonly preference?: number;
  /**
   * The part of the configuration that decides, as a JSON Pointer.
   */
  readonly pointer: string;
  /**
   * The file of that part.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * Every constraint that excludes it; empty when it is eligible.
   */
  readonly reasons: readonly ExplainedReason[];
}

/**
 * A page of the decisions on an event, the newest first.
 *
 * From decision-list.schema.json.
 */
export interface DecisionList {
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The caller's number of the search.
   */
  readonly event_id: number;
  /**
   * The decisions.
   */
  readonly decisions: readonly Decision[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * The explanation of a search that is sent with the request.
 *
 * From explained-search.schema.json.
 */
export interface ExplainedSearch {
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * The caller's number of the search.
   */
  readonly event_id: number;
  /**
   * What is notable in the search without being an error: `order-no-characters`.
   */
  readonly advisories: readonly string[];
  /**
   * The configuration version that decides.
   */
  readonly configuration_digest: string;
  /**
   * The time of the decision.
   */
  readonly instant: string;
  readonly refusal?: SearchRefusal;
  readonly ordering: ExplainedOrdering;
  /**
   * Every payment method of the catalogue: the offered ones in the order of the response, then the others by
   * ID.
   */
  readonly methods: readonly ExplainedMethod[];
  readonly facts: SearchFacts;
}

/**
 * A page of the audit, the newest record first.
 *
 * From audit-list.schema.json.
 */
export interface AuditList {
  /**
   * The items.
   */
  readonly items: readonly AuditRecord[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * A record of the audit.
 *
 * From audit-record.schema.json.
 */
export interface AuditRecord {
  /**
   * Its number; later records have higher numbers.
   */
  readonly audit_id: number;
  /**
   * When the action was carried out.
   */
  readonly at: string;
  /**
   * Who carried it out: the ID of a key; for `config` and `keys` the person and the role in the database; for
   * a worker its name.
   */
  readonly actor: string;
  /**
   * The action, a verb and its object.
   */
  readonly action: string;
  /**
   * What the action changed.
   */
  readonly subject: string;
  /**
   * The reason that was given.
   */
  readonly reason: string;
  /**
   * Further facts, by action.
   */
  readonly detail: {
    readonly [k: string]: unknown;
  };
}

/**
 * The state of the service, with statistics of a period.
 *
 * From overview.schema.json.
 */
export interface Overview {
  /**
   * The beginning of the period.
   */
  readonly from: string;
  /**
   * The width of a point: 60, or 3600 when the period is longer than 48 hours.
   */
  readonly step_seconds: number;
  readonly backlog: Backlog;
  readonly searches: SearchStatistics;
  readonly callbacks: CallbackStatistics;
  readonly decisions: DecisionStatistics;
  /**
   * The first 100 endpoints whose circuit breaker is open, by name.
   */
  readonly open_breakers: readonly Endpoint[];
  /**
   * The ten endpoints with the most failed attempts.
   */
  readonly worst_endpoints: readonly EndpointStatistics[];
  /**
   * What an operator should look at.
   */
  readonly warnings: readonly Warning[];
}

/**
 * What waits for delivery now, over all endpoints.
 *
 * From backlog.schema.json.
 */
export interface Backlog {
  /**
   * How many callbacks wait, including those of parked and paused lanes.
   */
  readonly callbacks: number;
  /**
   * How many lanes are parked.
   */
  readonly lanes_parked: number;
  /**
   * How many lanes are paused.
   */
  readonly lanes_paused: number;
  /**
   * How many open lanes wait for a retry: their next callback was attempted and not accepted.
   */
  readonly lanes_failing: number;
  /**
   * How long the oldest callback that is next in its lane has waited, in milliseconds. Absent when none
   * waits.
   */
  readonly oldest_undelivered_age_ms?: number;
}

/**
 * Searches and their outcomes.
 *
 * From search-statistics.schema.json.
 */
export interface SearchStatistics {
  /**
   * How many searches ended.
   */
  readonly count: number;
  /**
   * How often each outcome: `offered`, the code of the problem, or `aborted` when the connection closed
   * before the response was complete.
   */
  readonly outcomes: readonly OutcomeCount[];
  /**
   * The duration which 95 % did not exceed, in milliseconds, within 10 %. Absent when there was none.
   */
  readonly p95_ms?: number;
  /**
   * By time. A step without searches is absent.
   */
  readonly points: readonly SearchPoint[];
}

/**
 * The searches of a minute, or hour.
 *
 * From search-point.schema.json.
 */
export interface SearchPoint {
  /**
   * The beginning of the minute, or hour.
   */
  readonly at: string;
  /**
   * How many searches ended.
   */
  readonly count: number;
  /**
   * The duration which 95 % did not exceed, in milliseconds, within 10 %. Absent when there was none.
   */
  readonly p95_ms?: number;
}

/**
 * Callbacks and their delivery.
 *
 * From callback-statistics.schema.json.
 */
export interface CallbackStatistics {
  /**
   * How many were created.
   */
  readonly created: number;
  /**
   * How many were delivered, without redeliveries.
   */
  readonly delivered: number;
  /**
   * How many attempts were not accepted. They are retried, unless their lane parks.
   */
  readonly failed_attempts: number;
  /**
   * How often a lane parked.
   */
  readonly parked: number;
  /**
   * The time from creation to delivery which 95 % did not exceed, in milliseconds, within 10 %. Absent when
   * there was none.
   */
  readonly p95_ms?: number;
  /**
   * By time. A step in which nothing happened is absent.
   */
  readonly points: readonly CallbackPoint[];
}

/**
 * The callbacks of a minute, or hour.
 *
 * From callback-point.schema.json.
 */
export interface CallbackPoint {
  /**
   * The beginning of the minute, or hour.
   */
  readonly at: string;
  /**
   * How many were created.
   */
  readonly created: number;
  /**
   * How many were delivered.
   */
  readonly delivered: number;
  /**
   * How many attempts were not accepted.
   */
  readonly failed_attempts: number;
  /**
   * How often a lane parked.
   */
  readonly parked: number;
  /**
   * The time from creation to delivery which 95 % did not exceed, in milliseconds, within 10 %. Absent when
   * there was none.
   */
  readonly p95_ms?: number;
}

/**
 * Records of decisions.
 *
 * From decision-statistics.schema.json.
 */
export interface DecisionStatistics {
  /**
   * How many were stored in the database.
   */
  readonly stored: number;
  /**
   * How many were dropped.
   */
  readonly dropped: number;
}

/**
 * Something that an operator should look at.
 *
 * From warning.schema.json.
 */
export interface Warning {
  /**
   * What it is about.
   */
  readonly code:
    | "partitions-missing"
    | "deliveries-held"
    | "no-worker"
    | "process-silent"
    | "configurations-differ"
    | "versions-differ"
    | "endpoints-paused"
    | "breakers-open"
    | "lanes-parked"
    | "decisions-dropped"
    | "check-found-issues";
  /**
   * A sentence for people.
   */
  readonly message: string;
}

/**
 * The data of an event: what changed since the last one. Read it again to see the changes.
 *
 * From change-hint.schema.json.
 */
export interface ChangeHint {
  /**
   * All kinds in the first event, and after the process lost its database. None in a sign of life, which
   * comes every two seconds as long as the database answers.
   *
   * Items: `configuration` includes keys and secrets. Later versions may add kinds.
   */
  readonly kinds: readonly (
    | "callbacks"
    | "lanes"
    | "endpoints"
    | "sessions"
    | "decisions"
    | "configuration"
    | "audit"
  )[];
}

/**
 * The processes that use the database, and the state of the database.
 *
 * From system.schema.json.
 */
export interface System {
  /**
   * The processes, by name. Those of versions that do not announce themselves are missing.
   */
  readonly processes: readonly SystemProcess[];
  /**
   * The applied migrations, in their order.
   */
  readonly migrations: readonly SystemMigration[];
  /**
   * For how many days, from today on, every table has its partition: 8 when all exist. At 0 nothing can be
   * stored.
   */
  readonly partition_days: number;
  readonly last_check?: SystemCheck;
}

/**
 * A process that uses the database.
 *
 * From system-process.schema.json.
 */
export interface SystemProcess {
  /**
   * Its ID, a UUID; new at each start.
   */
  readonly process_id: string;
  /**
   * Its host and process number.
   */
  readonly name: string;
  /**
   * What it does: `all`, `api` (reports, operators and searches), `worker` (deliveries) or `search`.
   */
  readonly role: "all" | "api" | "search" | "worker";
  /**
   * The version of the service.
   */
  readonly version: string;
  /**
   * The name of its worker, as in attempts. Absent when it delivers no callbacks.
   */
  readonly worker?: string;
  /**
   * The digest of the configuration that it uses.
   */
  readonly configuration_digest: string;
  /**
   * When it started.
   */
  readonly started_at: string;
  /**
   * Its last sign of life, which is written every 10 seconds.
   */
  readonly seen_at: string;
  /**
   * `live`, or `silent`: without a sign of life for 30 seconds. A silent process was killed, or does not
   * reach the database. It is listed for an hour.
   */
  readonly state: "live" | "silent";
}

/**
 * A migration that was applied to the database.
 *
 * From system-migration.schema.json.
 */
export interface SystemMigration {
  /**
   * Its name, which begins with its number.
   */
  readonly name: string;
  /**
   * When it was applied.
   */
  readonly applied_at: string;
}

/**
 * The result of the last `payment-routing check`.
 *
 * From system-check.schema.json.
 */
export interface SystemCheck {
  /**
   * When the check ended.
   */
  readonly checked_at: string;
  /**
   * How many issues it found.
   */
  readonly issues: number;
  /**
   * How many sessions it read.
   */
  readonly sessions: number;
  /**
   * How many callbacks it read.
   */
  readonly callbacks: number;
}

/**
 * The configuration in use.
 *
 * From configuration-state.schema.json.
 */
export interface ConfigurationState {
  /**
   * Where the configuration comes from. Versions are activated, and keys created, in the database only.
   */
  readonly source: "files" | "database";
  /**
   * The digest of the configuration that the answering process serves.
   */
  readonly served_digest: string;
  readonly active?: ConfigurationActivation;
  readonly job?: ConfigurationJobState;
}

/**
 * A switch of all processes to a version.
 *
 * From configuration-activation.schema.json.
 */
export interface ConfigurationActivation {
  /**
   * When.
   */
  readonly activated_at: string;
  /**
   * How: by activating a version, or by rolling back to it.
   */
  readonly kind: "activate" | "rollback";
  /**
   * The digest of the version.
   */
  readonly digest: string;
  /**
   * The digest of the version before. Absent for the first switch.
   */
  readonly previous?: string;
  /**
   * Who did it: the ID of a key, or a name that was given to the command line.
   */
  readonly actor: string;
  /**
   * The role of the database that it was done with.
   */
  readonly database_role: string;
  /**
   * Why.
   */
  readonly reason: string;
}

/**
 * A job of the configuration that a process runs.
 *
 * From configuration-job-state.schema.json.
 */
export interface ConfigurationJobState {
  /**
   * What it does. `upload` and `activate` check a version before it is stored or activated.
   */
  readonly kind: "upload" | "activate" | "validate" | "lint" | "cases" | "diff" | "simulate" | "coverage";
  /**
   * When it was started.
   */
  readonly started_at: string;
  /**
   * The ID of the key that started it.
   */
  readonly key_id: string;
}

/**
 * A page of the activations and rollbacks, the newest first.
 *
 * From configuration-activation-list.schema.json.
 */
export interface ConfigurationActivationList {
  /**
   * The switches.
   */
  readonly items: readonly ConfigurationActivation[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * A page of the stored versions, the newest first.
 *
 * From configuration-version-list.schema.json.
 */
export interface ConfigurationVersionList {
  /**
   * The versions.
   */
  readonly items: readonly ConfigurationVersion[];
  /**
   * The cursor of the next page, to be sent as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * A stored version of the configuration.
 *
 * From configuration-version.schema.json.
 */
export interface ConfigurationVersion {
  /**
   * The digest of the content.
   */
  readonly digest: string;
  /**
   * When it was stored.
   */
  readonly stored_at: string;
  /**
   * Who did it: the ID of a key, or a name that was given to the command line.
   */
  readonly actor: string;
  /**
   * The role of the database that it was done with.
   */
  readonly database_role: string;
  /**
   * Why.
   */
  readonly reason: string;
  /**
   * Whether it is the active version of the database.
   */
  readonly is_active: boolean;
  /**
   * When it was last activated. Absent when it never was.
   */
  readonly activated_at?: string;
}

/**
 * A stored version of the configuration with its files.
 *
 * From configuration-version-detail.schema.json.
 */
export interface ConfigurationVersionDetail {
  /**
   * The digest of the content.
   */
  readonly digest: string;
  /**
   * When it was stored.
   */
  readonly stored_at: string;
  /**
   * Who did it: the ID of a key, or a name that was given to the command line.
   */
  readonly actor: string;
  /**
   * The role of the database that it was done with.
   */
  readonly database_role: string;
  /**
   * Why.
   */
  readonly reason: string;
  /**
   * Whether it is the active version of the database.
   */
  readonly is_active: boolean;
  /**
   * When it was last activated. Absent when it never was.
   */
  readonly activated_at?: string;
  /**
   * The files. They hold no keys and no secrets.
   */
  readonly files: readonly ConfigurationFile[];
}

/**
 * A file of the configuration.
 *
 * From configuration-file.schema.json.
 */
export interface ConfigurationFile {
  /**
   * The name of the file, without a folder.
   */
  readonly path: string;
  /**
   * The content.
   */
  readonly text: string;
}

/**
 * The version that was stored.
 *
 * From stored-configuration.schema.json.
 */
export interface StoredConfiguration {
  /**
   * The digest of the content.
   */
  readonly digest: string;
  /**
   * False when a version with this content was stored before; it stays as it was.
   */
  readonly is_new: boolean;
  /**
   * Remarks on the valid configuration.
   */
  readonly warnings: readonly string[];
}

/**
 * The result of an activation or a rollback. Every process follows within seconds.
 *
 * From configuration-switch.schema.json.
 */
export interface ConfigurationSwitch {
  /**
   * The digest of the version that is active now.
   */
  readonly digest: string;
  /**
   * The digest of the version before. Absent for the first switch.
   */
  readonly previous?: string;
  /**
   * False when the version was active already.
   */
  readonly changed: boolean;
}

/**
 * The progress of the validation of a configuration: one line of the response.
 *
 * From validation-progress.schema.json.
 */
export interface ValidationProgress {
  /**
   * How many steps are done.
   */
  readonly done: number;
  /**
   * How many steps there are to do.
   */
  readonly total: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
  readonly result?: ValidationResult;
  readonly problem?: Problem;
}

/**
 * A valid configuration.
 *
 * From validation-result.schema.json.
 */
export interface ValidationResult {
  /**
   * The digest of the configuration.
   */
  readonly digest: string;
  /**
   * Remarks on the valid configuration.
   */
  readonly warnings: readonly string[];
  /**
   * How many payment methods its catalogue has.
   */
  readonly methods: number;
  /**
   * How many clients it has.
   */
  readonly clients: number;
  /**
   * How many accounts it has.
   */
  readonly accounts: number;
  /**
   * How many countries it has.
   */
  readonly countries: number;
  /**
   * How many currencies it has.
   */
  readonly currencies: number;
  /**
   * How many test cases it has.
   */
  readonly cases: number;
}

/**
 * Why a request was rejected or failed (RFC 9457), sent as `application/problem+json`.
 *
 * From problem.schema.json.
 */
export interface Problem {
  /**
   * The type of the problem. Programs distinguish problems by its last part.
   */
  readonly type: string;
  /**
   * The type in words.
   */
  readonly title: string;
  /**
   * The HTTP status of the response.
   */
  readonly status: number;
  /**
   * What happened in this case, for people.
   */
  readonly detail: string;
  /**
   * The URI of this request; its last part is the `X-Request-Id`. Absent when no request could be read.
   */
  readonly instance?: string;
  /**
   * The caller's number of the search, where it could be read.
   */
  readonly event_id?: number;
  /**
   * Every problem in the document or the query, at most 100. Absent when the request was rejected for another
   * reason.
   */
  readonly issues?: readonly ProblemIssue[];
  /**
   * The issues of a configuration that was rejected, at most 100, with their positions. Absent when the
   * request was rejected for another reason.
   */
  readonly configuration_issues?: readonly ConfigurationIssue[];
  readonly job?: ConfigurationJobState;
}

/**
 * An issue of a configuration.
 *
 * From configuration-issue.schema.json.
 */
export interface ConfigurationIssue {
  /**
   * The file, or the name of the configuration for an issue of the whole.
   */
  readonly file: string;
  /**
   * The line in the file, from 1.
   */
  readonly line: number;
  /**
   * The column in the line, from 1.
   */
  readonly column: number;
  /**
   * The issue in one line.
   */
  readonly message: string;
  /**
   * What was expected. Absent for an issue of the lint.
   */
  readonly expected?: string;
  /**
   * What was received. Absent for an issue of the lint.
   */
  readonly received?: string;
}

/**
 * The progress of the lint of a configuration: one line of the response.
 *
 * From lint-progress.schema.json.
 */
export interface LintProgress {
  /**
   * How many accounts are done; with closed codes, how many sessions before.
   */
  readonly done: number;
  /**
   * How many accounts there are; with closed codes, how many sessions before.
   */
  readonly total: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
  readonly result?: LintResult;
  readonly problem?: Problem;
}

/**
 * The findings of the lint.
 *
 * From lint-result.schema.json.
 */
export interface LintResult {
  /**
   * The digest of the configuration.
   */
  readonly digest: string;
  /**
   * How many findings are errors.
   */
  readonly errors: number;
  /**
   * How many findings are warnings.
   */
  readonly warnings: number;
  /**
   * The findings.
   */
  readonly findings: readonly LintFinding[];
}

/**
 * A likely mistake in a valid configuration.
 *
 * From lint-finding.schema.json.
 */
export interface LintFinding {
  /**
   * The rule of the lint.
   */
  readonly rule: string;
  /**
   * An error prevents activation.
   */
  readonly severity: "error" | "warning";
  /**
   * The part of the configuration, as a JSON Pointer.
   */
  readonly pointer: string;
  /**
   * The file of that part. Absent when it is unknown.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * The finding in one line.
   */
  readonly message: string;
}

/**
 * The progress of running the test cases of a configuration: one line of the response.
 *
 * From cases-progress.schema.json.
 */
export interface CasesProgress {
  /**
   * How many test cases are done.
   */
  readonly done: number;
  /**
   * How many test cases there are to do.
   */
  readonly total: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
  readonly result?: CasesResult;
  readonly problem?: Problem;
}

/**
 * The outcomes of the test cases, at the current time.
 *
 * From cases-result.schema.json.
 */
export interface CasesResult {
  /**
   * The digest of the configuration.
   */
  readonly digest: string;
  /**
   * How many test cases were run.
   */
  readonly cases: number;
  /**
   * How many passed.
   */
  readonly passed: number;
  /**
   * How many failed.
   */
  readonly failed: number;
  /**
   * The outcomes, in the order of the configuration.
   */
  readonly outcomes: readonly CaseOutcome[];
}

/**
 * The outcome of a test case.
 *
 * From case-outcome.schema.json.
 */
export interface CaseOutcome {
  /**
   * The name of the test case.
   */
  readonly name: string;
  /**
   * Whether the decision is as expected.
   */
  readonly passed: boolean;
  /**
   * The file of the test case. Absent when it is unknown.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * The differences. Empty when it passed.
   */
  readonly issues: readonly CaseIssue[];
}

/**
 * A difference between a test case and the decision.
 *
 * From case-issue.schema.json.
 */
export interface CaseIssue {
  /**
   * The part of the test case, as a JSON Pointer.
   */
  readonly pointer: string;
  /**
   * The file of that part. Absent when it is unknown.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * What the test case expects.
   */
  readonly expected: string;
  /**
   * What the configuration decides.
   */
  readonly received: string;
  /**
   * For each expected method that is not offered, the reason in one line.
   */
  readonly reasons: readonly string[];
}

/**
 * The progress of the comparison of two configurations: one line of the response.
 *
 * From diff-progress.schema.json.
 */
export interface DiffProgress {
  /**
   * How many accounts are done; with closed codes, how many sessions before.
   */
  readonly done: number;
  /**
   * How many accounts there are; with closed codes, how many sessions before.
   */
  readonly total: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
  readonly result?: DiffResult;
  readonly problem?: Problem;
}

/**
 * The differences between two configurations, by their effect.
 *
 * From diff-result.schema.json.
 */
export interface DiffResult {
  /**
   * The digest of the first configuration.
   */
  readonly before: string;
  /**
   * The digest of the second one.
   */
  readonly after: string;
  /**
   * Methods that only the second catalogue has.
   */
  readonly methods_added: readonly number[];
  /**
   * Methods that only the first catalogue has.
   */
  readonly methods_removed: readonly number[];
  /**
   * Settings that differ, including those that do not affect methods.
   */
  readonly settings: readonly SettingChange[];
  /**
   * The accounts that differ.
   */
  readonly accounts: readonly AccountDiff[];
  /**
   * The accounts that both have.
   */
  readonly tried: readonly TriedAccount[];
  /**
   * How many requests were tried for each account. Others may change too.
   */
  readonly probes: number;
  readonly rejected_callbacks?: RejectedCallbacks;
}

/**
 * A setting that differs.
 *
 * From setting-change.schema.json.
 */
export interface SettingChange {
  /**
   * The name of the setting.
   */
  readonly setting: string;
  /**
   * Its owners, such as `method 3`. Empty for a section of the configuration.
   */
  readonly of: readonly string[];
  /**
   * The value before, as JSON, or `none`. Absent for a section.
   */
  readonly before?: string;
  /**
   * The value after, as JSON, or `none`. Absent for a section.
   */
  readonly after?: string;
}

/**
 * The difference of an account.
 *
 * From account-diff.schema.json.
 */
export interface AccountDiff {
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * Whether only the second configuration has it, only the first, or both.
   */
  readonly kind: "added" | "removed" | "changed";
  readonly effect?: AnswerChanges;
}

/**
 * How answers change.
 *
 * From answer-changes.schema.json.
 */
export interface AnswerChanges {
  /**
   * How many requests were answered by both.
   */
  readonly requests: number;
  /**
   * How many of them are for accounts that the configuration does not have.
   */
  readonly unknown_accounts: number;
  /**
   * How many get another answer.
   */
  readonly changed: number;
  readonly counts: ChangeCounts;
  /**
   * Methods that answers lose or gain, by ID.
   */
  readonly methods: readonly MethodChanges[];
  readonly examples: ChangeExamples;
}

/**
 * How many answers change in each way. An answer can change in several.
 *
 * From change-counts.schema.json.
 */
export interface ChangeCounts {
  /**
   * Answers that lose all methods.
   */
  readonly emptied: number;
  /**
   * Answers that had no method and get one.
   */
  readonly filled: number;
  /**
   * Answers that get another default method.
   */
  readonly default_changed: number;
  /**
   * Answers that lose a method.
   */
  readonly method_lost: number;
  /**
   * Answers that gain a method.
   */
  readonly method_won: number;
  /**
   * Answers that get their methods in another order.
   */
  readonly reordered: number;
  /**
   * Answers that get a method with another preference.
   */
  readonly preference_changed: number;
  /**
   * Answers that get a method with another `psp_type` or `state_id`.
   */
  readonly method_changed: number;
  /**
   * Answers that are rejected for another reason.
   */
  readonly refusal_changed: number;
}

/**
 * How many answers lose and gain a method.
 *
 * From method-changes.schema.json.
 */
export interface MethodChanges {
  /**
   * The method.
   */
  readonly id: number;
  /**
   * Answers that lose it.
   */
  readonly lost: number;
  /**
   * Answers that gain it.
   */
  readonly won: number;
}

/**
 * Examples of answers that change, by the kind of change.
 *
 * From change-examples.schema.json.
 */
export interface ChangeExamples {
  /**
   * Answers that lose all methods.
   */
  readonly emptied: readonly ChangedAnswer[];
  /**
   * Answers that had no method and get one.
   */
  readonly filled: readonly ChangedAnswer[];
  /**
   * Answers that get another default method.
   */
  readonly default_changed: readonly ChangedAnswer[];
  /**
   * Answers that lose a method.
   */
  readonly method_lost: readonly ChangedAnswer[];
  /**
   * Answers that gain a method.
   */
  readonly method_won: readonly ChangedAnswer[];
  /**
   * Answers that get their methods in another order.
   */
  readonly reordered: readonly ChangedAnswer[];
  /**
   * Answers that get a method with another preference.
   */
  readonly preference_changed: readonly ChangedAnswer[];
  /**
   * Answers that get a method with another `psp_type` or `state_id`.
   */
  readonly method_changed: readonly ChangedAnswer[];
  /**
   * Answers that are rejected for another reason.
   */
  readonly refusal_changed: readonly ChangedAnswer[];
}

/**
 * A request whose answer changes.
 *
 * From changed-answer.schema.json.
 */
export interface ChangedAnswer {
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * The event. 0 for a generated request.
   */
  readonly event_id: number;
  /**
   * The time of the decision.
   */
  readonly instant: string;
  /**
   * The methods before, in order.
   */
  readonly before: readonly number[];
  /**
   * The methods after, in order.
   */
  readonly after: readonly number[];
  /**
   * Differences in the methods that stay, or in the reason for no method.
   */
  readonly differences: readonly AnswerDifference[];
  /**
   * The methods that are lost.
   */
  readonly lost: readonly LostMethod[];
}

/**
 * A difference in a method that both answers have, or in the reason for no method.
 *
 * From answer-difference.schema.json.
 */
export interface AnswerDifference {
  /**
   * The method. Absent for `refusal`.
   */
  readonly method_id?: number;
  /**
   * The member of the method, or the reason for no method.
   */
  readonly member: "preference" | "psp_type" | "state_id" | "refusal";
  /**
   * The value before.
   */
  readonly before: string;
  /**
   * The value after.
   */
  readonly after: string;
}

/**
 * A method that is not offered any more.
 *
 * From lost-method.schema.json.
 */
export interface LostMethod {
  /**
   * The method.
   */
  readonly method_id: number;
  /**
   * Why it is not offered any more. Empty when it is not in the catalogue.
   */
  readonly reasons: readonly ExplainedReason[];
}

/**
 * An account that both configurations have.
 *
 * From tried-account.schema.json.
 */
export interface TriedAccount {
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account.
   */
  readonly account_id: number;
  /**
   * How many of the tried requests had a method, before or after. Others show no difference.
   */
  readonly answered: number;
}

/**
 * The next callbacks of sessions in the database that only the new closed codes would park.
 *
 * From rejected-callbacks.schema.json.
 */
export interface RejectedCallbacks {
  /**
   * How many sessions were checked.
   */
  readonly sessions: number;
  /**
   * The closed codes, the most frequent first.
   */
  readonly codes: readonly RejectedCode[];
}

/**
 * A closed code that would park callbacks.
 *
 * From rejected-code.schema.json.
 */
export interface RejectedCode {
  /**
   * The closed code.
   */
  readonly code: string;
  /**
   * How many sessions have values that it does not contain.
   */
  readonly sessions: number;
  /**
   * The values, the most frequent first.
   */
  readonly values: readonly RejectedValue[];
}

/**
 * A value that a closed code does not contain.
 *
 * From rejected-value.schema.json.
 */
export interface RejectedValue {
  /**
   * The place in the body of the callback, as a JSON Pointer with `*` for each item of a list.
   */
  readonly path: string;
  /**
   * The value.
   */
  readonly value: string;
  /**
   * How many sessions have it.
   */
  readonly sessions: number;
}

/**
 * The progress of a simulation: one line of the response.
 *
 * From simulation-progress.schema.json.
 */
export interface SimulationProgress {
  /**
   * How many recorded requests are done.
   */
  readonly done: number;
  /**
   * How many recorded requests there are to do.
   */
  readonly total: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
  readonly result?: SimulationResult;
  readonly problem?: Problem;
}

/**
 * How answers to recorded requests would change.
 *
 * From simulation-result.schema.json.
 */
export interface SimulationResult {
  /**
   * The digest of the configuration.
   */
  readonly digest: string;
  /**
   * The start of the period.
   */
  readonly since: string;
  /**
   * The end of the period.
   */
  readonly until: string;
  /**
   * How many decisions of the period are recorded, also beyond the limit.
   */
  readonly recorded: number;
  /**
   * What the configuration uses, but records do not contain.
   */
  readonly not_recorded: readonly string[];
  readonly changes: AnswerChanges;
}

/**
 * The progress of measuring coverage: one line of the response.
 *
 * From coverage-progress.schema.json.
 */
export interface CoverageProgress {
  /**
   * How many recorded requests are done.
   */
  readonly done: number;
  /**
   * How many recorded requests there are to do.
   */
  readonly total: number;
  /**
   * True on the last line only.
   */
  readonly finished: boolean;
  readonly result?: CoverageResult;
  readonly problem?: Problem;
}

/**
 * What excluded methods from the answers to recorded requests.
 *
 * From coverage-result.schema.json.
 */
export interface CoverageResult {
  /**
   * The digest of the configuration.
   */
  readonly digest: string;
  /**
   * The start of the period.
   */
  readonly since: string;
  /**
   * The end of the period.
   */
  readonly until: string;
  /**
   * How many recorded requests were replayed.
   */
  readonly requests: number;
  /**
   * How many decisions of the period are recorded, also beyond the limit.
   */
  readonly recorded: number;
  /**
   * How many requests are for accounts that the configuration does not have.
   */
  readonly unknown_accounts: number;
  /**
   * What the configuration uses, but records do not contain.
   */
  readonly not_recorded: readonly string[];
  /**
   * The methods, by ID.
   */
  readonly methods: readonly MethodCoverage[];
}

/**
 * How often a method was offered, and what excluded it.
 *
 * From method-coverage.schema.json.
 */
export interface MethodCoverage {
  /**
   * The method.
   */
  readonly id: number;
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * Requests of accounts that offer it.
   */
  readonly requests: number;
  /**
   * Requests that it was offered to.
   */
  readonly offered: number;
  /**
   * The constraints that excluded it, by how often each was the only reason.
   */
  readonly removed_by: readonly RemovingConstraint[];
}

/**
 * A constraint that excluded a method.
 *
 * From removing-constraint.schema.json.
 */
export interface RemovingConstraint {
  /**
   * The constraint, as a JSON Pointer.
   */
  readonly pointer: string;
  /**
   * The file of that part. Absent when it is unknown.
   */
  readonly file?: string;
  /**
   * The line in the file, from 1.
   */
  readonly line?: number;
  /**
   * The column in the line, from 1.
   */
  readonly column?: number;
  /**
   * The kind of constraint.
   */
  readonly code: string;
  /**
   * What it expects.
   */
  readonly expected: string;
  /**
   * Requests in which it was the only reason: they would get the method without it.
   */
  readonly alone: number;
  /**
   * Requests in which it was one of several reasons.
   */
  readonly with_others: number;
  /**
   * The most frequent values when it was the only reason.
   */
  readonly actual: readonly CountedValue[];
  /**
   * Requests with other values.
   */
  readonly other_requests: number;
  /**
   * The ranges of values when it was the only reason, for numbers and amounts.
   */
  readonly ranges: readonly ValueRange[];
}

/**
 * A value with its number of requests.
 *
 * From counted-value.schema.json.
 */
export interface CountedValue {
  /**
   * The value.
   */
  readonly value: string;
  /**
   * How many requests had it.
   */
  readonly requests: number;
}

/**
 * A range of numbers, or of amounts in one currency.
 *
 * From value-range.schema.json.
 */
export interface ValueRange {
  /**
   * The lowest value.
   */
  readonly lowest: string;
  /**
   * The highest value.
   */
  readonly highest: string;
  /**
   * How many requests had a value in between.
   */
  readonly requests: number;
}

/**
 * All keys, revoked and expired ones included. From files, only the keys in use.
 *
 * From key-list.schema.json.
 */
export interface KeyList {
  /**
   * The keys, by holder.
   */
  readonly items: readonly Key[];
}

/**
 * A key, without its text and digest.
 *
 * From key.schema.json.
 */
export interface Key {
  /**
   * The ID of the key, which logs show.
   */
  readonly key_id: string;
  /**
   * The client that holds the key. Absent for a key of the internal listener.
   */
  readonly client_id?: number;
  /**
   * The scope of a key of the internal listener. Absent for a key of a client.
   */
  readonly scope?: string;
  /**
   * When it was created. Absent for a key in a file.
   */
  readonly created_at?: string;
  /**
   * Who created it. Absent for a key in a file.
   */
  readonly created_by?: string;
  /**
   * When it was last used, within about a minute. Absent when it was not, since processes store that.
   */
  readonly last_used_at?: string;
  /**
   * When it expires. Absent when it does not.
   */
  readonly expires_at?: string;
  /**
   * When it was revoked. Absent when it is not.
   */
  readonly revoked_at?: string;
  /**
   * Who revoked it. Absent when it is not revoked.
   */
  readonly revoked_by?: string;
}

/**
 * A key that was created. It is valid at once.
 *
 * From created-key.schema.json.
 */
export interface CreatedKey {
  /**
   * The ID of the key.
   */
  readonly key_id: string;
  /**
   * The generated key. It cannot be read again. Absent for a key given by its digest.
   */
  readonly key?: string;
  /**
   * Remarks on the key: the configuration of the answering process may not contain its client.
   */
  readonly warnings: readonly string[];
}

/**
 * The secrets of the answering process.
 *
 * From secret-list.schema.json.
 */
export interface SecretList {
  /**
   * The secrets.
   */
  readonly items: readonly Secret[];
}

/**
 * A signing secret, without its text.
 *
 * From secret.schema.json.
 */
export interface Secret {
  /**
   * The ID of the secret.
   */
  readonly id: string;
  /**
   * When the file that holds its text was last changed. Absent when the text comes from an environment
   * variable, or is not read because the secret is retired.
   */
  readonly changed_at?: string;
  /**
   * When it retires or has retired. Absent when no time is set.
   */
  readonly retired_at?: string;
  /**
   * Whether it is retired: nothing is signed with it any more.
   */
  readonly is_retired: boolean;
  /**
   * The clients whose callbacks the configuration signs with it.
   */
  readonly client_ids: readonly number[];
}

/**
 * The ways to sign in to the console, beside a key.
 *
 * From console-sign-in-options.schema.json.
 */
export interface ConsoleSignInOptions {
  /**
   * The OpenID Connect provider that people sign in with. Null without one.
   */
  readonly oidc: {
    /**
     * The name of the provider, for the sign-in page.
     */
    readonly name: string;
  } | null;
  /**
   * The public key of a sandbox. Null if the service is not a sandbox.
   */
  readonly sandbox_key: string | null;
}

/**
 * A session of the console.
 *
 * From console-session.schema.json.
 */
export interface ConsoleSession {
  /**
   * The ID of the key that signed in; `oidc:` and a name for a person who signed in with OpenID Connect. The
   * audit names it as the actor.
   */
  readonly key_id: string;
  /**
   * The scope of the key, or of the groups of the person at the sign-in. `admin` includes `operator`, which
   * includes `viewer`.
   */
  readonly scope: "viewer" | "operator" | "admin";
  /**
   * The value of the header `X-CSRF-Token`, which each request with the cookie has, except GET and HEAD.
   */
  readonly csrf_token: string;
  /**
   * When the session ends: 12 hours after the sign-in, or earlier with its key.
   */
  readonly expires_at: string;
  /**
   * When the session ends unless it is used: 30 minutes after the last use, which is recorded once a minute.
   */
  readonly idle_expires_at: string;
  /**
   * Whether the service is a sandbox.
   */
  readonly is_sandbox: boolean;
}
