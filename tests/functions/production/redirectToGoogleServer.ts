/**
 * Loaded into the functions' server first: redirects every outgoing connection to the stand-in for
 * Google on this machine.
 */
import { globalAgent } from "node:https";
import { connect } from "node:net";

const port = Number(process.env["GOOGLE_STAND_IN_PORT"]);

const ownFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  if (address.protocol !== "https:") return ownFetch(input, init);
  return ownFetch(`http://localhost:${port}${address.pathname}${address.search}`, init);
};

globalAgent.createConnection = () => connect(port, "localhost");
