import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

import type { Inbox } from "./mailInbox.ts";
import { mailAnswer, type MailAnswer } from "./mailAnswer.ts";

/** The maximum time that a request may wait for mails, in seconds. */
const longestWait = 90;

/**
 * The mailbox's pages and its JSON API, on the loopback address.
 * @param port 0 selects a free one
 */
export async function startMailSite(
  port: number,
  inbox: Inbox,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer(({ method, url = "/", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (!isLocal(headers.host)) return send(response, plain(403, "This is a local mailbox."));
    if (method !== "GET") return send(response, plain(405, "The mailbox is for reading."));
    if (pathname === "/events") return streamNewMails(inbox, response);
    if (pathname === "/messages.json") return sendMails(inbox, searchParams, response);
    return send(response, mailAnswer(inbox, pathname));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    port: address.port,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Prevents DNS rebinding: other sites whose names resolve to this machine must not read the links
 * in the mails.
 */
function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? "");
}

/** Sends a server-sent event for each new mail. */
function streamNewMails(inbox: Inbox, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("retry: 1000\n\n");
  const stop = inbox.listen(() => response.write("data: mail\n\n"));
  response.once("close", stop);
}

/**
 * The mails, newest first. `to` filters by address; `wait` is the number of seconds to wait until
 * there are `count` mails.
 */
function sendMails(inbox: Inbox, query: URLSearchParams, response: ServerResponse): void {
  const address = query.get("to");
  const count = Number(query.get("count") ?? 1);
  const wait = Math.min(Number(query.get("wait") ?? 0), longestWait);
  const found = () => (address === null ? inbox.all() : inbox.to(address));
  const answer = () => {
    stop();
    clearTimeout(timer);
    const body = JSON.stringify(found());
    send(response, { status: 200, headers: { "content-type": "application/json" }, body });
  };
  const stop = inbox.listen(() => {
    if (found().length >= count) answer();
  });
  const timer = setTimeout(answer, wait * 1000);
  response.once("close", () => {
    stop();
    clearTimeout(timer);
  });
  if (found().length >= count) answer();
}

function plain(status: number, body: string): MailAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}

function send(response: ServerResponse, { status, headers, body }: MailAnswer): void {
  response
    .writeHead(status, {
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      ...headers,
    })
    .end(body);
}
