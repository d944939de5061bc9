import type { Problem } from "@payment-routing/operator-contract";
import { session } from "../session/current-session.ts";
import { texts } from "../texts.ts";
import { ProblemError } from "./problem-error.ts";
import { readLines } from "./read-lines.ts";

/** The interface of operators. Paths below are relative to it. */
const OPERATOR = "/internal/v1";

/** What a request sends. */
interface Sent {
  readonly method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON, except for text, which is XML. */
  readonly body?: object | string;
  readonly signal?: AbortSignal | undefined;
  /** Whether no person caused it, so that it does not keep the session alive. */
  readonly isBackground?: boolean;
}

/** Reads one resource of the operator interface. @throws ProblemError */
export async function read<Content>(
  path: string,
  options: Pick<Sent, "signal" | "isBackground"> = {},
): Promise<Content> {
  return (await send(`${OPERATOR}${path}`, options)).json();
}

/** Reads one resource as the text that was sent, with its numbers exact. @throws ProblemError */
export async function readText(path: string, signal?: AbortSignal): Promise<string> {
  return (await send(`${OPERATOR}${path}`, { signal })).text();
}

/** Carries out an action, or explains a search. @throws ProblemError */
export async function act<Content>(path: string, body: object | string): Promise<Content> {
  return (await send(`${OPERATOR}${path}`, { method: "POST", body })).json();
}

/** Carries out an action in steps. Abort the signal to stop it. @throws ProblemError */
export async function* actInSteps<Progress>(
  path: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<Progress> {
  const response = await send(`${OPERATOR}${path}`, { method: "POST", body, signal });
  if (response.body !== null) yield* readLines<Progress>(response.body);
}

/** Sends a request with the session's cookie. @throws ProblemError */
export async function send(
  url: string,
  { method = "GET", body, signal, isBackground = false }: Sent = {},
): Promise<Response> {
  const headers = new Headers();
  if (typeof body === "string") headers.set("content-type", "application/xml");
  else if (body !== undefined) headers.set("content-type", "application/json");
  if (isBackground) headers.set("x-background", "1");
  const token = session.value?.csrf_token;
  if (method !== "GET" && token !== undefined) headers.set("x-csrf-token", token);
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    cache: "no-store",
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new ProblemError(NO_ANSWER);
  });
  if (response.ok) return response;
  const error = new ProblemError(await readProblem(response));
  // The session ended: the frame shows the sign-in page at the same address.
  if (error.status === 401) session.value = null;
  throw error;
}

const NO_ANSWER = {
  type: "no-answer",
  title: texts.errors.noAnswer,
  status: 0,
  detail: texts.errors.noAnswerDetail,
};

/** A proxy in between may answer with something else than a problem. */
async function readProblem(response: Response): Promise<Problem> {
  const { status } = response;
  const content: unknown = await response.json().catch(() => undefined);
  if (typeof content === "object" && content !== null && "type" in content && "detail" in content) {
    return content as Problem;
  }
  return {
    type: "unreadable-answer",
    title: texts.errors.unreadable,
    status,
    detail: texts.errors.status(status),
  };
}
