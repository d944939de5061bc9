import type { CoverageResult, MethodCoverage, RemovingConstraint } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Position } from "../../../components/values.tsx";
import { formatCount, formatShare } from "../../../formats.ts";
import { describeReplay } from "../../../labels.ts";
import { NotRecorded } from "./not-recorded.tsx";

const MAX_CONSTRAINTS = 5;

/** How often each method was offered, and which constraints excluded it. */
export function CoverageView({ result }: { readonly result: CoverageResult }) {
  const { requests, recorded, methods, not_recorded: notRecorded } = result;
  return (
    <>
      <p>{describeReplay(formatCount(requests), formatCount(recorded))}</p>
      <NotRecorded names={notRecorded} />
      <DataTable
        caption="Methods by how often they were offered"
        columns={COLUMNS}
        items={methods}
        keyOf={({ id }) => id}
        empty="No request was replayed."
      />
    </>
  );
}

const COLUMNS: readonly Column<MethodCoverage>[] = [
  { heading: "Method", show: ({ id, name }) => `${id} ${name}`, isText: true },
  { heading: "Requests", show: ({ requests }) => formatCount(requests), isNumber: true },
  {
    heading: "Offered",
    show: ({ offered, requests }) => `${formatCount(offered)} ${formatShare(offered, requests)}`,
    isNumber: true,
  },
  {
    heading: "Excluded by",
    show: ({ removed_by }) => <Constraints constraints={removed_by} />,
    isText: true,
  },
];

function Constraints({ constraints }: { readonly constraints: readonly RemovingConstraint[] }) {
  if (constraints.length === 0) return <>–</>;
  return (
    <>
      <ul class="reasons">
        {constraints.slice(0, MAX_CONSTRAINTS).map((constraint) => (
          <li key={`${constraint.pointer} ${constraint.code}`}>
            <strong>{constraint.code}</strong>:{" "}
            {`${formatCount(constraint.alone)} alone, ${formatCount(constraint.with_others)} with others`}{" "}
            <Position of={constraint} />
          </li>
        ))}
      </ul>
      {constraints.length > MAX_CONSTRAINTS &&
        `The first ${MAX_CONSTRAINTS} of ${constraints.length} are shown.`}
    </>
  );
}
