import type { InternalAnswer, InternalRequest, InternalRoute } from "./internal-route.ts";
import { type QueryOf, type QueryParameters, readQuery } from "./read-query.ts";

/** Answers a request whose query has these values. */
export type AnswerQuery<Parameters extends QueryParameters> = (
  values: QueryOf<Parameters>,
  request: InternalRequest,
) => Promise<InternalAnswer>;

/** The members of a route that reads a query: its parameters, and an answer that gets their values. */
export function withQuery<Parameters extends QueryParameters>(
  query: Parameters,
  answer: AnswerQuery<Parameters>,
): Pick<InternalRoute, "query" | "answer"> {
  return {
    query,
    answer: async (request) => {
      const parsed = readQuery(query, request.query);
      return parsed.ok ? answer(parsed.value, request) : parsed;
    },
  };
}

/** `withQuery` for a route that acts on what a filter matches. `otherwise` says what would happen without a filter. */
export function withFilter<Parameters extends QueryParameters, Filter extends object>(
  query: Parameters,
  toFilter: (values: QueryOf<Parameters>) => Filter,
  otherwise: string,
  answer: (filter: Filter, request: InternalRequest) => Promise<InternalAnswer>,
): Pick<InternalRoute, "query" | "answer"> {
  return withQuery(query, async (values, request) => {
    const filter = toFilter(values);
    if (Object.keys(filter).length > 0) return answer(filter, request);
    const detail = `Set at least one parameter: without a filter, ${otherwise}.`;
    return { ok: false, problem: { code: "invalid-query", detail } };
  });
}
