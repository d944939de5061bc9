import type { Place } from "@payment-routing/server";

/** `file:line:column`, as editors and terminals follow it. */
export function showPlace(place: Pick<Place, "file" | "line" | "column"> | undefined): string {
  return place === undefined ? "-" : `${place.file}:${place.line}:${place.column}`;
}
