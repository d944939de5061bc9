import type {
  EndpointAction,
  ErasureAction,
  OperatorAction,
  SkipAction,
  TestEventAction,
} from "@payment-routing/operator-contract";
import type { ExplainedSearch } from "../explain/explain-search.ts";
import type { WrittenMethod, WrittenReason } from "../explain/write-explanation.ts";
import type { DecisionContent } from "../internal/decision-routes.ts";
import type {
  AuditContent,
  CallbackContent,
  CallbackDetailContent,
  DoneContent,
  EndpointContent,
  EndpointSkipContent,
  EndpointSkipLine,
  ErasureContent,
  LaneContent,
  LanesCountContent,
  LanesLine,
  RedeliveryCountContent,
  RedeliveryLine,
  TestEventContent,
} from "../internal/operator/index.ts";

/** What each member of a document says; the compiler lets none be left out, and none be told of that is not there. */
type Described<Content> = Readonly<Record<Extract<keyof Content, string>, string>>;

type CallbackDetailOnly = Omit<CallbackDetailContent, keyof CallbackContent>;
type Hold = NonNullable<LaneContent["endpoint_hold"]>;

const REASON = "why: one line of 1 to 500 characters, for the audit";

const ACTIONS = {
  "plain action": { reason: REASON } satisfies Described<OperatorAction>,
  "skip action": {
    sequence: "the callback, by its number in the session: no other is skipped in its place",
    reason: REASON,
  } satisfies Described<SkipAction>,
  "endpoint action": {
    endpoint: "the origin, as lists have it: `https://merchant.example`, without a path",
    reason: REASON,
  } satisfies Described<EndpointAction>,
  "erasure action": {
    discard_undelivered:
      "optional; true erases callbacks that the merchant has not been told of as well, and otherwise a session with such stays",
    reason: REASON,
  } satisfies Described<ErasureAction>,
  "test event action": {
    client_id: "the client",
    account_id: "optional; 0 unless given",
    status:
      "of the session: an object with `code`, and with `sub_code` and `message` (`Test event` unless given) if you like",
    transaction_status: "optional; of its one transaction, that of the session unless given",
    event_type: "optional; a line of 1 to 200 characters",
    event_subtype: "optional; likewise",
    reason: REASON,
  } satisfies Described<TestEventAction>,
};

const HOLD =
  "what keeps it from its endpoint, as `endpoint_hold` of a [lane](#lanes); not there when nothing does";

const CALLBACKS = {
  callback: {
    callback_id: "its ID, the `webhook-id` of its deliveries: `cb_…`, or `test_…` of a test event",
    session_id: "its session; 9007199254740991 of a test event",
    sequence: "its number in the session, from 1",
    client_id: "the client",
    account_id: "the account",
    state:
      "`waiting`; `delivered`; `skipped` by an operator or by `on_exhausted`; `superseded` by a newer one; `refused` by the contract, so never sent; `test`, a test event, which is in no lane",
    is_final: "whether it gives the session one of the client's `final_session_codes`",
    event_type: "as in its body",
    event_subtype: "as in its body",
    session_code: "the status code that it gives the session",
    transaction_ids: "its transactions",
    transaction_codes: "the status codes of those, each once",
    made_at: "when it was made",
    settled_at: "when it was delivered, skipped or superseded; of a test event, when it was made",
    supersedes: "the numbers of the callbacks that it stands for",
    lane: "where the callbacks of its session go now: `endpoint` (an origin), `url`, `state` and `state_reason` as those of a [lane](#lanes); not there of a test event",
    attempts: "how many attempts there were to send it, redeliveries among them",
    last_outcome: "that of the last one, as `outcome` of an attempt",
    last_status: "the status of its answer, if there was one",
    next_attempt_at:
      "when the next one is planned; not there while it is settled, not its turn, under way, parked or paused, or waits for its endpoint",
    waits_for: HOLD,
  } satisfies Described<CallbackContent>,
  "callback detail": {
    body: "its body, byte for byte in UTF-8: personal data is in it. Of one that was refused what there is of it",
    secret_ids: "the secrets that `signature` and `hmac` in the body were made with",
    refusal:
      "why the contract refuses it: issues, as those of a [problem](../operations.md#problems) but without a place; not there when it does not",
    history: "its attempts, the oldest first",
    redeliveries: "what operators asked for, the oldest first; of a test event that it be sent at all",
  } satisfies Described<CallbackDetailOnly>,
  attempt: {
    started_at: "when it began",
    attempt: "which one it was, from 1; redeliveries count for themselves",
    endpoint: "the origin that it went to",
    url: "the address",
    duration_ms: "how long it took, in milliseconds",
    outcome:
      "`accepted`: a 2xx; `gone`: 410; `slowed`: 429, 502, 504 or any other refusal with `Retry-After`; `refused`: any other answer; `timeout`: none in time; `blocked`: the address may not be [sent to](../operations.md#where-callbacks-may-go); `failed`: no answer for another reason",
    status: "the status of the answer, if there was one",
    error: "what went wrong, in a line",
    request_headers: "what was sent, without signatures; not there when nothing was, or nobody knows",
    response_headers:
      "what came back, as far as it is [kept](../operations.md#delivery), without what looks like a secret",
    response_body: "likewise, as text",
    is_redelivery: "whether it was one that an operator asked for, or of a test event",
    worker: "the process that made it",
    next_attempt_at: "what was planned after it",
  } satisfies Described<CallbackDetailContent["history"][number]>,
  redelivery: {
    requested_at: "when it was asked for",
    requested_by: "by which key",
    attempts: "how many attempts have failed, and the one that was accepted",
    due_at:
      "when it is sent, or sent again; not there once it is over, while it is under way, while others of its session are before it, or while it waits for its endpoint or a paused lane",
    waits_for: HOLD,
    outcome:
      "`accepted`; `exhausted`: the last attempt failed; `impossible`: there was nothing that may be sent; `withdrawn` by an operator; not there while it goes on",
  } satisfies Described<CallbackDetailContent["redeliveries"][number]>,
  "redelivery count": {
    callbacks: "all for which the parameters hold",
    settled: "those that would go out once more, marked `redelivery`",
    waiting:
      "those that wait, of lanes that are not paused: their lanes would be tried at once, and opened where they are parked",
    left: "those that are left as they are: refused ones, those that wait in a paused lane, and test events",
  } satisfies Described<RedeliveryCountContent>,
  "redelivery line": {
    done: "how many callbacks were looked at",
    total: "of how many",
    settled: "how many will be sent once more; not those that are to be already",
    lanes: "how many lanes of those that wait are due now; parked ones are opened",
    waits_for:
      "the endpoints that nothing is sent to for now: `endpoint`, and `reason` and `until` as those of `endpoint_hold` of a [lane](#lanes)",
    finished: "true on the last line, and on no other",
  } satisfies Described<RedeliveryLine>,
};

const LANES = {
  lane: {
    session_id: "the session",
    client_id: "the client",
    endpoint: "the origin that its callbacks go to",
    url: "the address",
    state: "`open`; `paused` by an operator; `parked`: it waits for one",
    state_reason: "why it is not open, or what its last attempt came to",
    head: "the number of its newest callback",
    delivered: "the number of the newest one that is settled: `delivered` + 1 is the one whose turn it is",
    waiting:
      "how many callbacks wait; after a restore numbers jump, so it may be less than `head` - `delivered`",
    attempts: "how many attempts of the one whose turn it is have failed",
    due_at:
      "when that one may be sent, whatever its endpoint is up to; not there when nothing is to be, or is under way",
    endpoint_hold: "what keeps everything from its endpoint now; not there when nothing does",
    is_held: "whether a worker has a callback under way",
    waiting_since: "when the one whose turn it is was made",
    updated_at: "when the lane was changed last",
  } satisfies Described<LaneContent>,
  "lanes count": {
    lanes: "how many lanes would be changed",
    clients: "of how many clients",
    endpoints: "and endpoints",
    callbacks: "how many callbacks wait in them; to skip is one of each lane",
    left: "how many lanes would be left as they are, since they are in another state than the action is for",
  } satisfies Described<LanesCountContent>,
  "lanes line": {
    done: "how many lanes were looked at",
    total: "of how many",
    changed: "how many were changed",
    stuck:
      "how many stay parked, since the contract still refuses the next callback, or the client is not known",
    finished: "true on the last line, and on no other",
  } satisfies Described<LanesLine>,
  hold: {
    reason:
      "`paused`: by an operator, or it answered 410; `slowed`: it asked to be left alone, or a gateway found nobody there; `breaker`: it failed too often in a row",
    until: "until when; not there of a pause, which an operator ends",
  } satisfies Described<Hold>,
  done: {
    done: "true",
    waits_for: `after a redelivery: ${HOLD}; its \`reason\` is \`lane-paused\` where the lane of the session is`,
  } satisfies Described<DoneContent>,
};

const ENDPOINTS = {
  endpoint: {
    endpoint: "the origin",
    client_ids: "the clients whose lanes go there, as far as something waits",
    state: "`open` or `paused`",
    state_reason: "why it is paused",
    breaker:
      "`closed`: callbacks go there; `open`: nothing is sent until `breaker_open_until`; `half-open`: the next attempt goes alone, and decides",
    breaker_open_until: "until when the breaker is open",
    failures: "how many attempts failed in a row",
    slow_until: "until when it asked to be left alone",
    lanes: "how many lanes that go there have something to deliver or are not open",
    lanes_parked: "those among them that are parked",
    lanes_paused: "those that are paused",
    callbacks: "how many callbacks wait in all of them",
    redeliveries: "how many redeliveries and test events are to go there",
    oldest_undelivered_age_ms: "how long the oldest callback whose turn it is has waited, in milliseconds",
  } satisfies Described<EndpointContent>,
  "endpoint skip": {
    lanes: "how many sessions have something to deliver there",
    callbacks: "how many callbacks wait in all of them",
    redeliveries: "how many redeliveries and test events are not done",
  } satisfies Described<EndpointSkipContent>,
  "endpoint skip line": {
    done: "how many lanes and redeliveries were looked at",
    total: "of how many",
    callbacks: "how many callbacks were skipped",
    redeliveries: "how many redeliveries and test events were withdrawn",
    under_way:
      "how many lanes and redeliveries were left alone, since an attempt is under way: ask again in some seconds",
    finished: "true on the last line, and on no other",
  } satisfies Described<EndpointSkipLine>,
};

const OTHERS = {
  "test event": {
    callback_id: "look at it with `/callbacks/{callback_id}`",
  } satisfies Described<TestEventContent>,
  erasure: {
    rows: "how many rows were deleted, by table: `attempts`, `callbacks`, `redeliveries`, `session_history`",
  } satisfies Described<ErasureContent>,
  "audit record": {
    audit_id: "its number, ascending",
    at: "when it was done",
    actor:
      "by which key; for `config` and `keys` by whom, and which role of the database; for a worker its name",
    action: "what was done",
    subject: "to what",
    reason: "why, as it was given",
    detail: "what there is to know besides, by action",
  } satisfies Described<AuditContent>,
  decision: {
    decided_at: "when it was decided",
    account_id: "the account",
    request_id: "the `X-Request-Id` of the search",
    configuration_digest: "the version that decided",
    problem: "the code of the problem that the search was answered with; not there when methods were offered",
    offered: "the methods in the order of the answer, each with `id` and `preference`",
    duration_us: "how long it took, in microseconds",
    advisories: "what was noticed and is no fault: `order-no-characters`",
    facts: "what the configuration looked at in the request",
    reproduced:
      "with `explain=true`: whether the version that decided decides so once more; null when it is not stored, or this program refuses it by now",
    explanation:
      "with `explain=true`: as that of `/explain`, without its first four members; not there when the version is not stored, or this program refuses it by now",
  } satisfies Described<DecisionContent>,
  explanation: {
    client_id: "the client",
    account_id: "the account",
    event_id: "the caller's number of the search",
    advisories: "as those of a decision",
    configuration_digest: "the version that decided",
    instant: "the moment that it was decided as of",
    refusal: "why nothing is offered to anybody who asks so; not there otherwise",
    ordering:
      "the order: `applied_by` what, its `name` and place, and `passed_over`: each rule before it, with its place and `reasons`",
    methods: "every method of the catalogue: those of the answer in its order, then the others by ID",
    facts: "what the configuration looked at in the request",
  } satisfies Described<ExplainedSearch>,
  "explained method": {
    id: "its ID",
    name: "its name",
    eligible: "whether it is offered",
    preference: "the preference that the answer gives it; not there when it is not offered",
    pointer: "where the catalogue has it, as JSON Pointer",
    file: "likewise: the file",
    line: "and the line",
    column: "and the column",
    reasons: "all that it fails; empty when it is eligible",
  } satisfies Described<WrittenMethod>,
  "explained reason": {
    code: "which kind of constraint it is",
    expected: "what is expected",
    actual: "what was there",
    missing: "whether what decides is left out or cannot be read, so that `on_missing` decided",
    pointer: "where the configuration says so, as JSON Pointer",
    file: "likewise: the file",
    line: "and the line",
    column: "and the column",
    message: "all of it in a line",
    causes: "of an `any` or `not`: what fails inside it, as reasons",
  } satisfies Described<WrittenReason>,
};

/** The members of what operators send and are answered, by the name of their table in docs/reference/operator-interface.md. */
export const OPERATOR_MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...ACTIONS,
  ...CALLBACKS,
  ...LANES,
  ...ENDPOINTS,
  ...OTHERS,
};
