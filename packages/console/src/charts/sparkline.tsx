interface SparklineProps {
  /** Says what the line shows, for screen readers. */
  readonly label: string;
  /** From 0 to 1; undefined where there is no value. */
  readonly values: readonly (number | undefined)[];
}

const HEIGHT = 20;

/** A small line without axes, from 0 at the bottom to 1 at the top. Breaks where there is no value. */
export function Sparkline({ label, values }: SparklineProps) {
  return (
    <svg
      class="sparkline"
      viewBox={`-1 -1 ${values.length + 1} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={drawLine(values)} />
    </svg>
  );
}

function drawLine(values: readonly (number | undefined)[]): string {
  return values
    .map((value, index) => {
      if (value === undefined) return "";
      const y = Math.round((1 - value) * HEIGHT * 10) / 10;
      // A value of its own is a short line.
      return values[index - 1] === undefined ? `M${index - 0.5} ${y}H${index}` : `L${index} ${y}`;
    })
    .join("");
}
