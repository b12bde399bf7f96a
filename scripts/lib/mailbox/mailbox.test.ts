import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startMailbox, type Mailbox } from "./mailbox.ts";

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
});

afterEach(async () => {
  await mailbox.stop();
});

/** Sends a mail over raw SMTP and returns the server's response to each command. */
async function send(to: string, lines: readonly string[]): Promise<string[]> {
  const socket = connect(Number(new URL(mailbox.smtpUrl).port), "127.0.0.1").setEncoding("utf8");
  const words = [
    "HELO test",
    "MAIL FROM:<salvia@example.com>",
    `RCPT TO:<${to}>`,
    "DATA",
    [...lines, "."].join("\r\n"),
    "QUIT",
  ];
  const said: string[] = [];
  for await (const answer of socket) {
    said.push(String(answer).trim());
    const word = /^[45]/.test(String(answer)) ? "QUIT" : words.shift();
    if (word !== undefined) socket.write(`${word}\r\n`);
  }
  return said;
}

function mail(subject: string, body = "Hello"): string[] {
  return [
    "From: Salvia <salvia@example.com>",
    "To: ines@example.com",
    `Subject: ${subject}`,
    "",
    body,
  ];
}

function htmlMail(html: string): string[] {
  return ["Subject: HTML", "Content-Type: text/html; charset=utf-8", "", html];
}

async function page(path: string, init: RequestInit = {}) {
  const response = await fetch(mailbox.url + path, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

async function json(query = ""): Promise<unknown> {
  return (await fetch(`${mailbox.url}/messages.json${query}`)).json();
}

describe("a received mail", () => {
  it("is available as JSON, newest first", async () => {
    await send("ines@example.com", mail("One"));
    await send("paulo@example.com", mail("Two"));
    expect(mailbox.messages()).toMatchObject([{ subject: "Two" }, { subject: "One" }]);
    expect(await json()).toEqual(mailbox.messages());
    expect(await json("?to=Ines@Example.com")).toMatchObject([
      {
        id: 1,
        subject: "One",
        recipients: ["ines@example.com"],
        from: "Salvia <salvia@example.com>",
        to: "ines@example.com",
        text: expect.stringContaining("Hello"),
      },
    ]);
    expect(await json("?to=nobody@example.com")).toEqual([]);
  });

  it("is returned to a waiting request", async () => {
    const waiting = json("?to=ines@example.com&count=2&wait=20");
    await send("ines@example.com", mail("One"));
    await send("paulo@example.com", mail("Other"));
    await send("ines@example.com", mail("Two"));
    expect(await waiting).toMatchObject([{ subject: "Two" }, { subject: "One" }]);
  });

  it("is shown in the list and in each of its forms", async () => {
    await send("ines@example.com", mail("Confirm", "Go to https://salvia.example/a?b=1&c=2 now"));
    expect((await page("/")).body).toContain('href="/mail/1"');
    const { body, status } = await page("/mail/1");
    expect(status).toBe(200);
    expect(body).toContain("<h1>Confirm</h1>");
    expect(body).toContain('src="/mail/1/body"');
    expect((await page("/mail/1/text")).body).toContain(
      '<a href="https://salvia.example/a?b=1&amp;c=2" target="_blank" rel="noreferrer">',
    );
    expect((await page("/mail/1/source")).body).toContain("Subject: Confirm");
    expect((await page("/mail/2")).status).toBe(404);
    expect((await page("/mail/2")).body).toContain("not here any more");
  });

  it("is announced to an open page", async () => {
    const [events] = await once(get(`${mailbox.url}/events`), "response");
    const event = once(events, "data").then(() => once(events, "data"));
    await send("ines@example.com", mail("One"));
    expect(String((await event)[0])).toBe("data: mail\n\n");
    events.destroy();
  });
});

describe("a malicious mail", () => {
  const evil = `<script>alert(1)</script><img src="https://evil.example/x">`;

  it("runs and loads nothing, wherever it is shown", async () => {
    await send("ines@example.com", htmlMail(evil));
    const { headers } = await page("/mail/1/body");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("sandbox allow-popups allow-popups-to-escape-sandbox;");
    expect(policy).toContain("default-src 'none'");
    expect((await page("/mail/1")).body).toContain('sandbox="allow-popups ');
    expect((await page("/mail/1")).headers.get("content-security-policy")).toContain(
      "script-src 'self'",
    );
  });

  it.each(["/", "/list", "/mail/1", "/mail/1/text", "/mail/1/source"])(
    "adds no HTML to our page %s",
    async (path) => {
      await send("ines@example.com", mail(evil, evil));
      const { body } = await page(path);
      expect(body).toContain("&lt;script&gt;alert(1)");
      expect(body).not.toContain("<script>alert");
    },
  );
});

describe("the mailbox", () => {
  it("refuses requests for another host name", async () => {
    const request = get(`${mailbox.url}/messages.json`, { headers: { host: "evil.example" } });
    const [response] = await once(request, "response");
    expect(response.statusCode).toBe(403);
    expect(await text(response)).not.toContain("[");
  });

  it("is read-only", async () => {
    expect((await page("/messages.json", { method: "DELETE" })).status).toBe(405);
  });

  it("reports a taken port and closes the other one", async () => {
    const httpPort = Number(new URL(mailbox.url).port);
    await expect(startMailbox({ httpPort, smtpPort: 0 })).rejects.toThrow("EADDRINUSE");
    const smtpPort = Number(new URL(mailbox.smtpUrl).port);
    await expect(startMailbox({ httpPort: 0, smtpPort })).rejects.toThrow("EADDRINUSE");
  });

  it("fails mails as their addresses request", async () => {
    expect((await send("ines+defer1@example.com", mail("One"))).join()).toContain("451 ");
    expect((await send("ines+bounce@example.com", mail("One"))).join()).toContain("550 ");
    expect((await send("ines+defer1@example.com", mail("One"))).join()).toContain("250 ");
    expect(mailbox.messages()).toHaveLength(1);
  });

  it("refuses a mail without an end", async () => {
    const said = await send(
      "ines@example.com",
      mail("Long", `${"x".repeat(900)}\r\n`.repeat(3000)),
    );
    expect(said.join()).toContain("552 ");
    expect(mailbox.messages()).toEqual([]);
  });
});
