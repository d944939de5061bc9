import type { SimulationResult } from "@payment-routing/operator-contract";
import { formatCount, formatShare } from "../../../formats/number.ts";
import { describeReplay } from "../../../labels.ts";
import { ChangesView } from "./changes-view.tsx";
import { NotRecorded } from "./not-recorded.tsx";

/** The changes of answers to the recorded requests of a period. */
export function SimulationView({ result }: { readonly result: SimulationResult }) {
  const { recorded, changes } = result;
  const { requests, changed } = changes;
  if (recorded === 0) return <p class="empty">No decision was recorded in the period.</p>;
  return (
    <>
      <p>
        {describeReplay(formatCount(requests), formatCount(recorded))}{" "}
        <strong>
          {changed === 0
            ? "Every answer stays the same."
            : `Other answers: ${formatCount(changed)} (${formatShare(changed, requests)}).`}
        </strong>
      </p>
      <NotRecorded names={result.not_recorded} />
      <ChangesView changes={changes} />
    </>
  );
}
