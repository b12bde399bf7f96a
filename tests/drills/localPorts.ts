/**
 * Gives a network ports of another host as its own `localhost`, for as long as this runs in it:
 * `localPorts.ts <host> <port>:<port of the host> …`
 */
import { layCable } from "../network.ts";

const [server = "", ...pairs] = process.argv.slice(2);
for (const [port = 0, to = 0] of pairs.map((pair) => pair.split(":").map(Number))) {
  await layCable(to, { server, browser: { host: "localhost", port } });
}
console.log("ready");
