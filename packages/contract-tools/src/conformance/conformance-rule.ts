import type { Exchange, HttpRequest } from "./exchange.ts";

/**
 * What requires a rule: the interface, or an option that says what the receiver or server has, such as a secret. A
 * decision about a point that the interface leaves open requires nothing of others.
 */
type RuleSource = "interface" | "option" | "decision";

/** A rule of an interface, and how to see whether a server or a receiver keeps it. */
export interface Rule<Target> {
  /** Stable, in kebab-case. */
  readonly id: string;
  /** The section of the interface that states the rule. */
  readonly section: string;
  readonly text: string;
  readonly source: RuleSource;
  /** Why the rule cannot be checked with these options. */
  skip?(target: Target): string | undefined;
  /** The requests to send, in this order. */
  send(target: Target): readonly HttpRequest[];
  /** What is wrong with the exchanges, or undefined. Has one exchange for each request. */
  check(exchanges: readonly Exchange[], target: Target): string | undefined;
}

/** What a rule says, and who requires it. */
export type Facts = Pick<Rule<unknown>, "id" | "section" | "text" | "source">;

const from =
  (source: RuleSource) =>
  (id: string, section: string, text: string): Facts => ({ id, section, text, source });
export const fromInterface = from("interface");
export const fromOption = from("option");
export const fromDecision = from("decision");

export interface RuleResult extends Facts {
  readonly outcome: "passed" | "failed" | "skipped";
  /** Why the rule failed or was skipped. */
  readonly reason?: string;
  readonly exchanges: readonly Exchange[];
}

/** Sends the requests of each rule, one at a time: rules about order and repetition depend on it. */
export async function runRules<Target>(
  rules: readonly Rule<Target>[],
  target: Target,
  post: (request: HttpRequest) => Promise<Exchange>,
  onResult: (result: RuleResult) => void = () => {},
): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = [];
  for (const rule of rules) {
    const result = await runRule(rule, target, post);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function runRule<Target>(
  rule: Rule<Target>,
  target: Target,
  post: (request: HttpRequest) => Promise<Exchange>,
): Promise<RuleResult> {
  const { id, section, text, source } = rule;
  const skipped = rule.skip?.(target);
  if (skipped !== undefined) {
    return { id, section, text, source, outcome: "skipped", reason: skipped, exchanges: [] };
  }
  const exchanges: Exchange[] = [];
  for (const request of rule.send(target)) exchanges.push(await post(request));
  const broken = exchanges.find(({ response }) => response === undefined);
  const reason = broken === undefined ? rule.check(exchanges, target) : `no response: ${broken.error}`;
  return {
    ...{ id, section, text, source, exchanges },
    ...(reason === undefined ? { outcome: "passed" } : { outcome: "failed", reason }),
  };
}
