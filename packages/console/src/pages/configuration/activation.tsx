import type { ConfigurationState, ConfigurationSwitch } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { shortenDigest } from "../../components/digest.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { texts } from "../../texts.ts";

const words = texts.configuration;

type Active = NonNullable<ConfigurationState["active"]>;

/** Offers to activate a stored version. Fails when another than the shown version has become active. */
export function openActivation(digest: string, { digest: expected_digest }: Active): void {
  openAction({
    title: words.activate,
    explanation: <p>{words.activateExplanation(shortenDigest(digest))}</p>,
    async run(reason) {
      const path = `/configuration/versions/${digest}/activate`;
      const { changed } = await act<ConfigurationSwitch>(path, { expected_digest, reason });
      return changed ? words.activated : words.unchanged;
    },
  });
}

/** Offers to return to the version that was active before, or to another that was. */
export function openRollback(digest: string, { digest: expected_digest }: Active): void {
  openAction({
    title: words.rollBack,
    isDangerous: true,
    explanation: <p>{words.rollBackExplanation(shortenDigest(digest))}</p>,
    async run(reason) {
      await act<ConfigurationSwitch>("/configuration/rollback", { expected_digest, digest, reason });
      return words.rolledBack;
    },
  });
}
