import { createHmac } from "node:crypto";

import type { TurnCredentials } from "@salvia/domain/scheduling/visitEndpoints";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The servers that two browsers may use to find a way to each other, as they are configured: STUN_URLS
 * tell them their own addresses, TURN_URLS pass on what finds no other way, and are given with a
 * password made of TURN_SECRET. Nothing configured, no servers.
 *
 * The password is that of coturn's `use-auth-secret` ("A REST API for access to TURN services",
 * draft-uberti-behave-turn-rest): the username begins with the second at which it ends, and the
 * password is its HMAC, so that the TURN server needs no list of users. The username names nobody.
 *
 * @param user what tells this use from others in the TURN server's log
 * @throws Error where there are TURN servers and no secret: visits would fail for those behind
 *   strict networks, and nobody would know why
 */
export function iceServers(
  env: Environment,
  { user, until }: { user: string; until: Date },
): TurnCredentials["iceServers"] {
  const stun = listed(env["STUN_URLS"]);
  const turn = listed(env["TURN_URLS"]);
  return [
    ...(stun.length === 0 ? [] : [{ urls: stun }]),
    ...(turn.length === 0 ? [] : [{ urls: turn, ...credentials(env, user, until) }]),
  ];
}

function credentials(env: Environment, user: string, until: Date) {
  const secret = env["TURN_SECRET"] ?? "";
  if (secret.length < 16) throw new Error("TURN_SECRET is not set, or shorter than 16 characters.");
  const username = `${Math.floor(until.getTime() / 1000)}:${user}`;
  const credential = createHmac("sha1", secret).update(username).digest("base64");
  return { username, credential };
}

function listed(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((url) => url.trim())
    .filter((url) => url !== "");
}
