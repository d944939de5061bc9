import { Page } from "../components/page.tsx";
import { texts } from "../texts.ts";

/** Takes the place of a page that cannot be loaded, such as after an upgrade that replaced its files. */
export default function BrokenPage() {
  return (
    <Page title={texts.pages.broken}>
      <div class="note bad" role="alert">
        <p>{texts.broken}</p>
        <button type="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </div>
    </Page>
  );
}
