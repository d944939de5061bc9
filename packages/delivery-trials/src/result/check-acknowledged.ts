import { OpenLedger, type ScriptedReport } from "@payment-routing/test-support/load";
import type pg from "pg";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";

/** A callback, by the number of whichever epoch it has. */
interface Numbered {
  readonly sessionId: number;
  readonly sequence: number;
  readonly codes: readonly number[];
  /** Unix milliseconds. */
  readonly atMs: number;
}

/** The sender's own record of what was acknowledged. */
export class AcknowledgedReports extends OpenLedger {
  readonly acknowledged: Numbered[] = [];

  override enter(
    { report, codes }: ScriptedReport,
    answer: { readonly outcome: string; readonly callback_sequence?: number },
  ): void {
    this.reports++;
    const { outcome, callback_sequence: sequence } = answer;
    if (outcome !== "applied" || sequence === undefined)
      this.fail(`report ${report.report_id}: expected a callback, got ${outcome}`);
    else this.acknowledged.push({ sessionId: report.session_id, sequence, codes, atMs: Date.now() });
  }
}

/** Compares what was acknowledged with the database, and with all that a receiver got that drops what is older by sequence. */
export async function checkCallbacks(
  pool: pg.Pool,
  { sessions, acknowledged }: AcknowledgedReports,
  receipts: readonly Receipt[],
) {
  const { rows } = await pool.query<{ key: string }>(
    "select session_id || '/' || sequence as key from callbacks where session_id = any($1::bigint[])",
    [[...sessions.keys()]],
  );
  const stored = new Set(rows.map(({ key }) => key));
  const own = receipts.filter((receipt) => isAccepted(receipt) && sessions.has(receipt.sessionId));
  const used = new Map<string, string>();
  const newest = new Map<number, number>();
  const ids = new Set<string>();
  const older: string[] = [];
  let repeated = 0;
  for (const receipt of own) {
    const { id, sessionId, sequence, codes, redelivery } = receipt;
    if (ids.has(id)) {
      if (!redelivery) repeated++;
    } else if (sequence <= (newest.get(sessionId) ?? 0)) older.push(keyOf(receipt));
    else {
      newest.set(sessionId, sequence);
      used.set(keyOf(receipt), codes.join());
    }
    ids.add(id);
  }
  const named = {
    /** Acknowledged or stored, and not used. */
    lost: [...new Set([...stored, ...acknowledged.map(keyOf)])].filter((key) => !used.has(key)),
    older,
    forgotten: acknowledged.map(keyOf).filter((key) => !stored.has(key)),
    changed: acknowledged.filter((each) => used.get(keyOf(each)) !== each.codes.join()).map(keyOf),
    unsigned: own.filter(({ secretId }) => secretId === undefined).map(keyOf),
  };
  return {
    figures: {
      acknowledged: acknowledged.length,
      stored: acknowledged.length - named.forgotten.length,
      wanted: stored.size,
      received: [...stored].filter((key) => used.has(key)).length,
      lost: named.lost.length,
      reordered: older.length,
      // Redeliveries are left out.
      "came twice": repeated,
    },
    forgotten: named.forgotten.length,
    issues: Object.entries(named).flatMap(([what, keys]) =>
      keys.slice(0, MAX_NAMED).map((key) => `callback ${key}: ${what}`),
    ),
  };
}

const MAX_NAMED = 5;

/** Names a callback. */
export function keyOf({ sessionId, sequence }: Pick<Numbered, "sessionId" | "sequence">): string {
  return `${sessionId}/${sequence}`;
}
