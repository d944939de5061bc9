import type { AnswerChanges, ChangedAnswer } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { writeQuery } from "../../../components/paths.ts";
import { CHANGE_LABELS } from "../../../labels.ts";
import { ReasonList } from "../../decisions/reason-list.tsx";

type Change = keyof AnswerChanges["examples"];

interface Example extends ChangedAnswer {
  readonly change: Change;
}

/** A few answers of each kind of change, with the decisions that they come from. */
export function ChangeExamples({ examples }: { readonly examples: AnswerChanges["examples"] }) {
  const listed = (Object.keys(CHANGE_LABELS) as Change[]).flatMap((change) =>
    examples[change].map((answer) => ({ ...answer, change })),
  );
  if (listed.length === 0) return null;
  return (
    <section class="result">
      <h3>Examples</h3>
      <DataTable
        caption="Examples"
        columns={COLUMNS}
        items={listed.map((example, index) => ({ ...example, index }))}
        keyOf={({ index }) => index}
        empty="Every answer stays the same."
      />
    </section>
  );
}

const COLUMNS: readonly Column<Example>[] = [
  { heading: "Change", show: ({ change }) => CHANGE_LABELS[change] },
  { heading: "Client", show: ({ client_id }) => client_id, isNumber: true },
  { heading: "Account", show: ({ account_id }) => account_id, isNumber: true },
  { heading: "Event", show: (example) => <EventLink example={example} /> },
  { heading: "Before", show: ({ before }) => before.join(", ") || "none", isText: true },
  { heading: "After", show: ({ after }) => after.join(", ") || "none", isText: true },
  { heading: "Differences", show: (example) => <Differences example={example} />, isText: true },
];

/** A generated request has no decision. */
function EventLink({ example: { client_id, event_id } }: { readonly example: Example }) {
  if (event_id === 0) return <>generated request</>;
  return <a href={`/console/decisions${writeQuery({ client_id, event_id })}`}>{event_id}</a>;
}

function Differences({ example: { differences, lost } }: { readonly example: Example }) {
  if (differences.length + lost.length === 0) return <>–</>;
  return (
    <ul class="reasons">
      {differences.map(({ method_id, member, before, after }) => (
        <li key={`${method_id} ${member}`}>
          {[method_id, member].filter((part) => part !== undefined).join(" ")}: {before} → {after}
        </li>
      ))}
      {lost.map(({ method_id, reasons }) => (
        <li key={method_id}>
          <strong>{`method ${method_id} is lost`}</strong>
          <ReasonList reasons={reasons} />
        </li>
      ))}
    </ul>
  );
}
