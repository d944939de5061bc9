import type { Warning } from "@payment-routing/operator-contract";
import { StateLabel } from "../../components/state-label.tsx";

/** The warnings of the service, each with a link to the page that shows more. */
export function WarningList({ warnings }: { readonly warnings: readonly Warning[] }) {
  if (warnings.length === 0) return <StateLabel tone="good" text="No warnings" />;
  return (
    <section class="note warning" aria-label="Warnings">
      <h2>Warnings</h2>
      <ul>
        {warnings.map(({ code, message }) => (
          <li key={code}>
            {message} {PATHS[code] !== undefined && <a href={PATHS[code]}>Show</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const PATHS: Readonly<Partial<Record<Warning["code"], string>>> = {
  "partitions-missing": "/console/system",
  "no-worker": "/console/system",
  "process-silent": "/console/system",
  "configurations-differ": "/console/system",
  "versions-differ": "/console/system",
  "endpoints-paused": "/console/endpoints?state=paused",
  "breakers-open": "/console/endpoints?breaker=open",
  "lanes-parked": "/console/lanes?state=parked",
  "check-found-issues": "/console/system",
};
