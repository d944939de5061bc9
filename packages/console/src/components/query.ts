/** The query of an address: `?client_id=10077`, or nothing. Leaves out what is empty. */
export function writeQuery(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== "");
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Those parameters of an address that the interface has too. Others would be rejected. */
export function pickQuery(
  query: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}

/** The states of callbacks that wait in lanes. Those that the contract rejects wait for an operator. */
export const UNDELIVERED = "waiting,rejected";
