/** Where the page begins: the look, the symbols, the app. */
import { mount } from "svelte";

import App from "./App.svelte";
import "./look/tokens.css";
import "./look/page.css";
import "./look/table.css";
import "./look/things.css";
import "./look/forms.css";
import "./look/phone.css";
import "./look/contrast.css";
import symbols from "./look/icons.svg?raw";
import { addSymbols } from "./look/symbols";
import { renewOutdated } from "./renewal";
import { keepShell } from "./shell";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

addSymbols(symbols);
renewOutdated(window, () => location.reload());
mount(App, { target });
addEventListener("load", () => {
  keepShell(window).catch((reason: unknown) => {
    console.info("without the server these pages will not open:", reason);
  });
});
