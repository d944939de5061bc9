import type { AnswerChanges, ChangedAnswer } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { writeQuery } from "../../../components/query.ts";
import { texts } from "../../../texts.ts";
import { ReasonList } from "../../decisions/reason-list.tsx";

const words = texts.results;

type Change = keyof AnswerChanges["examples"];

interface Example extends ChangedAnswer {
  readonly change: Change;
}

/** A few answers of each kind of change, with the decisions that they come from. */
export function ChangeExamples({ examples }: { readonly examples: AnswerChanges["examples"] }) {
  const listed = (Object.keys(words.changes) as Change[]).flatMap((change) =>
    examples[change].map((answer) => ({ ...answer, change })),
  );
  if (listed.length === 0) return null;
  return (
    <section class="result">
      <h3>{words.examples}</h3>
      <DataTable
        caption={words.examples}
        columns={COLUMNS}
        items={listed.map((example, index) => ({ ...example, index }))}
        keyOf={({ index }) => index}
        empty={words.noChange}
      />
    </section>
  );
}

const COLUMNS: readonly Column<Example>[] = [
  { heading: words.change, show: ({ change }) => words.changes[change] },
  { heading: texts.callbacks.client, show: ({ client_id }) => client_id, isNumber: true },
  { heading: words.account, show: ({ account_id }) => account_id, isNumber: true },
  { heading: texts.decisions.event, show: (example) => <EventLink example={example} /> },
  { heading: words.before, show: ({ before }) => before.join(", ") || words.none, isText: true },
  { heading: words.after, show: ({ after }) => after.join(", ") || words.none, isText: true },
  { heading: words.difference, show: (example) => <Differences example={example} />, isText: true },
];

/** A generated request has no decision. */
function EventLink({ example: { client_id, event_id } }: { readonly example: Example }) {
  if (event_id === 0) return <>{words.generated}</>;
  return <a href={`/console/decisions${writeQuery({ client_id, event_id })}`}>{event_id}</a>;
}

function Differences({ example: { differences, lost } }: { readonly example: Example }) {
  if (differences.length + lost.length === 0) return <>{texts.none}</>;
  return (
    <ul class="reasons">
      {differences.map(({ method_id, member, before, after }) => (
        <li key={`${method_id} ${member}`}>
          {[method_id, member].filter((part) => part !== undefined).join(" ")}: {before} → {after}
        </li>
      ))}
      {lost.map(({ method_id, reasons }) => (
        <li key={method_id}>
          <strong>{words.lostMethod(method_id)}</strong>
          <ReasonList reasons={reasons} />
        </li>
      ))}
    </ul>
  );
}
