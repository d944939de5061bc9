import { describeHolder } from "@payment-routing/config-store";
import { CELLS_SETTING } from "../../cells/cells-file.ts";
import { inEachCell } from "../../cells/in-each-cell.ts";
import { defineCommand } from "../../command.ts";
import { KEY_SETTINGS, readNamedKey, writeNamedKey } from "../../configuration/key-settings.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { flag } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Revoke an API key of a client (--client), or of the internal listener (--scope). Every process with --config-source database rejects it from then on. A revoked key cannot be restored.",
  settings: {
    ...KEY_SETTINGS,
    ...ACTION_SETTINGS,
    ...CELLS_SETTING,
    json: flag("Print one JSON object instead of text."),
  },
  run: inEachCell(async (given, { print }) => {
    const named = readNamedKey(given);
    const service = await connectOperator(given);
    await service.call("revokeKey", { body: { ...writeNamedKey(named), reason: readReason(given) } });
    if (given.json) print(JSON.stringify({ key_id: named.keyId }));
    else print(`revoked: ${named.keyId} of ${describeHolder(named.holder)}`);
  }),
});
