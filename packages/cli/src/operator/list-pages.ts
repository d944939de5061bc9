import type { OperatorService } from "./operator-service.ts";

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
    const page = await service.get<{ readonly items: readonly Item[]; readonly next?: string }>(path, query);
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < limit);
  return items;
}
