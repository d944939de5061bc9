import { userInfo } from "node:os";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";

/** The actor and the reason of a change. Both are stored with it. */
export const ACTOR_SETTINGS = {
  reason: optionalText("text", "The reason, stored with the change. Required."),
  actor: {
    ...optionalText("name", "The actor, stored with the change. Default: the user of this machine."),
    variable: "ACTOR",
  },
};

/** @throws SettingsError without a reason */
export function readActor({ reason, actor }: SettingsOf<typeof ACTOR_SETTINGS>): {
  readonly actor: string;
  readonly reason: string;
} {
  if (reason === undefined || reason.trim() === "")
    throw new SettingsError(["--reason: expected a reason, got nothing"]);
  return { actor: actor ?? userInfo().username, reason };
}
