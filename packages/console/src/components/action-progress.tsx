import type { RequestedAction } from "@payment-routing/operator-contract";
import { formatCount } from "../formats.ts";
import { Badge, TextList, Time, type Tone } from "./values.tsx";

/** The state of an action, how far it is, and what it has changed. */
export function ActionProgress({ action }: { readonly action: RequestedAction }) {
  const { action_id, state, done, total, counts, waits_for, problem, expires_at, approved_by } = action;
  const isWaiting = state === "awaiting-approval";
  const held = waits_for.map((endpoint) => `Nothing is sent to ${endpoint} for now.`);
  return (
    <>
      <Badge tone={TONES[state] ?? "neutral"} text={state.replace("-", " ")} />
      {isWaiting && (
        <div class="small">
          Another person may approve it until <Time at={expires_at} />
        </div>
      )}
      {state === "running" && (
        <progress aria-label={`Action ${action_id}`} max={Math.max(total, 1)} value={done} />
      )}
      {!isWaiting && total > 0 && <p>{`${formatCount(done)} of ${formatCount(total)}`}</p>}
      <TextList texts={[...listMembers(counts), ...held]} />
      {approved_by !== undefined && <div class="small">{`approved by ${approved_by}`}</div>}
      {problem !== undefined && (
        <p class="note warning">{`The last step failed, and is repeated: ${problem}`}</p>
      )}
    </>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  "awaiting-approval": "warning",
  running: "busy",
  finished: "good",
};

/** Members and their values in words: `lanes changed: 3`, `client: 10077`. Leaves out what is zero. */
export function listMembers(members: object): readonly string[] {
  const shown = Object.entries(members).filter(([, value]) => value !== 0);
  return shown.map(([name, value]) => `${name.replace(/_id$/, "").replaceAll("_", " ")}: ${value}`);
}
