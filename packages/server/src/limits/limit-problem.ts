import type { Problem } from "../problems/problem.ts";

/** Refuses a caller that is past a limit, and says when to come again. */
export function limitProblem(
  code: "too-many-failed-authentications" | "client-limit-exceeded",
  waitSeconds: number,
): Problem {
  const seconds = Math.ceil(waitSeconds);
  return { code, detail: `Try again in ${seconds} s.`, headers: { "retry-after": String(seconds) } };
}
