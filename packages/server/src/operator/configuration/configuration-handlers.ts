import type { HistoryEntry, VersionOperations } from "@payment-routing/config-store";
import type { ConfigurationActivation, ConfigurationSwitch } from "@payment-routing/operator-contract";
import { INVALID_CURSOR } from "../../http/internal/describe-failure.ts";
import { type Answer, answerWith, defineHandlers, reject } from "../../http/internal/operation.ts";
import { writeMembers, writePage } from "../../http/internal/write-members.ts";
import { describeChangeRejection, describeUnknownVersion } from "./describe-rejection.ts";

const ACTIVATION_ID = /^\d{1,18}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Read, store and switch the versions of the configuration. */
export const CONFIGURATION_HANDLERS = defineHandlers({
  readConfiguration: async ({ store }) => {
    const { source, servedDigest, active, job } = await store.configuration.readState();
    return answerWith({
      source,
      served_digest: servedDigest,
      ...(active !== undefined && { active: writeActivation(active) }),
      ...(job !== undefined && { job: writeMembers(job) }),
    });
  },

  listActivations: async ({ parameters: { limit, after }, store }) => {
    if (after !== undefined && !ACTIVATION_ID.test(after)) return reject(INVALID_CURSOR);
    const { items, next } = await store.configuration.listActivations({ limit, after });
    return answerWith({ items: items.map(writeActivation), ...(next !== undefined && { next }) });
  },

  listConfigurationVersions: async ({ parameters: { limit, after }, store, inTurn }) => {
    if (after !== undefined && !DIGEST.test(after)) return reject(INVALID_CURSOR);
    return answerWith(await writePage(await store.configuration.listVersions({ limit, after }), inTurn));
  },

  readConfigurationVersion: async ({ parameters: { digest }, store }) => {
    const version = await store.configuration.findVersion(digest);
    if (version === undefined) return reject(describeUnknownVersion(digest));
    return answerWith(writeMembers(version));
  },

  storeConfigurationVersion: async ({ store, body, actor }) => {
    const stored = await store.configuration.store(body, actor);
    if (!stored.ok) return reject(describeChangeRejection(stored.rejection));
    const { digest, isNew, warnings } = stored.value;
    return answerWith({ digest, is_new: isNew, warnings }, isNew ? 201 : 200);
  },

  activateConfigurationVersion: async ({ store, delivery, parameters: { digest }, body, actor }) => {
    const { expected_digest: expected } = body;
    const options = { ...actor, expected };
    if (!store.secondPerson || digest === expected)
      return answerSwitch(await store.configuration.activate(digest, options));
    const checked = await store.configuration.checkActivation(digest, options);
    if (!checked.ok) return reject(describeChangeRejection(checked.rejection));
    const request = { kind: "activate-configuration", target: { digest, expectedDigest: expected } } as const;
    const action = await delivery.operations.requestAction(request, actor, { needsApproval: true });
    return answerWith({ digest: expected, changed: false, action_id: action.actionId }, 202);
  },

  rollBackConfiguration: async ({ store, body: { expected_digest: expected, digest }, actor }) => {
    const options = { ...actor, expected, ...(digest !== undefined && { digest }) };
    return answerSwitch(await store.configuration.rollBack(options));
  },
});

/** Writes a recorded switch. */
function writeActivation(activation: HistoryEntry): ConfigurationActivation {
  const { at: activatedAt, kind, digest, previous, actor, databaseRole, reason } = activation;
  const written = { activatedAt, kind, digest, previous: previous ?? undefined, actor, databaseRole, reason };
  return writeMembers(written);
}

function answerSwitch(
  switched: Awaited<ReturnType<VersionOperations["rollBack"]>>,
): Answer<ConfigurationSwitch> {
  if (!switched.ok) return reject(describeChangeRejection(switched.rejection));
  const { digest, previous } = switched.value;
  return answerWith({
    digest,
    ...(previous !== null && { previous }),
    changed: digest !== previous,
  });
}
