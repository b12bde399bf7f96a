/**
 * Loaded into the functions' server before anything else: every connection it opens to the world
 * leads to the stand-in for Google on this machine instead.
 */
import { globalAgent } from "node:https";
import { connect } from "node:net";

const port = Number(process.env["GOOGLE_STAND_IN_PORT"]);

globalAgent.createConnection = () => connect(port, "localhost");
