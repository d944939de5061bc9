import { expect, test } from "vitest";
import { run } from "./scaling.ts";

test("scaling measures every dimension", { timeout: 180_000 }, async () => {
  const { figures } = await run(
    {},
    {
      sessions: 50,
      workers: [2],
      merchants: [3],
      lanes: [100, 200],
      callbacks: [1000],
      searchesMs: 500,
      progress: () => {},
    },
  );
  const measured = ["workers_2", "merchants_3", "lanes_100", "lanes_200", "callbacks_1000"];
  const names = ["per_s", "cpu_ms_api", "cpu_ms_worker", "cpu_ms_database", "wal_bytes"];
  for (const name of [...measured.flatMap((each) => names.map((figure) => `${each}_${figure}`))])
    expect({ [name]: figures[name] }).toEqual({ [name]: expect.any(Number) });
  for (const name of ["workers_2_per_s", "lanes_200_wal_bytes", "search_per_s", "search_wal_bytes"])
    expect({ name, value: Number(figures[name]) > 0 }).toEqual({ name, value: true });
});
