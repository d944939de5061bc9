import { CELLS_SETTING } from "../../cells/cells-file.ts";
import { inEachCell } from "../../cells/in-each-cell.ts";
import { defineCommand } from "../../command.ts";
import { findDigest, readActiveDigest } from "../../configuration/remote-versions.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { flag, optionalText } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Activate the previously active version. Every process with --config-source database serves it from then on. Run it again to go back one version further. Fails if somebody else activates a version at the same time. Runs no lint and no test cases, so that they cannot block a rollback. Keys do not change.",
  settings: {
    to: optionalText(
      "digest",
      "The version to activate: its digest or the start of it. Default: the version that was active before the current one.",
    ),
    ...ACTION_SETTINGS,
    ...CELLS_SETTING,
    json: flag("Print one JSON object instead of text."),
  },
  run: inEachCell(async (given, { print }) => {
    const service = await connectOperator(given);
    const reason = readReason(given);
    // Only the first of two concurrent rollbacks from one version succeeds.
    const expected_digest = await readActiveDigest(service);
    const wanted = given.to === undefined ? undefined : await findDigest(service, given.to);
    const body = { expected_digest, reason, digest: wanted };
    const { digest, previous = null } = await service.call("rollBackConfiguration", { body });
    if (given.json) print(JSON.stringify({ digest, previous, changed: previous !== digest }));
    else if (previous === digest) print(`${digest} is already active`);
    else {
      print(`active: ${digest}`);
      print(`before: ${previous ?? "none"}`);
    }
  }),
});
