import type { SessionSnapshot } from "./snapshot.ts";

/** The codes that identify a status. */
export interface StatusCodes {
  readonly code: number;
  readonly sub_code?: number;
}

/** A change of the status of a session or transaction. */
export interface StatusChange {
  readonly subject: "session" | "transaction";
  /** Set for a transaction. */
  readonly transaction_id?: number;
  /** Undefined for a new one. */
  readonly before?: StatusCodes;
  /** Undefined for a removed one. */
  readonly after?: StatusCodes;
}

/** Lists the changes between two snapshots, that of the session first. */
export function findStatusChanges(
  before: SessionSnapshot | undefined,
  after: SessionSnapshot,
): readonly StatusChange[] {
  const changes: StatusChange[] = [];
  const compare = (
    subject: Pick<StatusChange, "subject" | "transaction_id">,
    earlier: StatusCodes | undefined,
    later: StatusCodes | undefined,
  ): void => {
    if (earlier?.code === later?.code && earlier?.sub_code === later?.sub_code) return;
    changes.push({
      ...subject,
      ...(earlier && { before: pick(earlier) }),
      ...(later && { after: pick(later) }),
    });
  };
  const gone = new Map<number, StatusCodes>();
  for (const { id, status } of before?.transactions ?? []) gone.set(id, status);
  compare({ subject: "session" }, before?.status, after.status);
  for (const { id, status } of after.transactions) {
    compare({ subject: "transaction", transaction_id: id }, gone.get(id), status);
    gone.delete(id);
  }
  for (const [id, status] of gone) compare({ subject: "transaction", transaction_id: id }, status, undefined);
  return changes;
}

function pick({ code, sub_code }: StatusCodes): StatusCodes {
  return sub_code === undefined ? { code } : { code, sub_code };
}
