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

/** Routes for the versions of the configuration. */
export const CONFIGURATION_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("configuration", "/internal/v1/configuration"), answer: readState },
  {
    ...readRoute("configuration-activations", "/internal/v1/configuration/activations"),
    query: PAGE_PARAMETERS,
    answer: listActivations,
  },
  { ...readRoute("configuration-versions", VERSIONS), query: PAGE_PARAMETERS, answer: list },
  { ...readRoute("configuration-version", `${VERSIONS}/:digest`), answer: read },
  { ...jobRoute("configuration-versions", VERSIONS, "ConfigurationUpload"), answer: upload },
  {
    ...jobRoute("configuration-switch", `${VERSIONS}/:digest/activate`, "ActivationAction"),
    answer: activate,
  },
  {
    ...jobRoute("configuration-switch", "/internal/v1/configuration/rollback", "RollbackAction"),
    answer: rollBack,
  },
];

async function readState({ store }: InternalRequest): Promise<InternalAnswer> {
  const { source, servedDigest, active, job } = await store.configuration.readState();
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

async function listActivations({ store, query }: InternalRequest): Promise<InternalAnswer> {
  const page = readPage(query, ACTIVATION_ID);
  if (!page.ok) return page;
  const { items, next } = await store.configuration.listActivations(page.value);
  const content: ConfigurationActivationList = {
    items: items.map(writeActivation),
    ...(next !== undefined && { next }),
  };
  return { ok: true, content };
}

async function list({ store, query, inTurn }: InternalRequest): Promise<InternalAnswer> {
  const page = readPage(query, DIGEST);
  if (!page.ok) return page;
  const versions = await store.configuration.listVersions(page.value);
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

async function read({ store, parameters: { digest = "" } }: InternalRequest): Promise<InternalAnswer> {
  const version = DIGEST.test(digest) ? await store.configuration.findVersion(digest) : undefined;
  if (version === undefined) return reject(describeUnknownVersion(digest));
  const content: ConfigurationVersionDetail = writeMembers(version);
  return { ok: true, content };
}

function upload(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseConfigurationUpload, async ({ store, action, actor }) => {
    const stored = await store.configuration.store(action.files, actor);
    if (!stored.ok) return reject(describeChangeRejection(stored.rejection));
    const { digest, isNew, warnings } = stored.value;
    const content: StoredConfiguration = { digest, is_new: isNew, warnings };
    return { ok: true, status: isNew ? 201 : 200, content };
  });
}

function activate(request: InternalRequest): Promise<InternalAnswer> {
  return act(
    request,
    parseActivationAction,
    async ({ store, action, actor, parameters: { digest = "" } }) => {
      if (!DIGEST.test(digest)) return reject(describeUnknownVersion(digest));
      const expected = action.expected_digest;
      return answerSwitch(await store.configuration.activate(digest, { ...actor, expected }));
    },
  );
}

function rollBack(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseRollbackAction, async ({ store, action, actor }) => {
    const { expected_digest: expected, digest } = action;
    const options = { ...actor, expected, ...(digest !== undefined && { digest }) };
    return answerSwitch(await store.configuration.rollBack(options));
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
