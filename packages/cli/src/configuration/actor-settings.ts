import { userInfo } from "node:os";
import { readReason } from "../operator/operator-settings.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";

/** The actor and the reason of a change. Both are stored with it. */
export const ACTOR_SETTINGS = {
  reason: optionalText("text", "The reason, stored with the change. Required."),
  actor: {
    ...optionalText(
      "name",
      "The actor of a change in a database, stored with it. Default: the name of the user of this machine, or the number of a user without a name. A service stores the ID of the key instead.",
    ),
    variable: "ACTOR",
  },
};

/** @throws SettingsError without a reason */
export function readActor({ reason, actor }: SettingsOf<typeof ACTOR_SETTINGS>): {
  readonly actor: string;
  readonly reason: string;
} {
  return { actor: actor ?? findUser(), reason: readReason({ reason }) };
}

/** The name of the user, or the number: in a container the user may have no name. */
function findUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.geteuid?.());
  }
}
