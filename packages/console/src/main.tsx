import { render } from "preact";
import "./styles/index.css";
import { App } from "./frame/app.tsx";
import { startUpdates } from "./live/updates.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");
startUpdates();
render(<App />, root);
