import type { ConfigurationState } from "@payment-routing/operator-contract";
import { Facts } from "../../components/facts.tsx";
import { VersionLink } from "../../components/links.tsx";
import { Time } from "../../components/time.tsx";
import { texts } from "../../texts.ts";

const words = texts.configuration;

/** The configuration in use, and what the answering process does with another. */
export function StatePanel({ state }: { readonly state: ConfigurationState }) {
  const { source, job } = state;
  return (
    <section class="panel" aria-label={words.state}>
      <StateFacts state={state} />
      {source === "files" && <p class="note">{words.fromFiles}</p>}
      {job !== undefined && (
        <p class="small">
          {words.busy(job.kind, job.key_id)} <Time at={job.started_at} />.
        </p>
      )}
    </section>
  );
}

/** The served version, and who activated it, when and why. */
export function StateFacts({ state }: { readonly state: ConfigurationState }) {
  const { source, served_digest: served } = state;
  // With files, the active version of the database is not in use.
  const active = source === "database" ? state.active : undefined;
  return (
    <>
      <Facts
        facts={[
          [words.served, <VersionLink key="served" digest={served} />],
          [words.source, words.sources[source]],
          ...(active === undefined
            ? []
            : ([
                [words.active, <VersionLink key="active" digest={active.digest} />],
                [words.switches[active.kind], <Time key="at" at={active.activated_at} />],
                [texts.audit.actor, active.actor],
                [texts.audit.reason, active.reason],
              ] as const)),
        ]}
      />
      {active !== undefined && active.digest !== served && <p class="note warning">{words.following}</p>}
    </>
  );
}
