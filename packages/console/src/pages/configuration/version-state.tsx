import type { ConfigurationVersion } from "@payment-routing/operator-contract";
import { StateLabel } from "../../components/state-label.tsx";
import { texts } from "../../texts.ts";

const words = texts.configuration;

/** Whether a version is, was, or never was active. */
export function VersionState({
  version: { is_active, activated_at },
}: {
  readonly version: Pick<ConfigurationVersion, "is_active" | "activated_at">;
}) {
  if (is_active) return <StateLabel tone="good" text={words.isActive} />;
  return <StateLabel tone="neutral" text={activated_at === undefined ? words.stored : words.wasActive} />;
}
