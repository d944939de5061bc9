import type { FastifyReply } from "fastify";
import type { Metrics } from "../observability/metrics.ts";
import { detailProblem, type Problem } from "./problem.ts";
import { PROBLEMS } from "./problem-codes.ts";
import { PROBLEM_JSON, PROBLEM_XML, writeProblemJson, writeProblemXml } from "./write-problem.ts";

export type SendProblem = (reply: FastifyReply, problem: Problem) => FastifyReply;

/** Answers with problems: in XML on the search, in JSON elsewhere. Counts each and notes it for the log. */
export function createProblemSender(metrics: Metrics): SendProblem {
  return (reply, problem) => {
    const { exchange } = reply.request;
    exchange.problem = problem.code;
    if (problem.eventId !== undefined) exchange.eventId = problem.eventId;
    metrics.problems.inc({ code: problem.code });
    const details = detailProblem(problem, exchange.requestId);
    const inXml = exchange.operation === "search";
    return reply
      .code(PROBLEMS[problem.code].status)
      .headers(problem.headers ?? {})
      .type(inXml ? PROBLEM_XML : PROBLEM_JSON)
      .send(inXml ? writeProblemXml(details) : writeProblemJson(details));
  };
}
