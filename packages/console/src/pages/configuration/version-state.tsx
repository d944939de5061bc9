import type { ConfigurationVersion } from "@payment-routing/operator-contract";
import { Badge } from "../../components/values.tsx";

/** Whether a version is, was, or never was active. */
export function VersionState({
  version: { is_active, activated_at },
}: {
  readonly version: Pick<ConfigurationVersion, "is_active" | "activated_at">;
}) {
  if (is_active) return <Badge tone="good" text="active" />;
  return <Badge tone="neutral" text={activated_at === undefined ? "stored" : "was active"} />;
}
