import { showVisitorLinks } from "./visitorLinks.ts";

// What the home page loads for a visitor who may be signed in: a script of its own, so that the pages'
// script carries nothing for loading it.
showVisitorLinks();
