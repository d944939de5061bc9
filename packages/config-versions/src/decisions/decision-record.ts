/** What is kept of one search that was decided. No personal data is in it. */
export interface DecisionRecord {
  /** The moment of the decision, in milliseconds since 1970 began in UTC. */
  readonly instant: number;
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly requestId: string;
  /** Of the configuration that decided. */
  readonly digest: string;
  /** The problem that the search was answered with; undefined when methods were offered. */
  readonly problem: string | undefined;
  /** What the configuration read of the request: plain JSON, from which the decision is made again. */
  readonly facts: object;
  /** The methods of the answer in its order, each with its preference. */
  readonly offered: readonly (readonly [methodId: number, preference: number])[];
  readonly durationUs: number;
  /** What was noticed and is no fault: `order-no-characters`. */
  readonly advisories: readonly string[];
}
