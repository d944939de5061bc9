import type { ProblemCode } from "../../problems/problem.ts";
import { KEYS, PAGE } from "../parameter-texts.ts";
import type { OperationText } from "./routes.ts";

const JOB_PROBLEMS = [
  "unknown-version",
  "job-under-way",
  "invalid-configuration",
  "job-too-large",
] as const satisfies readonly ProblemCode[];

const JOB_NOTE =
  "The response reports the progress, a line about five times a second; the last line has `finished: true` and either `result` or `problem`. A process runs one job at a time, in a thread with a limit on its memory. A second one waits a second for it to end, then the answer is `job-under-way`. Closing the request ends the job.";

/** The texts of the routes for configurations, keys and secrets. */
export const CONFIGURATION_OPERATIONS: Readonly<Record<string, OperationText>> = {
  "GET /configuration": {
    id: "readConfiguration",
    summary: "Read which configuration is active",
    description:
      "The answering process may serve another digest than the active one for some seconds, or when it rejects the active version; its log then has the issues.",
  },
  "GET /configuration/activations": {
    id: "listActivations",
    summary: "List activations and rollbacks",
    description: "The newest first.",
    parameters: PAGE,
  },
  "GET /configuration/versions": {
    id: "listConfigurationVersions",
    summary: "List the stored versions of the configuration",
    description: "The newest first.",
    parameters: PAGE,
  },
  "GET /configuration/versions/{digest}": {
    id: "readConfigurationVersion",
    summary: "Read a version of the configuration with its files",
    problems: ["unknown-version"],
  },
  "POST /configuration/versions": {
    id: "storeConfigurationVersion",
    summary: "Validate and store a version of the configuration",
    description:
      "Nothing is stored when the configuration has an issue: the problem has `configuration_issues` with their positions. The version is not active. The check is a job of the process, which runs one at a time.",
    statuses: {
      200: "A version with this content is stored already.",
      201: "The version is stored.",
    },
    problems: ["invalid-configuration", "job-under-way"],
  },
  "POST /configuration/versions/{digest}/activate": {
    id: "activateConfigurationVersion",
    summary: "Activate a version of the configuration",
    description:
      "Validates it with the secrets of the answering process, and runs the lint and the test cases first.",
    problems: [
      "unknown-version",
      "configuration-from-files",
      "job-under-way",
      "invalid-configuration",
      "other-version-active",
    ],
  },
  "POST /configuration/rollback": {
    id: "rollBackConfiguration",
    summary: "Roll back to the version that was active before, or to a given version",
    description: "Runs no checks, so that they cannot block a rollback. Keys do not change.",
    problems: ["configuration-from-files", "other-version-active", "no-version-before", "unknown-version"],
  },
  "POST /configuration/validate": {
    id: "validateConfiguration",
    summary: "Validate a configuration",
    description: `With the secrets of the answering process. Stores nothing. ${JOB_NOTE}`,
    problems: JOB_PROBLEMS,
  },
  "POST /configuration/lint": {
    id: "lintConfiguration",
    summary: "Find likely mistakes in a configuration",
    description: `With closed codes, also callbacks of sessions that they would reject. ${JOB_NOTE}`,
    problems: JOB_PROBLEMS,
  },
  "POST /configuration/cases": {
    id: "runTestCases",
    summary: "Run the test cases of a configuration",
    description: `At the current time. ${JOB_NOTE}`,
    problems: JOB_PROBLEMS,
  },
  "POST /configuration/diff": {
    id: "compareConfigurations",
    summary: "Compare two configurations by their effect",
    description: `Sends the same generated requests to both. ${JOB_NOTE}`,
    problems: JOB_PROBLEMS,
  },
  "POST /configuration/simulate": {
    id: "simulateConfiguration",
    summary: "Replay recorded requests against a configuration",
    description: `Lists how the answers would change, each at its original time. ${JOB_NOTE}`,
    problems: JOB_PROBLEMS,
  },
  "POST /configuration/coverage": {
    id: "measureCoverage",
    summary: "Find which constraint excludes each method most often",
    description: `Replays recorded requests. ${JOB_NOTE}`,
    problems: JOB_PROBLEMS,
  },
  "GET /keys": {
    id: "listKeys",
    summary: "List keys",
    description:
      "Without their texts and digests, revoked ones included, with their last use. Where keys come from files, only those in use.",
    parameters: KEYS,
  },
  "POST /keys": {
    id: "createKey",
    summary: "Create a key",
    description:
      "The response has the generated key, which cannot be read again, and a warning when the configuration does not have the client. `key-exists`: the holder has or had a key with this ID, or somebody has this key.",
    statuses: { 201: "The key is valid." },
    problems: ["configuration-from-files", "key-exists"],
  },
  "POST /keys/revoke": {
    id: "revokeKey",
    summary: "Revoke a key for good",
    problems: ["configuration-from-files", "unknown-key"],
  },
  "GET /secrets": {
    id: "listSecrets",
    summary: "List the signing secrets of the answering process",
    description: "Names and ages, never texts.",
  },
};
