import type { RequestOf } from "@payment-routing/operator-client";
import type { Decision } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { writeQuery } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/values.tsx";
import { VersionField } from "../../components/version-field.tsx";
import { useResource } from "../../live/use-resource.ts";
import { ExplanationComparison } from "./explanation-comparison.tsx";
import { ExplanationView } from "./explanation-view.tsx";

export type DecisionsRequest = RequestOf<"listRecordedDecisions">;

interface ChosenDecisionProps {
  readonly decision: Decision;
  /** Whether it is the only one on its event. */
  readonly isOne: boolean;
  /** The request whose response has it. */
  readonly request: DecisionsRequest;
}

/** The explanation of a decision, by the version that decided and by another one that the address names. */
export function ChosenDecision({ decision, isOne, request }: ChosenDecisionProps) {
  const { query } = useLocation();
  const other = query.explain_by;
  return (
    <>
      {!isOne && (
        <h2>
          Decision of <Time at={decision.decided_at} />
        </h2>
      )}
      {decision.reproduced === false && (
        <p class="note warning">
          The same configuration decides differently now: the record or the program was changed.
        </p>
      )}
      <div class="actions">
        <OtherVersionForm />
        <a
          class="button"
          href={`/console/workbench${writeQuery({ client_id: decision.client_id, event_id: decision.event_id, request: decision.request_id })}`}
        >
          Use this decision in the workbench
        </a>
      </div>
      {other !== undefined ? (
        <ByOtherVersion decision={decision} request={{ ...request, explain_by: other }} />
      ) : decision.explanation === undefined ? (
        <p class="note warning">
          The configuration that decided is not stored, so the decision cannot be explained.
        </p>
      ) : (
        <ExplanationView explanation={decision.explanation} />
      )}
    </>
  );
}

function OtherVersionForm() {
  const { path, query, route } = useLocation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    route(`${path}${writeQuery({ ...query, explain_by: String(form.get("explain_by")) })}`);
  };
  return (
    <form class="form line" onSubmit={submit}>
      <VersionField
        name="explain_by"
        label="Explain by another version"
        none="The one that decided only"
        value={query.explain_by ?? ""}
      />
      <button type="submit">Compare</button>
    </form>
  );
}

function ByOtherVersion({ decision, request }: Omit<ChosenDecisionProps, "isOne">) {
  const resource = useResource("listRecordedDecisions", request);
  return (
    <ResourceView resource={resource}>
      {({ items }) => {
        const second = items.find(({ request_id }) => request_id === decision.request_id)?.explanation;
        if (second === undefined) return <p class="note warning">This version has no such account.</p>;
        return decision.explanation === undefined ? (
          <ExplanationView explanation={second} />
        ) : (
          <ExplanationComparison first={decision.explanation} second={second} />
        );
      }}
    </ResourceView>
  );
}
