import type { ConfigurationState } from "@payment-routing/operator-contract";
import { VersionLink } from "../../components/links.tsx";
import { Reason } from "../../components/reason.tsx";
import { Facts, Time } from "../../components/values.tsx";
import { SWITCHES } from "../../labels.ts";

const SOURCES = { files: "files", database: "database" } as const;

/** The configuration in use, and what the answering process does with another. */
export function StatePanel({ state }: { readonly state: ConfigurationState }) {
  const { source, job } = state;
  return (
    <section class="panel" aria-label="In use">
      <StateFacts state={state} />
      {source === "files" && (
        <p class="note">
          The configuration comes from files: versions can be stored and checked here, but activation happens
          in the files of each process.
        </p>
      )}
      {job !== undefined && (
        <p class="small">
          {`A job runs in the answering process: ${job.kind}, by ${job.key_id}, since`}{" "}
          <Time at={job.started_at} />.
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
          ["Served by the answering process", <VersionLink key="served" digest={served} />],
          ["Source", SOURCES[source]],
          ...(active === undefined
            ? []
            : ([
                ["Active version", <VersionLink key="active" digest={active.digest} />],
                [SWITCHES[active.kind], <Time key="at" at={active.activated_at} />],
                ["By", active.actor],
                ["Reason", <Reason key="reason" text={active.reason} />],
              ] as const)),
        ]}
      />
      {active !== undefined && active.digest !== served && (
        <p class="note warning">
          The answering process still serves the version before; it follows within seconds.
        </p>
      )}
    </>
  );
}
