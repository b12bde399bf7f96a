/**
 * The requests that the rules grant, with the actors who make them. `npm run release` bundles this
 * file, so that the next release can make the requests of this one.
 */
export { actors, connect } from "./support/actors.ts";
export { storedRevocations } from "./accounts/revocations.stored.ts";
export { tables } from "./tables.ts";
