import type { CoverageResult, MethodCoverage, RemovingConstraint } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Place } from "../../../components/place.tsx";
import { formatCount, formatShare } from "../../../formats/number.ts";
import { texts } from "../../../texts.ts";
import { NotRecorded } from "./not-recorded.tsx";

const words = texts.results;
const MAX_CONSTRAINTS = 5;

/** How often each method was offered, and which constraints excluded it. */
export function CoverageView({ result }: { readonly result: CoverageResult }) {
  const { requests, recorded, methods, not_recorded: notRecorded } = result;
  return (
    <>
      <p>{words.replayed(formatCount(requests), formatCount(recorded))}</p>
      <NotRecorded names={notRecorded} />
      <DataTable
        caption={words.coverageOf}
        columns={COLUMNS}
        items={methods}
        keyOf={({ id }) => id}
        empty={words.noMethods}
      />
    </>
  );
}

const COLUMNS: readonly Column<MethodCoverage>[] = [
  { heading: words.method, show: ({ id, name }) => `${id} ${name}`, isText: true },
  { heading: words.requests, show: ({ requests }) => formatCount(requests), isNumber: true },
  {
    heading: words.offered,
    show: ({ offered, requests }) => `${formatCount(offered)} ${formatShare(offered, requests)}`,
    isNumber: true,
  },
  {
    heading: words.removedBy,
    show: ({ removed_by }) => <Constraints constraints={removed_by} />,
    isText: true,
  },
];

function Constraints({ constraints }: { readonly constraints: readonly RemovingConstraint[] }) {
  if (constraints.length === 0) return <>{texts.none}</>;
  return (
    <>
      <ul class="reasons">
        {constraints.slice(0, MAX_CONSTRAINTS).map((constraint) => (
          <li key={`${constraint.pointer} ${constraint.code}`}>
            <strong>{constraint.code}</strong>:{" "}
            {words.alone(formatCount(constraint.alone), formatCount(constraint.with_others))}{" "}
            <Place of={constraint} />
          </li>
        ))}
      </ul>
      {constraints.length > MAX_CONSTRAINTS && words.more(MAX_CONSTRAINTS, constraints.length)}
    </>
  );
}
