import { type Command, defineCommand } from "../../command.ts";
import { printAction } from "../../operator/follow-action.ts";
import {
  ACTION_SETTINGS,
  connectOperator,
  OPERATOR_SETTINGS,
  readReason,
} from "../../operator/operator-settings.ts";
import { idOperand } from "../../settings/setting-kinds.ts";

const action = idOperand("action", "The number of the action, as actions list shows it.");

export const show = defineCommand({
  description: "Show an action: what it applies to, and its progress.",
  settings: { action, ...OPERATOR_SETTINGS },
  async run(given, { print }) {
    const service = await connectOperator(given);
    const read = await service.call("readAction", { action_id: given.action });
    print(given.json ? JSON.stringify(read) : printAction(read));
  },
});

export const stop = change(
  "stopAction",
  "Stop an action, or decline one that waits for an approval. What was done stays done.",
);

export const approve = change(
  "approveAction",
  "Approve an action that another person requested: a skip begins, a version is checked again and activated. An activation needs a key of scope admin.",
);

function change(id: "stopAction" | "approveAction", description: string): Command {
  return defineCommand({
    description,
    settings: { action, ...ACTION_SETTINGS },
    async run(given, { print }) {
      const body = { reason: readReason(given) };
      const service = await connectOperator(given);
      const changed = await service.call(id, { action_id: given.action, body });
      print(given.json ? JSON.stringify(changed) : printAction(changed));
    },
  });
}
