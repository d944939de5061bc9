import type { Attempt, CallbackBody, StoredHeaders } from "@payment-routing/operator-contract";
import { StateLabel, type Tone } from "../../components/state-label.tsx";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { texts } from "../../texts.ts";
import { findSignedAttempt } from "./find-signed-attempt.ts";

const words = texts.callback;

const TONES: Readonly<Record<Attempt["outcome"], Tone>> = {
  accepted: "good",
  refused: "bad",
  failed: "bad",
  timeout: "bad",
  blocked: "bad",
  gone: "bad",
  slowed: "warning",
};

interface AttemptListProps {
  readonly isWaiting: boolean;
  readonly attempts: readonly Attempt[];
  /** The response to the request for the body. Undefined while the body is hidden. */
  readonly revealed: CallbackBody | undefined;
}

/** The attempts to send a callback, the oldest first, with the exact headers of each. */
export function AttemptList({ isWaiting, attempts, revealed }: AttemptListProps) {
  if (attempts.length === 0) return <p>{words.noAttempts(isWaiting)}</p>;
  return (
    <>
      {revealed !== undefined && <p class="small">{words.signaturesAgain(revealed.header_secret_ids)}</p>}
      <ol class="timeline">
        {attempts.map((attempt) => (
          <li key={`${attempt.started_at} ${attempt.attempt} ${attempt.is_redelivery}`}>
            <h3>
              {attempt.is_redelivery
                ? words.redeliveryAttempt(attempt.attempt)
                : words.attempt(attempt.attempt)}
            </h3>
            <p>
              <Time at={attempt.started_at} />{" "}
              <StateLabel tone={TONES[attempt.outcome]} text={describeOutcome(attempt)} />{" "}
              {words.took(formatDuration(attempt.duration_ms))}
            </p>
            {attempt.error !== undefined && <p>{attempt.error}</p>}
            <p class="small">{words.sentTo(attempt.url, attempt.worker)}</p>
            {attempt.next_attempt_at !== undefined && (
              <p class="small">
                {words.planned} <Time at={attempt.next_attempt_at} />
              </p>
            )}
            <RequestHeaders attempt={attempt} revealed={revealed} />
            <Headers title={words.responseHeaders} headers={attempt.response_headers} />
            {attempt.response_body !== undefined && attempt.response_body !== "" && (
              <details>
                <summary>{words.responseBody}</summary>
                <pre>{attempt.response_body}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function describeOutcome({ outcome, status }: Attempt): string {
  return status === undefined ? texts.outcomes[outcome] : `${status} ${texts.outcomes[outcome]}`;
}

interface RequestHeadersProps {
  readonly attempt: Attempt;
  readonly revealed: CallbackBody | undefined;
}

function RequestHeaders({ attempt, revealed }: RequestHeadersProps) {
  const signed = findSignedAttempt(attempt, revealed);
  if (signed?.headers !== undefined) return <Headers title={words.signedHeaders} headers={signed.headers} />;
  const title = signed === undefined ? words.requestHeaders : words.unsignedHeaders;
  return <Headers title={title} headers={attempt.request_headers} />;
}

function Headers({
  title,
  headers,
}: {
  readonly title: string;
  readonly headers: StoredHeaders | undefined;
}) {
  if (headers === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      <pre>
        {Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join("\n")}
      </pre>
    </details>
  );
}
