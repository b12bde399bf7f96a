/**
 * Predicts before a visit whether a call can connect:
 * - `relayed`: our relay server is reachable, so the call works even without a direct path.
 * - `direct`: no relay is configured; most networks do not need one.
 * - `relayBlocked`: a relay is configured but this network blocks it, so the call may fail.
 * - `blocked`: the browser or the network allows no calls at all, so the call fails.
 */
export type ConnectionVerdict = "relayed" | "direct" | "relayBlocked" | "blocked";

/** The part of an RTCPeerConnection that the check needs. */
type Gathering = Pick<
  RTCPeerConnection,
  "createDataChannel" | "setLocalDescription" | "onicecandidate" | "close"
>;

/** How long to wait for ICE candidates, in milliseconds. */
const timeoutMs = 6_000;

/**
 * Gathers ICE candidates, as at the start of a call, and derives a verdict from their kinds.
 *
 * @param hasRelay whether a relay server is configured
 */
export async function checkConnection(
  connection: Gathering,
  hasRelay: boolean,
): Promise<ConnectionVerdict> {
  const types = await gatherCandidateTypes(connection, hasRelay ? "relay" : "host");
  connection.close();
  if (types.has("relay")) return "relayed";
  if (types.size === 0) return "blocked";
  return hasRelay ? "relayBlocked" : "direct";
}

/** Collects candidate kinds until `enough` appears or gathering ends. */
function gatherCandidateTypes(connection: Gathering, enough: string): Promise<ReadonlySet<string>> {
  const types = new Set<string>();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, timeoutMs);
    function finish() {
      clearTimeout(timer);
      resolve(types);
    }
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.type) types.add(candidate.type);
      if (candidate === null || types.has(enough)) finish();
    };
    connection.createDataChannel("check");
    connection.setLocalDescription().catch(finish);
  });
}
