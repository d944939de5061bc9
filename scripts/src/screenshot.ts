// `npm run screenshot`: writes docs/reference.png and docs/console/*.png.
import { takeScreenshots } from "../test/console/take-screenshots.ts";
import { openReference } from "./open-reference.ts";
import { fromRoot } from "./repository.ts";

await using reference = await openReference();
const page = await reference.browser.newPage({ viewport: { width: 1400, height: 900 } });
await page.goto(`${reference.url}/reference#/search/postpaymentmethodsearch`);
await page.getByText("Returns the payment methods").first().waitFor();
// The index of the search is complete.
await page.getByText("Ctrl+K").first().waitFor();
await page.screenshot({ path: fromRoot("docs/reference.png") });
await takeScreenshots();
