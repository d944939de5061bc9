import type { ClientCallbacks, StatusMatch } from "@payment-routing/config-contract";
import type { MerchantCallbacks } from "@payment-routing/delivery";
import { resolveCallbacks } from "@payment-routing/delivery";
import { fault, type JudgedFault } from "./judged-fault.ts";

type Faults = Generator<JudgedFault, void, undefined>;

/**
 * What the schema cannot say of a client's callbacks, which stand at the path: addresses are URLs, of https outside the
 * sandbox, the time zone exists, time-outs fit into each other, every entry can be reached, and what belongs together is
 * there together.
 */
export function checkCallbacks(path: string, callbacks: ClientCallbacks, sandbox: boolean): JudgedFault[] {
  const resolved = resolveCallbacks(callbacks);
  return [
    ...checkEndpoint(`${path}/endpoint`, resolved, sandbox),
    ...checkOrigins(`${path}/allowed_origins`, resolved, sandbox),
    ...checkTimeZone(`${path}/time_zone`, resolved),
    ...checkTimeouts(path, callbacks, resolved),
    ...checkOrder(`${path}/internal_codes/by_session_status`, resolved.internal_codes.by_session_status),
    ...checkSigning(path, resolved),
  ];
}

function* checkEndpoint(path: string, { endpoint }: MerchantCallbacks, sandbox: boolean): Faults {
  // Not repeated: an address may hold what opens it.
  if (!URL.canParse(endpoint)) yield fault(path, "a URL", "other text");
  else yield* checkScheme(path, endpoint, sandbox);
}

function* checkOrigins(path: string, { allowed_origins }: MerchantCallbacks, sandbox: boolean): Faults {
  for (const [position, origin] of allowed_origins.entries()) {
    const originPath = `${path}/${position}`;
    const url = URL.parse(origin);
    if (url === null) yield fault(originPath, "an origin", "other text");
    // A URL may have it in its host, and no host that there is does.
    else if (url.hostname.includes("*"))
      yield fault(originPath, "an origin of one host", JSON.stringify(origin));
    else if (url.origin !== origin)
      yield fault(originPath, `the origin as ${JSON.stringify(url.origin)}`, JSON.stringify(origin));
    else yield* checkScheme(originPath, origin, sandbox);
  }
}

function* checkScheme(path: string, url: string, sandbox: boolean): Faults {
  if (!sandbox && url.startsWith("http:"))
    yield fault(path, "https, as this is not the sandbox", "plain http");
}

function* checkTimeZone(path: string, { time_zone }: MerchantCallbacks): Faults {
  if (time_zone === undefined) return;
  try {
    new Intl.DateTimeFormat("en", { timeZone: time_zone });
  } catch {
    yield fault(path, "a time zone of the IANA database", JSON.stringify(time_zone));
  }
}

function* checkTimeouts(path: string, given: ClientCallbacks, resolved: MerchantCallbacks): Faults {
  const { connect_timeout_ms, total_timeout_ms } = resolved;
  if (connect_timeout_ms <= total_timeout_ms) return;
  yield given.connect_timeout_ms === undefined
    ? fault(
        `${path}/total_timeout_ms`,
        `at least connect_timeout_ms, which is ${connect_timeout_ms}`,
        total_timeout_ms,
      )
    : fault(
        `${path}/connect_timeout_ms`,
        `at most total_timeout_ms, which is ${total_timeout_ms}`,
        connect_timeout_ms,
      );
}

function* checkOrder(path: string, entries: readonly StatusMatch[]): Faults {
  for (const [position, { code, sub_code }] of entries.entries()) {
    const isAccepted = entries
      .slice(0, position)
      .some((before) => before.code === code && [undefined, sub_code].includes(before.sub_code));
    const status = sub_code === undefined ? `${code}` : `${code} with sub_code ${sub_code}`;
    if (isAccepted) yield fault(`${path}/${position}`, "a status that no entry before it matches", status);
  }
}

/** As many as one delivery may be signed with. */
const MAX_WEBHOOK_SECRETS = 16;

function* checkSigning(path: string, { mac, secrets }: MerchantCallbacks): Faults {
  const { webhook, mac_salt } = secrets;
  if (webhook.length > MAX_WEBHOOK_SECRETS)
    yield fault(`${path}/secrets/webhook`, `at most ${MAX_WEBHOOK_SECRETS} items`, webhook.length);
  if (mac !== undefined && mac_salt === undefined)
    yield fault(`${path}/secrets/mac_salt`, 'a member, as there is a member "mac"', "nothing");
  if (mac === undefined && mac_salt !== undefined)
    yield fault(`${path}/mac`, 'a member, as there is a member "mac_salt" in secrets', "nothing");
}
