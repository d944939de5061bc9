import type { CaseOutcome, CasesResult } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Badge, Position, TextList } from "../../../components/values.tsx";
import { count } from "../../../formats.ts";

/** The results of test cases, those that fail first. */
export function CasesView({ result }: { readonly result: CasesResult }) {
  const { outcomes, passed, cases } = result;
  return (
    <>
      <p>{`${passed} of ${count(cases, "test case")} passed.`}</p>
      <DataTable
        caption="Test cases"
        columns={COLUMNS}
        items={outcomes.toSorted((one, other) => Number(one.passed) - Number(other.passed))}
        keyOf={({ name }) => name}
        empty="The configuration has no test cases."
      />
    </>
  );
}

const COLUMNS: readonly Column<CaseOutcome>[] = [
  { heading: "Test case", show: ({ name }) => name, isText: true },
  {
    heading: "Result",
    show: ({ passed }) => <Badge tone={passed ? "good" : "bad"} text={passed ? "passed" : "failed"} />,
  },
  { heading: "Position", show: (outcome) => <Position of={outcome} /> },
  { heading: "Differences", show: (outcome) => <CaseIssues outcome={outcome} />, isText: true },
];

function CaseIssues({ outcome: { issues } }: { readonly outcome: CaseOutcome }) {
  if (issues.length === 0) return <>–</>;
  return (
    <ul class="reasons">
      {issues.map((issue) => (
        <li key={`${issue.pointer} ${issue.expected}`}>
          {`expected ${issue.expected}, got ${issue.received}`} <Position of={issue} />
          {issue.reasons.length > 0 && <TextList texts={issue.reasons} />}
        </li>
      ))}
    </ul>
  );
}
