import { createServer, type RequestListener } from "node:http";

import { brand } from "@salvia/domain/site/brand";
import { expect, it, onTestFinished, vi } from "vitest";

import { Refusal } from "../http/refusal.ts";
import type { HttpRequest } from "../http/route.ts";
import { answerPrice } from "./answerPrice.ts";
import { publishedPage } from "./publishedPage.ts";
import { refusedPage } from "./refusedPage.ts";

vi.mock("../limits/countRequest.ts", () => ({ countRequest: async () => {} }));

/** A server on this machine, which ends with the test. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : ""}`;
}

/** Lets our own site be at this address until the end of the test. */
function siteAt(address: string): void {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true").stubEnv("SALVIA_HOSTING_URL", address);
  onTestFinished(() => void vi.unstubAllEnvs());
}

it("follows no redirect away from the published site", async () => {
  const internal = vi.fn<RequestListener>((_request, response) => void response.end("secret"));
  const elsewhere = await listening(internal);
  const site = await listening((_request, response) => {
    response.writeHead(302, { location: elsewhere }).end();
  });
  siteAt(site);
  await expect(publishedPage("/")).rejects.toThrow("fetch failed");
  expect(internal).not.toHaveBeenCalled();
});

it.each([
  ["price", () => answerPrice(posted("language=fr&for=household")), "/fr/price"],
  [
    "message",
    () =>
      refusedPage(
        posted("language=fr&page=home"),
        new Refusal("bad-request", null, { email: "missing" }),
      ),
    "/fr#contact",
  ],
])(
  "says that a %s has to wait while the site is down, and how to go on",
  async (_, answer, form) => {
    siteAt(await listening((_request, response) => void response.writeHead(500).end()));
    const reply = await answer();
    if (reply === null || !("html" in reply)) throw new Error("This is no page.");
    expect([reply.status, reply.headers["Retry-After"]]).toEqual([503, "60"]);
    const links = [...reply.html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([form, brand.phone.href]);
    expect(reply.html).toMatch(/role="alert">[^<]+de notre côté/);
  },
);

/** A post of a form by a browser without script. */
function posted(body: string): HttpRequest {
  const type = "application/x-www-form-urlencoded";
  return {
    method: "POST",
    path: "/",
    header: (name) => (name === "content-type" ? type : undefined),
    body: new TextEncoder().encode(body),
    now: new Date(),
  };
}
