// Generated from schemas/operator/operations.yaml. Do not edit: npm run generate.

import type { Route } from "@payment-routing/contract-runtime";

import type { ActivationAction } from "./activation-action.ts";
import type { ConfigurationComparison, ConfigurationFile } from "./configuration-comparison.ts";
import type { ConfigurationJob } from "./configuration-job.ts";
import type { ConfigurationJobState, Problem, ProblemIssue } from "./problem.ts";
import type { ConfigurationReplay } from "./configuration-replay.ts";
import type { ConfigurationUpload } from "./configuration-upload.ts";
import type { ConsoleSignIn } from "./console-sign-in.ts";
import type { EndpointAction } from "./endpoint-action.ts";
import type { EndpointPause } from "./endpoint-pause.ts";
import type { ErasureAction } from "./erasure-action.ts";
import type { FindRequest } from "./find-request.ts";
import type { KeyRevocation } from "./key-revocation.ts";
import type { NewKey } from "./new-key.ts";
import type { OperatorAction } from "./operator-action.ts";
import type { RedeliveryAction } from "./redelivery-action.ts";
import type { RollbackAction } from "./rollback-action.ts";
import type { SkipAction } from "./skip-action.ts";
import type { TestEventAction } from "./test-event-action.ts";

/**
 * Reason the search is rejected for all payment methods.
 *
 * From search-rejection.schema.json.
 */
export type SearchRejection = MissingFields | UnknownCodes;

/**
 * The operations, by their IDs: parameters and those of them with a default, body, response, and the codes
 * of problems of their own.
 *
 * From operations.yaml.
 */
export interface Operations {
  /**
   * Find what an ID, a number or a name stands for.
   *
   * Sessions, callbacks, clients and accounts; transactions and order numbers of sessions, those that a
   * session had before included; searches of the last 30 days, by event and request. Order numbers are
   * personal data: hence POST, a key of scope `viewer` finds none, and the audit records who finds a session
   * by one, once in 15 minutes. Transactions, order numbers and searches that a version before 0.2.0 stored
   * are not found.
   */
  readonly find: {
    readonly body: FindRequest;
    readonly response: FindResult;
  };
  /**
   * List callbacks.
   *
   * The newest first. Callbacks are found fast by `session_id`, by `client_id` alone, in a time range, and by
   * a state that waits while no more than 2,000 lanes wait. Other filters read the days back from the newest
   * one until a page is full, for at most 150 ms; small days are read whatever the time. With `from` the
   * request takes as long as it needs.
   */
  readonly listCallbacks: {
    readonly parameters: ListCallbacksParameters;
    readonly preset: "limit";
    readonly response: CallbackList;
    readonly problem: "needs-time-range";
  };
  /**
   * Read a callback with its attempts.
   *
   * With a key of scope `viewer`, without personal data. With another, the audit records who read it, once in
   * 15 minutes.
   */
  readonly readCallback: {
    readonly parameters: ReadCallbackParameters;
    readonly response: CallbackDetail;
    readonly problem: "not-found" | "unknown-callback";
  };
  /**
   * Read the body of a callback.
   *
   * It contains personal data, so the audit records each request.
   */
  readonly readCallbackBody: {
    readonly parameters: ReadCallbackParameters;
    readonly response: CallbackBody;
    readonly problem: "not-found" | "unknown-callback";
  };
  /**
   * Send a callback again, or sooner.
   *
   * A settled callback is sent once more, marked as a redelivery. For a waiting callback, its lane is tried
   * immediately, and unparked if it is parked. `other-state`: the lane is paused, the callback has an
   * unfinished redelivery, or it is a test event.
   */
  readonly redeliverCallback: {
    readonly parameters: ReadCallbackParameters;
    readonly body: OperatorAction;
    readonly response: ActionResult;
    readonly problem:
      | "not-found"
      | "unknown-callback"
      | "other-state"
      | "callback-under-way"
      | "rejected-callback"
      | "unknown-client";
  };
  /**
   * Count the callbacks that a redelivery would send.
   */
  readonly countRedeliveries: {
    readonly parameters: CountRedeliveriesParameters;
    readonly response: RedeliveryCount;
  };
  /**
   * Send many callbacks again.
   *
   * Those that match when it is requested, the oldest first.
   */
  readonly redeliverCallbacks: {
    readonly parameters: CountRedeliveriesParameters;
    readonly body: RedeliveryAction;
    readonly response: RequestedAction;
  };
  /**
   * List lanes.
   *
   * Lanes that have something to deliver, are not active, or whose receiver ignored a callback as older; the
   * lane that has waited longest comes first.
   */
  readonly listLanes: {
    readonly parameters: ListLanesParameters;
    readonly preset: "limit";
    readonly response: LaneList;
  };
  /**
   * Count the lanes that pause would change.
   */
  readonly countPause: {
    readonly parameters: CountPauseParameters;
    readonly response: LaneCount;
  };
  /**
   * Pause many lanes.
   */
  readonly pauseLanes: {
    readonly parameters: CountPauseParameters;
    readonly body: OperatorAction;
    readonly response: RequestedAction;
  };
  /**
   * Count the lanes that resume would change.
   */
  readonly countResume: {
    readonly parameters: CountPauseParameters;
    readonly response: LaneCount;
  };
  /**
   * Resume many lanes.
   */
  readonly resumeLanes: {
    readonly parameters: CountPauseParameters;
    readonly body: OperatorAction;
    readonly response: RequestedAction;
  };
  /**
   * Count the lanes that unpark would change.
   */
  readonly countUnpark: {
    readonly parameters: CountPauseParameters;
    readonly response: LaneCount;
  };
  /**
   * Unpark many lanes.
   */
  readonly unparkLanes: {
    readonly parameters: CountPauseParameters;
    readonly body: OperatorAction;
    readonly response: RequestedAction;
  };
  /**
   * Count the lanes that skip would change.
   *
   * Skips the callback that a parked lane is parked for, and changes no other lanes.
   */
  readonly countSkip: {
    readonly parameters: CountPauseParameters;
    readonly response: LaneCount;
  };
  /**
   * Skip the callback of many lanes.
   *
   * Skips the callback that a parked lane is parked for, and changes no other lanes. With `--second-person`,
   * it waits for an approval.
   */
  readonly skipLanes: {
    readonly parameters: CountPauseParameters;
    readonly body: OperatorAction;
    readonly response: RequestedAction;
  };
  /**
   * Read a lane.
   */
  readonly readLane: {
    readonly parameters: ReadLaneParameters;
    readonly response: Lane;
    readonly problem: "not-found" | "unknown-lane";
  };
  /**
   * Pause a lane.
   */
  readonly pauseLane: {
    readonly parameters: ReadLaneParameters;
    readonly body: OperatorAction;
    readonly response: ActionResult;
    readonly problem: "not-found" | "unknown-lane" | "other-state";
  };
  /**
   * Resume a lane.
   *
   * Continues where it stopped.
   */
  readonly resumeLane: {
    readonly parameters: ReadLaneParameters;
    readonly body: OperatorAction;
    readonly response: ActionResult;
    readonly problem: "not-found" | "unknown-lane" | "other-state";
  };
  /**
   * Unpark a lane.
   *
   * Tries again, with all retries; first creates all rejected callbacks anew.
   */
  readonly unparkLane: {
    readonly parameters: ReadLaneParameters;
    readonly body: OperatorAction;
    readonly response: ActionResult;
    readonly problem: "not-found" | "unknown-lane" | "other-state" | "rejected-callback" | "unknown-client";
  };
  /**
   * Skip the next callback of a lane.
   */
  readonly skipLane: {
    readonly parameters: ReadLaneParameters;
    readonly body: SkipAction;
    readonly response: ActionResult;
    readonly problem: "not-found" | "unknown-lane" | "not-next" | "callback-under-way";
  };
  /**
   * List endpoints.
   *
   * Those that the configuration names, that something waits for, that have a state to report or were sent to
   * in the last 30 days, by name.
   */
  readonly listEndpoints: {
    readonly parameters: ListEndpointsParameters;
    readonly preset: "limit";
    readonly response: EndpointList;
  };
  /**
   * Pause an endpoint.
   *
   * Until it is resumed, or until a time. Attempts in progress finish. Another pause of a paused endpoint
   * changes the time.
   */
  readonly pauseEndpoint: {
    readonly body: EndpointPause;
    readonly response: ActionResult;
    readonly problem: "not-an-origin" | "other-state";
  };
  /**
   * Resume an endpoint.
   *
   * Continues immediately, and forgets failures and requests for a pause.
   */
  readonly resumeEndpoint: {
    readonly body: EndpointAction;
    readonly response: ActionResult;
    readonly problem: "not-an-origin" | "other-state";
  };
  /**
   * Count what a skip of an endpoint would change.
   */
  readonly countEndpointSkip: {
    readonly parameters: CountEndpointSkipParameters;
    readonly response: EndpointSkipCount;
  };
  /**
   * Skip everything that waits for an endpoint.
   *
   * Also withdraws redeliveries and test events. With `--second-person`, it waits for an approval.
   */
  readonly skipEndpoint: {
    readonly body: EndpointAction;
    readonly response: RequestedAction;
    readonly problem: "not-an-origin";
  };
  /**
   * List actions on many callbacks or lanes, and activations that need an approval.
   *
   * The newest first. They are kept for as long as callbacks. A key that is limited to clients sees actions
   * whose filter is limited to them.
   */
  readonly listActions: {
    readonly parameters: ListActionsParameters;
    readonly preset: "limit";
    readonly response: RequestedActionList;
  };
  /**
   * Read an action and its progress.
   */
  readonly readAction: {
    readonly parameters: ReadActionParameters;
    readonly response: RequestedAction;
    readonly problem: "not-found" | "unknown-action";
  };
  /**
   * Stop an action, or decline one that waits for an approval.
   *
   * What was done stays done; a step under way is taken back. `scope-mismatch`: only a key of scope `admin`
   * declines an activation.
   */
  readonly stopAction: {
    readonly parameters: ReadActionParameters;
    readonly body: OperatorAction;
    readonly response: RequestedAction;
    readonly problem: "not-found" | "unknown-action" | "other-state";
  };
  /**
   * Approve an action of another person.
   *
   * A skip begins. A version is checked again and activated, if the version is active that was active when it
   * was requested. `scope-mismatch`: only a key of scope `admin` approves an activation. `own-action`: the
   * same key or person requested it.
   */
  readonly approveAction: {
    readonly parameters: ReadActionParameters;
    readonly body: OperatorAction;
    readonly response: RequestedAction;
    readonly problem:
      | "not-found"
      | "unknown-action"
      | "other-state"
      | "own-action"
      | "unknown-version"
      | "configuration-from-files"
      | "other-version-active"
      | "job-under-way"
      | "invalid-configuration";
  };
  /**
   * Send a test event to a client.
   *
   * A callback that belongs to no payment session.
   */
  readonly sendTestEvent: {
    readonly body: TestEventAction;
    readonly response: TestEvent;
    readonly problem: "unknown-client" | "rejected-callback" | "other-cell";
  };
  /**
   * Erase a payment session.
   *
   * Deletes everything that is known of the session.
   */
  readonly eraseSession: {
    readonly parameters: ReadLaneParameters;
    readonly body: ErasureAction;
    readonly response: Erasure;
    readonly problem: "not-found" | "unknown-session" | "left-over" | "undelivered-callbacks";
  };
  /**
   * List the actions of operators.
   *
   * The newest first.
   */
  readonly listAudit: {
    readonly parameters: ListAuditParameters;
    readonly preset: "limit";
    readonly response: AuditList;
  };
  /**
   * Describe the processes and the database.
   */
  readonly readSystem: {
    readonly response: System;
  };
  /**
   * Describe the database as a cell.
   *
   * Name of the cell, what it has in common with other cells, and the clients that were moved. Other cells
   * and `cells status` ask for it.
   */
  readonly readCell: {
    readonly response: CellState;
  };
  /**
   * Read the overview of the service.
   *
   * Waiting callbacks, and the events of a period. Counts of the period are complete up to the last full
   * minute.
   */
  readonly readOverview: {
    readonly parameters: ReadOverviewParameters;
    readonly preset: "minutes";
    readonly response: Overview;
  };
  /**
   * List the attempts of endpoints in a period.
   *
   * Those with the most failed attempts first, and then by name; an endpoint without attempts in the period
   * is absent. Counts are complete up to the last full minute.
   */
  readonly listEndpointStatistics: {
    readonly parameters: ListEndpointStatisticsParameters;
    readonly preset: "minutes" | "limit";
    readonly response: EndpointStatisticsList;
  };
  /**
   * List failed attempts by endpoint and cause.
   *
   * Counts are complete up to the last full minute.
   */
  readonly listEndpointFailures: {
    readonly parameters: ListEndpointFailuresParameters;
    readonly preset: "days" | "limit";
    readonly response: EndpointFailureList;
  };
  /**
   * Read how often methods were offered.
   *
   * Recorded decisions by method, version of the configuration and hour, with the first reason of those that
   * did not offer it. A worker counts each decision within about two minutes, if the version that decided can
   * be read. Decisions that a version before 0.2.0 stored are not counted.
   */
  readonly readRouting: {
    readonly parameters: ReadRoutingParameters;
    readonly response: RoutingStatistics;
  };
  /**
   * List decisions.
   *
   * The newest first. Decisions are found fast by `client_id` together with `event_id`. Other filters read
   * all decisions of the period, so give `since`. After about three million decisions the response has those
   * that were found, possibly none: as long as there is a `next`, there may be more.
   */
  readonly listRecordedDecisions: {
    readonly parameters: ListRecordedDecisionsParameters;
    readonly preset: "limit" | "explain";
    readonly response: RecordedDecisionList;
    readonly problem: "unknown-version";
  };
  /**
   * List searches that were rejected before a decision.
   *
   * The newest first, without text of the callers. A client, a source without a client and a process each
   * have a share of records; `left_out` counts the others. Records are kept as long as decisions.
   */
  readonly listRejectedSearches: {
    readonly parameters: ListRejectedSearchesParameters;
    readonly preset: "limit";
    readonly response: RejectedSearchList;
  };
  /**
   * List the decisions on an event.
   *
   * The newest first.
   */
  readonly listDecisions: {
    readonly parameters: ListDecisionsParameters;
    readonly preset: "limit" | "explain";
    readonly response: DecisionList;
    readonly problem: "not-found" | "unknown-version";
  };
  /**
   * Explain a search without answering it.
   *
   * Takes the document of a search, and no `reason`, because it changes nothing.
   */
  readonly explainSearch: {
    readonly parameters: ExplainSearchParameters;
    readonly body: string;
    readonly response: ExplainedSearch;
    readonly problem: "account-mismatch" | "unknown-version";
  };
  /**
   * Read which configuration is active.
   *
   * The answering process may serve another digest than the active one for some seconds, or when it rejects
   * the active version; its log then has the issues.
   */
  readonly readConfiguration: {
    readonly response: ConfigurationState;
  };
  /**
   * List activations and rollbacks.
   *
   * The newest first.
   */
  readonly listActivations: {
    readonly parameters: ListActivationsParameters;
    readonly preset: "limit";
    readonly response: ConfigurationActivationList;
  };
  /**
   * List the stored versions of the configuration.
   *
   * The newest first.
   */
  readonly listConfigurationVersions: {
    readonly parameters: ListActivationsParameters;
    readonly preset: "limit";
    readonly response: ConfigurationVersionList;
  };
  /**
   * Validate and store a version of the configuration.
   *
   * Nothing is stored when the configuration has an issue: the problem has `configuration_issues` with their
   * positions. The version is not active. The check is a job of the process, which runs one at a time.
   */
  readonly storeConfigurationVersion: {
    readonly body: ConfigurationUpload;
    readonly response: StoredConfiguration;
    readonly problem: "invalid-configuration" | "job-under-way";
  };
  /**
   * Read a version of the configuration with its files.
   */
  readonly readConfigurationVersion: {
    readonly parameters: ReadConfigurationVersionParameters;
    readonly response: ConfigurationVersionDetail;
    readonly problem: "not-found" | "unknown-version";
  };
  /**
   * Activate a version of the configuration.
   *
   * Validates it with the secrets of the answering process, and runs the lint and the test cases first. With
   * `--second-person`, it then waits for an approval, which holds while the same version is active.
   */
  readonly activateConfigurationVersion: {
    readonly parameters: ReadConfigurationVersionParameters;
    readonly body: ActivationAction;
    readonly response: ConfigurationSwitch;
    readonly problem:
      | "not-found"
      | "configuration-from-files"
      | "unknown-version"
      | "other-version-active"
      | "job-under-way"
      | "invalid-configuration";
  };
  /**
   * Roll back to the version that was active before, or to a given version.
   *
   * Runs no checks, so that they cannot block a rollback. Keys do not change. With `--second-person`, it
   * needs no approval, is recorded as an emergency, and leads to a version that was active before.
   */
  readonly rollBackConfiguration: {
    readonly body: RollbackAction;
    readonly response: ConfigurationSwitch;
    readonly problem:
      | "configuration-from-files"
      | "other-version-active"
      | "no-version-before"
      | "unknown-version";
  };
  /**
   * Validate a configuration.
   *
   * With the secrets of the answering process. Stores nothing.
   */
  readonly validateConfiguration: {
    readonly body: ConfigurationJob;
    readonly response: ValidationProgress;
    readonly problem: "unknown-version" | "job-under-way" | "invalid-configuration" | "job-too-large";
  };
  /**
   * Find likely mistakes in a configuration.
   *
   * With closed codes, also callbacks of sessions that they would reject.
   */
  readonly lintConfiguration: {
    readonly body: ConfigurationJob;
    readonly response: LintProgress;
    readonly problem: "unknown-version" | "job-under-way" | "invalid-configuration" | "job-too-large";
  };
  /**
   * Run the test cases of a configuration.
   *
   * At the current time.
   */
  readonly runTestCases: {
    readonly body: ConfigurationJob;
    readonly response: CasesProgress;
    readonly problem: "unknown-version" | "job-under-way" | "invalid-configuration" | "job-too-large";
  };
  /**
   * Compare two configurations by their effect.
   *
   * Sends the same generated requests to both.
   */
  readonly compareConfigurations: {
    readonly body: ConfigurationComparison;
    readonly response: DiffProgress;
    readonly problem: "unknown-version" | "job-under-way" | "invalid-configuration" | "job-too-large";
  };
  /**
   * Replay recorded requests against a configuration.
   *
   * Lists how the answers would change, each at its original time.
   */
  readonly simulateConfiguration: {
    readonly body: ConfigurationReplay;
    readonly response: SimulationProgress;
    readonly problem: "unknown-version" | "job-under-way" | "invalid-configuration" | "job-too-large";
  };
  /**
   * Find which constraint excludes each method most often.
   *
   * Replays recorded requests.
   */
  readonly measureCoverage: {
    readonly body: ConfigurationReplay;
    readonly response: CoverageProgress;
    readonly problem: "unknown-version" | "job-under-way" | "invalid-configuration" | "job-too-large";
  };
  /**
   * List keys.
   *
   * Without their texts and digests, revoked ones included, with their last use. Where keys come from files,
   * only those in use.
   */
  readonly listKeys: {
    readonly parameters: ListKeysParameters;
    readonly response: KeyList;
  };
  /**
   * Create a key.
   *
   * The response has the generated key, which cannot be read again, and a warning when the configuration does
   * not have the client. `key-exists`: the holder has or had a key with this ID, or somebody has this key.
   */
  readonly createKey: {
    readonly body: NewKey;
    readonly response: CreatedKey;
    readonly problem: "configuration-from-files" | "key-exists";
  };
  /**
   * Revoke a key for good.
   */
  readonly revokeKey: {
    readonly body: KeyRevocation;
    readonly response: ActionResult;
    readonly problem: "configuration-from-files" | "unknown-key";
  };
  /**
   * List the signing secrets of the answering process.
   *
   * Names and ages, never texts.
   */
  readonly listSecrets: {
    readonly response: SecretList;
  };
  /**
   * Follow what changes.
   *
   * Server-sent events, each within two seconds of a change by any process that uses the database. An event
   * says what to read again, and has no data of it; the first one has all kinds. Hints of the same second
   * come together. Without a change, an event without kinds comes every two seconds as long as the database
   * answers. Events may be lost: read again after five seconds without one. A stream ends after ten minutes,
   * and at a shutdown; connect again. A process has at most 100 streams, 20 of a key.
   */
  readonly followChanges: {
    readonly response: ChangeHint;
    readonly problem: "too-many-streams";
  };
  /**
   * Read how to sign in to the console.
   */
  readonly readSignInOptions: {
    readonly response: ConsoleSignInOptions;
    readonly problem: "shutting-down" | "invalid-query";
  };
  /**
   * Sign in to the console with a key.
   *
   * Sets the cookie of the session: `HttpOnly; SameSite=Strict; Path=/`, and `Secure` over TLS. The
   * connection is TLS through a trusted proxy, or from the machine of the service. `Origin` is the address of
   * the console.
   */
  readonly signIn: {
    readonly body: ConsoleSignIn;
    readonly response: ConsoleSession;
    readonly problem:
      | "shutting-down"
      | "body-too-large"
      | "request-timeout"
      | "unsupported-media-type"
      | "invalid-query"
      | "untrusted-origin"
      | "database-unavailable"
      | "too-many-failed-authentications"
      | "unauthenticated"
      | "scope-mismatch";
  };
  /**
   * Read the session of the console.
   */
  readonly readConsoleSession: {
    readonly response: ConsoleSession;
  };
  /**
   * Sign out.
   */
  readonly signOut: {
    readonly problem: "invalid-csrf-token";
  };
  /**
   * Sign out everywhere.
   *
   * Ends all sessions of the key.
   */
  readonly signOutEverywhere: {
    readonly problem: "invalid-csrf-token";
  };
}

/**
 * Objects that a text identifies.
 *
 * From find-result.schema.json.
 */
export interface FindResult {
  /**
   * By kind, at most 20 of each; within a kind, the newest first.
   */
  readonly items: readonly FoundItem[];
  readonly names?: Names;
}

/**
 * Object that a text identifies. Members that its kind does not have, or that are not known, are absent.
 *
 * From found-item.schema.json.
 */
export interface FoundItem {
  /**
   * What the text is. `session`, `transaction`, `callback`, `event`, `client` and `account`: its ID. `order`:
   * an order number of the session. `request`: the `X-Request-Id` of a search. `client` also: a part of its
   * name.
   */
  readonly kind:
    | "session"
    | "callback"
    | "transaction"
    | "order"
    | "event"
    | "request"
    | "client"
    | "account";
  /**
   * Payment session.
   */
  readonly session_id?: number;
  /**
   * Callback.
   */
  readonly callback_id?: string;
  /**
   * Client ID.
   */
  readonly client_id?: number;
  /**
   * Account ID.
   */
  readonly account_id?: number;
  /**
   * `event_id` of the search.
   */
  readonly event_id?: number;
  /**
   * `X-Request-Id` of the search.
   */
  readonly request_id?: string;
  /**
   * Whether the search was rejected before a decision.
   */
  readonly is_rejected?: boolean;
  /**
   * Time of the search, creation time of the callback, or time of the last change of the session.
   */
  readonly at?: string;
}

/**
 * Names of the IDs and codes in the response, as far as the active configuration has them.
 *
 * From names.schema.json.
 */
export interface Names {
  /**
   * Names of clients, by ID.
   */
  readonly clients?: {
    readonly [k: string]: string;
  };
  /**
   * Names of payment methods, by ID.
   */
  readonly methods?: {
    readonly [k: string]: string;
  };
  /**
   * Labels of session statuses, by code.
   */
  readonly session_statuses?: {
    readonly [k: string]: string;
  };
  /**
   * Labels of transaction statuses, by code.
   */
  readonly transaction_statuses?: {
    readonly [k: string]: string;
  };
  /**
   * Labels of transaction types, by ID.
   */
  readonly transaction_types?: {
    readonly [k: string]: string;
  };
  /**
   * ISO 3166-1 alpha-2 codes of countries, by ID.
   */
  readonly countries?: {
    readonly [k: string]: string;
  };
  /**
   * ISO 4217 alphabetic codes of currencies, by ID.
   */
  readonly currencies?: {
    readonly [k: string]: string;
  };
}

/**
 * Parameters: list callbacks.
 *
 * From operations.yaml.
 */
export interface ListCallbacksParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * Account, by its ID.
   */
  readonly account_id?: number;
  /**
   * Payment session, by its ID.
   */
  readonly session_id?: number;
  /**
   * Transaction, by its ID.
   */
  readonly transaction_id?: number;
  /**
   * Status code of the session.
   */
  readonly session_code?: number;
  /**
   * Status code of a transaction.
   */
  readonly transaction_code?: number;
  /**
   * Event type.
   */
  readonly event_type?: string;
  /**
   * States of the callback, separated by commas.
   */
  readonly state?: readonly ("waiting" | "delivered" | "skipped" | "superseded" | "rejected" | "test")[];
  /**
   * State of the lane of the session.
   */
  readonly lane_state?: "active" | "paused" | "parked";
  /**
   * Origin (scheme, host, port) that the callbacks go to now.
   */
  readonly endpoint?: string;
  /**
   * True: no attempt was made to deliver the callback. False: one was.
   */
  readonly never_attempted?: boolean;
  /**
   * Start of the period, inclusive.
   */
  readonly from?: string;
  /**
   * End of the period, exclusive.
   */
  readonly to?: string;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of callbacks, newest first.
 *
 * From callback-list.schema.json.
 */
export interface CallbackList {
  /**
   * Callbacks.
   */
  readonly items: readonly Callback[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
  readonly names?: Names;
}

/**
 * Callback, as listed.
 *
 * From callback.schema.json.
 */
export interface Callback {
  /**
   * Callback ID, sent as `webhook-id`: `cb_…`, or `test_…` for a test event.
   */
  readonly callback_id: string;
  /**
   * ID of the payment session. 9007199254740991 for a test event.
   */
  readonly session_id: number;
  /**
   * Sequence number of the callback in its session, from 1.
   */
  readonly sequence: number;
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * State of the callback. `waiting`: not yet delivered. `delivered`: accepted by the receiver. `skipped`: by
   * an operator or by `on_exhausted`. `superseded`: by a newer callback. `rejected`: rejected by the
   * contract, never sent. `test`: a test event, which is in no lane.
   */
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "rejected" | "test";
  /**
   * Whether `session_code` is one of the client's `final_session_codes`.
   */
  readonly is_final: boolean;
  /**
   * `event_type` of the body.
   */
  readonly event_type?: string;
  /**
   * `event_subtype` of the body.
   */
  readonly event_subtype?: string;
  /**
   * Status code of the session in the body.
   */
  readonly session_code: number;
  /**
   * IDs of the transactions in the body.
   */
  readonly transaction_ids: readonly number[];
  /**
   * Distinct status codes of the transactions in the body.
   */
  readonly transaction_codes: readonly number[];
  /**
   * Time of creation.
   */
  readonly made_at: string;
  /**
   * Time the callback was delivered, skipped or superseded. For a test event: time of creation.
   */
  readonly settled_at?: string;
  /**
   * Sequence numbers of the callbacks that this one replaces.
   */
  readonly supersedes: readonly number[];
  readonly lane?: CallbackLane;
  /**
   * Number of attempts to send the callback, including redeliveries.
   */
  readonly attempts: number;
  /**
   * `outcome` of the last attempt.
   */
  readonly last_outcome?: "accepted" | "rejected" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /**
   * HTTP status of the response to the last attempt. Absent without a response.
   */
  readonly last_status?: number;
  /**
   * Duration of the last attempt, in milliseconds.
   */
  readonly last_duration_ms?: number;
  /**
   * Time of the next attempt. Absent if the callback is settled, not next in its lane, or being sent; if its
   * lane is parked or paused; or while it waits for its endpoint.
   */
  readonly next_attempt_at?: string;
  readonly waits_for?: Hold;
}

/**
 * Destination and lane of the callbacks of a session.
 *
 * From callback-lane.schema.json.
 */
export interface CallbackLane {
  /**
   * Origin of `url`.
   */
  readonly endpoint: string;
  /**
   * URL that the callbacks are sent to. A key of scope `viewer` gets it without the query.
   */
  readonly url: string;
  /**
   * State of the lane, as in `Lane`.
   */
  readonly state: "active" | "paused" | "parked";
  /**
   * Reason the lane is not active or its last attempt failed.
   */
  readonly state_reason?: string;
}

/**
 * Hold that currently prevents sending callbacks.
 *
 * From hold.schema.json.
 */
export interface Hold {
  /**
   * Reason for the hold. `paused`: an operator paused the endpoint, it responded with 410, or a restored
   * database waits for `recover --acknowledge`. `slowed`: the endpoint asked for a pause, or a gateway did
   * not reach it. `breaker`: too many consecutive attempts failed. `lane-paused`: an operator paused the lane
   * of the session; only in the result of a redelivery.
   */
  readonly reason: "paused" | "slowed" | "breaker" | "lane-paused";
  /**
   * Time the hold ends. Absent if an operator must end it.
   */
  readonly until?: string;
}

/**
 * Parameters: read a callback with its attempts.
 *
 * From operations.yaml.
 */
export interface ReadCallbackParameters {
  /**
   * Callback, by its ID.
   */
  readonly callback_id: string;
}

/**
 * Callback with all attempts to send it. A key of scope `viewer` gets no personal data: attempts have no
 * `response_body`, and the issues in `issues` have no values.
 *
 * From callback-detail.schema.json.
 */
export interface CallbackDetail {
  /**
   * Callback ID, sent as `webhook-id`: `cb_…`, or `test_…` for a test event.
   */
  readonly callback_id: string;
  /**
   * ID of the payment session. 9007199254740991 for a test event.
   */
  readonly session_id: number;
  /**
   * Sequence number of the callback in its session, from 1.
   */
  readonly sequence: number;
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * State of the callback. `waiting`: not yet delivered. `delivered`: accepted by the receiver. `skipped`: by
   * an operator or by `on_exhausted`. `superseded`: by a newer callback. `rejected`: rejected by the
   * contract, never sent. `test`: a test event, which is in no lane.
   */
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "rejected" | "test";
  /**
   * Whether `session_code` is one of the client's `final_session_codes`.
   */
  readonly is_final: boolean;
  /**
   * `event_type` of the body.
   */
  readonly event_type?: string;
  /**
   * `event_subtype` of the body.
   */
  readonly event_subtype?: string;
  /**
   * Status code of the session in the body.
   */
  readonly session_code: number;
  /**
   * IDs of the transactions in the body.
   */
  readonly transaction_ids: readonly number[];
  /**
   * Distinct status codes of the transactions in the body.
   */
  readonly transaction_codes: readonly number[];
  /**
   * Time of creation.
   */
  readonly made_at: string;
  /**
   * Time the callback was delivered, skipped or superseded. For a test event: time of creation.
   */
  readonly settled_at?: string;
  /**
   * Sequence numbers of the callbacks that this one replaces.
   */
  readonly supersedes: readonly number[];
  readonly lane?: CallbackLane;
  /**
   * Number of attempts to send the callback, including redeliveries.
   */
  readonly attempts: number;
  /**
   * `outcome` of the last attempt.
   */
  readonly last_outcome?: "accepted" | "rejected" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /**
   * HTTP status of the response to the last attempt. Absent without a response.
   */
  readonly last_status?: number;
  /**
   * Duration of the last attempt, in milliseconds.
   */
  readonly last_duration_ms?: number;
  /**
   * Time of the next attempt. Absent if the callback is settled, not next in its lane, or being sent; if its
   * lane is parked or paused; or while it waits for its endpoint.
   */
  readonly next_attempt_at?: string;
  readonly waits_for?: Hold;
  /**
   * IDs of the secrets that `signature` and `hmac` in the body were computed with.
   */
  readonly secret_ids: readonly string[];
  /**
   * Trace of the report, by its ID. Absent when the report was not traced.
   */
  readonly trace_id?: string;
  /**
   * Issues for which the contract rejects the callback. Absent if the callback is valid.
   */
  readonly issues?: readonly ProblemIssue[];
  /**
   * Attempts to send the callback, oldest first.
   */
  readonly history: readonly Attempt[];
  /**
   * Redeliveries requested by operators, oldest first. A test event has one, for its delivery.
   */
  readonly redeliveries: readonly Redelivery[];
  readonly names?: Names;
}

/**
 * Attempt to send a callback.
 *
 * From attempt.schema.json.
 */
export interface Attempt {
  /**
   * Time the attempt started.
   */
  readonly started_at: string;
  /**
   * Number of the attempt, from 1. Each redelivery has its own count.
   */
  readonly attempt: number;
  /**
   * Origin (scheme, host, port) that the attempt was sent to.
   */
  readonly endpoint: string;
  /**
   * URL that the attempt was sent to. A key of scope `viewer` gets it without the query.
   */
  readonly url: string;
  /**
   * Duration of the attempt, in milliseconds.
   */
  readonly duration_ms: number;
  /**
   * Outcome of the attempt. `accepted`: status 2xx. `gone`: status 410. `slowed`: status 429, 502 or 504, or
   * any other rejection with `Retry-After`. `rejected`: any other status. `timeout`: no response in time.
   * `blocked`: not sent, because callbacks may not be sent to this address or no secret could sign the
   * request. `failed`: no response for another reason.
   */
  readonly outcome: "accepted" | "rejected" | "failed" | "timeout" | "blocked" | "gone" | "slowed";
  /**
   * HTTP status of the response. Absent without a response.
   */
  readonly status?: number;
  /**
   * Error message, in one line.
   */
  readonly error?: string;
  readonly request_headers?: StoredHeaders;
  readonly response_headers?: StoredHeaders;
  /**
   * Start of the response body. Absent for a key of scope `viewer`, because the receiver may repeat personal
   * data of the callback.
   */
  readonly response_body?: string;
  /**
   * Whether the attempt was part of a redelivery or a test event.
   */
  readonly is_redelivery: boolean;
  /**
   * Name of the worker that made the attempt.
   */
  readonly worker: string;
  /**
   * Time of the next attempt, as scheduled after this one.
   */
  readonly next_attempt_at?: string;
}

/**
 * Headers of an attempt, by name: request headers without signatures, response headers with likely secrets
 * redacted. The request also had `Host`, `Connection` and `Content-Length`. Absent if nothing was sent or
 * received, or the headers were not stored.
 *
 * From stored-headers.schema.json.
 */
export interface StoredHeaders {
  readonly [k: string]: string;
}

/**
 * Redelivery requested by an operator.
 *
 * From redelivery.schema.json.
 */
export interface Redelivery {
  /**
   * Time of the request.
   */
  readonly requested_at: string;
  /**
   * ID of the key that requested the redelivery.
   */
  readonly requested_by: string;
  /**
   * Number of failed attempts, plus the accepted one.
   */
  readonly attempts: number;
  /**
   * Time of the next attempt. Absent if the redelivery is finished or being sent, while other redeliveries of
   * the session come first, and while it waits for its endpoint or a paused lane.
   */
  readonly due_at?: string;
  readonly waits_for?: Hold;
  /**
   * Outcome of the redelivery. `accepted`: accepted by the receiver. `exhausted`: the last attempt failed.
   * `impossible`: there was no callback that could be sent. `withdrawn`: by an operator. Absent until the
   * redelivery is finished.
   */
  readonly outcome?: "accepted" | "exhausted" | "impossible" | "withdrawn";
}

/**
 * Body of a callback, checked at the time of the request.
 *
 * From callback-body.schema.json.
 */
export interface CallbackBody {
  /**
   * Body exactly as sent, in UTF-8, with its signatures. Contains personal data. For a callback that the
   * contract rejects: the part of the body that could be created.
   */
  readonly body: string;
  /**
   * IDs of the secrets that `signature` and `hmac` in the body were computed with.
   */
  readonly secret_ids: readonly string[];
  /**
   * Result of verifying `signature` in the body with the secret that created it. `matches`, `differs`: the
   * signature is valid or not. `unknown-secret`: the secret is not among the client's live secrets in the
   * responding process. `absent`: the body has no signature.
   */
  readonly signature: "matches" | "differs" | "unknown-secret" | "absent";
  /**
   * Violations of the contract. Empty if the body is valid.
   */
  readonly issues: readonly ProblemIssue[];
  /**
   * IDs of the client's live secrets, in the order of the signatures in the headers of `attempts`.
   */
  readonly header_secret_ids: readonly string[];
  /**
   * All attempts, oldest first, with signatures by the secrets that are live now. They equal the signatures
   * sent unless the secrets have changed.
   */
  readonly attempts: readonly SignedAttempt[];
}

/**
 * Attempt in the history of a callback, with the headers of its request including signatures.
 *
 * From signed-attempt.schema.json.
 */
export interface SignedAttempt {
  /**
   * Time the attempt started.
   */
  readonly started_at: string;
  /**
   * Number of the attempt, from 1. Each redelivery has its own count.
   */
  readonly attempt: number;
  /**
   * Whether the attempt was part of a redelivery or a test event.
   */
  readonly is_redelivery: boolean;
  readonly headers?: SignedHeaders;
}

/**
 * Request headers by name, in the order sent, with signatures computed again with the secrets
 * `header_secret_ids`. The request also had `Host`, `Connection` and `Content-Length`. Absent if the
 * signatures cannot be computed: nothing was sent, the headers were not stored, the request may have had
 * another body, or no secret can sign.
 *
 * From signed-headers.schema.json.
 */
export interface SignedHeaders {
  readonly [k: string]: string;
}

/**
 * Result of a completed action.
 *
 * From action-result.schema.json.
 */
export interface ActionResult {
  /**
   * Always true. An action that is not carried out returns a problem.
   */
  readonly done: true;
  readonly waits_for?: Hold;
}

/**
 * Parameters: count the callbacks that a redelivery would send.
 *
 * From operations.yaml.
 */
export interface CountRedeliveriesParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * Account, by its ID.
   */
  readonly account_id?: number;
  /**
   * Payment session, by its ID.
   */
  readonly session_id?: number;
  /**
   * Transaction, by its ID.
   */
  readonly transaction_id?: number;
  /**
   * Status code of the session.
   */
  readonly session_code?: number;
  /**
   * Status code of a transaction.
   */
  readonly transaction_code?: number;
  /**
   * Event type.
   */
  readonly event_type?: string;
  /**
   * States of the callback, separated by commas.
   */
  readonly state?: readonly ("waiting" | "delivered" | "skipped" | "superseded" | "rejected" | "test")[];
  /**
   * State of the lane of the session.
   */
  readonly lane_state?: "active" | "paused" | "parked";
  /**
   * Origin (scheme, host, port) that the callbacks go to now.
   */
  readonly endpoint?: string;
  /**
   * True: no attempt was made to deliver the callback. False: one was.
   */
  readonly never_attempted?: boolean;
  /**
   * Start of the period, inclusive.
   */
  readonly from?: string;
  /**
   * End of the period, exclusive.
   */
  readonly to?: string;
}

/**
 * Number of callbacks that a redelivery of many callbacks would affect.
 *
 * From redelivery-count.schema.json.
 */
export interface RedeliveryCount {
  /**
   * Number of callbacks that match the filter.
   */
  readonly callbacks: number;
  /**
   * Number of settled callbacks that would be sent again, marked `redelivery`.
   */
  readonly settled: number;
  /**
   * Number of callbacks that wait in lanes that are not paused. These lanes would be retried immediately, and
   * parked ones unparked.
   */
  readonly waiting: number;
  /**
   * Number of callbacks that would not change: those that the contract rejects, those in paused lanes, and
   * test events.
   */
  readonly left: number;
}

/**
 * Action on many callbacks or lanes, or an activation that waits for another person's approval. Processes
 * carry it out in steps, whether or not anybody follows it.
 *
 * From requested-action.schema.json.
 */
export interface RequestedAction {
  /**
   * Number of the action. Later actions have higher numbers.
   */
  readonly action_id: number;
  /**
   * Kind of action, as in the audit.
   */
  readonly kind:
    | "redeliver-callbacks"
    | "pause-lanes"
    | "resume-lanes"
    | "unpark-lanes"
    | "skip-lanes"
    | "skip-endpoint"
    | "activate-configuration";
  /**
   * What it applies to: the filter of the request (`states` for `state`), `endpoint`, or `digest` and the
   * `expected_digest` that must be active.
   */
  readonly target: {
    readonly [k: string]: unknown;
  };
  /**
   * Subject in the audit: `client:10077`.
   */
  readonly subject: string;
  /**
   * State of the action. `expired`: nobody approved it within 24 hours.
   */
  readonly state: "awaiting-approval" | "running" | "finished" | "stopped" | "declined" | "expired";
  /**
   * Actor that requested it: the ID of a key, or `oidc:` and a name.
   */
  readonly actor: string;
  /**
   * Reason given for the action.
   */
  readonly reason: string;
  /**
   * What it would change, counted when it was requested: the members of `RedeliveryCount`, `LaneCount` or
   * `EndpointSkipCount`. Empty for an activation.
   */
  readonly planned: {
    readonly [k: string]: number;
  };
  /**
   * Maximum number of callbacks that become due in a second. Absent without a limit.
   */
  readonly per_second?: number;
  /**
   * Time of the request.
   */
  readonly requested_at: string;
  /**
   * Time the request expires unless it is approved. Absent for an action that needs no approval.
   */
  readonly expires_at?: string;
  /**
   * Actor that approved it.
   */
  readonly approved_by?: string;
  /**
   * Time the first step ended.
   */
  readonly started_at?: string;
  /**
   * Time it finished, or was stopped or declined.
   */
  readonly ended_at?: string;
  /**
   * Actor that stopped or declined it.
   */
  readonly ended_by?: string;
  /**
   * Reason given for that.
   */
  readonly end_reason?: string;
  /**
   * Number of callbacks, lanes or redeliveries processed.
   */
  readonly done: number;
  /**
   * Total number to process.
   */
  readonly total: number;
  readonly counts: ActionCounts;
  /**
   * Origins of endpoints that callbacks could not be sent to at that time.
   */
  readonly waits_for: readonly string[];
  /**
   * Why the last step failed. It is repeated after some seconds.
   */
  readonly problem?: string;
}

/**
 * What an action has changed. Members depend on its kind.
 *
 * From action-counts.schema.json.
 */
export interface ActionCounts {
  /**
   * Settled callbacks that are sent again, without those that already had an unfinished redelivery.
   */
  readonly sent_again?: number;
  /**
   * Waiting callbacks whose lanes became due. Parked lanes are unparked.
   */
  readonly tried_now?: number;
  /**
   * Lanes changed, without those that changed since the request.
   */
  readonly lanes_changed?: number;
  /**
   * Lanes that stay parked, because the contract still rejects their next callback or their client is
   * unknown.
   */
  readonly lanes_still_parked?: number;
  /**
   * Callbacks skipped.
   */
  readonly callbacks_skipped?: number;
  /**
   * Redeliveries and test events withdrawn.
   */
  readonly redeliveries_withdrawn?: number;
  /**
   * Lanes and redeliveries left unchanged, because an attempt was in progress. Repeat the action after some
   * seconds.
   */
  readonly left_under_way?: number;
}

/**
 * Parameters: list lanes.
 *
 * From operations.yaml.
 */
export interface ListLanesParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * Origin (scheme, host, port) that the callbacks go to now.
   */
  readonly endpoint?: string;
  /**
   * State of the lane. `failing`: the lane is active, and its next callback was attempted and not accepted.
   */
  readonly state?: "active" | "paused" | "parked" | "failing";
  /**
   * Text that the `state_reason` contains.
   */
  readonly state_reason?: string;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of lanes, the longest-waiting lane first.
 *
 * From lane-list.schema.json.
 */
export interface LaneList {
  /**
   * Lanes.
   */
  readonly items: readonly Lane[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
  readonly names?: Names;
}

/**
 * Lane of a payment session: the queue of its callbacks.
 *
 * From lane.schema.json.
 */
export interface Lane {
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Origin of `url`.
   */
  readonly endpoint: string;
  /**
   * URL that the callbacks are sent to. A key of scope `viewer` gets it without the query.
   */
  readonly url: string;
  /**
   * State of the lane. `active`: callbacks are sent. `paused`: stopped by an operator. `parked`: the next
   * callback cannot be delivered, and the lane waits for an operator.
   */
  readonly state: "active" | "paused" | "parked";
  /**
   * Reason the lane is not active or its last attempt failed, and the callbacks that the receiver ignored
   * because it had a newer one.
   */
  readonly state_reason?: string;
  /**
   * Sequence number of the newest callback.
   */
  readonly head: number;
  /**
   * Sequence number of the newest settled callback. The next callback to send is `delivered` + 1.
   */
  readonly delivered: number;
  /**
   * Number of waiting callbacks. Less than `head` - `delivered` if a restore of the database left sequence
   * numbers unused.
   */
  readonly waiting: number;
  /**
   * Number of failed attempts to send the next callback.
   */
  readonly attempts: number;
  /**
   * Time the next callback is due, regardless of its endpoint. Absent if nothing is to be sent, or while an
   * attempt is in progress.
   */
  readonly due_at?: string;
  readonly endpoint_hold?: Hold;
  /**
   * Whether a worker is sending a callback now.
   */
  readonly is_held: boolean;
  /**
   * Creation time of the next callback. Absent if none waits.
   */
  readonly waiting_since?: string;
  /**
   * Time of the last change of the lane.
   */
  readonly updated_at: string;
  readonly names?: Names;
}

/**
 * Parameters: count the lanes that pause would change.
 *
 * From operations.yaml.
 */
export interface CountPauseParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * Origin (scheme, host, port) that the callbacks go to now.
   */
  readonly endpoint?: string;
  /**
   * State of the lane. `failing`: the lane is active, and its next callback was attempted and not accepted.
   */
  readonly state?: "active" | "paused" | "parked" | "failing";
  /**
   * Text that the `state_reason` contains.
   */
  readonly state_reason?: string;
}

/**
 * Number of items that an action on many lanes would change.
 *
 * From lane-count.schema.json.
 */
export interface LaneCount {
  /**
   * Number of lanes that would change.
   */
  readonly lanes: number;
  /**
   * Number of clients that these lanes belong to.
   */
  readonly clients: number;
  /**
   * Number of endpoints of these lanes.
   */
  readonly endpoints: number;
  /**
   * Number of callbacks waiting in these lanes. For `skip`: one for each lane.
   */
  readonly callbacks: number;
  /**
   * Number of lanes that match the filter and would not change, because the action does not apply to their
   * state.
   */
  readonly left: number;
}

/**
 * Parameters: read a lane.
 *
 * From operations.yaml.
 */
export interface ReadLaneParameters {
  /**
   * Payment session, by its ID.
   */
  readonly session_id: number;
}

/**
 * Parameters: list endpoints.
 *
 * From operations.yaml.
 */
export interface ListEndpointsParameters {
  /**
   * Endpoint, by its origin (scheme, host, port).
   */
  readonly endpoint?: string;
  /**
   * State of the endpoint.
   */
  readonly state?: "active" | "paused";
  /**
   * State of the circuit breaker.
   */
  readonly breaker?: "closed" | "open" | "half-open";
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of endpoints, ordered by name.
 *
 * From endpoint-list.schema.json.
 */
export interface EndpointList {
  /**
   * Endpoints.
   */
  readonly items: readonly Endpoint[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
  readonly names?: Names;
}

/**
 * Origin that callbacks are sent to.
 *
 * From endpoint.schema.json.
 */
export interface Endpoint {
  /**
   * Origin (scheme, host, port).
   */
  readonly endpoint: string;
  /**
   * IDs of the clients with callbacks waiting for the endpoint.
   */
  readonly client_ids: readonly number[];
  /**
   * IDs of the clients whose configuration names the endpoint. Absent in the overview.
   */
  readonly configured_client_ids?: readonly number[];
  /**
   * Distinct limits that these clients configure. If they differ, a worker applies the limits of the client
   * whose callback it sent last.
   */
  readonly limits: readonly EndpointLimits[];
  /**
   * State of the endpoint. `active`: callbacks are sent. `paused`: by an operator, after a response of 410,
   * or, with all endpoints, after a restore of the database.
   */
  readonly state: "active" | "paused";
  /**
   * Reason the endpoint is paused.
   */
  readonly state_reason?: string;
  /**
   * Time the pause ends. Absent if an operator must resume the endpoint.
   */
  readonly paused_until?: string;
  /**
   * Whether resuming the endpoint has an effect: the endpoint itself is paused, it asked for a pause, or its
   * circuit breaker is not closed.
   */
  readonly is_resumable: boolean;
  /**
   * State of the circuit breaker. `closed`: callbacks are sent. `open`: nothing is sent until
   * `breaker_open_until`. `half-open`: the next attempt closes or reopens it.
   */
  readonly breaker: "closed" | "open" | "half-open";
  /**
   * Time the circuit breaker allows an attempt.
   */
  readonly breaker_open_until?: string;
  /**
   * Number of consecutive failed attempts.
   */
  readonly failures: number;
  /**
   * End of the pause that the endpoint asked for.
   */
  readonly slow_until?: string;
  /**
   * Number of lanes to the endpoint that have callbacks to deliver or are not active.
   */
  readonly lanes: number;
  /**
   * Number of `lanes` that are parked.
   */
  readonly lanes_parked: number;
  /**
   * Number of `lanes` that are paused.
   */
  readonly lanes_paused: number;
  /**
   * Number of callbacks waiting in `lanes`.
   */
  readonly callbacks: number;
  /**
   * Number of redeliveries and test events waiting for the endpoint.
   */
  readonly redeliveries: number;
  /**
   * Age of the oldest callback that is next in its lane, in milliseconds. Absent if none waits.
   */
  readonly oldest_undelivered_age_ms?: number;
  /**
   * Number of attempts in the last 30 days (UTC), up to the last full minute. Absent in the overview.
   */
  readonly attempts?: number;
  /**
   * Number of these attempts that were not accepted.
   */
  readonly failed?: number;
  /**
   * Time of the last of these attempts.
   */
  readonly last_attempt_at?: string;
}

/**
 * Limits of an endpoint, shared by all workers.
 *
 * From endpoint-limits.schema.json.
 */
export interface EndpointLimits {
  /**
   * Maximum number of callbacks in progress at the same time.
   */
  readonly concurrency: number;
  /**
   * Maximum number of callbacks sent per second. Absent if unlimited.
   */
  readonly rate_per_second?: number;
}

/**
 * Parameters: count what a skip of an endpoint would change.
 *
 * From operations.yaml.
 */
export interface CountEndpointSkipParameters {
  /**
   * Endpoint, by its origin (scheme, host, port).
   */
  readonly endpoint: string;
}

/**
 * Number of items that skipping everything for an endpoint would affect.
 *
 * From endpoint-skip-count.schema.json.
 */
export interface EndpointSkipCount {
  /**
   * Number of lanes with callbacks to deliver to the endpoint.
   */
  readonly lanes: number;
  /**
   * Number of callbacks waiting in these lanes.
   */
  readonly callbacks: number;
  /**
   * Number of unfinished redeliveries and test events.
   */
  readonly redeliveries: number;
}

/**
 * Parameters: list actions on many callbacks or lanes, and activations that need an approval.
 *
 * From operations.yaml.
 */
export interface ListActionsParameters {
  /**
   * State of the action.
   */
  readonly state?: "awaiting-approval" | "running" | "finished" | "stopped" | "declined" | "expired";
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of requested actions, newest first.
 *
 * From requested-action-list.schema.json.
 */
export interface RequestedActionList {
  /**
   * Actions.
   */
  readonly items: readonly RequestedAction[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * Parameters: read an action and its progress.
 *
 * From operations.yaml.
 */
export interface ReadActionParameters {
  /**
   * Action, by its number.
   */
  readonly action_id: number;
}

/**
 * Test event that will be sent.
 *
 * From test-event.schema.json.
 */
export interface TestEvent {
  /**
   * ID of the callback, for `GET /callbacks/{callback_id}`.
   */
  readonly callback_id: string;
}

/**
 * Result of an erasure.
 *
 * From erasure.schema.json.
 */
export interface Erasure {
  readonly rows: ErasedRows;
}

/**
 * Number of rows that an erasure deleted, by table.
 *
 * From erased-rows.schema.json.
 */
export interface ErasedRows {
  /**
   * Number of redeliveries.
   */
  readonly redeliveries: number;
  /**
   * Number of attempts to send callbacks.
   */
  readonly attempts: number;
  /**
   * Number of callbacks.
   */
  readonly callbacks: number;
  /**
   * Number of reports in the session's history.
   */
  readonly session_history: number;
}

/**
 * Parameters: list the actions of operators.
 *
 * From operations.yaml.
 */
export interface ListAuditParameters {
  /**
   * Key or person that acted.
   */
  readonly actor?: string;
  /**
   * Kind of action.
   */
  readonly action?: string;
  /**
   * Object of the action.
   */
  readonly subject?: string;
  /**
   * Start of the period, inclusive.
   */
  readonly from?: string;
  /**
   * End of the period, exclusive.
   */
  readonly to?: string;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of the audit, newest record first.
 *
 * From audit-list.schema.json.
 */
export interface AuditList {
  /**
   * Audit records.
   */
  readonly items: readonly AuditRecord[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * Audit record of an action.
 *
 * From audit-record.schema.json.
 */
export interface AuditRecord {
  /**
   * Number of the record. Later records have higher numbers.
   */
  readonly audit_id: number;
  /**
   * Time of the action.
   */
  readonly at: string;
  /**
   * Actor: the ID of a key, the person and database role for the commands `config` and `keys`, or the name of
   * a worker.
   */
  readonly actor: string;
  /**
   * Action, as a verb and its object: `pause-lane`.
   */
  readonly action: string;
  /**
   * Object of the action: `session:7740012`.
   */
  readonly subject: string;
  /**
   * Reason given for the action.
   */
  readonly reason: string;
  /**
   * Additional data, depending on `action`.
   */
  readonly detail: {
    readonly [k: string]: unknown;
  };
}

/**
 * Processes that use the database, and the state of the database.
 *
 * From system.schema.json.
 */
export interface System {
  /**
   * Processes, ordered by name. Processes of versions without heartbeats are missing.
   */
  readonly processes: readonly SystemProcess[];
  /**
   * Applied migrations, in the order of application.
   */
  readonly migrations: readonly SystemMigration[];
  /**
   * Number of days, starting today, for which every table has a partition. 8 if all exist. At 0, nothing can
   * be stored.
   */
  readonly partition_days: number;
  readonly last_check?: SystemCheck;
}

/**
 * Process that uses the database.
 *
 * From system-process.schema.json.
 */
export interface SystemProcess {
  /**
   * ID of the process: a UUID, new at each start.
   */
  readonly process_id: string;
  /**
   * Host name and process number.
   */
  readonly name: string;
  /**
   * Role of the process: `api` (reports, operators and searches), `worker` (deliveries), `search`, or `all`.
   */
  readonly role: "all" | "api" | "search" | "worker";
  /**
   * Version of the service.
   */
  readonly version: string;
  /**
   * Name of the worker in the process, as in attempts. Absent if the process delivers no callbacks.
   */
  readonly worker?: string;
  /**
   * Digest of the configuration that the process uses.
   */
  readonly configuration_digest: string;
  /**
   * Time the process started.
   */
  readonly started_at: string;
  /**
   * Time of the last heartbeat. A heartbeat is written every 10 seconds.
   */
  readonly seen_at: string;
  /**
   * State of the process. `live`: it writes heartbeats. `silent`: no heartbeat for 30 seconds, because it was
   * killed or cannot reach the database. A silent process is listed for an hour.
   */
  readonly state: "live" | "silent";
}

/**
 * Migration applied to the database.
 *
 * From system-migration.schema.json.
 */
export interface SystemMigration {
  /**
   * Name of the migration, which starts with its number.
   */
  readonly name: string;
  /**
   * Time the migration was applied.
   */
  readonly applied_at: string;
}

/**
 * Result of the last `payment-routing check`.
 *
 * From system-check.schema.json.
 */
export interface SystemCheck {
  /**
   * Time the check finished.
   */
  readonly checked_at: string;
  /**
   * Number of issues found.
   */
  readonly issues: number;
  /**
   * Number of sessions checked.
   */
  readonly sessions: number;
  /**
   * Number of callbacks checked.
   */
  readonly callbacks: number;
}

/**
 * State of the database as one of several cells.
 *
 * From cell-state.schema.json.
 */
export interface CellState {
  /**
   * Name of the cell. Absent if the database is not one of several cells.
   */
  readonly cell?: string;
  /**
   * Name of the cell that owns each client that no cell has an entry of. Absent if the database is not one of
   * several cells.
   */
  readonly default_cell?: string;
  /**
   * Versions of the service that the live processes run.
   */
  readonly versions: readonly string[];
  /**
   * Digest of the active version of the configuration in the database. Absent without one.
   */
  readonly configuration_digest?: string;
  /**
   * Digest of the live keys in the database: equal in cells with the same keys.
   */
  readonly keys_digest: string;
  /**
   * Number of undelivered callbacks.
   */
  readonly callbacks_waiting: number;
  /**
   * Whether nothing is stored and delivered until recovery.
   */
  readonly held: boolean;
  readonly names?: Names;
  /**
   * Clients that were ever moved to or from the cell, ordered by ID.
   */
  readonly clients: readonly MovedClient[];
}

/**
 * Client that was ever moved to or from a cell, as that cell has it.
 *
 * From moved-client.schema.json.
 */
export interface MovedClient {
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * State of the client in the cell. `owned`: reports are stored here. `leaving`: likewise, while the client
   * is copied to `other_cell`. `left`: `other_cell` stores them. `arriving`: `other_cell` stores them, and
   * the client is copied from there.
   */
  readonly state: "owned" | "leaving" | "left" | "arriving";
  /**
   * Number of the owner: each new owner has a higher one. With `left` and `arriving`, that of the new owner.
   */
  readonly generation: number;
  /**
   * Cell that the client goes to or comes from. Absent with `owned`.
   */
  readonly other_cell?: string;
  /**
   * Cell that owns the client, as this cell has it. Absent if it does not know.
   */
  readonly claimed_by?: string;
  /**
   * Number of that owner. Absent without `claimed_by`.
   */
  readonly claimed_generation?: number;
  /**
   * Whether nothing of the client is stored and delivered until recovery, because two cells claim it.
   */
  readonly held: boolean;
  /**
   * Cells that the client has left, and that still have its rows.
   */
  readonly left_over: readonly string[];
  /**
   * Time of the last change.
   */
  readonly changed_at: string;
}

/**
 * Parameters: read the overview of the service.
 *
 * From operations.yaml.
 */
export interface ReadOverviewParameters {
  /**
   * Length of the period until now. Over 2880, points are hours.
   */
  readonly minutes?: number;
}

/**
 * State of the service, with statistics of a period.
 *
 * From overview.schema.json.
 */
export interface Overview {
  /**
   * Start of the period.
   */
  readonly from: string;
  /**
   * Length of a step, in seconds: 60, or 3600 for a period of more than 48 hours.
   */
  readonly step_seconds: number;
  readonly backlog: Backlog;
  readonly searches: SearchStatistics;
  readonly callbacks: CallbackStatistics;
  readonly decisions: DecisionStatistics;
  /**
   * Endpoints with an open circuit breaker: the first 100, ordered by name.
   */
  readonly open_breakers: readonly Endpoint[];
  /**
   * The ten endpoints with the most failed attempts.
   */
  readonly worst_endpoints: readonly EndpointStatistics[];
  /**
   * Conditions that an operator should look at, most urgent first.
   */
  readonly warnings: readonly Warning[];
}

/**
 * Callbacks and lanes that wait for delivery now, over all endpoints.
 *
 * From backlog.schema.json.
 */
export interface Backlog {
  /**
   * Number of waiting callbacks, including those in parked and paused lanes.
   */
  readonly callbacks: number;
  /**
   * Number of parked lanes.
   */
  readonly lanes_parked: number;
  /**
   * Number of paused lanes.
   */
  readonly lanes_paused: number;
  /**
   * Number of active lanes that wait for a retry because the last attempt to send their next callback was not
   * accepted.
   */
  readonly lanes_failing: number;
  /**
   * Age of the oldest callback that is next in its lane, in milliseconds. Absent if none waits.
   */
  readonly oldest_undelivered_age_ms?: number;
}

/**
 * Statistics of searches and their outcomes.
 *
 * From search-statistics.schema.json.
 */
export interface SearchStatistics {
  /**
   * Number of finished searches.
   */
  readonly count: number;
  /**
   * Number of searches by outcome, most frequent first: `offered`, the code of the problem, or `aborted` if
   * the connection closed before the response was complete.
   */
  readonly outcomes: readonly OutcomeCount[];
  /**
   * Median of the duration of a search, in milliseconds, accurate to 10 %. Absent without searches.
   */
  readonly p50_ms?: number;
  /**
   * 95th percentile of the duration of a search, in milliseconds, accurate to 10 %. Absent without searches.
   */
  readonly p95_ms?: number;
  /**
   * 99th percentile of the duration of a search, in milliseconds, accurate to 10 %. Absent without searches.
   */
  readonly p99_ms?: number;
  /**
   * Searches by minute or hour. Steps without searches are absent.
   */
  readonly points: readonly SearchPoint[];
}

/**
 * Number of occurrences of an outcome.
 *
 * From outcome-count.schema.json.
 */
export interface OutcomeCount {
  /**
   * Outcome.
   */
  readonly outcome: string;
  /**
   * Number of occurrences.
   */
  readonly count: number;
}

/**
 * Searches of one minute or hour.
 *
 * From search-point.schema.json.
 */
export interface SearchPoint {
  /**
   * Start of the minute or hour.
   */
  readonly at: string;
  /**
   * Number of finished searches.
   */
  readonly count: number;
  /**
   * Median of the duration of a search, in milliseconds, accurate to 10 %. Absent without searches.
   */
  readonly p50_ms?: number;
  /**
   * 95th percentile of the duration of a search, in milliseconds, accurate to 10 %. Absent without searches.
   */
  readonly p95_ms?: number;
  /**
   * 99th percentile of the duration of a search, in milliseconds, accurate to 10 %. Absent without searches.
   */
  readonly p99_ms?: number;
}

/**
 * Statistics of callbacks and their delivery.
 *
 * From callback-statistics.schema.json.
 */
export interface CallbackStatistics {
  /**
   * Number of callbacks created.
   */
  readonly created: number;
  /**
   * Number of callbacks delivered, without redeliveries.
   */
  readonly delivered: number;
  /**
   * Number of attempts that were not accepted. Each is retried, unless its lane is parked.
   */
  readonly failed_attempts: number;
  /**
   * Number of times a lane was parked.
   */
  readonly parked: number;
  /**
   * Median of the time from creation to delivery, in milliseconds, accurate to 10 %. Absent if nothing was
   * delivered.
   */
  readonly p50_ms?: number;
  /**
   * 95th percentile of the time from creation to delivery, in milliseconds, accurate to 10 %. Absent if
   * nothing was delivered.
   */
  readonly p95_ms?: number;
  /**
   * 99th percentile of the time from creation to delivery, in milliseconds, accurate to 10 %. Absent if
   * nothing was delivered.
   */
  readonly p99_ms?: number;
  /**
   * Statistics by minute or hour. Steps without events are absent.
   */
  readonly points: readonly CallbackPoint[];
}

/**
 * Callback statistics of one minute or hour.
 *
 * From callback-point.schema.json.
 */
export interface CallbackPoint {
  /**
   * Start of the minute or hour.
   */
  readonly at: string;
  /**
   * Number of callbacks created.
   */
  readonly created: number;
  /**
   * Number of callbacks delivered.
   */
  readonly delivered: number;
  /**
   * Number of attempts that were not accepted.
   */
  readonly failed_attempts: number;
  /**
   * Number of times a lane was parked.
   */
  readonly parked: number;
  /**
   * Median of the time from creation to delivery, in milliseconds, accurate to 10 %. Absent if nothing was
   * delivered.
   */
  readonly p50_ms?: number;
  /**
   * 95th percentile of the time from creation to delivery, in milliseconds, accurate to 10 %. Absent if
   * nothing was delivered.
   */
  readonly p95_ms?: number;
  /**
   * 99th percentile of the time from creation to delivery, in milliseconds, accurate to 10 %. Absent if
   * nothing was delivered.
   */
  readonly p99_ms?: number;
}

/**
 * Statistics of decision records.
 *
 * From decision-statistics.schema.json.
 */
export interface DecisionStatistics {
  /**
   * Number of decision records stored in the database.
   */
  readonly stored: number;
  /**
   * Number of decision records dropped.
   */
  readonly dropped: number;
}

/**
 * Statistics of the attempts to send callbacks to an endpoint, including redeliveries.
 *
 * From endpoint-statistics.schema.json.
 */
export interface EndpointStatistics {
  /**
   * Origin of the endpoint.
   */
  readonly endpoint: string;
  /**
   * Number of finished attempts.
   */
  readonly attempts: number;
  /**
   * Number of attempts that were not accepted.
   */
  readonly failed: number;
  /**
   * Number of attempts by outcome, most frequent first: `accepted` or a kind of failure. `dns`, `tls`,
   * `connection`: no response because the host name was not found, the TLS handshake failed, or the
   * connection failed. `timeout`: no response in time. `3xx`, `4xx`, `5xx`: status of the response.
   * `blocked`: not sent, because callbacks may not be sent to this address or no secret could sign the
   * request.
   */
  readonly outcomes: readonly OutcomeCount[];
  /**
   * Median of the duration of an attempt, in milliseconds, accurate to 10 %. Absent without attempts.
   */
  readonly p50_ms?: number;
  /**
   * 95th percentile of the duration of an attempt, in milliseconds, accurate to 10 %. Absent without
   * attempts.
   */
  readonly p95_ms?: number;
  /**
   * 99th percentile of the duration of an attempt, in milliseconds, accurate to 10 %. Absent without
   * attempts.
   */
  readonly p99_ms?: number;
  /**
   * Attempts by minute or hour. Steps without attempts are absent.
   */
  readonly points: readonly EndpointPoint[];
}

/**
 * Attempts of one minute or hour.
 *
 * From endpoint-point.schema.json.
 */
export interface EndpointPoint {
  /**
   * Start of the minute or hour.
   */
  readonly at: string;
  /**
   * Number of accepted attempts.
   */
  readonly accepted: number;
  /**
   * Number of attempts that were not accepted.
   */
  readonly failed: number;
  /**
   * Median of the duration of an attempt, in milliseconds, accurate to 10 %. Absent without attempts.
   */
  readonly p50_ms?: number;
  /**
   * 95th percentile of the duration of an attempt, in milliseconds, accurate to 10 %. Absent without
   * attempts.
   */
  readonly p95_ms?: number;
  /**
   * 99th percentile of the duration of an attempt, in milliseconds, accurate to 10 %. Absent without
   * attempts.
   */
  readonly p99_ms?: number;
  /**
   * Number of attempts by outcome, as for the whole period.
   */
  readonly outcomes: readonly OutcomeCount[];
}

/**
 * Condition that an operator should look at.
 *
 * From warning.schema.json.
 */
export interface Warning {
  /**
   * Kind of warning.
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
    | "approvals-awaited"
    | "decisions-dropped"
    | "check-found-issues";
  /**
   * Human-readable description, in one sentence.
   */
  readonly message: string;
}

/**
 * Parameters: list the attempts of endpoints in a period.
 *
 * From operations.yaml.
 */
export interface ListEndpointStatisticsParameters {
  /**
   * Length of the period until now. Over 2880, points are hours.
   */
  readonly minutes?: number;
  /**
   * Origins of endpoints, separated by commas.
   *
   * @maxItems 100
   */
  readonly endpoint?: readonly string[];
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
}

/**
 * Endpoints with attempts in a period, those with the most failed attempts first.
 *
 * From endpoint-statistics-list.schema.json.
 */
export interface EndpointStatisticsList {
  /**
   * Start of the period.
   */
  readonly from: string;
  /**
   * Length of a step, in seconds: 60, or 3600 for a period of more than 48 hours.
   */
  readonly step_seconds: number;
  /**
   * Statistics of the endpoints.
   */
  readonly items: readonly EndpointStatistics[];
}

/**
 * Parameters: list failed attempts by endpoint and cause.
 *
 * From operations.yaml.
 */
export interface ListEndpointFailuresParameters {
  /**
   * Endpoint, by its origin (scheme, host, port).
   */
  readonly endpoint?: string;
  /**
   * Number of days (UTC), today included.
   */
  readonly days?: number;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
}

/**
 * Failed attempts by endpoint and cause.
 *
 * From endpoint-failure-list.schema.json.
 */
export interface EndpointFailureList {
  /**
   * The most frequent ones first.
   */
  readonly items: readonly EndpointFailure[];
}

/**
 * Failed attempts at an endpoint that have the same cause.
 *
 * From endpoint-failure.schema.json.
 */
export interface EndpointFailure {
  /**
   * Origin of the endpoint.
   */
  readonly endpoint: string;
  /**
   * Cause of the failure: an outcome of endpoint statistics other than `accepted`.
   */
  readonly cause: string;
  /**
   * Number of attempts.
   */
  readonly attempts: number;
  /**
   * Time of the first of these attempts.
   */
  readonly first_at: string;
  /**
   * Time of the last one.
   */
  readonly last_at: string;
  /**
   * Callback of the last one, as an example. Absent if an earlier version attempted it.
   */
  readonly callback_id?: string;
}

/**
 * Parameters: read how often methods were offered.
 *
 * From operations.yaml.
 */
export interface ReadRoutingParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * Method, by its ID.
   */
  readonly method?: number;
  /**
   * Start of the period, inclusive. Default: 24 hours ago.
   */
  readonly from?: string;
  /**
   * End of the period, exclusive. Default: now.
   */
  readonly to?: string;
}

/**
 * How often methods were offered in a period, and why not.
 *
 * From routing-statistics.schema.json.
 */
export interface RoutingStatistics {
  /**
   * Start of the period: of an hour or day.
   */
  readonly from: string;
  /**
   * Length of a step, in seconds: 3600, or 86400 if the period begins earlier than two days (UTC) before
   * today.
   */
  readonly step_seconds: number;
  /**
   * Methods by version, in the order of their IDs, and versions in the order of their first searches. A
   * method that no account of these searches has is absent.
   */
  readonly items: readonly MethodShare[];
  /**
   * Searches by step and version, in order of time. Steps without searches are absent.
   */
  readonly points: readonly RoutingPoint[];
  readonly names?: Names;
}

/**
 * How often a version of the configuration offered a method in the period, and why not.
 *
 * From method-share.schema.json.
 */
export interface MethodShare {
  /**
   * Method, by its ID.
   */
  readonly method_id: number;
  /**
   * Version of the configuration that decided.
   */
  readonly configuration_digest: string;
  /**
   * Number of decided searches, of all accounts.
   */
  readonly searches: number;
  /**
   * Number of searches that were offered the method.
   */
  readonly offered: number;
  /**
   * Number of other searches by the first reason, most frequent first: the code of a reason as in
   * explanations. If several apply, the order is: `required-by-merchant`, `unknown-code`, `not-offered` (the
   * account does not have the method), `withdrawn`, `form-of-payment`, `required-by-processor`, then
   * constraints.
   */
  readonly not_offered: readonly OutcomeCount[];
}

/**
 * Searches of one hour or day that one version of the configuration decided.
 *
 * From routing-point.schema.json.
 */
export interface RoutingPoint {
  /**
   * Start of the hour or day.
   */
  readonly at: string;
  /**
   * Version of the configuration that decided.
   */
  readonly configuration_digest: string;
  /**
   * Number of decided searches, of all accounts.
   */
  readonly searches: number;
  /**
   * Number of searches that were offered the method; without `method`, any method.
   */
  readonly offered: number;
  /**
   * Number of other searches by the first reason, as for the whole period; without `method`, by the code of
   * the problem.
   */
  readonly not_offered: readonly OutcomeCount[];
}

/**
 * Parameters: list decisions.
 *
 * From operations.yaml.
 */
export interface ListRecordedDecisionsParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * `event_id` of the search.
   */
  readonly event_id?: number;
  /**
   * Start of the period, inclusive.
   */
  readonly since?: string;
  /**
   * End of the period, exclusive.
   */
  readonly until?: string;
  /**
   * Code of a problem, or `offered` for decisions that offered methods.
   */
  readonly outcome?: string;
  /**
   * Start of the digest of the version that decided.
   */
  readonly configuration_digest?: string;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
  /**
   * Whether to repeat and explain each decision. Then a page has at most 10.
   */
  readonly explain?: boolean;
  /**
   * Version that explains the decisions instead of the one that decided, by its whole digest.
   */
  readonly explain_by?: string;
}

/**
 * Page of recorded decisions, newest first.
 *
 * From recorded-decision-list.schema.json.
 */
export interface RecordedDecisionList {
  /**
   * Decisions. A page may have fewer than `limit`, or none, if they take long to find.
   */
  readonly items: readonly Decision[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
  /**
   * Files of the archive that could not be read, each with the reason. Their records are missing in the list.
   * Absent if there are none.
   */
  readonly unreadable?: readonly string[];
  readonly names?: Names;
}

/**
 * Recorded decision on a search.
 *
 * From decision.schema.json.
 */
export interface Decision {
  /**
   * Time of the decision.
   */
  readonly decided_at: string;
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * `event_id` of the search, assigned by the caller.
   */
  readonly event_id: number;
  /**
   * `X-Request-Id` of the search.
   */
  readonly request_id: string;
  /**
   * Digest of the configuration version that decided.
   */
  readonly configuration_digest: string;
  /**
   * Code of the problem that the search was answered with. Absent if methods were offered.
   */
  readonly problem?: string;
  /**
   * Offered methods, in the order of the response.
   */
  readonly offered: readonly OfferedMethod[];
  /**
   * Duration of the decision, in microseconds.
   */
  readonly duration_us: number;
  /**
   * Remarks on the valid search. `order-no-characters`: `order_no` has characters that some payment providers
   * reject.
   */
  readonly advisories: readonly string[];
  readonly facts: SearchFacts;
  /**
   * Whether the version that decided, or `explain_by`, offers the same methods again. Only with `explain` or
   * `explain_by`. Null if the version is not stored or cannot be loaded.
   */
  readonly reproduced?: boolean | null;
  readonly explanation?: Explanation;
}

/**
 * Payment method in the response to a search.
 *
 * From offered-method.schema.json.
 */
export interface OfferedMethod {
  /**
   * ID of the payment method.
   */
  readonly id: number;
  /**
   * Preference in the response.
   */
  readonly preference: number;
}

/**
 * Values of a search that the configuration evaluates, without personal data. The same facts and
 * configuration give the same decision. The members depend on the constraints that a configuration can
 * have.
 *
 * From search-facts.schema.json.
 */
export interface SearchFacts {
  /**
   * Country of the payment, by its ISO 3166-1 number.
   */
  readonly country?: unknown;
  /**
   * Currency of the payment, by its ISO 4217 number: that of the request, or the default of the account.
   */
  readonly currency?: unknown;
  /**
   * Number of decimals of the currency. Absent if the configuration does not have the currency.
   */
  readonly currency_decimals?: unknown;
  /**
   * Total of the payment, as an integer: its last `decimal` digits are decimals.
   */
  readonly value?: unknown;
  /**
   * Number of decimals of `value`.
   */
  readonly decimal?: unknown;
  /**
   * Product type of the transaction.
   */
  readonly product_type?: unknown;
  /**
   * Type of the transaction, by its ID.
   */
  readonly transaction_type?: unknown;
  /**
   * Fees of the transaction.
   */
  readonly fees?: unknown;
  /**
   * Number of order lines.
   */
  readonly line_count?: unknown;
  /**
   * Stock keeping units, countries and airline data of the order lines. Absent if the configuration does not
   * use them.
   */
  readonly order?: unknown;
  /**
   * Platform of the client.
   */
  readonly platform?: unknown;
  /**
   * Version of the app.
   */
  readonly version?: unknown;
  /**
   * Version of the SDK.
   */
  readonly sdk_version?: unknown;
  /**
   * ISO 639-1 code of the language, in lower case: that of the request, or the default of the account.
   */
  readonly language?: unknown;
  /**
   * Whether the request has a device ID.
   */
  readonly device_id?: unknown;
  /**
   * Whether the request has a mobile number.
   */
  readonly mobile_number?: unknown;
  /**
   * Type of the mobile number.
   */
  readonly mobile_type?: unknown;
  /**
   * Country of the mobile number, by its ISO 3166-1 number.
   */
  readonly mobile_country?: unknown;
  /**
   * Whether the mobile number is validated.
   */
  readonly mobile_validated?: unknown;
  /**
   * Whether the request has an email address.
   */
  readonly email_address?: unknown;
  /**
   * Type of the email address.
   */
  readonly email_type?: unknown;
  /**
   * Whether the email address is validated.
   */
  readonly email_validated?: unknown;
  /**
   * Ranges of the configuration that contain the IP address. Null if the address is invalid, absent if the
   * configuration has no ranges.
   */
  readonly ip_ranges?: unknown;
  /**
   * Ranges that may contain the IP address, because the version that recorded the facts did not have them.
   */
  readonly unrecorded_ip_ranges?: unknown;
  /**
   * Elements that the configuration requires somewhere and the request does not have.
   */
  readonly missing_fields?: unknown;
  /**
   * Closed codes whose value the configuration does not have.
   */
  readonly unknown_codes?: unknown;
  /**
   * Time of the decision, in milliseconds since 1970-01-01 UTC.
   */
  readonly instant?: unknown;
}

/**
 * Explanation of a decision.
 *
 * From explanation.schema.json.
 */
export interface Explanation {
  /**
   * Digest of the configuration version that decides.
   */
  readonly configuration_digest: string;
  /**
   * Time for which the decision is made.
   */
  readonly instant: string;
  readonly rejection?: SearchRejection;
  readonly ordering: ExplainedOrdering;
  /**
   * All payment methods of the catalogue: first the offered ones in the order of the response, then the
   * others by ID.
   */
  readonly methods: readonly ExplainedMethod[];
  readonly facts: SearchFacts;
}

/**
 * Elements that the merchant requires are missing.
 */
export interface MissingFields {
  /**
   * Kind of reason.
   */
  readonly code: "missing-fields";
  /**
   * Paths of the missing elements.
   */
  readonly fields: readonly string[];
}

/**
 * Closed codes have unknown values.
 */
export interface UnknownCodes {
  /**
   * Kind of reason.
   */
  readonly code: "unknown-codes";
  /**
   * Names of the closed codes, as in `closed_codes`.
   */
  readonly codes: readonly string[];
}

/**
 * Explanation of the order of the offered methods.
 *
 * From explained-ordering.schema.json.
 */
export interface ExplainedOrdering {
  /**
   * Source of the order. `rule`: an ordering rule. `default`: the account's default, because no rule applies.
   * `base`: base preferences, because the account has no ordering.
   */
  readonly applied_by: "rule" | "default" | "base";
  /**
   * Name of the rule.
   */
  readonly name?: string;
  /**
   * JSON Pointer to the part of the configuration that decides.
   */
  readonly pointer?: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Earlier rules, which do not apply.
   */
  readonly passed_over: readonly PassedOverRule[];
}

/**
 * Ordering rule that does not apply.
 *
 * From passed-over-rule.schema.json.
 */
export interface PassedOverRule {
  /**
   * Name of the rule.
   */
  readonly name: string;
  /**
   * JSON Pointer to the part of the configuration that decides.
   */
  readonly pointer: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * All conditions that the search does not satisfy.
   */
  readonly reasons: readonly ExplainedReason[];
}

/**
 * Constraint that the search does not satisfy.
 *
 * From explained-reason.schema.json.
 */
export interface ExplainedReason {
  /**
   * Kind of constraint.
   */
  readonly code: string;
  /**
   * Value that the constraint expects.
   */
  readonly expected: string;
  /**
   * Value in the search.
   */
  readonly actual: string;
  /**
   * Whether `on_missing` decides, because the search lacks the value or the value cannot be read.
   */
  readonly missing: boolean;
  /**
   * JSON Pointer to the part of the configuration that decides.
   */
  readonly pointer: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Reason, in one line.
   */
  readonly message: string;
  /**
   * Unsatisfied constraints inside `any`, `not`, or an `all` within them. Satisfying one of them is enough;
   * for `all`, every one is required.
   */
  readonly causes?: readonly ExplainedReason[];
}

/**
 * Explanation of why a payment method is offered or not.
 *
 * From explained-method.schema.json.
 */
export interface ExplainedMethod {
  /**
   * ID of the payment method.
   */
  readonly id: number;
  /**
   * Name of the payment method.
   */
  readonly name: string;
  /**
   * Whether the search satisfies all constraints of the method.
   */
  readonly eligible: boolean;
  /**
   * Preference in the response. Absent if the method is not offered.
   */
  readonly preference?: number;
  /**
   * JSON Pointer to the part of the configuration that decides.
   */
  readonly pointer: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * All constraints that exclude the method. Empty if it is eligible.
   */
  readonly reasons: readonly ExplainedReason[];
}

/**
 * Parameters: list searches that were rejected before a decision.
 *
 * From operations.yaml.
 */
export interface ListRejectedSearchesParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
  /**
   * Code of the problem.
   */
  readonly code?: string;
  /**
   * Start of the period, inclusive.
   */
  readonly since?: string;
  /**
   * End of the period, exclusive.
   */
  readonly until?: string;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of a list of rejected searches, newest first.
 *
 * From rejected-search-list.schema.json.
 */
export interface RejectedSearchList {
  /**
   * Rejected searches. A page may be empty and still have a `next`.
   */
  readonly items: readonly RejectedSearch[];
  /**
   * Argument `after` for the next page. Absent on the last page.
   */
  readonly next?: string;
  /**
   * Files of the archive that could not be read, each with the reason. Their records are missing in the list.
   * Absent if there are none.
   */
  readonly unreadable?: readonly string[];
  readonly names?: Names;
}

/**
 * Search that was answered with a problem before a decision. It has no text of the caller.
 *
 * From rejected-search.schema.json.
 */
export interface RejectedSearch {
  /**
   * Time of the rejection.
   */
  readonly rejected_at: string;
  /**
   * Code of the problem.
   */
  readonly code: string;
  /**
   * Client ID. Absent if the caller was not authenticated.
   */
  readonly client_id?: number;
  /**
   * ID of the key. Absent if the caller was not authenticated.
   */
  readonly key_id?: string;
  /**
   * `event_id` of the search. Absent if it could not be read.
   */
  readonly event_id?: number;
  /**
   * First issues of the document, at most 5.
   *
   * @maxItems 5
   */
  readonly issues: readonly RejectedSearchIssue[];
  /**
   * ID of the request, for the log.
   */
  readonly request_id: string;
  /**
   * Bytes of the body, as far as it was received.
   */
  readonly bytes: number;
  /**
   * First product of the caller's `User-Agent`, such as `okhttp/4.12.0`. Absent if the header begins
   * otherwise.
   */
  readonly product?: string;
  /**
   * Rejected searches of the caller since the record before, not recorded because callers have a share.
   */
  readonly left_out: number;
}

/**
 * Issue of a rejected search, without the received text.
 *
 * From rejected-search-issue.schema.json.
 */
export interface RejectedSearchIssue {
  /**
   * Code of the issue.
   */
  readonly code: string;
  /**
   * Path of the element or attribute. `…` stands for a name that the schema does not have.
   */
  readonly path: string;
  /**
   * Line, from 1.
   */
  readonly line?: number;
  /**
   * Column in the line, from 1.
   */
  readonly column?: number;
}

/**
 * Parameters: list the decisions on an event.
 *
 * From operations.yaml.
 */
export interface ListDecisionsParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id: number;
  /**
   * `event_id` of the search.
   */
  readonly event_id: number;
  /**
   * Start of the period, inclusive.
   */
  readonly since?: string;
  /**
   * End of the period, exclusive.
   */
  readonly until?: string;
  /**
   * Code of a problem, or `offered` for decisions that offered methods.
   */
  readonly outcome?: string;
  /**
   * Start of the digest of the version that decided.
   */
  readonly configuration_digest?: string;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
  /**
   * Whether to repeat and explain each decision. Then a page has at most 10.
   */
  readonly explain?: boolean;
  /**
   * Version that explains the decisions instead of the one that decided, by its whole digest.
   */
  readonly explain_by?: string;
}

/**
 * Page of the decisions on an event, newest first.
 *
 * From decision-list.schema.json.
 */
export interface DecisionList {
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * `event_id` of the search, assigned by the caller.
   */
  readonly event_id: number;
  /**
   * Decisions.
   */
  readonly decisions: readonly Decision[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
  /**
   * Files of the archive that could not be read, each with the reason. Their records are missing in the list.
   * Absent if there are none.
   */
  readonly unreadable?: readonly string[];
  readonly names?: Names;
}

/**
 * Parameters: explain a search without answering it.
 *
 * From operations.yaml.
 */
export interface ExplainSearchParameters {
  /**
   * Time of the decision. Default: now.
   */
  readonly at?: string;
  /**
   * Version that decides, by its whole digest. Default: the served one.
   */
  readonly configuration_digest?: string;
}

/**
 * Explanation of a search given in the request.
 *
 * From explained-search.schema.json.
 */
export interface ExplainedSearch {
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * `event_id` of the search, assigned by the caller.
   */
  readonly event_id: number;
  /**
   * Remarks on the valid search. `order-no-characters`: `order_no` has characters that some payment providers
   * reject.
   */
  readonly advisories: readonly string[];
  /**
   * Digest of the configuration version that decides.
   */
  readonly configuration_digest: string;
  /**
   * Time for which the decision is made.
   */
  readonly instant: string;
  readonly rejection?: SearchRejection;
  readonly ordering: ExplainedOrdering;
  /**
   * All payment methods of the catalogue: first the offered ones in the order of the response, then the
   * others by ID.
   */
  readonly methods: readonly ExplainedMethod[];
  readonly facts: SearchFacts;
  readonly names?: Names;
}

/**
 * Configuration in use.
 *
 * From configuration-state.schema.json.
 */
export interface ConfigurationState {
  /**
   * Source of the configuration. Activating versions and creating keys requires `database`.
   */
  readonly source: "files" | "database";
  /**
   * Digest of the configuration that the responding process serves.
   */
  readonly served_digest: string;
  readonly active?: ConfigurationActivation;
  readonly job?: ConfigurationJobState;
}

/**
 * Activation of a configuration version, for all processes.
 *
 * From configuration-activation.schema.json.
 */
export interface ConfigurationActivation {
  /**
   * Time of the activation.
   */
  readonly activated_at: string;
  /**
   * Kind of activation: by activating the version or by rolling back to it.
   */
  readonly kind: "activate" | "rollback";
  /**
   * Digest of the version.
   */
  readonly digest: string;
  /**
   * Digest of the version that was active before. Absent for the first activation.
   */
  readonly previous?: string;
  /**
   * ID of the key that activated the version, or the name given on the command line.
   */
  readonly actor: string;
  /**
   * Database role that activated the version.
   */
  readonly database_role: string;
  /**
   * Reason given for the activation.
   */
  readonly reason: string;
}

/**
 * Parameters: list activations and rollbacks.
 *
 * From operations.yaml.
 */
export interface ListActivationsParameters {
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of activations and rollbacks, newest first.
 *
 * From configuration-activation-list.schema.json.
 */
export interface ConfigurationActivationList {
  /**
   * Activations and rollbacks.
   */
  readonly items: readonly ConfigurationActivation[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * Page of stored versions, newest first.
 *
 * From configuration-version-list.schema.json.
 */
export interface ConfigurationVersionList {
  /**
   * Stored versions.
   */
  readonly items: readonly ConfigurationVersion[];
  /**
   * Cursor of the next page: send it as `after`. Absent on the last page.
   */
  readonly next?: string;
}

/**
 * Stored version of the configuration.
 *
 * From configuration-version.schema.json.
 */
export interface ConfigurationVersion {
  /**
   * Digest of the version's content.
   */
  readonly digest: string;
  /**
   * Number of the version, in the order of storing.
   */
  readonly number: number;
  /**
   * Name given when the version was stored.
   */
  readonly name?: string;
  /**
   * Time the version was stored.
   */
  readonly stored_at: string;
  /**
   * ID of the key that stored the version, or the name given on the command line.
   */
  readonly actor: string;
  /**
   * Database role that stored the version.
   */
  readonly database_role: string;
  /**
   * Reason given for storing the version.
   */
  readonly reason: string;
  /**
   * Whether this is the active version of the database.
   */
  readonly is_active: boolean;
  /**
   * Time of the last activation. Absent if the version was never active.
   */
  readonly activated_at?: string;
}

/**
 * Result of storing a version.
 *
 * From stored-configuration.schema.json.
 */
export interface StoredConfiguration {
  /**
   * Digest of the version's content.
   */
  readonly digest: string;
  /**
   * Whether the version is new. False if a version with the same content was already stored; that version is
   * unchanged.
   */
  readonly is_new: boolean;
  /**
   * Warnings about the valid configuration.
   */
  readonly warnings: readonly string[];
}

/**
 * Parameters: read a version of the configuration with its files.
 *
 * From operations.yaml.
 */
export interface ReadConfigurationVersionParameters {
  /**
   * Version of the configuration, by its whole digest.
   */
  readonly digest: string;
}

/**
 * Stored version of the configuration, with its files.
 *
 * From configuration-version-detail.schema.json.
 */
export interface ConfigurationVersionDetail {
  /**
   * Digest of the version's content.
   */
  readonly digest: string;
  /**
   * Number of the version, in the order of storing.
   */
  readonly number: number;
  /**
   * Name given when the version was stored.
   */
  readonly name?: string;
  /**
   * Time the version was stored.
   */
  readonly stored_at: string;
  /**
   * ID of the key that stored the version, or the name given on the command line.
   */
  readonly actor: string;
  /**
   * Database role that stored the version.
   */
  readonly database_role: string;
  /**
   * Reason given for storing the version.
   */
  readonly reason: string;
  /**
   * Whether this is the active version of the database.
   */
  readonly is_active: boolean;
  /**
   * Time of the last activation. Absent if the version was never active.
   */
  readonly activated_at?: string;
  /**
   * Configuration files. They contain no keys or secrets.
   */
  readonly files: readonly ConfigurationFile[];
}

/**
 * Result of an activation or a rollback. Every process switches within seconds, unless an approval is
 * needed.
 *
 * From configuration-switch.schema.json.
 */
export interface ConfigurationSwitch {
  /**
   * Digest of the version that is now active.
   */
  readonly digest: string;
  /**
   * Digest of the version that was active before. Absent for the first activation.
   */
  readonly previous?: string;
  /**
   * Whether the active version changed. False if the version was already active, or if the activation waits
   * for an approval.
   */
  readonly changed: boolean;
  /**
   * Number of the action, if the activation waits for another person's approval.
   */
  readonly action_id?: number;
}

/**
 * Progress of validating a configuration: one line of the response.
 *
 * From validation-progress.schema.json.
 */
export interface ValidationProgress {
  /**
   * Number of steps done.
   */
  readonly done: number;
  /**
   * Total number of steps.
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
 * Summary of a valid configuration.
 *
 * From validation-result.schema.json.
 */
export interface ValidationResult {
  /**
   * Digest of the configuration.
   */
  readonly digest: string;
  /**
   * Warnings about the valid configuration.
   */
  readonly warnings: readonly string[];
  /**
   * Number of payment methods in the catalogue.
   */
  readonly methods: number;
  /**
   * Number of clients.
   */
  readonly clients: number;
  /**
   * Number of accounts.
   */
  readonly accounts: number;
  /**
   * Number of countries.
   */
  readonly countries: number;
  /**
   * Number of currencies.
   */
  readonly currencies: number;
  /**
   * Number of test cases.
   */
  readonly cases: number;
}

/**
 * Progress of the lint of a configuration: one line of the response.
 *
 * From lint-progress.schema.json.
 */
export interface LintProgress {
  /**
   * Number of accounts done. Before that, if there are `closed_codes`: number of sessions done.
   */
  readonly done: number;
  /**
   * Total number of accounts, or of sessions while `done` counts sessions.
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
 * Result of the lint.
 *
 * From lint-result.schema.json.
 */
export interface LintResult {
  /**
   * Digest of the configuration.
   */
  readonly digest: string;
  /**
   * Number of findings with severity `error`.
   */
  readonly errors: number;
  /**
   * Number of findings with severity `warning`.
   */
  readonly warnings: number;
  /**
   * Findings.
   */
  readonly findings: readonly LintFinding[];
}

/**
 * Likely mistake in a valid configuration.
 *
 * From lint-finding.schema.json.
 */
export interface LintFinding {
  /**
   * Name of the lint rule.
   */
  readonly rule: string;
  /**
   * Severity. `error` prevents activation.
   */
  readonly severity: "error" | "warning";
  /**
   * JSON Pointer to the part of the configuration.
   */
  readonly pointer: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Description of the finding, in one line.
   */
  readonly message: string;
}

/**
 * Progress of running the test cases of a configuration: one line of the response.
 *
 * From cases-progress.schema.json.
 */
export interface CasesProgress {
  /**
   * Number of test cases done.
   */
  readonly done: number;
  /**
   * Total number of test cases.
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
 * Outcomes of the test cases, run at the current time.
 *
 * From cases-result.schema.json.
 */
export interface CasesResult {
  /**
   * Digest of the configuration.
   */
  readonly digest: string;
  /**
   * Number of test cases.
   */
  readonly cases: number;
  /**
   * Number of test cases that passed.
   */
  readonly passed: number;
  /**
   * Number of test cases that failed.
   */
  readonly failed: number;
  /**
   * Outcomes of the test cases, in the order of the configuration.
   */
  readonly outcomes: readonly CaseOutcome[];
}

/**
 * Outcome of a test case.
 *
 * From case-outcome.schema.json.
 */
export interface CaseOutcome {
  /**
   * Name of the test case.
   */
  readonly name: string;
  /**
   * Whether the decision is as expected.
   */
  readonly passed: boolean;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Differences from the expected decision. Empty if the test case passed.
   */
  readonly issues: readonly CaseIssue[];
}

/**
 * Difference between a test case and the decision.
 *
 * From case-issue.schema.json.
 */
export interface CaseIssue {
  /**
   * JSON Pointer to the part of the test case.
   */
  readonly pointer: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Value that the test case expects.
   */
  readonly expected: string;
  /**
   * Value that the configuration produces.
   */
  readonly received: string;
  /**
   * Reasons why expected methods are not offered, one line for each method.
   */
  readonly reasons: readonly string[];
}

/**
 * Progress of comparing two configurations: one line of the response.
 *
 * From diff-progress.schema.json.
 */
export interface DiffProgress {
  /**
   * Number of accounts done. Before that, if there are `closed_codes`: number of sessions done.
   */
  readonly done: number;
  /**
   * Total number of accounts, or of sessions while `done` counts sessions.
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
 * Differences between two configurations, in answers and in settings.
 *
 * From diff-result.schema.json.
 */
export interface DiffResult {
  /**
   * Digest of the first configuration.
   */
  readonly before: string;
  /**
   * Digest of the second configuration.
   */
  readonly after: string;
  /**
   * IDs of the methods that only the second catalogue contains.
   */
  readonly methods_added: readonly number[];
  /**
   * IDs of the methods that only the first catalogue contains.
   */
  readonly methods_removed: readonly number[];
  /**
   * Settings that differ, including those that do not affect methods.
   */
  readonly settings: readonly SettingChange[];
  /**
   * Accounts that differ.
   */
  readonly accounts: readonly AccountDiff[];
  /**
   * Accounts that both configurations contain.
   */
  readonly tried: readonly TriedAccount[];
  /**
   * Maximum number of requests tried for each account. Answers to other requests may change too.
   */
  readonly probes: number;
  readonly rejected_callbacks?: RejectedCallbacks;
  readonly names?: Names;
}

/**
 * Setting that differs.
 *
 * From setting-change.schema.json.
 */
export interface SettingChange {
  /**
   * Name of the setting.
   */
  readonly setting: string;
  /**
   * Owners of the setting: `method 3`. Empty for a section of the configuration.
   */
  readonly of: readonly string[];
  /**
   * Value before, as JSON, or `none`. Absent for a section.
   */
  readonly before?: string;
  /**
   * Value after, as JSON, or `none`. Absent for a section.
   */
  readonly after?: string;
}

/**
 * Difference of an account between the two configurations.
 *
 * From account-diff.schema.json.
 */
export interface AccountDiff {
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * Kind of difference. `added`: the account is only in the second configuration. `removed`: only in the
   * first. `changed`: in both, with different answers.
   */
  readonly kind: "added" | "removed" | "changed";
  readonly effect?: AnswerChanges;
}

/**
 * Changes of answers between two configurations.
 *
 * From answer-changes.schema.json.
 */
export interface AnswerChanges {
  /**
   * Number of compared requests, including `unknown_accounts`.
   */
  readonly requests: number;
  /**
   * Number of requests whose account is missing in the configuration. Their answers are not compared.
   */
  readonly unknown_accounts: number;
  /**
   * Number of requests whose answer changes.
   */
  readonly changed: number;
  readonly counts: ChangeCounts;
  /**
   * Methods that answers lose or gain, ordered by ID.
   */
  readonly methods: readonly MethodChanges[];
  readonly examples: ChangeExamples;
}

/**
 * Number of answers that change, by kind of change. An answer counts for each kind that applies.
 *
 * From change-counts.schema.json.
 */
export interface ChangeCounts {
  /**
   * Answers that lose all methods.
   */
  readonly emptied: number;
  /**
   * Answers that had no method and now have one.
   */
  readonly filled: number;
  /**
   * Answers whose default method changes.
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
   * Answers whose methods are in another order.
   */
  readonly reordered: number;
  /**
   * Answers in which the preference of a method changes.
   */
  readonly preference_changed: number;
  /**
   * Answers in which the `psp_type` or `state_id` of a method changes.
   */
  readonly method_changed: number;
  /**
   * Answers without a method before and after, for different reasons.
   */
  readonly rejection_changed: number;
}

/**
 * Number of answers that lose or gain a method.
 *
 * From method-changes.schema.json.
 */
export interface MethodChanges {
  /**
   * ID of the payment method.
   */
  readonly id: number;
  /**
   * Number of answers that lose the method.
   */
  readonly lost: number;
  /**
   * Number of answers that gain the method.
   */
  readonly won: number;
}

/**
 * Examples of answers that change, by kind of change.
 *
 * From change-examples.schema.json.
 */
export interface ChangeExamples {
  /**
   * Answers that lose all methods.
   */
  readonly emptied: readonly ChangedAnswer[];
  /**
   * Answers that had no method and now have one.
   */
  readonly filled: readonly ChangedAnswer[];
  /**
   * Answers whose default method changes.
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
   * Answers whose methods are in another order.
   */
  readonly reordered: readonly ChangedAnswer[];
  /**
   * Answers in which the preference of a method changes.
   */
  readonly preference_changed: readonly ChangedAnswer[];
  /**
   * Answers in which the `psp_type` or `state_id` of a method changes.
   */
  readonly method_changed: readonly ChangedAnswer[];
  /**
   * Answers without a method before and after, for different reasons.
   */
  readonly rejection_changed: readonly ChangedAnswer[];
}

/**
 * Request whose answer changes.
 *
 * From changed-answer.schema.json.
 */
export interface ChangedAnswer {
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * `event_id` of the request. 0 for a generated request.
   */
  readonly event_id: number;
  /**
   * Time for which the decision is made.
   */
  readonly instant: string;
  /**
   * IDs of the methods offered before, in order.
   */
  readonly before: readonly number[];
  /**
   * IDs of the methods offered after, in order.
   */
  readonly after: readonly number[];
  /**
   * Differences in the methods that both answers contain, or in the reason for having no method.
   */
  readonly differences: readonly AnswerDifference[];
  /**
   * Methods that are no longer offered.
   */
  readonly lost: readonly LostMethod[];
}

/**
 * Difference in a method that both answers contain, or in the reason for having no method.
 *
 * From answer-difference.schema.json.
 */
export interface AnswerDifference {
  /**
   * ID of the payment method. Absent if `member` is `rejection`.
   */
  readonly method_id?: number;
  /**
   * Member of the method that differs. `rejection`: the reason for having no method differs.
   */
  readonly member: "preference" | "psp_type" | "state_id" | "rejection";
  /**
   * Value before.
   */
  readonly before: string;
  /**
   * Value after.
   */
  readonly after: string;
}

/**
 * Method that is no longer offered.
 *
 * From lost-method.schema.json.
 */
export interface LostMethod {
  /**
   * ID of the payment method.
   */
  readonly method_id: number;
  /**
   * Constraints that exclude the method. Empty if the catalogue no longer contains it.
   */
  readonly reasons: readonly ExplainedReason[];
}

/**
 * Account that both configurations contain.
 *
 * From tried-account.schema.json.
 */
export interface TriedAccount {
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID.
   */
  readonly account_id: number;
  /**
   * Number of tried requests that either configuration answers with a method. The other requests show no
   * differences.
   */
  readonly answered: number;
}

/**
 * Sessions whose next callback the second configuration would reject because of its `closed_codes`, and the
 * first would not. Their lanes would be parked. Absent without `closed_codes`.
 *
 * From rejected-callbacks.schema.json.
 */
export interface RejectedCallbacks {
  /**
   * Number of sessions checked.
   */
  readonly sessions: number;
  /**
   * Closed codes that would reject callbacks, most frequent first.
   */
  readonly codes: readonly RejectedCode[];
}

/**
 * Closed code that would reject callbacks.
 *
 * From rejected-code.schema.json.
 */
export interface RejectedCode {
  /**
   * Name of the closed code, as in `closed_codes`.
   */
  readonly code: string;
  /**
   * Number of sessions with values that the table of the code does not contain.
   */
  readonly sessions: number;
  /**
   * Rejected values, most frequent first.
   */
  readonly values: readonly RejectedValue[];
}

/**
 * Value that the table of a closed code does not contain.
 *
 * From rejected-value.schema.json.
 */
export interface RejectedValue {
  /**
   * JSON Pointer into the body of the callback, with `*` for each array item.
   */
  readonly path: string;
  /**
   * Rejected value.
   */
  readonly value: string;
  /**
   * Number of sessions with this value.
   */
  readonly sessions: number;
}

/**
 * Progress of a simulation: one line of the response.
 *
 * From simulation-progress.schema.json.
 */
export interface SimulationProgress {
  /**
   * Number of recorded requests done.
   */
  readonly done: number;
  /**
   * Total number of recorded requests.
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
 * Changes of the answers to recorded requests.
 *
 * From simulation-result.schema.json.
 */
export interface SimulationResult {
  /**
   * Digest of the configuration.
   */
  readonly digest: string;
  /**
   * Start of the period.
   */
  readonly since: string;
  /**
   * End of the period, exclusive.
   */
  readonly until: string;
  /**
   * Number of decisions recorded in the period, including those beyond the limit.
   */
  readonly recorded: number;
  /**
   * Descriptions of values that the configuration uses and some records lack. The replay treats them as
   * missing.
   */
  readonly not_recorded: readonly string[];
  readonly changes: AnswerChanges;
}

/**
 * Progress of measuring coverage: one line of the response.
 *
 * From coverage-progress.schema.json.
 */
export interface CoverageProgress {
  /**
   * Number of recorded requests done.
   */
  readonly done: number;
  /**
   * Total number of recorded requests.
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
 * Constraints that excluded methods from the answers to recorded requests.
 *
 * From coverage-result.schema.json.
 */
export interface CoverageResult {
  /**
   * Digest of the configuration.
   */
  readonly digest: string;
  /**
   * Start of the period.
   */
  readonly since: string;
  /**
   * End of the period, exclusive.
   */
  readonly until: string;
  /**
   * Number of recorded requests that were replayed.
   */
  readonly requests: number;
  /**
   * Number of decisions recorded in the period, including those beyond the limit.
   */
  readonly recorded: number;
  /**
   * Number of replayed requests whose account is missing in the configuration. They are not measured.
   */
  readonly unknown_accounts: number;
  /**
   * Descriptions of values that the configuration uses and some records lack. The replay treats them as
   * missing.
   */
  readonly not_recorded: readonly string[];
  /**
   * Methods, ordered by ID.
   */
  readonly methods: readonly MethodCoverage[];
}

/**
 * Number of times a method was offered, and the constraints that excluded it.
 *
 * From method-coverage.schema.json.
 */
export interface MethodCoverage {
  /**
   * ID of the payment method.
   */
  readonly id: number;
  /**
   * Name of the payment method.
   */
  readonly name: string;
  /**
   * Number of requests of accounts that offer the method.
   */
  readonly requests: number;
  /**
   * Number of requests whose answer contained the method.
   */
  readonly offered: number;
  /**
   * Constraints that excluded the method, those that were most often the only reason first.
   */
  readonly removed_by: readonly RemovingConstraint[];
}

/**
 * Constraint that excluded a method.
 *
 * From removing-constraint.schema.json.
 */
export interface RemovingConstraint {
  /**
   * JSON Pointer to the constraint.
   */
  readonly pointer: string;
  /**
   * Configuration file. Absent if unknown.
   */
  readonly file?: string;
  /**
   * Line in `file`, from 1.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Kind of constraint.
   */
  readonly code: string;
  /**
   * Value that the constraint expects.
   */
  readonly expected: string;
  /**
   * Number of requests in which only this constraint excluded the method.
   */
  readonly alone: number;
  /**
   * Number of requests in which other constraints excluded the method too.
   */
  readonly with_others: number;
  /**
   * Most frequent values in the requests counted by `alone`.
   */
  readonly actual: readonly CountedValue[];
  /**
   * Number of requests counted by `alone` whose value is not in `actual`.
   */
  readonly other_requests: number;
  /**
   * Ranges of the values in the requests counted by `alone`, for numbers and amounts.
   */
  readonly ranges: readonly ValueRange[];
}

/**
 * Value and the number of requests that had it.
 *
 * From counted-value.schema.json.
 */
export interface CountedValue {
  /**
   * Value.
   */
  readonly value: string;
  /**
   * Number of requests with this value.
   */
  readonly requests: number;
}

/**
 * Range of numbers, or of amounts in one currency.
 *
 * From value-range.schema.json.
 */
export interface ValueRange {
  /**
   * Lowest value.
   */
  readonly lowest: string;
  /**
   * Highest value.
   */
  readonly highest: string;
  /**
   * Number of requests with a value in the range.
   */
  readonly requests: number;
}

/**
 * Parameters: list keys.
 *
 * From operations.yaml.
 */
export interface ListKeysParameters {
  /**
   * Client, by its ID.
   */
  readonly client_id?: number;
}

/**
 * All keys, including revoked and expired ones. If the configuration comes from files: only the keys in
 * use.
 *
 * From key-list.schema.json.
 */
export interface KeyList {
  /**
   * Keys, ordered by holder.
   */
  readonly items: readonly Key[];
  readonly names?: Names;
}

/**
 * Key, without its text and SHA-256.
 *
 * From key.schema.json.
 */
export interface Key {
  /**
   * ID of the key, shown in logs.
   */
  readonly key_id: string;
  /**
   * Client that holds the key. Absent for a key of the internal listener.
   */
  readonly client_id?: number;
  /**
   * Scope of a key of the internal listener. Absent for a client's key.
   */
  readonly scope?: string;
  /**
   * IDs of the clients that a key of the internal listener is limited to. Absent if it is not limited.
   */
  readonly client_ids?: readonly number[];
  /**
   * Time of creation. Absent for a key in a file.
   */
  readonly created_at?: string;
  /**
   * Actor that created the key. Absent for a key in a file.
   */
  readonly created_by?: string;
  /**
   * Time of the last use, accurate to about a minute. Absent if no use is recorded.
   */
  readonly last_used_at?: string;
  /**
   * Time the key expires. Absent if it never expires.
   */
  readonly expires_at?: string;
  /**
   * Time the key was revoked. Absent if it is not revoked.
   */
  readonly revoked_at?: string;
  /**
   * Actor that revoked the key. Absent if it is not revoked.
   */
  readonly revoked_by?: string;
}

/**
 * Created key, valid immediately.
 *
 * From created-key.schema.json.
 */
export interface CreatedKey {
  /**
   * ID of the key.
   */
  readonly key_id: string;
  /**
   * Generated key. Store it: it cannot be retrieved again. Absent if the key was created from its SHA-256.
   */
  readonly key?: string;
  /**
   * Warnings about the key, for example that the configuration of the responding process does not contain its
   * client.
   */
  readonly warnings: readonly string[];
}

/**
 * Secrets of the responding process.
 *
 * From secret-list.schema.json.
 */
export interface SecretList {
  /**
   * Secrets.
   */
  readonly items: readonly Secret[];
  readonly names?: Names;
}

/**
 * Signing secret, without its text.
 *
 * From secret.schema.json.
 */
export interface Secret {
  /**
   * ID of the secret.
   */
  readonly id: string;
  /**
   * Time the file with the secret's text was last changed. Absent if the text comes from an environment
   * variable, or is not read because the secret is retired.
   */
  readonly changed_at?: string;
  /**
   * Time the secret retires or has retired. Absent if no time is set.
   */
  readonly retired_at?: string;
  /**
   * Whether the secret is retired. A retired secret no longer signs anything.
   */
  readonly is_retired: boolean;
  /**
   * IDs of the clients whose callbacks are signed with the secret.
   */
  readonly client_ids: readonly number[];
}

/**
 * Data of a server-sent event: kinds of data that changed since the previous event. Read the data again to
 * see the changes.
 *
 * From change-hint.schema.json.
 */
export interface ChangeHint {
  /**
   * Kinds of data that changed. All kinds in the first event, and after the database connection was lost.
   * Empty in a heartbeat, sent every two seconds while the database responds.
   *
   * Items: Kind of data. `configuration` includes keys and secrets. Later versions may add kinds.
   */
  readonly kinds: readonly (
    | "callbacks"
    | "lanes"
    | "endpoints"
    | "sessions"
    | "decisions"
    | "configuration"
    | "audit"
    | "actions"
  )[];
}

/**
 * Ways to sign in to the console other than with a key.
 *
 * From console-sign-in-options.schema.json.
 */
export interface ConsoleSignInOptions {
  /**
   * OpenID Connect provider for signing in. Null if none is configured.
   */
  readonly oidc: {
    /**
     * Provider name to show on the sign-in page.
     */
    readonly name: string;
  } | null;
  /**
   * Public key of the sandbox. Null if the service is not a sandbox.
   */
  readonly sandbox_key: string | null;
}

/**
 * Session of the console.
 *
 * From console-session.schema.json.
 */
export interface ConsoleSession {
  /**
   * ID of the key that signed in, or `oidc:` and a name for a person who signed in with OpenID Connect. Actor
   * in the audit.
   */
  readonly key_id: string;
  /**
   * Scope of the key, or of the person's groups at sign-in. `admin` includes `operator`, which includes
   * `viewer`.
   */
  readonly scope: "viewer" | "operator" | "admin";
  /**
   * IDs of the clients that the key or person is limited to. Absent if there is no limit.
   */
  readonly client_ids?: readonly number[];
  /**
   * Value of the header `X-CSRF-Token`. Every request with the session cookie must send it, except GET and
   * HEAD.
   */
  readonly csrf_token: string;
  /**
   * Time the session expires: 12 hours after sign-in, or earlier if the key expires.
   */
  readonly expires_at: string;
  /**
   * Time the session expires unless it is used: 30 minutes after the last use. Use is recorded once a minute.
   */
  readonly idle_expires_at: string;
  /**
   * Whether the service is a sandbox.
   */
  readonly is_sandbox: boolean;
  readonly names?: Names;
  /**
   * Cell of the database. Absent if it is not one of several cells.
   */
  readonly cell?: {
    /**
     * Name of the cell.
     */
    readonly name: string;
    /**
     * Other cells.
     */
    readonly others: readonly OtherCell[];
  };
  /**
   * Environment of the service. Absent if it has no name.
   */
  readonly environment?: {
    /**
     * Name, such as `production`.
     */
    readonly name: string;
    /**
     * Colour of the name in the console.
     */
    readonly colour: "grey" | "green" | "blue" | "amber" | "red";
  };
}

/**
 * Another cell.
 */
export interface OtherCell {
  /**
   * Name of the cell.
   */
  readonly name: string;
  /**
   * Address of its internal listener.
   */
  readonly url: string;
}

/** The routes of the operations, by their IDs. */

export const ROUTES = {
  find: {
    method: "POST",
    path: "/internal/v1/find",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    request: "application/json",
    response: "application/json",
    clientLimit: "filter",
  },
  listCallbacks: {
    method: "GET",
    path: "/internal/v1/callbacks",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  readCallback: {
    method: "GET",
    path: "/internal/v1/callbacks/{callback_id}",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  readCallbackBody: {
    method: "GET",
    path: "/internal/v1/callbacks/{callback_id}/body",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  redeliverCallback: {
    method: "POST",
    path: "/internal/v1/callbacks/{callback_id}/redeliver",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  countRedeliveries: {
    method: "GET",
    path: "/internal/v1/redeliveries",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
    requiresParameter: true,
  },
  redeliverCallbacks: {
    method: "POST",
    path: "/internal/v1/redeliveries",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
    requiresParameter: true,
  },
  listLanes: {
    method: "GET",
    path: "/internal/v1/lanes",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  countPause: {
    method: "GET",
    path: "/internal/v1/lanes/pause",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
    requiresParameter: true,
  },
  pauseLanes: {
    method: "POST",
    path: "/internal/v1/lanes/pause",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
    requiresParameter: true,
  },
  countResume: {
    method: "GET",
    path: "/internal/v1/lanes/resume",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
    requiresParameter: true,
  },
  resumeLanes: {
    method: "POST",
    path: "/internal/v1/lanes/resume",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
    requiresParameter: true,
  },
  countUnpark: {
    method: "GET",
    path: "/internal/v1/lanes/unpark",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
    requiresParameter: true,
  },
  unparkLanes: {
    method: "POST",
    path: "/internal/v1/lanes/unpark",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
    requiresParameter: true,
  },
  countSkip: {
    method: "GET",
    path: "/internal/v1/lanes/skip",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
    requiresParameter: true,
  },
  skipLanes: {
    method: "POST",
    path: "/internal/v1/lanes/skip",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
    requiresParameter: true,
  },
  readLane: {
    method: "GET",
    path: "/internal/v1/lanes/{session_id}",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  pauseLane: {
    method: "POST",
    path: "/internal/v1/lanes/{session_id}/pause",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  resumeLane: {
    method: "POST",
    path: "/internal/v1/lanes/{session_id}/resume",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  unparkLane: {
    method: "POST",
    path: "/internal/v1/lanes/{session_id}/unpark",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  skipLane: {
    method: "POST",
    path: "/internal/v1/lanes/{session_id}/skip",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  listEndpoints: {
    method: "GET",
    path: "/internal/v1/endpoints",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  pauseEndpoint: {
    method: "POST",
    path: "/internal/v1/endpoints/pause",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  resumeEndpoint: {
    method: "POST",
    path: "/internal/v1/endpoints/resume",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  countEndpointSkip: {
    method: "GET",
    path: "/internal/v1/endpoints/skip",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  skipEndpoint: {
    method: "POST",
    path: "/internal/v1/endpoints/skip",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  listActions: {
    method: "GET",
    path: "/internal/v1/actions",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  readAction: {
    method: "GET",
    path: "/internal/v1/actions/{action_id}",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  stopAction: {
    method: "POST",
    path: "/internal/v1/actions/{action_id}/stop",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  approveAction: {
    method: "POST",
    path: "/internal/v1/actions/{action_id}/approve",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  sendTestEvent: {
    method: "POST",
    path: "/internal/v1/test-events",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  eraseSession: {
    method: "POST",
    path: "/internal/v1/payment-sessions/{session_id}/erase",
    tag: "Operators",
    security: { key: ["operator"], consoleSession: ["operator"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "filter",
  },
  listAudit: {
    method: "GET",
    path: "/internal/v1/audit",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  readSystem: {
    method: "GET",
    path: "/internal/v1/system",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  readCell: {
    method: "GET",
    path: "/internal/v1/cell",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  readOverview: {
    method: "GET",
    path: "/internal/v1/overview",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  listEndpointStatistics: {
    method: "GET",
    path: "/internal/v1/endpoints/statistics",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  listEndpointFailures: {
    method: "GET",
    path: "/internal/v1/endpoints/failures",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  readRouting: {
    method: "GET",
    path: "/internal/v1/routing",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  listRecordedDecisions: {
    method: "GET",
    path: "/internal/v1/decisions",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  listRejectedSearches: {
    method: "GET",
    path: "/internal/v1/rejected-searches",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  listDecisions: {
    method: "GET",
    path: "/internal/v1/clients/{client_id}/decisions/{event_id}",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  explainSearch: {
    method: "POST",
    path: "/internal/v1/explain",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    request: "application/xml",
    response: "application/json",
    clientLimit: "filter",
  },
  readConfiguration: {
    method: "GET",
    path: "/internal/v1/configuration",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  listActivations: {
    method: "GET",
    path: "/internal/v1/configuration/activations",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  listConfigurationVersions: {
    method: "GET",
    path: "/internal/v1/configuration/versions",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  storeConfigurationVersion: {
    method: "POST",
    path: "/internal/v1/configuration/versions",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  readConfigurationVersion: {
    method: "GET",
    path: "/internal/v1/configuration/versions/{digest}",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  activateConfigurationVersion: {
    method: "POST",
    path: "/internal/v1/configuration/versions/{digest}/activate",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  rollBackConfiguration: {
    method: "POST",
    path: "/internal/v1/configuration/rollback",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  validateConfiguration: {
    method: "POST",
    path: "/internal/v1/configuration/validate",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/x-ndjson",
    clientLimit: "deny",
  },
  lintConfiguration: {
    method: "POST",
    path: "/internal/v1/configuration/lint",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/x-ndjson",
    clientLimit: "deny",
  },
  runTestCases: {
    method: "POST",
    path: "/internal/v1/configuration/cases",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/x-ndjson",
    clientLimit: "deny",
  },
  compareConfigurations: {
    method: "POST",
    path: "/internal/v1/configuration/diff",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/x-ndjson",
    clientLimit: "deny",
  },
  simulateConfiguration: {
    method: "POST",
    path: "/internal/v1/configuration/simulate",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/x-ndjson",
    clientLimit: "deny",
  },
  measureCoverage: {
    method: "POST",
    path: "/internal/v1/configuration/coverage",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/x-ndjson",
    clientLimit: "deny",
  },
  listKeys: {
    method: "GET",
    path: "/internal/v1/keys",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  createKey: {
    method: "POST",
    path: "/internal/v1/keys",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  revokeKey: {
    method: "POST",
    path: "/internal/v1/keys/revoke",
    tag: "Operators",
    security: { key: ["admin"], consoleSession: ["admin"] },
    request: "application/json",
    response: "application/json",
    isAudited: true,
    clientLimit: "deny",
  },
  listSecrets: {
    method: "GET",
    path: "/internal/v1/secrets",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "deny",
  },
  followChanges: {
    method: "GET",
    path: "/internal/v1/events",
    tag: "Operators",
    security: { key: ["viewer"], consoleSession: ["viewer"] },
    response: "text/event-stream",
    clientLimit: "filter",
  },
  readSignInOptions: {
    method: "GET",
    path: "/console/api/sign-in",
    tag: "Console",
    security: {},
    response: "application/json",
  },
  signIn: {
    method: "POST",
    path: "/console/api/session",
    tag: "Console",
    security: {},
    request: "application/json",
    response: "application/json",
  },
  readConsoleSession: {
    method: "GET",
    path: "/console/api/session",
    tag: "Console",
    security: { consoleSession: [] },
    response: "application/json",
  },
  signOut: {
    method: "DELETE",
    path: "/console/api/session",
    tag: "Console",
    security: { consoleSession: [] },
  },
  signOutEverywhere: {
    method: "DELETE",
    path: "/console/api/sessions",
    tag: "Console",
    security: { consoleSession: [] },
  },
} as const satisfies Readonly<Record<string, Route>>;
