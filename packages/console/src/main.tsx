import { render } from "preact";
import "./styles/index.css";
import { App } from "./frame/app.tsx";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");
render(<App />, root);
