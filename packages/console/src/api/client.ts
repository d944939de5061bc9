import { createOperatorClient, ProblemError } from "@payment-routing/operator-client";
import { session } from "../session/current-session.ts";

/** The internal listener, with the session of the browser. Every request rejects with a ProblemError. */
export const client = createOperatorClient({
  url: "",
  authentication: { csrfToken: () => session.value?.csrf_token },
  async onProblem({ code, problem: { status } }, id) {
    // Nobody is signed in: the frame shows the sign-in page at the same address.
    if (status === 401 && (id === "readConsoleSession" || id === "signIn")) session.value = null;
    // The session ended, or somebody else has signed in, in another tab: the page shows who it is, and its next action has the
    // right token.
    else if (status === 401 || code === "invalid-csrf-token") await findSession().catch(() => {});
  },
});

/** Finds out whether somebody is signed in. @throws ProblemError when that stays unknown */
export async function findSession(): Promise<void> {
  try {
    session.value = await client.call("readConsoleSession");
  } catch (error) {
    // 401 sets the session.
    if (!(error instanceof ProblemError && error.problem.status === 401)) throw error;
  }
}
