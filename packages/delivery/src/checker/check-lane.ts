import type { DeliveryIssue, DeliveryIssueKind } from "./delivery-issue.ts";
import type {
  CallbackRecord,
  ClockSetBack,
  LaneRecord,
  LostRecords,
  SessionRecords,
} from "./session-records.ts";

/**
 * Compares a lane with its callbacks: `head` is the last callback, delivered callbacks are settled in order, later ones exist
 * and wait, and the lane becomes due.
 */
export function checkLane(
  session: SessionRecords,
  floors: ReadonlySet<number>,
  setBacks: readonly ClockSetBack[],
): readonly DeliveryIssue[] {
  const { lane, callbacks, callbackSequence } = session;
  const issues: DeliveryIssue[] = [];
  const report = (kind: DeliveryIssueKind, sequence: number, message: string) =>
    issues.push({ kind, sessionId: session.sessionId, sequence, message });
  const head = lane?.head ?? 0;
  if (head !== callbackSequence) {
    const found = lane === undefined ? "no lane" : `its lane ends with callback ${head}`;
    report("wrong-head", callbackSequence, `the session has callback ${callbackSequence}, and ${found}`);
  }
  if (lane === undefined) return issues;
  checkWaiting(lane, callbacks, floors, report);
  checkSettled(lane, callbacks, setBacks, report);
  checkSuperseded(session, report);
  return issues;
}

type Report = (kind: DeliveryIssueKind, sequence: number, message: string) => void;

const IS_MISSING = "an undelivered callback does not exist";

function checkWaiting(
  lane: LaneRecord,
  callbacks: readonly CallbackRecord[],
  floors: ReadonlySet<number>,
  report: Report,
): void {
  const { head, delivered, unused, state, dueAt, waitingSince } = lane;
  const next = delivered + 1;
  const waiting = callbacks.filter(({ sequence }) => sequence > delivered && sequence <= head);
  let expected = next;
  for (const callback of waiting) {
    const { sequence } = callback;
    const isJump = floors.has(sequence) && sequence > next;
    if (sequence !== expected && !isJump) report("missing-callback", expected, IS_MISSING);
    expected = sequence + 1;
    if (callback.settledAt !== undefined) {
      report(
        "settled-out-of-order",
        sequence,
        `it is ${callback.state}, and the next callback of its lane is ${next}`,
      );
    } else if (waitingSince === undefined || waitingSince > callback.at) {
      report("stuck-lane", sequence, "waiting_since of the lane is later than this callback");
    }
  }
  if (expected <= head) report("missing-callback", expected, IS_MISSING);
  if (head - delivered - unused !== waiting.length && expected > head)
    report(
      "stuck-lane",
      head,
      `expected ${head - delivered - unused} waiting callbacks, got ${waiting.length}`,
    );
  if (head > delivered && state === "active" && dueAt === undefined) {
    report("stuck-lane", next, "the lane is active and never due");
  }
}

function checkSettled(
  lane: LaneRecord,
  callbacks: readonly CallbackRecord[],
  setBacks: readonly ClockSetBack[],
  report: Report,
): void {
  const passed = callbacks.filter(({ sequence }) => sequence <= lane.delivered);
  passed.forEach(({ sequence, state, settledAt }, index) => {
    const before = passed[index - 1];
    if (settledAt === undefined) {
      report("settled-out-of-order", sequence, `it is ${state}, and its lane has passed it`);
    } else if (before?.settledAt !== undefined && isBefore(settledAt, before.settledAt, setBacks)) {
      report("settled-out-of-order", sequence, `it was settled before callback ${before.sequence}`);
    }
  });
}

/** Whether one time is before another, unless the clock was set back between them. */
function isBefore(time: Date, other: Date, setBacks: readonly ClockSetBack[]): boolean {
  return (
    time < other &&
    !setBacks.some(
      ({ from, to }) =>
        other.getTime() <= from.getTime() + DETECTION_MS && time.getTime() >= to.getTime() - DETECTION_MS,
    )
  );
}

/** Workers compare clocks every two seconds, so they detect a clock that was set back with a delay. */
const DETECTION_MS = 10_000;

/** A superseded callback has a successor and is not final. */
function checkSuperseded({ callbacks }: SessionRecords, report: Report): void {
  const replaced = new Set(callbacks.flatMap(({ supersedes }) => supersedes));
  for (const { sequence, state, final } of callbacks) {
    if (state !== "superseded") continue;
    if (final) report("wrongly-superseded", sequence, "it reports a final status");
    if (!replaced.has(sequence)) report("wrongly-superseded", sequence, "no callback supersedes it");
  }
}

/** Callbacks and lanes need a session: retention deletes it last, and erasure keeps its row. */
export function checkLostSessions({ sessionId, callbacks, lane }: LostRecords): DeliveryIssue {
  const waiting = callbacks.filter(({ settledAt }) => settledAt === undefined).length;
  const left = `${callbacks.length} callbacks, ${waiting} of them not settled, and ${lane ? "a" : "no"} lane`;
  const message = `the session does not exist, but it has ${left}`;
  return { kind: "missing-session", sessionId, message };
}
