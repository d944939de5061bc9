import type { ExplainedReason } from "@payment-routing/operator-contract";
import { Place } from "../../components/place.tsx";
import { texts } from "../../texts.ts";

const words = texts.explanation;

/** Constraints that a search does not satisfy, with the constraints inside them. */
export function ReasonList({ reasons }: { readonly reasons: readonly ExplainedReason[] }) {
  return (
    <ul class="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.pointer} ${reason.code}`}>
          <strong>{reason.code}</strong>: {words.expected(reason.expected, reason.actual)}
          {reason.missing && ` (${words.missing})`} <Place of={reason} />
          {reason.causes !== undefined && <ReasonList reasons={reason.causes} />}
        </li>
      ))}
    </ul>
  );
}
