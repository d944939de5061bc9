import { useLocation } from "preact-iso/router";
import { ViewLinks } from "./links.tsx";

const PERIODS = { 60: "1 h", 360: "6 h", 1440: "24 h", 4320: "3 d", 43200: "30 d" } as const;

/** Choices of the period of statistics, which the address has. Longer ones are shown by the hour. */
export function Periods() {
  const { minutes = "60" } = useLocation().query;
  return <ViewLinks label="Period" name="minutes" views={Object.entries(PERIODS)} shown={minutes} />;
}
