import type { Attempt, CallbackBody, StoredHeaders } from "@payment-routing/operator-contract";
import { Badge, CodeBlock, Time, type Tone } from "../../components/values.tsx";
import { formatDuration } from "../../formats.ts";
import { OUTCOMES } from "../../labels.ts";
import { findSignedAttempt } from "./write-curl.ts";

const TONES: Readonly<Record<Attempt["outcome"], Tone>> = {
  accepted: "good",
  rejected: "bad",
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
  if (attempts.length === 0) return <p>{isWaiting ? "It was not sent yet." : "It was not sent."}</p>;
  return (
    <>
      {revealed !== undefined && (
        <p class="small">
          {revealed.header_secret_ids.length === 0
            ? "No secret of the client is live, so the signatures of requests cannot be computed again."
            : `The signatures of requests are not stored. They are computed again with the secrets that are live now: ${revealed.header_secret_ids.join(", ")}. They differ from what was sent if the secrets changed since.`}
        </p>
      )}
      <ol class="timeline">
        {attempts.map((attempt) => (
          <li
            key={`${attempt.started_at} ${attempt.attempt} ${attempt.is_redelivery}`}
            class={TONES[attempt.outcome]}
          >
            <h3>
              {attempt.is_redelivery
                ? `Redelivery, attempt ${attempt.attempt}`
                : `Attempt ${attempt.attempt}`}
            </h3>
            <p>
              <Time at={attempt.started_at} />{" "}
              <Badge tone={TONES[attempt.outcome]} text={describeOutcome(attempt)} />{" "}
              {`after ${formatDuration(attempt.duration_ms)}`}
            </p>
            {attempt.error !== undefined && <p>{attempt.error}</p>}
            <p class="small">{`To ${attempt.url} by ${attempt.worker}`}</p>
            {attempt.next_attempt_at !== undefined && (
              <p class="small">
                Next attempt planned for <Time at={attempt.next_attempt_at} />
              </p>
            )}
            <RequestHeaders attempt={attempt} revealed={revealed} />
            <Headers title="Response headers" headers={attempt.response_headers} />
            {attempt.response_body !== undefined && attempt.response_body !== "" && (
              <details>
                <summary>Beginning of the response body</summary>
                <CodeBlock text={attempt.response_body} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function describeOutcome({ outcome, status }: Attempt): string {
  return status === undefined ? OUTCOMES[outcome] : `${status} ${OUTCOMES[outcome]}`;
}

interface RequestHeadersProps {
  readonly attempt: Attempt;
  readonly revealed: CallbackBody | undefined;
}

function RequestHeaders({ attempt, revealed }: RequestHeadersProps) {
  const signed = findSignedAttempt(attempt, revealed);
  if (signed?.headers !== undefined)
    return <Headers title="Request headers, with signatures" headers={signed.headers} />;
  const title =
    signed === undefined
      ? "Request headers, without signatures"
      : "Request headers; the signatures cannot be computed again";
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
      <CodeBlock
        text={Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join("\n")}
      />
    </details>
  );
}
