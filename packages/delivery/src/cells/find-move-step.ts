import { type ClientOwner, owns } from "./client-owner.ts";

/**
 * The next step of a move:
 *
 * - `leave`: the source begins to leave
 * - `arrive`: the target begins to arrive
 * - `copy`: the client is copied while the source works, then held, and the source has left
 * - `copy-again`: the source has left, and the copy is of another hold
 * - `own`: the copy is complete, and the target becomes owner
 * - `done`
 */
export type MoveStep = "leave" | "arrive" | "copy" | "copy-again" | "own" | "done";

/**
 * Finds the next step from what both cells say. Any process that moves the client finds the same one.
 *
 * @returns why there is none, as `refused`
 */
export function findMoveStep(
  source: ClientOwner | undefined,
  target: ClientOwner | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): MoveStep | { readonly refused: string } {
  const repair = "recover it with clients recover";
  if (source === undefined) return { refused: `cell ${from} has nothing of the client` };
  if (source.state === "left") {
    if (source.otherCell !== to)
      return { refused: `the client left cell ${from} for cell ${source.otherCell}` };
    if (target?.state === "arriving" && target.otherCell === from && target.generation === source.generation)
      return target.complete !== undefined && target.complete === source.hold ? "own" : "copy-again";
    const isThere =
      target !== undefined &&
      (owns(target) ? target.generation >= source.generation : target.generation > source.generation);
    if (isThere) return "done";
    return { refused: `the client left cell ${from}, and cell ${to} does not know: ${repair} in cell ${to}` };
  }
  if (source.state === "arriving")
    return { refused: `the client is arriving in cell ${from} from cell ${source.otherCell}` };
  if (owns(target)) return { refused: `cells ${from} and ${to} both own the client: ${repair}` };
  if (target?.state === "left" && target.generation > source.generation)
    return { refused: `by cell ${to} the client is in cell ${target.otherCell}: ${repair} in cell ${from}` };
  if (source.state === "owned") return "leave";
  if (source.otherCell !== to)
    return { refused: `the client is leaving cell ${from} for cell ${source.otherCell}` };
  const isOfMove =
    target?.state === "arriving" && target.otherCell === from && target.generation === source.generation + 1;
  return isOfMove ? "copy" : "arrive";
}
