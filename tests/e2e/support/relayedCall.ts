import { randomBytes } from "node:crypto";

import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import type { BrowserContext, Page } from "@playwright/test";

import { bundle, startInstance } from "../../functions/support/instance.ts";
import { startTurnServer } from "../../turnServer.ts";

/**
 * Runs `work` with a TURN server, and with the function `portal` configured for it. The emulators'
 * own function has no TURN server, as the other tests of visits want.
 *
 * @param work receives a function that allows the pages of a browser no path but the TURN server
 * @param wrongSecret whether the function signs passwords with a secret that the server doesn't have
 */
export async function withTurnServer(
  work: (relayOnly: (context: BrowserContext) => Promise<void>) => Promise<void>,
  { wrongSecret = false } = {},
): Promise<void> {
  const secret = newSecret();
  const server = await startTurnServer(secret);
  try {
    const visits = await startInstance({
      modules: [bundle],
      target: "portal",
      environment: {
        TURN_URLS: server.url,
        TURN_SECRET: wrongSecret ? newSecret() : secret,
      },
    });
    const contexts: BrowserContext[] = [];
    try {
      await work(async (context) => {
        contexts.push(context);
        const { path } = visitEndpoints.turnCredentials;
        await context.route(`**${path}`, async (route) => {
          await route.fulfill({ response: await route.fetch({ url: visits.url + path }) });
        });
        await keepConnections(context, "relay");
      });
    } finally {
      // A page may still ask for credentials, whose request would fail with the function.
      for (const each of contexts) await each.unrouteAll({ behavior: "ignoreErrors" });
      await visits.stop();
    }
  } finally {
    await server.stop();
  }
}

function newSecret(): string {
  return randomBytes(16).toString("hex");
}

/** Has the pages of a browser keep their connections, so that `callPath` finds them. */
export async function keepConnections(
  context: BrowserContext,
  iceTransportPolicy: RTCIceTransportPolicy,
): Promise<void> {
  await context.addInitScript((policy) => {
    const connections: RTCPeerConnection[] = [];
    Reflect.set(window, "connections", connections);
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration: RTCConfiguration = {}) {
        super({ ...configuration, iceTransportPolicy: policy });
        connections.push(this);
      }
    };
  }, iceTransportPolicy);
}

/** The path of a page's call, and how much video has arrived on it; null while there is no call. */
export async function callPath(page: Page) {
  return page.evaluate(async () => {
    const connections: unknown = Reflect.get(window, "connections");
    const connected = (Array.isArray(connections) ? connections : []).find(
      (each) => each instanceof RTCPeerConnection && each.connectionState === "connected",
    );
    if (!(connected instanceof RTCPeerConnection)) return null;
    const report = await connected.getStats();
    const stats = Array.from(report.values(), (each): Record<string, unknown> => ({ ...each }));
    const withId = (id: unknown) => stats.find((each) => each["id"] === id);
    const transport = stats.find(({ type }) => type === "transport");
    const pair = withId(transport?.["selectedCandidatePairId"]);
    const video = stats.find(({ type, kind }) => type === "inbound-rtp" && kind === "video");
    return {
      from: withId(pair?.["localCandidateId"])?.["candidateType"],
      to: withId(pair?.["remoteCandidateId"])?.["candidateType"],
      frames: Number(video?.["framesDecoded"] ?? 0),
    };
  });
}
