import type { HistoryEntry, VersionOperations } from "@payment-routing/config-store";
import {
  type ConfigurationActivation,
  type ConfigurationActivationList,
  type ConfigurationState,
  type ConfigurationSwitch,
  type ConfigurationVersionDetail,
  type ConfigurationVersionList,
  parseActivationAction,
  parseConfigurationUpload,
  parseRollbackAction,
  type StoredConfiguration,
} from "@payment-routing/operator-contract";
import {
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../../http/internal/internal-route.ts";
import { DIGEST, PAGE_PARAMETERS, readQuery, rejectParameter } from "../../http/internal/read-query.ts";
import { writeMembers, writePage } from "../../http/internal/write-members.ts";
import { act, jobRoute, readRoute } from "../operator-action.ts";
import { describeChangeRejection, describeUnknownVersion } from "./describe-rejection.ts";

const VERSIONS = "/internal/v1/configuration/versions";

const STATE_ROUTE = readRoute("configuration", "/internal/v1/configuration");
const LIST_ROUTE = { ...readRoute("configuration-versions", VERSIONS), query: PAGE_PARAMETERS };
const ACTIVATIONS_ROUTE = {
  ...readRoute("configuration-activations", "/internal/v1/configuration/activations"),
  query: PAGE_PARAMETERS,
};
const VERSION_ROUTE = readRoute("configuration-version", `${VERSIONS}/:digest`);
const UPLOAD_ROUTE = jobRoute("configuration-versions", VERSIONS, "ConfigurationUpload");
const ACTIVATE_ROUTE = jobRoute("configuration-switch", `${VERSIONS}/:digest/activate`, "ActivationAction");
const ROLLBACK_ROUTE = jobRoute(
  "configuration-switch",
  "/internal/v1/configuration/rollback",
  "RollbackAction",
);

/** The routes without their functions. */
export const CONFIGURATION_ROUTES = [
  STATE_ROUTE,
  ACTIVATIONS_ROUTE,
  LIST_ROUTE,
  VERSION_ROUTE,
  UPLOAD_ROUTE,
  ACTIVATE_ROUTE,
  ROLLBACK_ROUTE,
];

/** Routes for the versions of the configuration. */
export function createConfigurationRoutes(configuration: VersionOperations): readonly InternalRoute[] {
  return [
    { ...STATE_ROUTE, answer: () => readState(configuration) },
    { ...ACTIVATIONS_ROUTE, answer: (request) => listActivations(request, configuration) },
    { ...LIST_ROUTE, answer: (request) => list(request, configuration) },
    { ...VERSION_ROUTE, answer: (request) => read(request, configuration) },
    { ...UPLOAD_ROUTE, answer: (request) => upload(request, configuration) },
    { ...ACTIVATE_ROUTE, answer: (request) => activate(request, configuration) },
    { ...ROLLBACK_ROUTE, answer: (request) => rollBack(request, configuration) },
  ];
}

async function readState(configuration: VersionOperations): Promise<InternalAnswer> {
  const { source, servedDigest, active, job } = await configuration.readState();
  const content: ConfigurationState = {
    source,
    served_digest: servedDigest,
    ...(active !== undefined && { active: writeActivation(active) }),
    ...(job !== undefined && { job: writeMembers(job) }),
  };
  return { ok: true, content };
}

/** Writes a recorded switch. */
function writeActivation(activation: HistoryEntry): ConfigurationActivation {
  const { at: activatedAt, kind, digest, previous, actor, databaseRole, reason } = activation;
  const written = { activatedAt, kind, digest, previous: previous ?? undefined, actor, databaseRole, reason };
  return writeMembers(written);
}

async function listActivations(
  { query }: InternalRequest,
  configuration: VersionOperations,
): Promise<InternalAnswer> {
  const page = readPage(query, ACTIVATION_ID);
  if (!page.ok) return page;
  const { items, next } = await configuration.listActivations(page.value);
  const content: ConfigurationActivationList = {
    items: items.map(writeActivation),
    ...(next !== undefined && { next }),
  };
  return { ok: true, content };
}

async function list(
  { query, inTurn }: InternalRequest,
  configuration: VersionOperations,
): Promise<InternalAnswer> {
  const page = readPage(query, DIGEST);
  if (!page.ok) return page;
  const versions = await configuration.listVersions(page.value);
  const content: ConfigurationVersionList = await writePage(versions, inTurn);
  return { ok: true, content };
}

/** Reads the parameters of a list whose `next` has the given form. */
function readPage(query: URLSearchParams, next: RegExp) {
  const parsed = readQuery(PAGE_PARAMETERS, query);
  if (!parsed.ok) return parsed;
  const { after } = parsed.value;
  return after === undefined || next.test(after) ? parsed : rejectParameter("after", AFTER, after);
}

const ACTIVATION_ID = /^\d{1,18}$/;
const AFTER = { ...PAGE_PARAMETERS.after, expected: "the next of another page" };

async function read(
  { parameters: { digest = "" } }: InternalRequest,
  configuration: VersionOperations,
): Promise<InternalAnswer> {
  const version = DIGEST.test(digest) ? await configuration.findVersion(digest) : undefined;
  if (version === undefined) return reject(describeUnknownVersion(digest));
  const content: ConfigurationVersionDetail = writeMembers(version);
  return { ok: true, content };
}

function upload(request: InternalRequest, configuration: VersionOperations): Promise<InternalAnswer> {
  return act(request, parseConfigurationUpload, async ({ action, actor }) => {
    const stored = await configuration.store(action.files, actor);
    if (!stored.ok) return reject(describeChangeRejection(stored.rejection));
    const { digest, isNew, warnings } = stored.value;
    const content: StoredConfiguration = { digest, is_new: isNew, warnings };
    return { ok: true, status: isNew ? 201 : 200, content };
  });
}

function activate(request: InternalRequest, configuration: VersionOperations): Promise<InternalAnswer> {
  return act(request, parseActivationAction, async ({ action, actor, parameters: { digest = "" } }) => {
    if (!DIGEST.test(digest)) return reject(describeUnknownVersion(digest));
    const expected = action.expected_digest;
    return answerSwitch(await configuration.activate(digest, { ...actor, expected }));
  });
}

function rollBack(request: InternalRequest, configuration: VersionOperations): Promise<InternalAnswer> {
  return act(request, parseRollbackAction, async ({ action, actor }) => {
    const { expected_digest: expected, digest } = action;
    const options = { ...actor, expected, ...(digest !== undefined && { digest }) };
    return answerSwitch(await configuration.rollBack(options));
  });
}

function answerSwitch(switched: Awaited<ReturnType<VersionOperations["rollBack"]>>): InternalAnswer {
  if (!switched.ok) return reject(describeChangeRejection(switched.rejection));
  const { digest, previous } = switched.value;
  const content: ConfigurationSwitch = {
    digest,
    ...(previous !== null && { previous }),
    changed: digest !== previous,
  };
  return { ok: true, content };
}
