// All overlays share one file. Separately, each would need different parts of what every document
// loads, and the build would split that into just as many chunks.
export { AccountFlyout } from "./AccountFlyout.tsx";
export { NavigationDrawer } from "./NavigationDrawer.tsx";
