import type { Callback } from "@payment-routing/operator-contract";
import type { HistoryItem } from "@payment-routing/processor-contract";
import { Fragment } from "preact";
import { callbackPath } from "../../components/paths.ts";
import { formatDuration, formatValue } from "../../formats.ts";
import { rateCallback } from "../callbacks/callback-state.tsx";

interface TimePlotProps {
  readonly reports: readonly HistoryItem[];
  readonly callbacks: readonly Callback[];
}

const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Reports as dots and callbacks as bars from their creation to their end, to the scale of time. The list below has the same. */
export function TimePlot({ reports, callbacks }: TimePlotProps) {
  const now = Date.now();
  const endOf = ({ settled_at: at }: Callback) => (at === undefined ? now : Date.parse(at));
  const times = [
    ...reports.map(({ at }) => Date.parse(at)),
    ...callbacks.flatMap((callback) => [Date.parse(callback.made_at), endOf(callback)]),
  ];
  const start = Math.min(...times);
  const length = Math.max(...times) - start;
  if (!(length > 0)) return null;
  const place = (time: number) => `${((time - start) / length) * 100}%`;
  return (
    <div class="time-plot">
      <span>Reports</span>
      <svg aria-hidden="true">
        <Grid />
        {reports.map(({ report_id, at }) => (
          <circle key={report_id} cx={place(Date.parse(at))} cy="50%" r="4" />
        ))}
      </svg>
      {callbacks.toReversed().map((callback) => (
        <Fragment key={callback.callback_id}>
          <a href={callbackPath(callback.callback_id)}>{`Callback ${callback.sequence}`}</a>
          <svg class={rateCallback(callback)} aria-hidden="true">
            <Grid />
            <line
              class="span"
              x1={place(Date.parse(callback.made_at))}
              x2={place(endOf(callback))}
              y1="50%"
              y2="50%"
            />
          </svg>
        </Fragment>
      ))}
      <span>After</span>
      <svg aria-hidden="true">
        {TICKS.map((share) => (
          <text key={share} x={`${share * 100}%`} y="75%" text-anchor={ANCHORS[share] ?? "middle"}>
            {describeTime(share * length, length)}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Short times are told apart by fractions of a second. */
function describeTime(milliseconds: number, length: number): string {
  return length < 60_000 ? `${formatValue(milliseconds / 1000)} s` : formatDuration(milliseconds);
}

const ANCHORS: Readonly<Record<number, "start" | "end">> = { 0: "start", 1: "end" };

/** The same lines behind each row. */
function Grid() {
  return (
    <>
      {TICKS.map((share) => (
        <line key={share} class="track" x1={`${share * 100}%`} x2={`${share * 100}%`} y1="-25%" y2="125%" />
      ))}
    </>
  );
}
