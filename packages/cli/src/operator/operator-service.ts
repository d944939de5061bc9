import type { Problem } from "@payment-routing/operator-contract";
import { CommandError } from "../command.ts";
import { showPlace, showText } from "../show-text.ts";
import { readAccess, type ServiceAccess } from "./operator-settings.ts";
import type { ListPage } from "./print-table.ts";

/** Query parameters. Undefined ones are omitted. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** The operator interface of a service. Every failure is thrown as a CommandError. */
export interface OperatorService {
  get<Content>(path: string, query?: Query): Promise<Content>;
  post<Content>(path: string, document: object): Promise<Content>;
  /** For a response with one JSON object per line. */
  postLines<Line>(path: string, query: Query, document: object): AsyncGenerator<Line, void, void>;
}

/** The service of the settings. Undefined without an address: the command then works without a service. */
export async function findService(
  given: Parameters<typeof readAccess>[0],
): Promise<OperatorService | undefined> {
  return given.url === undefined ? undefined : connectOperator(await readAccess(given));
}

export function connectOperator({ url, key }: ServiceAccess): OperatorService {
  async function send(path: string, query: Query, init: RequestInit): Promise<Response> {
    const target = new URL(`${url.pathname.replace(/\/$/, "")}/internal/v1${path}`, url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(name, String(value));
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await reach(url, () => fetch(target, { ...init, headers, redirect: "error" }));
    if (!answer.ok) throw describeFailure(answer.status, await answer.text());
    return answer;
  }
  return {
    get: async (path, query = {}) =>
      readJson(await send(path, query, { signal: AbortSignal.timeout(TIMEOUT_MS) })),
    post: async (path, document) => {
      const init = {
        method: "POST",
        body: JSON.stringify(document),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      };
      return readJson(await send(path, {}, init));
    },
    async *postLines(path, query, document) {
      const answer = await send(path, query, { method: "POST", body: JSON.stringify(document) });
      yield* readLines(url, answer);
    },
  };
}

/** Counting the callbacks of a month takes seconds. */
const TIMEOUT_MS = 60_000;

async function reach<Result>({ origin }: URL, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (cause) {
    throw new CommandError([`${origin} cannot be reached: ${explain(cause as Error)}`], { cause });
  }
}

function explain({ message, cause: reason }: Error): string {
  if (!(reason instanceof Error)) return message;
  if ((reason as NodeJS.ErrnoException).code === "ERR_SSL_WRONG_VERSION_NUMBER")
    return "the URL begins with https:, but its port answers without TLS; it may be a port for http:";
  // The error of several addresses has no message, only its parts have.
  const parts = reason instanceof AggregateError ? reason.errors : [reason];
  return parts.map((part) => part.message).join("; ") || message;
}

async function readJson<Content>(answer: Response): Promise<Content> {
  const body = await reach(new URL(answer.url), () => answer.text());
  try {
    return JSON.parse(body);
  } catch (cause) {
    const line = `the service answered ${answer.status} with a body that is not JSON: ${showText(body.slice(0, 200))}`;
    throw new CommandError([line], { cause });
  }
}

async function* readLines<Line>({ origin }: URL, { body }: Response): AsyncGenerator<Line, void, void> {
  let rest = "";
  try {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = `${rest}${text}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (cause) {
    throw new CommandError([`${origin} closed the connection. Completed steps are kept`], { cause });
  }
}

function describeFailure(status: number, body: string): CommandError {
  const problem = readProblem(body);
  if (problem === undefined)
    return new CommandError([`the service answered ${status}: ${showText(body.slice(0, 200))}`]);
  return describeProblem({ ...problem, status });
}

/** The error of a command whose request was rejected or failed. */
export function describeProblem({
  status,
  type,
  detail,
  issues = [],
  configuration_issues: found = [],
}: Problem): CommandError {
  const code = type.slice(type.lastIndexOf("/") + 1);
  const lines = [
    `the service answered ${status} ${showText(code)}: ${showText(detail)}`,
    ...issues.map(({ message }) => `  ${showText(message)}`),
    ...found.map((issue) => `  ${showText(showPlace(issue))} ${showText(issue.message)}`),
  ];
  return new CommandError(lines, found.length === 0 ? {} : { document: { issues: found } });
}

function readProblem(body: string): Problem | undefined {
  try {
    const problem: Partial<Problem> = JSON.parse(body);
    return typeof problem.type === "string" && typeof problem.detail === "string"
      ? (problem as Problem)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The maximum number of items in a page. */
const MAX_PAGE = 1000;

/** Lists the first items of a list of the service, page by page. */
export async function listPages<Item>(
  service: OperatorService,
  path: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const query = { limit: Math.min(MAX_PAGE, limit - items.length), after };
    const page = await service.get<ListPage<Item>>(path, query);
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < limit);
  return items;
}
