import type { SessionSnapshot } from "./snapshot.ts";

/** What tells one status from another: a report that changes neither is no change of status. */
export interface StatusCodes {
  readonly code: number;
  readonly sub_code?: number;
}

/** A session or one of its transactions has another status than before. */
export interface StatusChange {
  readonly subject: "session" | "transaction";
  /** Of a transaction. */
  readonly transaction_id?: number;
  /** Undefined: it is new. */
  readonly before?: StatusCodes;
  /** Undefined: it is no longer part of the session. */
  readonly after?: StatusCodes;
}

/** Every change of a status between two states of a session: its own first, then those of its transactions. */
export function findStatusChanges(
  before: SessionSnapshot | undefined,
  after: SessionSnapshot,
): readonly StatusChange[] {
  const earlier = new Map(before?.transactions.map(({ id, status }) => [id, status]));
  const session = compare({ subject: "session" }, before?.status, after.status);
  const transactions = after.transactions.flatMap(({ id, status }) => {
    const previous = earlier.get(id);
    earlier.delete(id);
    return compare({ subject: "transaction", transaction_id: id }, previous, status);
  });
  const gone = [...earlier].flatMap(([id, status]) =>
    compare({ subject: "transaction", transaction_id: id }, status, undefined),
  );
  return [...session, ...transactions, ...gone];
}

function compare(
  subject: Pick<StatusChange, "subject" | "transaction_id">,
  before: StatusCodes | undefined,
  after: StatusCodes | undefined,
): readonly StatusChange[] {
  if (before?.code === after?.code && before?.sub_code === after?.sub_code) return [];
  return [{ ...subject, ...(before && { before: pick(before) }), ...(after && { after: pick(after) }) }];
}

function pick({ code, sub_code }: StatusCodes): StatusCodes {
  return sub_code === undefined ? { code } : { code, sub_code };
}
