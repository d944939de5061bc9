import type { Finding, FindingKind } from "./finding.ts";
import type {
  CallbackRecord,
  ClockSetBack,
  LaneRecord,
  LostRecords,
  SessionRecords,
} from "./session-records.ts";

/**
 * Holds a lane against its callbacks: it ends where they end, all that it has passed is settled and in order, all that
 * is before it is there and waits, and somebody will look.
 */
export function checkLane(
  session: SessionRecords,
  floors: ReadonlySet<number>,
  setBacks: readonly ClockSetBack[],
): readonly Finding[] {
  const { lane, callbacks, callbackSequence } = session;
  const findings: Finding[] = [];
  const report = (kind: FindingKind, sequence: number, message: string) =>
    findings.push({ kind, sessionId: session.sessionId, sequence, message });
  const head = lane?.head ?? 0;
  if (head !== callbackSequence) {
    const found = lane === undefined ? "no lane" : `its lane ends with callback ${head}`;
    report("wrong-head", callbackSequence, `the session has callback ${callbackSequence}, and ${found}`);
  }
  if (lane === undefined) return findings;
  judgeWaiting(lane, callbacks, floors, report);
  judgeSettled(lane, callbacks, setBacks, report);
  judgeUnexplained(session, report);
  return findings;
}

type Report = (kind: FindingKind, sequence: number, message: string) => void;

const IS_MISSING = "it waits to be delivered and is not there";

function judgeWaiting(
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
        `it is ${callback.state}, and its lane stands before callback ${next}`,
      );
    } else if (waitingSince === undefined || waitingSince > callback.at) {
      report("stuck-lane", sequence, "the lane says that nothing as old as this waits in it");
    }
  }
  if (expected <= head) report("missing-callback", expected, IS_MISSING);
  if (head - delivered - unused !== waiting.length && expected > head)
    report(
      "stuck-lane",
      head,
      `the lane says that ${head - delivered - unused} wait, and ${waiting.length} do`,
    );
  if (head > delivered && state === "open" && dueAt === undefined) {
    report("stuck-lane", next, "the lane is open and never due");
  }
}

function judgeSettled(
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

/** Whether one time is before another, and not only on a clock that was set back between them. */
function isBefore(time: Date, other: Date, setBacks: readonly ClockSetBack[]): boolean {
  return (
    time < other &&
    !setBacks.some(
      ({ from, to }) =>
        other.getTime() <= from.getTime() + UNSEEN_MS && time.getTime() >= to.getTime() - UNSEEN_MS,
    )
  );
}

/** Workers look at the clock every two seconds, so that it is not seen at once that it was set back. */
const UNSEEN_MS = 10_000;

/** Every callback that is left out has another that stands for it, and is none that the merchant must hear of. */
function judgeUnexplained({ callbacks }: SessionRecords, report: Report): void {
  const replaced = new Set(callbacks.flatMap(({ supersedes }) => supersedes));
  for (const { sequence, state, final } of callbacks) {
    if (state !== "superseded") continue;
    if (final) report("wrongly-superseded", sequence, "it tells of a final status");
    if (!replaced.has(sequence)) report("wrongly-superseded", sequence, "no callback stands for it");
  }
}

/** Callbacks and lanes never outlive their session: retention deletes it after them, and erasing leaves it its numbers. */
export function checkLostSessions({ sessionId, callbacks, lane }: LostRecords): Finding {
  const waiting = callbacks.filter(({ settledAt }) => settledAt === undefined).length;
  const left = `${callbacks.length} callbacks, ${waiting} of them not settled, and ${lane ? "a" : "no"} lane`;
  const message = `the session is not there, and of it there are ${left}`;
  return { kind: "missing-session", sessionId, message };
}
