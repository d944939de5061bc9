import { type Pool, runTransaction } from "@payment-routing/database";
import { ANY_CLIENT, hashEvent, hashRequest } from "./event-filter.ts";
import type { StoredRecord } from "./rejected-search.ts";
import { SegmentReader } from "./segment.ts";
import { listBlocks, READ_BLOCKS, readSegments } from "./stored-blocks.ts";

/** A decision or a rejected search with an ID that was looked up. */
export interface FoundDecision extends Pick<StoredRecord, "instant" | "requestId"> {
  readonly kind: "event" | "request";
  /** Undefined where a rejected search does not know it. */
  readonly clientId: number | undefined;
  readonly eventId: number | undefined;
  readonly isRejected: boolean;
}

/**
 * Finds decisions and rejected searches by the ID of their event or request, the newest first, without their client. Reads no
 * blocks that may not hold them; so those that a version before this one stored are not found until they are merged.
 *
 * @param text the ID of a request, or of an event in decimal
 * @param clientIds only theirs are found. Default: all
 */
export function findDecisions(
  pool: Pool,
  text: string,
  { since, limit }: { readonly since: Date; readonly limit: number },
  clientIds?: readonly number[],
): Promise<readonly FoundDecision[]> {
  const eventId = /^-?\d{1,16}$/.test(text) ? Number(text) : undefined;
  const ids = [hashRequest(text), ...(eventId === undefined ? [] : [hashEvent(ANY_CLIENT, eventId)])];
  const isOfClients = ({ clientId = Number.NaN }: FoundDecision) => clientIds?.includes(clientId) ?? true;
  return runTransaction(
    pool,
    async (client) => {
      const found: FoundDecision[] = [];
      for await (const head of listBlocks(client, { since: since.getTime(), ids }, "newest")) {
        for (const bytes of await readSegments(client, head)) {
          const segment = new SegmentReader(bytes);
          found.push(...[...findRows(segment, text, eventId)].filter(isOfClients));
        }
        // Blocks overlap by less than their length: the newest are among these.
        if (found.length > limit) break;
      }
      return found.sort((one, other) => other.instant - one.instant).slice(0, limit);
    },
    READ_BLOCKS,
  );
}

function* findRows(
  segment: SegmentReader,
  text: string,
  wanted: number | undefined,
): Generator<FoundDecision, void, void> {
  const [eventAt, requestAt] = [segment.column("eventId"), segment.column("requestId")];
  for (let row = 0; row < segment.size; row++) {
    const isEvent = wanted !== undefined && eventAt(row) === wanted;
    if (!isEvent && requestAt(row) !== text) continue;
    const { instant, requestId, rejected, ...record } = segment.recordAt(row);
    const { clientId, eventId } = rejected ?? record;
    // A search whose event is not known is stored with event 0.
    if (isEvent && eventId === undefined) continue;
    const kind = isEvent ? "event" : "request";
    yield { kind, instant, requestId, clientId, eventId, isRejected: rejected !== undefined };
  }
}
