import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";

import type { LeadDetails } from "./lead.ts";
import { patterns } from "../shared/patterns.ts";

/** What tells a person from all others: no two leads share one. */
export const leadKeyTypes = ["email", "phone", "document"] as const;

export type LeadKeyType = (typeof leadKeyTypes)[number];

/**
 * A key of a lead, as stored in `leadKeys/{type:hash}` for as long as the lead holds the value: that
 * a document's id is taken once only is what makes the same person twice impossible.
 */
export const leadKeySchema = z.strictObject({ leadId: z.string().check(z.regex(patterns.id)) });

/** The part of a lead that its keys are made of, in stored form. */
export type Keyed = Pick<LeadDetails, "email" | "phone" | "identityDocument">;

/**
 * The ids of the keys of a lead, by type: one for each value that is there. An id holds the value's
 * SHA-256, since a document's path stands in logs, where an address has no place.
 */
export function leadUniqueKeys({
  email,
  phone,
  identityDocument,
}: Keyed): Map<LeadKeyType, string> {
  const values: [LeadKeyType, string | null][] = [
    ["email", email],
    ["phone", phone],
    ["document", identityDocument && documentText(identityDocument)],
  ];
  return new Map(
    values.flatMap(([type, value]) => (value === null ? [] : [[type, keyOf(type, value)]])),
  );
}

/** The ids of the keys that an edit takes, and of those it gives up. */
export function leadUniqueKeyChanges(
  before: Keyed,
  after: Keyed,
): { taken: readonly string[]; given: readonly string[] } {
  const [old, now] = [[...leadUniqueKeys(before).values()], [...leadUniqueKeys(after).values()]];
  return {
    taken: now.filter((id) => !old.includes(id)),
    given: old.filter((id) => !now.includes(id)),
  };
}

/** The same number may be another person's, where another country or office has issued it. */
function documentText({ country, type, number }: NonNullable<Keyed["identityDocument"]>): string {
  return `${country}/${type}/${number}`;
}

function keyOf(type: LeadKeyType, value: string): string {
  return `${type}:${bytesToHex(sha256(utf8ToBytes(value)))}`;
}
