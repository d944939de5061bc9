import type { ConfigurationState, System } from "@payment-routing/operator-contract";
import { ResourceView } from "../../components/resource-view.tsx";
import { useResource } from "../../live/use-resource.ts";
import { StateFacts } from "../configuration/state-panel.tsx";
import { ProcessTable } from "../system/process-table.tsx";

/** The processes, and the configuration that they use. */
export function ServicePanel() {
  const system = useResource<System>("/system");
  const configuration = useResource<ConfigurationState>("/configuration");
  return (
    <>
      <section class="panel">
        <h2>
          <a href="/console/configuration">Configuration</a>
        </h2>
        <ResourceView resource={configuration}>{(state) => <StateFacts state={state} />}</ResourceView>
      </section>
      <section class="panel">
        <h2>
          <a href="/console/system">Processes</a>
        </h2>
        <ResourceView resource={system}>
          {({ processes }) => <ProcessTable processes={processes} />}
        </ResourceView>
      </section>
    </>
  );
}
