import type { CaseOutcome, CasesResult } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { Place } from "../../../components/place.tsx";
import { StateLabel } from "../../../components/state-label.tsx";
import { texts } from "../../../texts.ts";

const words = texts.results;

/** The results of test cases, those that fail first. */
export function CasesView({ result }: { readonly result: CasesResult }) {
  const { outcomes, passed, cases } = result;
  return (
    <>
      <p>{words.casesPassed(passed, cases)}</p>
      <DataTable
        caption={words.cases}
        columns={COLUMNS}
        items={outcomes.toSorted((one, other) => Number(one.passed) - Number(other.passed))}
        keyOf={({ name }) => name}
        empty={words.noCases}
      />
    </>
  );
}

const COLUMNS: readonly Column<CaseOutcome>[] = [
  { heading: words.case, show: ({ name }) => name, isText: true },
  {
    heading: words.caseResult,
    show: ({ passed }) => (
      <StateLabel tone={passed ? "good" : "bad"} text={passed ? words.passed : words.failed} />
    ),
  },
  { heading: words.place, show: (outcome) => <Place of={outcome} /> },
  { heading: words.difference, show: (outcome) => <CaseIssues outcome={outcome} />, isText: true },
];

function CaseIssues({ outcome: { issues } }: { readonly outcome: CaseOutcome }) {
  if (issues.length === 0) return <>{texts.none}</>;
  return (
    <ul class="reasons">
      {issues.map((issue) => (
        <li key={`${issue.pointer} ${issue.expected}`}>
          {texts.explanation.expected(issue.expected, issue.received)} <Place of={issue} />
          {issue.reasons.length > 0 && (
            <ul>
              {issue.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
