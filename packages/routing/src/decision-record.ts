/** The record of one decided search. It holds no personal data. */
export interface DecisionRecord {
  /** When the search was decided, in milliseconds since 1970-01-01 UTC. */
  readonly instant: number;
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly requestId: string;
  /** Digest of the configuration that decided. */
  readonly digest: string;
  /** Code of the problem that the search was answered with; undefined when methods were offered. */
  readonly problem: string | undefined;
  /** The facts of the request, as plain JSON. They suffice to decide again. */
  readonly facts: object;
  /** The offered methods with their preferences, in the order of the answer. */
  readonly offered: readonly (readonly [methodId: number, preference: number])[];
  readonly durationUs: number;
  /** Codes of advisories, such as `order-no-characters`. */
  readonly advisories: readonly string[];
}
