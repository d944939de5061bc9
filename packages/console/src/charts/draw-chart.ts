import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatValue } from "../formats.ts";
import type { ChartSeries } from "./steps.ts";

/** A chart on the page. */
export interface DrawnChart {
  /** Shows other values of the same series. */
  update(steps: readonly number[], series: readonly ChartSeries[]): void;
  remove(): void;
}

interface ChartOptions {
  readonly steps: readonly number[];
  readonly series: readonly ChartSeries[];
  /** Called with the index of the step under the pointer; undefined when there is none. */
  readonly onPoint: (index: number | undefined) => void;
}

const HEIGHT = 180;

/** Draws lines over time: counts by the left axis, milliseconds by the right one. Follows the width and the theme. */
export function drawChart(host: HTMLElement, { steps, series, onPoint }: ChartOptions): DrawnChart {
  const color = (name: string) => () => resolveColor(host, name);
  const axis = {
    stroke: color("--text-quiet"),
    grid: { stroke: color("--line"), width: 1 },
    ticks: { stroke: color("--line"), width: 1 },
    font: "12px system-ui, sans-serif",
  };
  const value = { values: (_: uPlot, splits: number[]) => splits.map(formatValue), size: measureLabels };
  const chart = new uPlot(
    {
      width: host.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        count: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] },
        ms: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] },
      },
      axes: [
        axis,
        { ...axis, scale: "count", ...value },
        { ...axis, scale: "ms", side: 1, ...value, grid: { show: false } },
      ],
      series: [
        {},
        ...series.map(({ label, unit, tone, isDashed }) => ({
          label,
          scale: unit,
          stroke: color(`--${tone}`),
          width: 2,
          ...(isDashed && { dash: [6, 4] }),
        })),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    toData(steps, series),
    host,
  );
  const sizes = new ResizeObserver(() => chart.setSize({ width: host.clientWidth, height: HEIGHT }));
  sizes.observe(host);
  const theme = matchMedia("(prefers-color-scheme: dark)");
  const redraw = () => chart.redraw();
  theme.addEventListener("change", redraw);
  return {
    update: (newSteps, newSeries) => chart.setData(toData(newSteps, newSeries)),
    remove() {
      theme.removeEventListener("change", redraw);
      sizes.disconnect();
      chart.destroy();
    },
  };
}

/** The width of an axis in pixels: its tick, and 8 for each character of its longest label. */
function measureLabels(_: uPlot, labels: readonly string[] | null): number {
  return Math.max(56, ...(labels ?? []).map(({ length }) => 16 + 8 * length));
}

function toData(steps: readonly number[], series: readonly ChartSeries[]): uPlot.AlignedData {
  return [[...steps], ...series.map(({ values }) => [...values])];
}

/** A canvas takes no custom properties. */
function resolveColor(host: HTMLElement, name: string): string {
  const probe = host.appendChild(document.createElement("span"));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
