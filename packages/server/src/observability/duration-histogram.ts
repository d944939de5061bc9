import type { Metric, Registry } from "prom-client";

interface HistogramOptions<Labels extends readonly string[]> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: Labels;
  /** Upper bounds in seconds, ascending. */
  readonly buckets: readonly number[];
  readonly registers: readonly Registry[];
}

type LabelValue = string | number;

/** A value of each label, in the order of their names. */
type LabelValues<Labels extends readonly string[]> = { readonly [Index in keyof Labels]: LabelValue };

interface Series {
  readonly labels: Readonly<Record<string, LabelValue>>;
  /** Of each bucket, and behind them what is past all bounds. */
  readonly counts: number[];
  sum: number;
}

/** What begins with the same values: by the next value, and at the end the series itself. */
interface SeriesNode {
  readonly next: Map<LabelValue, SeriesNode>;
  series: Series | undefined;
}

/**
 * A histogram of durations for the path of every request. It gives the registry what prom-client's own gives, and takes
 * a tenth of its time to observe: prom-client checks and sorts the labels of each observation.
 */
export class DurationHistogram<const Labels extends readonly string[]> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: Labels;
  readonly type = "histogram";
  readonly aggregator = "sum";
  readonly #bounds: readonly number[];
  #first: SeriesNode = createNode();
  #series: Series[] = [];

  constructor({ name, help, labelNames, buckets, registers }: HistogramOptions<Labels>) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
    this.#bounds = buckets;
    // A registry asks a metric for its name and its values only.
    for (const registry of registers) registry.registerMetric(this as unknown as Metric);
  }

  observe(values: LabelValues<Labels>, seconds: number): void {
    const series = this.#find(values);
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket++;
    series.counts[bucket] = (series.counts[bucket] as number) + 1;
    series.sum += seconds;
  }

  reset(): void {
    this.#first = createNode();
    this.#series = [];
  }

  /** What the registry writes: the buckets are cumulative. */
  async get(): Promise<object> {
    const { name, help, type, aggregator } = this;
    return {
      name,
      help,
      type,
      aggregator,
      values: this.#series.flatMap((series) => this.#export(series)),
    };
  }

  #find(values: LabelValues<Labels>): Series {
    let node = this.#first;
    for (const value of values) node = node.next.get(value) ?? addNode(node, value);
    node.series ??= this.#add(values);
    return node.series;
  }

  #add(values: LabelValues<Labels>): Series {
    const labels = Object.fromEntries(
      this.labelNames.map((name, index) => [name, values[index] as LabelValue]),
    );
    const series: Series = { labels, counts: Array(this.#bounds.length + 1).fill(0), sum: 0 };
    this.#series.push(series);
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

function addNode({ next }: SeriesNode, value: LabelValue): SeriesNode {
  const node = createNode();
  next.set(value, node);
  return node;
}

function createNode(): SeriesNode {
  return { next: new Map(), series: undefined };
}
