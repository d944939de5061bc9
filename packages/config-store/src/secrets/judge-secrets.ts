import { type SecretEntry, validateSecretsFile } from "@payment-routing/config-contract";
import { faultFromSecretIssue } from "../configuration/fault-from-issue.ts";
import { fault, type JudgedFault, repeated } from "../configuration/judged-fault.ts";

/**
 * Judges what secrets files hold, by the schema and by what it cannot say: each ID is given once, and each secret has
 * its text in one place.
 */
export function judgeSecrets(members: Readonly<Record<string, unknown>>): {
  /** Empty when there are faults. */
  readonly entries: readonly SecretEntry[];
  readonly faults: readonly JudgedFault[];
} {
  const judged = validateSecretsFile(members);
  if (!judged.ok) return { entries: [], faults: judged.issues.map(faultFromSecretIssue) };
  const { secrets } = judged.value;
  const faults = secrets.flatMap((entry, position) => [
    ...checkId(`/secrets/${position}/id`, entry, secrets.slice(0, position)),
    ...checkPlace(`/secrets/${position}`, entry),
  ]);
  return { entries: faults.length > 0 ? [] : secrets, faults };
}

function checkId(path: string, { id }: SecretEntry, before: readonly SecretEntry[]): JudgedFault[] {
  const position = before.findIndex((entry) => entry.id === id);
  return position === -1 ? [] : [repeated(path, "id", JSON.stringify(id), `/secrets/${position}/id`)];
}

function checkPlace(path: string, entry: SecretEntry): JudgedFault[] {
  const places = (["value", "env", "file"] as const).filter((place) => entry[place] !== undefined);
  return places.length === 1
    ? []
    : [fault(path, "one of value, env and file", places.join(" and ") || "none of them")];
}
