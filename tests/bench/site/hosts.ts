import { existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

import { generate } from "selfsigned";

import { hostingHeaders, type HeaderRule } from "../../../scripts/lib/hostingHeaders.ts";

/** A folder that is served at a host as Firebase Hosting would serve it. */
export type Hosted = {
  readonly folder: string;
  readonly headers: readonly HeaderRule[];
  /** The file for paths without one of their own, and its status. */
  readonly fallback: { readonly file: string; readonly status: number };
};

type Response = { readonly status: number; readonly headers: Headers; readonly body: Buffer };
type Headers = Readonly<Record<string, string>>;

/** The public font host: the half with the stylesheet, and the half with the files. */
export const fontHosts: readonly string[] = ["fonts.googleapis.com", "fonts.gstatic.com"];

/** The approximate response time of the font host to a phone. */
const fontMs = 100;

/**
 * Serves folders by host with TLS, HTTP/2 and compression, as Hosting's edge does, and stands in for
 * the font host, with the same typeface.
 *
 * @returns Chromium's flags to find them, and for no other host
 */
export async function serveHosts(hosted: Readonly<Record<string, Hosted>>) {
  const { cert, private: key } = await generate([{ name: "commonName", value: "bench" }], {
    keyType: "ec",
    algorithm: "sha256",
  });
  const cached = new Map<string, Response>();
  const server = createSecureServer({ cert, key }, (request, response) => {
    const { hostname, pathname } = new URL(request.url, `https://${request.authority}`);
    const name = `${hostname}${pathname}`;
    const site = hosted[hostname];
    const found = cached.get(name) ?? (site ? pageOf(site, pathname) : fontOf(hostname, pathname));
    cached.set(name, found);
    const send = () => {
      if (!response.stream.destroyed)
        response.writeHead(found.status, found.headers).end(found.body);
    };
    if (site === undefined) setTimeout(send, fontMs);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const { port } = server.address() as AddressInfo;
  const names = [...Object.keys(hosted), ...fontHosts];
  const rules = [...names.map((name) => `MAP ${name} 127.0.0.1:${port}`), "MAP * ~NOTFOUND"];
  return {
    flags: [`--host-resolver-rules=${rules.join(",")}`, "--ignore-certificate-errors"],
    stop: () => server.close(),
  };
}

function pageOf({ folder, headers, fallback }: Hosted, path: string): Response {
  const files = [path, `${path}.html`, join(path, "index.html")].map((name) => join(folder, name));
  const own = files.find((file) => existsSync(file) && statSync(file).isFile());
  const file = own ?? join(folder, fallback.file);
  const more = Object.fromEntries(hostingHeaders(headers, path));
  return compressed(own === undefined ? fallback.status : 200, file, readFileSync(file), more);
}

const { resolve } = createRequire(import.meta.url);
const typeface = "@fontsource-variable/figtree";

/** The stylesheet in the font host's form, or a file of the typeface. */
function fontOf(host: string, path: string): Response {
  const open = { "access-control-allow-origin": "*", "timing-allow-origin": "*" };
  const cache = { "cache-control": "public, max-age=86400" };
  if (host === fontHosts[0] && path === "/css2") {
    const css = readFileSync(resolve(`${typeface}/index.css`), "utf8")
      .replaceAll("'Figtree Variable'", "'Figtree'")
      .replaceAll("./files/", `https://${fontHosts[1]}/`);
    return compressed(200, "index.css", Buffer.from(css), { ...open, ...cache });
  }
  if (!/^\/figtree-[a-z-]+\.woff2$/.test(path)) return compressed(404, "", Buffer.alloc(0), open);
  return compressed(200, path, readFileSync(resolve(`${typeface}/files${path}`)), {
    ...open,
    ...cache,
  });
}

/** @param more headers besides those of the content */
function compressed(status: number, file: string, content: Buffer, more: Headers): Response {
  const type = types[extname(file)] ?? "application/octet-stream";
  const isText = /text|json|svg|xml/.test(type);
  // As firebase-tools compresses each file before it uploads it.
  const body = isText ? gzipSync(content, { level: 9 }) : content;
  const headers = {
    ...more,
    "content-type": isText ? `${type}; charset=utf-8` : type,
    "content-length": String(body.byteLength),
    ...(isText && { "content-encoding": "gzip", vary: "accept-encoding" }),
  };
  return { status, headers, body };
}

const types: Headers = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "text/xml",
  ".txt": "text/plain",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
