import { showVisitorLinks } from "./visitorLinks.ts";

// A separate script that the home page loads for visitors who may be signed in, so that the main
// script needs no code to load it.
showVisitorLinks();
