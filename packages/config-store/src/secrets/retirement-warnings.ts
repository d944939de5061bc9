import type { SecretId } from "@payment-routing/config-contract";
import type { MerchantCallbacks } from "@payment-routing/delivery/callback-defaults";
import type { Secrets } from "./secrets.ts";

/**
 * Lists warnings about retired secrets: clients without a live secret, and secrets that retire before the retries of the
 * callbacks that they signed end.
 */
export function listRetirementWarnings(
  merchants: ReadonlyMap<number, MerchantCallbacks>,
  secrets: Secrets,
): string[] {
  const now = Date.now();
  return [
    ...listMissingSecrets(merchants, secrets),
    ...secrets.ids.flatMap((id) => warnOfEarlyRetirement(id, merchants, secrets, now)),
  ];
}

/** Lists the clients whose callbacks cannot be signed. */
export function listMissingSecrets(
  merchants: ReadonlyMap<number, MerchantCallbacks>,
  secrets: Secrets,
): string[] {
  return [...merchants].flatMap(([clientId, { secrets: ids }]) => warnOfMissing(clientId, ids, secrets));
}

function warnOfMissing(
  clientId: number,
  { webhook, body_signature, mac_salt }: MerchantCallbacks["secrets"],
  secrets: Secrets,
): string[] {
  const missing = [
    webhook.some(secrets.isLive) ? [] : ["webhook secret"],
    body_signature === undefined || secrets.isLive(body_signature) ? [] : ["body signature secret"],
    mac_salt === undefined || secrets.isLive(mac_salt) ? [] : ["MAC salt"],
  ].flat();
  return missing.map(
    (what) => `client ${clientId} has no ${what} that is not retired: its callbacks cannot be signed`,
  );
}

/** A secret that no client names any more may have signed for any of them: the longest retry schedule counts. */
function warnOfEarlyRetirement(
  id: SecretId,
  merchants: ReadonlyMap<number, MerchantCallbacks>,
  secrets: Secrets,
  now: number,
): string[] {
  const retiredAt = secrets.retirementOf(id);
  if (retiredAt === undefined || retiredAt.getTime() <= now) return [];
  const all = [...merchants.values()];
  const users = all.filter((merchant) => isNamed(id, merchant));
  const horizons = (users.length > 0 ? users : all).map(computeRetryHorizonMs);
  const retriedUntil = new Date(now + Math.max(0, ...horizons));
  if (retiredAt >= retriedUntil) return [];
  const until = `callbacks signed now may be retried until ${retriedUntil.toISOString()}`;
  return [`the secret ${id} retires at ${retiredAt.toISOString()}, but ${until}`];
}

function isNamed(id: SecretId, { secrets }: MerchantCallbacks): boolean {
  return [...secrets.webhook, secrets.body_signature, secrets.mac_salt].includes(id);
}

/** The longest time from the first attempt of a callback to the end of the last one, by the merchant's schedule. */
function computeRetryHorizonMs({ retry, total_timeout_ms }: MerchantCallbacks): number {
  const pausesMs = retry.schedule_seconds.reduce((total, pause) => total + pause * 1000, 0);
  return pausesMs * (1 + retry.jitter) + (retry.schedule_seconds.length + 1) * total_timeout_ms;
}
