// `npm run screenshot`: writes docs/reference.png.
import { openPage, openReference } from "./open-reference.ts";
import { fromRoot } from "./repository.ts";

await using reference = await openReference();
const page = await openPage(reference, "/reference", "Processors");
await page.getByText("/crs/routingservice/external/get-payment-methods").nth(1).click();
await page.getByRole("heading", { name: "Search for payment methods", exact: true }).first().waitFor();
await page.screenshot({ path: fromRoot("docs/reference.png") });
