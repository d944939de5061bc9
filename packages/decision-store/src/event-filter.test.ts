import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ANY_CLIENT,
  type EventFilter,
  EventFilterWriter,
  hashEvent,
  hashRequest,
  listSegments,
} from "./event-filter.ts";

/** Reads the bucket of a position, as the database does. */
function sliceOf({ bytes, buckets }: EventFilter, { position }: { position: number }): Uint8Array {
  const width = bytes.length / buckets;
  const bucket = Math.floor((position * buckets) / 2 ** 28);
  return bytes.subarray(bucket * width, (bucket + 1) * width);
}

function find(filter: EventFilter, clientId: number, eventId: number): readonly number[] {
  const hash = hashEvent(clientId, eventId);
  return listSegments(sliceOf(filter, hash), hash);
}

test("every event is found in its segments", () => {
  const event = fc.tuple(fc.maxSafeInteger(), fc.maxSafeInteger());
  fc.assert(
    fc.property(fc.array(fc.array(event, { maxLength: 200 }), { maxLength: 5 }), (segments) => {
      const writer = new EventFilterWriter();
      for (const events of segments) {
        for (const [clientId, eventId] of events) writer.add(hashEvent(clientId, eventId));
        writer.endSegment();
      }
      const filter = writer.write();
      for (const [number, events] of segments.entries())
        for (const [clientId, eventId] of events) expect(find(filter, clientId, eventId)).toContain(number);
    }),
  );
});

test("other events are hardly found, whether IDs are consecutive or random", () => {
  for (const idOf of [(n: number) => n, (n: number) => (n * 0x9e3779b97f4a) % Number.MAX_SAFE_INTEGER]) {
    const writer = new EventFilterWriter();
    for (let n = 0; n < 16_384; n++) writer.add(hashEvent(n % 1000, idOf(n)));
    const filter = writer.write();
    // Four bytes an entry, and some space.
    expect(filter.bytes.length).toBeLessThan(16_384 * 6);
    let found = 0;
    for (let n = 20_000; n < 120_000; n++) found += find(filter, n % 1000, idOf(n)).length;
    expect(found).toBeLessThan(20);
  }
});

test("a repeated event takes one entry a segment", () => {
  const writer = new EventFilterWriter();
  for (let segment = 0; segment < 3; segment++) {
    for (let n = 0; n < 1000; n++) writer.add(hashEvent(1, 1));
    writer.endSegment();
  }
  const filter = writer.write();
  expect([find(filter, 1, 1), filter.bytes.length]).toEqual([[0, 1, 2], 12]);
});

test("IDs that fall into one bucket do not make the filter large", () => {
  const events = Array.from({ length: 300_000 }, (_, n) => n).filter(
    (n) => hashEvent(1, n).position < 2 ** 21,
  );
  const writer = new EventFilterWriter();
  for (let n = 0; n < 4000; n++) writer.add(hashEvent(2, n));
  for (const event of events) writer.add(hashEvent(1, event));
  expect(events.length).toBeGreaterThan(1000);
  const filter = writer.write();
  expect(filter.bytes.length).toBeLessThan((4000 + events.length) * 6);
  expect(find(filter, 1, events[7] ?? 0)).toEqual([0]);
});

test("the hash of an ID never changes, because stored filters depend on it", () => {
  expect([
    hashEvent(10_077, 918_273_645),
    hashEvent(1, Number.MAX_SAFE_INTEGER),
    hashEvent(-1, -1),
    hashEvent(ANY_CLIENT, 918_273_645),
    hashRequest("01k9x4f0c2d3e4f5-0000000017"),
  ]).toMatchInlineSnapshot(`
    [
      {
        "fingerprint": 9296016,
        "position": 44780275,
      },
      {
        "fingerprint": 8720978,
        "position": 189782814,
      },
      {
        "fingerprint": 2753590,
        "position": 165115026,
      },
      {
        "fingerprint": 6872239,
        "position": 49454554,
      },
      {
        "fingerprint": 15029780,
        "position": 27902343,
      },
    ]
  `);
});
