import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/app.css";
import { keepFocus } from "./app/focus";
import { preferredLanguage, setLanguage } from "./app/i18n.svelte";
import { applyCalm } from "./app/settings/settings.svelte";
import { installPwa } from "./app/pwa.svelte";
import { startHistory } from "./app/route.svelte";

applyCalm();
keepFocus();
startHistory();
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
void installPwa();
