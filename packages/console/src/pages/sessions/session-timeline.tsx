import type { Callback } from "@payment-routing/operator-contract";
import type { HistoryItem, StatusChange, StatusCodes } from "@payment-routing/processor-contract";
import { Named } from "../../components/named.tsx";
import { callbackPath } from "../../components/paths.ts";
import { Time, type Tone } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";
import { CallbackState, describeLastAttempt, rateCallback } from "../callbacks/callback-state.tsx";
import type { TimelineEntry } from "./merge-timeline.ts";

const OUTCOMES = { applied: "applied", unchanged: "changed nothing", outdated: "outdated" } as const;

const SUPPRESSIONS = {
  "no-transaction": "the session has no transaction.",
  "transaction-gone": "transactions are no longer reported, and nothing else changed.",
  "not-wanted": "the client does not want this status.",
} as const;

/** What happened to a session, the oldest first, with the time between. */
export function SessionTimeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol class="timeline">
      {entries.map((entry, index) => (
        <li key={keyOf(entry)} class={toneOf(entry)}>
          <p class="small">
            <Time at={entry.at} /> {describeGap(entries[index - 1], entry)}
          </p>
          {entry.kind === "report" ? (
            <Report report={entry.report} />
          ) : (
            <CallbackEntry callback={entry.callback} isSettled={entry.kind === "settled"} />
          )}
        </li>
      ))}
    </ol>
  );
}

function keyOf(entry: TimelineEntry): string {
  return `${entry.kind} ${entry.kind === "report" ? entry.report.report_id : entry.callback.callback_id}`;
}

/** Reports that changed something stand out as little as what is in order. */
function toneOf(entry: TimelineEntry): Tone {
  if (entry.kind === "report") return entry.report.outcome === "applied" ? "busy" : "neutral";
  return entry.kind === "settled" ? rateCallback(entry.callback) : "neutral";
}

function describeGap(before: TimelineEntry | undefined, entry: TimelineEntry): string {
  if (before === undefined) return "";
  const gap = Date.parse(entry.at) - Date.parse(before.at);
  return gap === 0 ? "" : `(${formatDuration(gap)} later)`;
}

function Report({ report }: { readonly report: HistoryItem }) {
  const { changes, suppressed } = report;
  return (
    <>
      <h3>{`Report ${report.report_id}: ${OUTCOMES[report.outcome]}`}</h3>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ subject, transaction_id: id, before, after }) => (
            <li key={`${subject} ${id}`}>
              {subject === "session" ? "Session" : `Transaction ${id ?? 0}`}:{" "}
              <Codes of={subject} codes={before} /> → <Codes of={subject} codes={after} />
            </li>
          ))}
        </ul>
      )}
      {suppressed !== undefined && (
        <p>
          <strong>No callback:</strong> {SUPPRESSIONS[suppressed]}
        </p>
      )}
      <p class="small">
        {`Reported by ${report.reported_by}, happened`} <Time at={report.occurred_at} />
      </p>
    </>
  );
}

interface CodesProps {
  readonly of: StatusChange["subject"];
  readonly codes: StatusCodes | undefined;
}

/** The callbacks beside the reports have the names of their codes. */
function Codes({ of, codes }: CodesProps) {
  return (
    <>
      <Named of={`${of}_statuses`} id={codes?.code} />
      {codes?.sub_code !== undefined && <span class="small">/{codes.sub_code}</span>}
    </>
  );
}

function CallbackEntry({
  callback,
  isSettled,
}: {
  readonly callback: Callback;
  readonly isSettled: boolean;
}) {
  return (
    <>
      <h3>
        <a href={callbackPath(callback.callback_id)}>{`Callback ${callback.sequence}`}</a>{" "}
        {isSettled ? <CallbackState callback={callback} /> : "created"}
      </h3>
      {(isSettled || callback.state === "waiting") && (
        <p class="small">
          {callback.attempts > 0
            ? `${count(callback.attempts, "attempt")}, the last: ${describeLastAttempt(callback)}`
            : `not sent${isSettled ? "" : " yet"}`}
        </p>
      )}
    </>
  );
}
