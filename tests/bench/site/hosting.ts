import { server } from "superstatic";

import firebaseJson from "../../../firebase.json" with { type: "json" };
import type { HeaderRule } from "../../../scripts/lib/hostingHeaders.ts";
import type { Certificate } from "./certificate.ts";
import { startEdge } from "./edge.ts";
import { listening, type Listening } from "../support/listen.ts";

/**
 * Serves a production build as Firebase Hosting would: with the Hosting emulator's own server,
 * compressed. Functions are not available.
 *
 * @param folder the build, relative to the repository's root
 * @param headers those that firebase.json has for this build
 */
export function serveSite(
  folder: string,
  headers: readonly HeaderRule[],
  certificate: Certificate,
): Promise<Listening> {
  const { rewrites, ...hosting } = firebaseJson.hosting;
  const pages = rewrites.filter((rewrite) => rewrite.destination !== undefined);
  return serve({ ...hosting, headers, rewrites: pages, public: folder }, certificate);
}

/** Serves a single-page app in the ordinary way: compressed, with its assets cached forever. */
export function serveApp(folder: string, certificate: Certificate): Promise<Listening> {
  const assets = firebaseJson.hosting.headers.filter(({ source }) => source === "/assets/**");
  const rewrites = [{ source: "**", destination: "/index.html" }];
  return serve({ public: folder, headers: assets, rewrites }, certificate);
}

async function serve(hosting: object, certificate: Certificate): Promise<Listening> {
  // As text, because the types cover only a part of firebase.json.
  const config = JSON.stringify(hosting);
  const options = { port: 0, hostname: "localhost", compression: true, stack: "strict", config };
  // Port and host are among the options; connect's types require an argument anyway.
  const origin = await listening(server(options).listen(undefined));
  const edge = await startEdge(origin.port, certificate);
  const stop = async () => {
    await edge.stop();
    await origin.stop();
  };
  return { port: edge.port, stop };
}
