import { objectOf, objectsOf, textOf, type JsonObject } from "../../../scripts/lib/json.ts";
import { apiError, type Answer } from "./standIns.ts";

/**
 * A policy as Google answers it. Who doesn't ask for version 3 sees no conditions: roles that have
 * one get another name.
 */
export function readPolicy(policy: JsonObject = { etag: "ACAB" }, version: unknown): Answer {
  if (!hasCondition(policy)) return { body: policy };
  if (Number(version) === 3) return { body: { ...policy, version: 3 } };
  const bindings = objectsOf(policy["bindings"]).map(({ role, members, condition }) => {
    const suffix = condition === undefined ? "" : "_withcond_0123456789abcdef";
    return { role: `${textOf(role)}${suffix}`, members };
  });
  return { body: { ...policy, version: 1, bindings } };
}

/** Stores a policy, unless it would lose the conditions of the one before. */
export function writePolicy(
  before: JsonObject = {},
  given: unknown,
  store: (policy: JsonObject) => unknown,
): Answer {
  const policy = { ...before, ...objectOf(given) };
  const isVersion3 = objectOf(given)["version"] === 3;
  if ((hasCondition(before) || hasCondition(policy)) && !isVersion3) {
    return apiError(400, "The policy has conditional role bindings, which need version 3.");
  }
  store(policy);
  return { body: policy };
}

function hasCondition({ bindings }: JsonObject): boolean {
  return objectsOf(bindings).some(({ condition }) => condition !== undefined);
}
