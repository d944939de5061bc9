import { formatTime } from "../formats/time.ts";
import type { FilterField } from "./filter-form.tsx";

/** A filter in words: `Client: 10077; State: waiting`. */
export function describeFilter(
  fields: readonly FilterField[],
  query: Readonly<Record<string, string>>,
): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const value = query[name];
      if (value === undefined) return [];
      return [`${label}: ${kind === "time" ? formatTime(new Date(value)) : value}`];
    })
    .join("; ");
}
