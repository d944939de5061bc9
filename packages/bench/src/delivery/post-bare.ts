import { Pool } from "undici";

/** Posts a body again and again, as fast as undici does it and nothing else: no database, no signature. Posts a second. */
export async function postBare(
  url: string,
  body: Uint8Array,
  count: number,
  concurrency: number,
): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: concurrency, pipelining: 1 });
  let begun = 0;
  const startedAtMs = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (begun++ < count) {
        const headers = { "content-type": "application/json" };
        const answer = await pool.request({ method: "POST", path: pathname, headers, body });
        await answer.body.dump();
      }
    }),
  );
  const perSecond = (count / (performance.now() - startedAtMs)) * 1000;
  await pool.close();
  return perSecond;
}
