import type { ComponentChildren } from "preact";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { formatCount } from "../../../formats/number.ts";

/** A row of a chart: one number, or several beside each other. */
export interface Bars {
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
export function BarChart({ title, heading, values, rows, empty }: BarChartProps) {
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
