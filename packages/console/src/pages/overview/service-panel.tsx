import type { ConfigurationState, System } from "@payment-routing/operator-contract";
import { Digest } from "../../components/digest.tsx";
import { Facts } from "../../components/facts.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";
import { ProcessTable } from "../system/process-table.tsx";

const words = texts.overview;

/** The processes, and the configuration that they use. */
export function ServicePanel() {
  const system = useResource<System>("/system");
  const configuration = useResource<ConfigurationState>("/configuration");
  return (
    <>
      <section class="panel">
        <h2>{words.configuration}</h2>
        <ResourceView resource={configuration}>
          {({ served_digest: digest, source, active }) => (
            <Facts
              facts={[
                [words.configuration, <Digest key="digest" digest={digest} />],
                [words.source, words.sources[source]],
                ...(active === undefined
                  ? []
                  : ([
                      [words.switches[active.kind], <Time key="at" at={active.activated_at} />],
                      [texts.audit.actor, active.actor],
                      [texts.audit.reason, active.reason],
                    ] as const)),
              ]}
            />
          )}
        </ResourceView>
      </section>
      <section class="panel">
        <h2>
          <a href="/console/system">{words.processes}</a>
        </h2>
        <ResourceView resource={system}>
          {({ processes }) => <ProcessTable processes={processes} />}
        </ResourceView>
      </section>
    </>
  );
}
