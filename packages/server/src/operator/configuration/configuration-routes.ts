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
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../../http/internal/internal-route.ts";
import { DIGEST, PAGE_PARAMETERS, rejectParameter } from "../../http/internal/read-query.ts";
import { type AnswerQuery, withQuery } from "../../http/internal/with-query.ts";
import { writeMembers, writePage } from "../../http/internal/write-members.ts";
import { act, jobRoute, readRoute } from "../operator-action.ts";
import { describeChangeRejection, describeUnknownVersion } from "./describe-rejection.ts";

const ACTIVATION_ID = /^\d{1,18}$/;
const VERSIONS = "/internal/v1/configuration/versions";

/** Routes for the versions of the configuration. */
export const CONFIGURATION_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("configuration", "/internal/v1/configuration"), answer: readState },
  {
    ...readRoute("configuration-activations", "/internal/v1/configuration/activations"),
    ...withPage(ACTIVATION_ID, async (page, { store }) => {
      const { items, next } = await store.configuration.listActivations(page);
      return answerWith<ConfigurationActivationList>({
        items: items.map(writeActivation),
        ...(next !== undefined && { next }),
      });
    }),
  },
  {
    ...readRoute("configuration-versions", VERSIONS),
    ...withPage(DIGEST, async (page, { store, inTurn }) => {
      const versions = await store.configuration.listVersions(page);
      return answerWith<ConfigurationVersionList>(await writePage(versions, inTurn));
    }),
  },
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
  return answerWith<ConfigurationState>({
    source,
    served_digest: servedDigest,
    ...(active !== undefined && { active: writeActivation(active) }),
    ...(job !== undefined && { job: writeMembers(job) }),
  });
}

/** Writes a recorded switch. */
function writeActivation(activation: HistoryEntry): ConfigurationActivation {
  const { at: activatedAt, kind, digest, previous, actor, databaseRole, reason } = activation;
  const written = { activatedAt, kind, digest, previous: previous ?? undefined, actor, databaseRole, reason };
  return writeMembers(written);
}

/** `withQuery` for a list whose `next` has the given form. */
function withPage(next: RegExp, answer: AnswerQuery<typeof PAGE_PARAMETERS>) {
  return withQuery(PAGE_PARAMETERS, async (page, request) => {
    const { after } = page;
    return after === undefined || next.test(after)
      ? answer(page, request)
      : rejectParameter("after", AFTER, after);
  });
}

const AFTER = { ...PAGE_PARAMETERS.after, expected: "the next of another page" };

async function read({ store, parameters: { digest = "" } }: InternalRequest): Promise<InternalAnswer> {
  const version = DIGEST.test(digest) ? await store.configuration.findVersion(digest) : undefined;
  if (version === undefined) return reject(describeUnknownVersion(digest));
  return answerWith<ConfigurationVersionDetail>(writeMembers(version));
}

function upload(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseConfigurationUpload, async ({ store, action, actor }) => {
    const stored = await store.configuration.store(action.files, actor);
    if (!stored.ok) return reject(describeChangeRejection(stored.rejection));
    const { digest, isNew, warnings } = stored.value;
    return answerWith<StoredConfiguration>({ digest, is_new: isNew, warnings }, isNew ? 201 : 200);
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
  return answerWith<ConfigurationSwitch>({
    digest,
    ...(previous !== null && { previous }),
    changed: digest !== previous,
  });
}
