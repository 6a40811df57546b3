import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./lib/say.svelte";
import { applyCalm } from "./lib/settings.svelte";
import { install } from "./lib/shell.svelte";

applyCalm();
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
void install();
