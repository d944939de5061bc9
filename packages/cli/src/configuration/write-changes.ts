import type { ChangedAnswer, SimulationReport } from "@payment-routing/config-analysis";
import { type Locate, writeReason } from "@payment-routing/server";

/** What changes, for a machine: each reason of an example with the file and line that it comes from. */
export function writeChanges({ examples, ...report }: SimulationReport, locate: Locate): object {
  const written = Object.entries(examples).map(([change, answers]) => [
    change,
    answers.map((answer) => writeExample(answer, locate)),
  ]);
  return { ...report, examples: Object.fromEntries(written) };
}

function writeExample({ lost, ...answer }: ChangedAnswer, locate: Locate): object {
  const written = lost.map(({ methodId, reasons }) => {
    return { methodId, reasons: reasons.map((reason) => writeReason(reason, locate)) };
  });
  return { ...answer, lost: written };
}
