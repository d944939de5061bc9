import { fromLocalInput, toLocalInput } from "../../formats.ts";

/** 06:00 of the next day, in the zone of what is shown. */
export function findMorning(now: Date): string {
  const day = new Date(`${toLocalInput(now.toISOString()).slice(0, 10)}T06:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return fromLocalInput(day.toISOString().slice(0, 16));
}
