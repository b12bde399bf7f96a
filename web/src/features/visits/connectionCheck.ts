/**
 * What can be said of a connection before there is a visit:
 * - `relayed`: a server of ours passes everything on where no other way is found: it will work.
 * - `direct`: no such server is set up; on most networks none is needed.
 * - `relayBlocked`: one is set up, and this network does not let us reach it: it may fail.
 * - `blocked`: the browser or the network lets no call out at all: it will fail.
 */
export type ConnectionVerdict = "relayed" | "direct" | "relayBlocked" | "blocked";

/** The part of an RTCPeerConnection that the check needs. */
type Gathering = Pick<
  RTCPeerConnection,
  "createDataChannel" | "setLocalDescription" | "onicecandidate" | "close"
>;

/** How long a network may take to show its ways. */
const patienceMs = 6_000;

/**
 * Has the browser look for ways out of its network, as at the beginning of a call, and says what came
 * of it.
 *
 * @param hasRelay whether a server that passes things on is set up
 */
export async function checkConnection(
  connection: Gathering,
  hasRelay: boolean,
): Promise<ConnectionVerdict> {
  const ways = await gatherWays(connection, hasRelay ? "relay" : "host");
  connection.close();
  if (ways.has("relay")) return "relayed";
  if (ways.size === 0) return "blocked";
  return hasRelay ? "relayBlocked" : "direct";
}

/** The kinds of ways that were found, until the one that is enough, or there are no more. */
function gatherWays(connection: Gathering, enough: string): Promise<ReadonlySet<string>> {
  const ways = new Set<string>();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, patienceMs);
    function finish() {
      clearTimeout(timer);
      resolve(ways);
    }
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.type) ways.add(candidate.type);
      if (candidate === null || ways.has(enough)) finish();
    };
    connection.createDataChannel("check");
    connection.setLocalDescription().catch(finish);
  });
}
