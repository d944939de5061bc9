import { findUnknownCodes, type KnownCodes } from "../callbacks/find-unknown-codes.ts";
import type { SessionSnapshot } from "../sessions/snapshot.ts";

/**
 * A made-up snapshot with values that the configuration knows, where codes are closed: the first of each. Statuses stay
 * as they are, since they are what was asked for.
 */
export function takeKnownCodes(snapshot: SessionSnapshot, knownCodes: KnownCodes): SessionSnapshot {
  const taken: SessionSnapshot = structuredClone(snapshot);
  for (const { code, path, received } of findUnknownCodes(knownCodes, taken)) {
    const [first] = knownCodes.get(code) ?? [];
    if (first === undefined || code.endsWith("_status")) continue;
    put(taken, path.slice(1).split("/"), typeof received === "string" ? String(first) : first);
  }
  return taken;
}

function put(target: object, [name = "", ...others]: readonly string[], value: unknown): void {
  if (others.length === 0) Reflect.set(target, name, value);
  else put(Object(Reflect.get(target, name)), others, value);
}
