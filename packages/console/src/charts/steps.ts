/** A point of a series: what happened in a minute, or hour. */
interface Point {
  readonly at: string;
}

/** The steps of a period, in seconds since 1970. A minute is there when it is over; an hour also before. */
export function listSteps(from: string, stepSeconds: number, now: Date): readonly number[] {
  const first = Date.parse(from) / 1000;
  const count = Math.floor((now.getTime() / 1000 - 60 - first) / stepSeconds) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index * stepSeconds);
}

/** A value for each step. Points where nothing happened are absent; `whenAbsent` stands for them. */
export function fillSteps<Each extends Point, Absent>(
  steps: readonly number[],
  points: readonly Each[],
  read: (point: Each) => number | undefined,
  whenAbsent: Absent,
): readonly (number | Absent)[] {
  const values = new Map(points.map((point) => [Date.parse(point.at) / 1000, read(point)]));
  return steps.map((step) => values.get(step) ?? whenAbsent);
}

/** A line of a chart. */
export interface ChartSeries {
  readonly label: string;
  /** The custom property of its colour. */
  readonly tone: "accent" | "good" | "warning" | "bad";
  /** Lines differ by more than their colour. */
  readonly isDashed?: true | undefined;
  /** A value for each step; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** Percentiles of a latency, absent where nothing was measured. */
export interface Latencies {
  readonly p50_ms?: number;
  readonly p95_ms?: number;
  readonly p99_ms?: number;
}

export const LATENCIES = [
  ["p50", { tone: "good" }, ({ p50_ms }: Latencies) => p50_ms],
  ["p95", { tone: "accent" }, ({ p95_ms }: Latencies) => p95_ms],
  ["p99", { tone: "warning", isDashed: true }, ({ p99_ms }: Latencies) => p99_ms],
] as const;

/** A line for each percentile. */
export function drawLatencies(
  steps: readonly number[],
  points: readonly (Point & Latencies)[],
): readonly ChartSeries[] {
  return LATENCIES.map(([label, look, read]) => ({
    label,
    ...look,
    values: fillSteps(steps, points, read, null),
  }));
}
