import type { Move, MovePoint, MoveResult } from "../../src/cells/move.ts";
import { moveClient } from "../../src/cells/move-client.ts";

/** A process that moves a client, and stops where it is told. */
export interface StoppedMove {
  /** Resolves when it has stopped. */
  readonly stopped: Promise<void>;
  readonly end: Promise<MoveResult>;
  resume(): void;
  /** It never goes on, as after `kill -9`. */
  kill(): Promise<void>;
}

/** Starts a move that stops when it first comes to a point. */
export function startMove(move: Omit<Move, "onPoint">, stopAt: MovePoint): StoppedMove {
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  let isStopped = false;
  const end = moveClient({
    ...move,
    async onPoint(point) {
      if (point !== stopAt || isStopped) return;
      isStopped = true;
      reached.resolve();
      await resumed.promise;
    },
  });
  end.catch(() => {});
  return {
    stopped: Promise.race([reached.promise, end.then(() => {})]),
    end,
    resume: resumed.resolve,
    async kill() {
      resumed.reject(new Error("killed"));
      await end.catch(() => {});
    },
  };
}
