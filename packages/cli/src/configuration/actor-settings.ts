import { userInfo } from "node:os";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";

/** Who does something, and why: both stay with what was done. */
export const ACTOR_SETTINGS = {
  reason: optionalText("text", "Why. Kept with what is done. Required."),
  actor: {
    ...optionalText("name", "Who, as the history names it. Without it, the user of this machine."),
    variable: "ACTOR",
  },
};

/** @throws SettingsError without a reason */
export function readActor({ reason, actor }: SettingsOf<typeof ACTOR_SETTINGS>): {
  readonly actor: string;
  readonly reason: string;
} {
  if (reason === undefined || reason.trim() === "")
    throw new SettingsError(["--reason: expected a text, got nothing"]);
  return { actor: actor ?? userInfo().username, reason };
}
