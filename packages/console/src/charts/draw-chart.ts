import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatAxisTime, formatValue, isUtc } from "../formats.ts";
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
  /** Follows a number on the axis: ` ms`. */
  readonly unit: string;
  /** Times to mark by a line, in seconds since 1970. */
  readonly listMarks: () => readonly number[];
  /** Called with the index of the step under the pointer, in this chart or in another; undefined when there is none. */
  readonly onPoint: (index: number | undefined) => void;
}

/** The height of the axis of time, its distance from the plot, where the other axis has its lowest label, and the least distance of its labels, in pixels. */
const TIME_AXIS = 32;
const TIME_GAP = 10;
const TIME_SPACE = 76;

const MARK_WIDTH = 2;

/** Draws lines over time, with an axis that is fitted to their values. Follows the size, the font and the theme of its host. */
export function drawChart(
  host: HTMLElement,
  { steps, series, unit, listMarks, onPoint }: ChartOptions,
): DrawnChart {
  const color = (name: string) => () => resolveColor(host, name);
  const { fontSize, fontFamily } = getComputedStyle(host);
  const axis = {
    stroke: color("--text-quiet"),
    grid: { stroke: color("--line"), width: 1 },
    ticks: { show: false },
    font: `${fontSize} ${fontFamily}`,
  };
  const chart = new uPlot(
    {
      width: host.clientWidth,
      height: host.clientHeight,
      legend: { show: false },
      // Where the axis has its labels: at midnight of the zone that they are in.
      tzDate: (seconds) =>
        isUtc.value ? uPlot.tzDate(new Date(seconds * 1000), "UTC") : new Date(seconds * 1000),
      padding: [8, 24, 0, 0],
      // The pointer over one chart shows the values of all.
      cursor: { y: false, drag: { x: false, y: false }, sync: { key: "time" } },
      scales: {
        y: { range: (_, min, max) => (min === null ? [0, 1] : uPlot.rangeNum(min, max, 0.1, true)) },
      },
      axes: [
        {
          ...axis,
          size: TIME_AXIS,
          gap: TIME_GAP,
          space: TIME_SPACE,
          values: (_, splits) => splits.map((at) => formatAxisTime(at, splits)),
        },
        { ...axis, values: (_, splits) => splits.map((at) => formatValue(at) + unit), size: measureLabels },
      ],
      series: [
        {},
        ...series.map(({ label, tone, isDashed }) => ({
          label,
          stroke: color(`--${tone}`),
          width: 2,
          points: { size: 5, space: 6 },
          ...(isDashed && { dash: [6, 4] }),
        })),
      ],
      hooks: {
        setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)],
        draw: [
          ({ ctx, bbox, valToPos }) => {
            ctx.fillStyle = color("--text-quiet")();
            for (const at of listMarks())
              ctx.fillRect(valToPos(at, "x", true), bbox.top, MARK_WIDTH, bbox.height);
          },
        ],
      },
    },
    toData(steps, series),
    host,
  );
  const sizes = new ResizeObserver(() =>
    chart.setSize({ width: host.clientWidth, height: host.clientHeight }),
  );
  sizes.observe(host);
  const theme = matchMedia("(prefers-color-scheme: dark)");
  const redraw = () => chart.redraw();
  theme.addEventListener("change", redraw);
  const endZone = isUtc.subscribe(() => chart.status === 1 && chart.redraw(true, true));
  return {
    update: (newSteps, newSeries) => chart.setData(toData(newSteps, newSeries)),
    remove() {
      endZone();
      theme.removeEventListener("change", redraw);
      sizes.disconnect();
      chart.destroy();
    },
  };
}

/** The width of an axis in pixels: a margin, and 8 for each character of its longest label. */
function measureLabels(_: uPlot, labels: readonly string[] | null): number {
  return Math.max(48, ...(labels ?? []).map(({ length }) => 12 + 8 * length));
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
