// Leases of lanes and redeliveries, as SQL over a row of either table.
//
// A lease is `leased_by`, `leased_until` and `lease_version`, its fence. Versions before migration 0012 know another form:
// the row is held while `lease` is odd, until `due_at`. This version writes both and reads either: the columns are valid
// while `lease_version` equals `lease`, because an older worker changes `lease` alone. Every lease has a number of its own,
// so the comparison never holds by accident. Claims and fences use `due_at` and `lease`, which both versions maintain.

/** When the lease of a row ends or ended; null for a row that nobody holds. */
export function leasedUntil(row: string): string {
  return `(case when ${row}.lease_version = ${row}.lease then ${row}.leased_until
    when ${row}.lease % 2 = 1 then ${row}.due_at end)`;
}

/** Whether a worker holds the row now. Never null. */
export function isLeased(row: string): string {
  return `coalesce(${leasedUntil(row)} > now(), false)`;
}

/** Assignments of an update that lease a row to a worker. The new number is odd and higher than any before. */
export function assignLease(row: string, worker: string, until: string): string {
  const next = `${row}.lease + 1 + ${row}.lease % 2`;
  return `lease = ${next}, lease_version = ${next}, leased_by = ${worker}, leased_until = ${until}, due_at = ${until}`;
}

/** Assignments that end the lease of a row, if there is one. The holder's settlement then matches nothing. */
export function endLease(row: string): string {
  return assignReleased(`${row}.lease + ${row}.lease % 2`);
}

/** Assignments that end the lease and change its number even where nobody holds the row. */
export function invalidateLease(row: string): string {
  return assignReleased(`${row}.lease + 1 + (${row}.lease + 1) % 2`);
}

function assignReleased(next: string): string {
  return `lease = ${next}, lease_version = ${next}, leased_by = null, leased_until = null`;
}
