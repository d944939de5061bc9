import type { ConfigurationState, ConfigurationSwitch } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { shortenDigest } from "../../components/digest.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";

type Active = NonNullable<ConfigurationState["active"]>;

/** Offers to activate a stored version. Fails when another than the shown version has become active. */
export function openActivation(digest: string, { digest: expected_digest }: Active): void {
  openAction({
    title: "Activate",
    explanation: (
      <p>{`All processes serve ${shortenDigest(digest)} within seconds. First the lint and the test cases run; a lint error or a failing case prevents it.`}</p>
    ),
    async run(reason) {
      const path = `/configuration/versions/${digest}/activate`;
      const { changed } = await act<ConfigurationSwitch>(path, { expected_digest, reason });
      return changed ? "The version is active." : "The version was active already.";
    },
  });
}

/** Offers to return to the version that was active before, or to another that was. */
export function openRollback(digest: string, { digest: expected_digest }: Active): void {
  openAction({
    title: "Roll back",
    isDangerous: true,
    explanation: (
      <p>{`All processes serve ${shortenDigest(digest)} again within seconds, without checks. Keys do not change.`}</p>
    ),
    async run(reason) {
      await act<ConfigurationSwitch>("/configuration/rollback", { expected_digest, digest, reason });
      return "The version before is active again.";
    },
  });
}
