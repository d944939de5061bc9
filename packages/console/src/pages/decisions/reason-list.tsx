import type { ExplainedReason } from "@payment-routing/operator-contract";
import { Position } from "../../components/values.tsx";

/** Constraints that a search does not satisfy, with the constraints inside them. */
export function ReasonList({ reasons }: { readonly reasons: readonly ExplainedReason[] }) {
  return (
    <ul class="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.pointer} ${reason.code}`}>
          <strong>{reason.code}</strong>: {`expected ${reason.expected}, got ${reason.actual}`}
          {reason.missing && ` (missing in the search)`} <Position of={reason} />
          {reason.causes !== undefined && <ReasonList reasons={reason.causes} />}
        </li>
      ))}
    </ul>
  );
}
