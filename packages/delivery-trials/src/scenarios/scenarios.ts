import { addressesRebind } from "./addresses-rebind.ts";
import { backendsTerminated, connectionsSilent, databaseCrashed, diskFull } from "./database-faults.ts";
import { restoredToMoment, snapshotRestored } from "./database-restored.ts";
import {
  decisionsDatabaseAway,
  decisionsDiskFull,
  decisionsProcessKilled,
  decisionsSpoolFull,
  decisionsTopRate,
} from "./decision-faults.ts";
import { passwordRotated } from "./password-rotated.ts";
import { fourProcesses, processesKilled, workersFrozen } from "./process-faults.ts";
import { endpointDead, receiversMisbehave } from "./receiver-faults.ts";
import type { Scenario } from "./scenario.ts";
import { secretsRotated } from "./secrets-rotated.ts";
import { versionsSideBySide } from "./versions-side-by-side.ts";

/** All fault-injection scenarios. */
export const SCENARIOS: readonly Scenario[] = [
  processesKilled,
  fourProcesses,
  workersFrozen,
  backendsTerminated,
  connectionsSilent,
  databaseCrashed,
  passwordRotated,
  snapshotRestored,
  restoredToMoment,
  diskFull,
  receiversMisbehave,
  addressesRebind,
  secretsRotated,
  endpointDead,
  versionsSideBySide,
  decisionsDatabaseAway,
  decisionsProcessKilled,
  decisionsDiskFull,
  decisionsSpoolFull,
  decisionsTopRate,
];
