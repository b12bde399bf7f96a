import { createServer, type RequestListener } from "node:http";

import { expect, it, onTestFinished, vi } from "vitest";

import { publishedPage } from "./publishedPage.ts";

/** A server on this machine, which ends with the test. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : ""}`;
}

it("follows no redirect away from the published site", async () => {
  const internal = vi.fn<RequestListener>((_request, response) => void response.end("secret"));
  const elsewhere = await listening(internal);
  const site = await listening((_request, response) => {
    response.writeHead(302, { location: elsewhere }).end();
  });
  vi.stubEnv("FUNCTIONS_EMULATOR", "true").stubEnv("SALVIA_HOSTING_URL", site);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(publishedPage("home", "en")).rejects.toThrow("fetch failed");
  expect(internal).not.toHaveBeenCalled();
});
