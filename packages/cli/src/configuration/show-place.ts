import type { Place } from "@payment-routing/config-store";

/** `file:line:column`, as editors and terminals follow it. */
export function showPlace(place: Pick<Place, "file" | "line" | "column"> | undefined): string {
  return place === undefined ? "-" : `${place.file}:${place.line}:${place.column}`;
}
