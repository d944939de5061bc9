import { addressesRebind } from "./addresses-rebind.ts";
import { backendsTerminated, connectionsSilent, databaseCrashed, diskFull } from "./database-faults.ts";
import { restoredToMoment, snapshotRestored } from "./database-restored.ts";
import { decisionsDatabaseAway } from "./decisions-database-away.ts";
import { decisionsProcessKilled } from "./decisions-process-killed.ts";
import { decisionsDiskFull, decisionsSpoolFull } from "./decisions-spool-full.ts";
import { decisionsTopRate } from "./decisions-top-rate.ts";
import { endpointDead } from "./endpoint-dead.ts";
import { fourProcesses, processesKilled } from "./processes-killed.ts";
import { receiversMisbehave } from "./receivers-misbehave.ts";
import type { Scenario } from "./scenario.ts";
import { secretsRotated } from "./secrets-rotated.ts";
import { versionsSideBySide } from "./versions-side-by-side.ts";
import { workersFrozen } from "./workers-frozen.ts";

/** All fault-injection scenarios. */
export const SCENARIOS: readonly Scenario[] = [
  processesKilled,
  fourProcesses,
  workersFrozen,
  backendsTerminated,
  connectionsSilent,
  databaseCrashed,
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
