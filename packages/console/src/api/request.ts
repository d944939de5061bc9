import type {
  ConfigurationIssue,
  ConsoleSession,
  Problem,
  ProblemIssue,
} from "@payment-routing/operator-contract";
import { session } from "../session/current-session.ts";

/** The interface of operators. Paths below are relative to it. */
const OPERATOR = "/internal/v1";
/** The session of the browser. */
export const SESSION = "/console/api/session";

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
  return sendAndRead(`${OPERATOR}${path}`, options);
}

/** Reads one resource as the text that was sent, with its numbers exact. @throws ProblemError */
export async function readText(path: string, signal?: AbortSignal): Promise<string> {
  return sendAndRead(`${OPERATOR}${path}`, { signal }, "text");
}

/** Carries out an action, or explains a search. @throws ProblemError */
export async function act<Content>(path: string, body: object | string): Promise<Content> {
  return sendAndRead(`${OPERATOR}${path}`, { method: "POST", body });
}

/** Carries out an action in steps. Abort the signal to stop it. @throws ProblemError */
export async function* actInSteps<Progress>(
  path: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<Progress> {
  const response = await send(`${OPERATOR}${path}`, { method: "POST", body, signal });
  try {
    if (response.body !== null) yield* readLines<Progress>(response.body);
  } catch (cause) {
    throw describeFailure(cause, INTERRUPTED, signal);
  }
}

/** Sends a request and reads its response. @throws ProblemError */
export async function sendAndRead<Content>(
  url: string,
  sent: Sent = {},
  format: "json" | "text" = "json",
): Promise<Content> {
  const response = await send(url, sent);
  return response[format]().catch((cause: unknown) => {
    throw describeFailure(cause, INTERRUPTED, sent.signal);
  });
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
    throw describeFailure(cause, NO_ANSWER, signal);
  });
  if (response.ok) return response;
  const error = new ProblemError(await readProblem(response));
  // Nobody is signed in: the frame shows the sign-in page at the same address.
  if (error.status === 401 && url === SESSION) session.value = null;
  // The session ended, or somebody else has signed in, in another tab: the page shows who it is, and its next action has the
  // right token.
  else if (error.status === 401 || error.code === "invalid-csrf-token") await findSession().catch(() => {});
  throw error;
}

/** Finds out whether somebody is signed in. @throws ProblemError when that stays unknown */
export async function findSession(): Promise<void> {
  try {
    session.value = await sendAndRead<ConsoleSession>(SESSION);
  } catch (error) {
    // 401 sets the session.
    if (!(error instanceof ProblemError && error.status === 401)) throw error;
  }
}

const NO_ANSWER = {
  type: "no-answer",
  title: "The service does not answer",
  status: 0,
  detail: "Check the connection. The page tries again by itself.",
};

/** The body of the response broke off, or is not JSON. */
const INTERRUPTED = {
  type: "interrupted",
  title: "The answer could not be read",
  status: 0,
  detail: "The connection broke, or the answer is not from the service. An action may have been carried out.",
};

/** An abort by the caller is not a problem. */
function describeFailure(
  cause: unknown,
  problem: typeof NO_ANSWER | typeof INTERRUPTED,
  signal: AbortSignal | undefined,
): unknown {
  return signal?.aborted ? cause : new ProblemError(problem);
}

/** A proxy in between may answer with something else than a problem. */
async function readProblem(response: Response): Promise<Problem> {
  const { status } = response;
  const content: unknown = await response.json().catch(() => undefined);
  if (typeof content === "object" && content !== null && "type" in content && "detail" in content) {
    return content as Problem;
  }
  return {
    type: "unreadable-answer",
    title: "The answer is not from the service",
    status,
    detail: `It has status ${status}.`,
  };
}

/** Reads a stream of JSON lines, each as soon as it is complete. Cancels the stream when the reader stops early. */
export async function* readLines<Line>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") yield JSON.parse(line);
    }
    if (rest !== "") yield JSON.parse(rest);
  } finally {
    await reader.cancel();
  }
}

/** A request that was answered with a problem, not answered, or answered with a body that could not be read. */
export class ProblemError extends Error {
  /** The last part of the type. `no-answer`: the service was not reached. `interrupted`: its response could not be read. */
  readonly code: string;
  /** 0 for a problem that the console found itself. */
  readonly status: number;
  readonly title: string;
  readonly issues: readonly ProblemIssue[];
  /** The issues of a configuration, with their positions. */
  readonly configurationIssues: readonly ConfigurationIssue[];
  /** The last part of `instance`. Finds the request in the logs. */
  readonly requestId: string | undefined;

  constructor(
    problem: Pick<Problem, "type" | "title" | "status" | "detail"> &
      Partial<Pick<Problem, "instance" | "issues" | "configuration_issues">>,
  ) {
    super(problem.detail);
    this.name = "ProblemError";
    this.code = lastPart(problem.type);
    this.status = problem.status;
    this.title = problem.title;
    this.issues = problem.issues ?? [];
    this.configurationIssues = problem.configuration_issues ?? [];
    this.requestId = problem.instance === undefined ? undefined : lastPart(problem.instance);
  }
}

function lastPart(uri: string): string {
  return uri.slice(Math.max(uri.lastIndexOf("/"), uri.lastIndexOf(":")) + 1);
}
