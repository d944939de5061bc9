import type { AnswerChanges, SimulationResult } from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { count, formatCount, formatShare } from "../../../formats.ts";
import { CHANGE_LABELS, describeReplay } from "../../../labels.ts";
import { ChangeExamples } from "./change-examples.tsx";
import { NotRecorded } from "./not-recorded.tsx";

type Change = keyof AnswerChanges["counts"];

/** The kinds of changes in the order of how much a buyer notices. */
const CHANGES = Object.keys(CHANGE_LABELS) as readonly Change[];

/** How answers change: charts by kind and by method, and examples. */
export function ChangesView({ changes }: { readonly changes: AnswerChanges }) {
  const { counts, methods, examples } = changes;
  const kinds: readonly Bars[] = CHANGES.filter((change) => counts[change] > 0).map((change) => ({
    name: change,
    label: CHANGE_LABELS[change],
    values: [counts[change]],
  }));
  return (
    <>
      {changes.unknown_accounts > 0 && (
        <p class="note warning">{`${count(changes.unknown_accounts, "request")} of accounts that the configuration does not have.`}</p>
      )}
      <div class="columns">
        <section class="result">
          <h3>Answers that change, by kind</h3>
          <BarChart
            title="Answers that change, by kind"
            heading="Change"
            values={[["Answers", "accent"]]}
            rows={kinds}
            empty="Every answer stays the same."
          />
        </section>
        {methods.length > 0 && (
          <section class="result">
            <h3>Methods that answers lose and gain</h3>
            <BarChart
              title="Methods that answers lose and gain"
              heading="Method"
              values={[
                ["Lost by", "bad"],
                ["Gained by", "good"],
              ]}
              rows={methods.map(({ id, lost, won }) => ({
                name: String(id),
                label: formatCount(id),
                values: [lost, won],
              }))}
              empty="Every answer stays the same."
            />
          </section>
        )}
      </div>
      <ChangeExamples examples={examples} />
    </>
  );
}

/** A row of a chart: one number, or several beside each other. */
interface Bars {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly values: readonly number[];
}

interface BarChartProps {
  readonly title: string;
  readonly heading: string;
  /** The headings of the values, with the colours of their bars. */
  readonly values: readonly (readonly [heading: string, tone: "accent" | "good" | "bad"])[];
  readonly rows: readonly Bars[];
  readonly empty: string;
}

/** Numbers as bars of one scale, in a table that has the numbers too. */
function BarChart({ title, heading, values, rows, empty }: BarChartProps) {
  const max = Math.max(1, ...rows.flatMap((row) => row.values));
  const columns: readonly Column<Bars>[] = [
    { heading, show: ({ label }) => label },
    ...values.map(([name, tone], index) => ({
      heading: name,
      show: (row: Bars) => <Bar value={row.values[index] ?? 0} max={max} tone={tone} />,
    })),
  ];
  return (
    <DataTable caption={title} columns={columns} items={rows} keyOf={({ name }) => name} empty={empty} />
  );
}

interface BarProps {
  readonly value: number;
  readonly max: number;
  readonly tone: string;
}

function Bar({ value, max, tone }: BarProps) {
  return (
    <span class="bar">
      <svg class={tone} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(value / max) * 100} height="10" />
      </svg>
      {formatCount(value)}
    </span>
  );
}

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
