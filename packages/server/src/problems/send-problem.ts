import type { FastifyReply } from "fastify";
import type { Exchange } from "../observability/exchange.ts";
import type { Metrics } from "../observability/metrics.ts";
import { detailProblem, type Problem } from "./problem.ts";
import { PROBLEMS } from "./problem-codes.ts";
import { PROBLEM_JSON, PROBLEM_XML, writeProblemJson, writeProblemXml } from "./write-problem.ts";

export type SendProblem = (reply: FastifyReply, problem: Problem) => FastifyReply;

/** A problem as an answer. */
export interface ProblemAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/** Answers with problems. */
export function createProblemSender(metrics: Metrics): SendProblem {
  return (reply, problem) => {
    const { status, contentType, headers, body } = answerWithProblem(
      metrics,
      reply.request.exchange,
      problem,
    );
    return reply.code(status).headers(headers).type(contentType).send(body);
  };
}

/** Makes an answer of a problem: in XML on the search, in JSON elsewhere. Counts it and notes it for the log. */
export function answerWithProblem(metrics: Metrics, exchange: Exchange, problem: Problem): ProblemAnswer {
  exchange.problem = problem.code;
  if (problem.eventId !== undefined) exchange.eventId = problem.eventId;
  metrics.problems.inc({ code: problem.code });
  const details = detailProblem(problem, exchange.requestId);
  const inXml = exchange.operation === "search";
  return {
    status: PROBLEMS[problem.code].status,
    contentType: inXml ? PROBLEM_XML : PROBLEM_JSON,
    headers: problem.headers ?? {},
    body: inXml ? writeProblemXml(details) : writeProblemJson(details),
  };
}
