import { Page } from "../components/page.tsx";

/** Takes the place of a page that cannot be loaded, such as after an upgrade that replaced its files. */
export default function BrokenPage() {
  return (
    <Page title="Page not loaded">
      <div class="note bad" role="alert">
        <p>The page could not be loaded. The service may have been upgraded.</p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    </Page>
  );
}
