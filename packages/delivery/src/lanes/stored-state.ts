// How the state of lanes and endpoints is stored. Active ones are stored as 'open', the only word that version 0.1.0 knows, because
// both versions use the tables during a roll-out. Every statement reads 'active' too, so that the next version can store it.

/** SQL of the stored state of an active lane or endpoint. */
export const STORED_ACTIVE = "'open'";

/** The stored forms of each state of a lane. */
export const STORED_STATES = { active: ["active", "open"], paused: ["paused"], parked: ["parked"] } as const;

/** SQL: whether a lane is active, by its column `state`. A condition of the index `lanes_due`. */
export function isActive(state: string): string {
  return `${state} in ('active', 'open')`;
}

/** SQL: whether a lane is paused or parked. Implies the condition of the index `lanes_not_open`. */
export function isInactive(state: string): string {
  return `${state} not in ('active', 'open')`;
}

/** SQL of the state of a lane or an endpoint, by its column `state`. */
export function selectState(state: string): string {
  return `case ${state} when 'open' then 'active' else ${state} end`;
}
