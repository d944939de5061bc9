/** A line of a chart. */
export interface ChartSeries {
  readonly label: string;
  /** Decides the axis. */
  readonly unit: "count" | "ms";
  /** The custom property of its colour. */
  readonly tone: "accent" | "good" | "warning" | "bad";
  /** Lines differ by more than their colour. */
  readonly isDashed?: true | undefined;
  /** A value for each step; null where there is none. */
  readonly values: readonly (number | null)[];
}
