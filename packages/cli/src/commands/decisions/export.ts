import {
  countDecisions,
  DecisionArchive,
  readDecisions,
  readRejectedSearches,
  writeParquet,
} from "@payment-routing/decision-store";
import { writeDecision, writeRejected } from "@payment-routing/server";
import { defineCommand } from "../../command.ts";
import {
  CONFIGURATION_DIGEST,
  OUTCOME,
  RECORD_SETTINGS,
  readPeriod,
} from "../../configuration/record-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { complainUnreadable, writeNdjson, writeOutput } from "../../decisions/write-output.ts";
import { createProgress } from "../../progress.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import { SETTINGS } from "../../settings/service-settings.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { anyInteger, choice, flag, optionalText } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Export the recorded decisions in the database and in --decision-archive, in approximate order of time, those of an archived day by client. ndjson writes a JSON object per line, with the members that the internal listener returns. parquet writes a column for each member: IDs and durations are integers, decided_at is a timestamp in UTC, and offered, advisories and facts are JSON.",
  settings: {
    format: choice("format", ["ndjson", "parquet"], "ndjson", "The format of the output."),
    output: optionalText(
      "file",
      "The file to write. It appears under this name when it is complete, and replaces a file of this name. - is standard output, which is the default for ndjson; parquet requires a file.",
    ),
    since: RECORD_SETTINGS.since,
    until: RECORD_SETTINGS.until,
    clientId: anyInteger("Select decisions on searches of this client."),
    outcome: optionalText("code", OUTCOME),
    configurationDigest: optionalText("digest", CONFIGURATION_DIGEST),
    rejected: flag(
      "Export the searches that were rejected before a decision instead, with their issues. Only as ndjson; --outcome takes the code of the problem.",
    ),
    decisionArchive: SETTINGS.decisionArchive,
    ...DATABASE_SETTINGS,
  },
  async run(given, terminal) {
    const {
      format,
      output = "-",
      clientId,
      outcome,
      configurationDigest: digest,
      rejected,
      decisionArchive,
    } = given;
    if (rejected && (format === "parquet" || digest !== undefined))
      throw new SettingsError([
        "--rejected: expected neither --format parquet nor --configuration-digest, got one",
      ]);
    if (format === "parquet" && output === "-")
      throw new SettingsError(["--output: expected a file for --format parquet, got standard output"]);
    const period = readPeriod(given);
    await useVersions(given, async (pool) => {
      const progress = createProgress(terminal);
      const archive = decisionArchive === undefined ? undefined : new DecisionArchive(decisionArchive);
      const total = await countDecisions(pool, { ...period, archive });
      let exported = 0;
      const onRead = (read: number, selected: number) => {
        exported = selected;
        progress.show(Math.min(read, total), total);
      };
      const filter = { ...period, clientId, outcome, archive };
      const decisions = () => readDecisions(pool, { ...filter, digest }, onRead);
      const content = rejected
        ? writeNdjson(readRejectedSearches(pool, filter, onRead), writeRejected)
        : format === "parquet"
          ? writeParquet(decisions())
          : writeNdjson(decisions(), writeDecision);
      await writeOutput(output, terminal, content)
        .then(() => progress.show(total, total))
        .finally(progress.stop);
      complainUnreadable(archive?.unreadable, terminal);
      if (exported === 0) terminal.complain(`No recorded ${rejected ? "search" : "decision"} matches.`);
    });
  },
});
