import type { SimulationResult } from "@payment-routing/operator-contract";
import { formatCount, formatShare } from "../../../formats/number.ts";
import { texts } from "../../../texts.ts";
import { ChangesView } from "./changes-view.tsx";
import { NotRecorded } from "./not-recorded.tsx";

const words = texts.results;

/** The changes of answers to the recorded requests of a period. */
export function SimulationView({ result }: { readonly result: SimulationResult }) {
  const { recorded, changes } = result;
  const { requests, changed } = changes;
  if (recorded === 0) return <p class="empty">{words.noRequests}</p>;
  return (
    <>
      <p>
        {words.replayed(formatCount(requests), formatCount(recorded))}{" "}
        <strong>
          {changed === 0
            ? words.noChange
            : words.changedAnswers(formatCount(changed), formatShare(changed, requests))}
        </strong>
      </p>
      <NotRecorded names={result.not_recorded} />
      <ChangesView changes={changes} />
    </>
  );
}
