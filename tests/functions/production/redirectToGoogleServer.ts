/**
 * Loaded into the functions' server first: redirects every outgoing connection to the stand-in for
 * Google on this machine.
 */
import { globalAgent } from "node:https";
import { connect } from "node:net";

const port = Number(process.env["GOOGLE_STAND_IN_PORT"]);

globalAgent.createConnection = () => connect(port, "localhost");
