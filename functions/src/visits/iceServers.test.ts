import { createHmac } from "node:crypto";

import { expect, it } from "vitest";

import { iceServers } from "./iceServers.ts";

const until = new Date("2026-11-22T10:30:00.500Z");
const use = { user: "k3f9", until };
const secret = "a secret of the TURN server";

it("returns no servers without configuration", () => {
  expect(iceServers({}, use)).toEqual([]);
  expect(iceServers({ STUN_URLS: "", TURN_URLS: "none", TURN_SECRET: secret }, use)).toEqual([]);
});

it("returns a STUN server without a password", () => {
  expect(iceServers({ STUN_URLS: "stun:a.example:3478, stun:b.example" }, use)).toEqual([
    { urls: ["stun:a.example:3478", "stun:b.example"] },
  ]);
});

it("returns a TURN server with a coturn password that expires with the visit", () => {
  const [server] = iceServers({ TURN_URLS: "turn:a.example", TURN_SECRET: secret }, use);
  expect(server).toEqual({
    urls: ["turn:a.example"],
    username: "1795343400:k3f9",
    // echo -n 1795343400:k3f9 | openssl dgst -sha1 -hmac "…" -binary | base64
    credential: createHmac("sha1", secret).update("1795343400:k3f9").digest("base64"),
  });
});

it.each([undefined, "", "too short"])("rejects the TURN secret %j", (TURN_SECRET) => {
  expect(() => iceServers({ TURN_URLS: "turn:a.example", TURN_SECRET }, use)).toThrow(
    /^TURN_SECRET (?:is not set|must be at least 16)/,
  );
});
