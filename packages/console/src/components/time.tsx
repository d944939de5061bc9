import { formatTime, formatUtc } from "../formats/time.ts";

/** A time of the interface in the browser's zone, with UTC on hover. A dash when there is none. */
export function Time({ at }: { readonly at: string | undefined }) {
  if (at === undefined) return <>–</>;
  const time = new Date(at);
  return (
    <time dateTime={at} title={formatUtc(time)}>
      {formatTime(time)}
    </time>
  );
}
