/**
 * Divides every duration of a file of rules by a factor: ranges, `for`, and the objectives that are ages. Thresholds of other
 * units stay.
 */
export function scaleRules(rules: string, factor: number): string {
  return rules
    .replaceAll(/(?<=\[|for: )(\d+)([smh])(?=\]|\n)/g, (_, count, unit) => {
      const milliseconds = (Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]) / factor;
      return `${Math.round(milliseconds)}ms`;
    })
    .replaceAll(/(?<=_age_seconds\n\s+expr: vector\()\d+(?=\))/g, (seconds) => `${Number(seconds) / factor}`);
}

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000 } as const;
