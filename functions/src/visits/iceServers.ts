import { createHmac } from "node:crypto";

import type { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";

import { secret, variable } from "../settings/environment.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The configured servers that help two browsers connect: STUN_URLS tell them their public
 * addresses; TURN_URLS relay connections that find no other path, with a password derived from
 * TURN_SECRET. Either may be missing.
 *
 * The password follows coturn's `use-auth-secret` ("A REST API for access to TURN services",
 * draft-uberti-behave-turn-rest): the username starts with the expiry time in seconds, and the
 * password is its HMAC, so that the TURN server needs no user list. The username identifies no one.
 *
 * @param user distinguishes this use from others in the TURN server's log
 * @throws Error if there are TURN servers but no secret, because visits behind strict networks
 *   would fail without an explanation
 */
export function iceServers(
  env: Environment,
  { user, until }: { user: string; until: Date },
): OutputOf<typeof visitEndpoints.turnCredentials>["iceServers"] {
  const stun = variable("STUN_URLS", env);
  const turn = variable("TURN_URLS", env) ?? [];
  return [
    ...(stun.length === 0 ? [] : [{ urls: [...stun] }]),
    ...(turn.length === 0 ? [] : [{ urls: [...turn], ...credentials(env, user, until) }]),
  ];
}

function credentials(env: Environment, user: string, until: Date) {
  const key = secret("TURN_SECRET", env);
  const username = `${Math.floor(until.getTime() / 1000)}:${user}`;
  const credential = createHmac("sha1", key).update(username).digest("base64");
  return { username, credential };
}
