import { readFileSync } from "node:fs";
import { createSecureServer, type Http2ServerResponse } from "node:http2";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";

import type { Certificate } from "./certificate.ts";
import { listening } from "../support/listen.ts";

/** The public font host: the half with the stylesheet, and the half with the files. */
const stylesheetHost = "fonts.googleapis.com";
const filesHost = "fonts.gstatic.com";
export const fontHosts: readonly string[] = [stylesheetHost, filesHost];

/** What does not respond: nothing, both halves, or the one with the files. */
export type Silence = "none" | "all" | "files";

/** A stand-in for the font host, with the same font. */
export type FontHost = {
  /** Makes Chromium use it instead of the real one. */
  readonly resolverRules: readonly string[];
  keepSilent(silence: Silence): void;
  stop(): Promise<void>;
};

/** The approximate response time of the real host to a phone, and the delay of a silent one. */
const answerMs = 100;
const silentMs = 30_000;

/** Starts a stand-in for the font host that takes as long to respond as the real one. */
export async function startFontHost({ cert, key }: Certificate): Promise<FontHost> {
  let silence: Silence = "none";
  const server = createSecureServer({ cert, key }, (request, response) => {
    const url = new URL(request.url, `https://${request.authority}`);
    const silent = silence === "all" || (silence === "files" && url.hostname === filesHost);
    setTimeout(() => answer(url, response), silent ? silentMs : answerMs).unref();
  }).listen(0, "127.0.0.1");
  const { port, stop } = await listening(server);
  return {
    resolverRules: fontHosts.map((host) => `MAP ${host} 127.0.0.1:${port}`),
    keepSilent(what) {
      silence = what;
    },
    stop,
  };
}

const { resolve } = createRequire(import.meta.url);
const typeface = "@fontsource-variable/figtree";

function answer({ hostname, pathname, searchParams }: URL, response: Http2ServerResponse): void {
  if (response.stream.destroyed) return;
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Timing-Allow-Origin", "*");
  if (hostname === stylesheetHost && pathname === "/css2") {
    response.setHeader("Content-Type", "text/css; charset=utf-8");
    response.setHeader("Content-Encoding", "gzip");
    response.setHeader("Cache-Control", "private, max-age=86400");
    response.end(gzipSync(stylesheet(searchParams.get("display") ?? "auto")));
  } else if (hostname === filesHost && /^\/figtree-[a-z-]+\.woff2$/.test(pathname)) {
    response.setHeader("Content-Type", "font/woff2");
    response.setHeader("Cache-Control", "public, max-age=31536000");
    response.end(readFileSync(resolve(`${typeface}/files${pathname}`)));
  } else {
    response.writeHead(404).end();
  }
}

/** The stylesheet in the real host's form, with its name of the font and the requested display. */
function stylesheet(display: string): string {
  return readFileSync(resolve(`${typeface}/index.css`), "utf8")
    .replaceAll("'Figtree Variable'", "'Figtree'")
    .replaceAll("./files/", `https://${filesHost}/`)
    .replaceAll("font-display: swap", `font-display: ${display}`);
}
