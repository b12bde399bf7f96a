// What opens above a page is one file: each by itself would need another part of what every document
// loads, and the build would cut that into as many pieces.
export { AccountFlyout } from "./AccountFlyout.tsx";
export { NavigationDrawer } from "./NavigationDrawer.tsx";
