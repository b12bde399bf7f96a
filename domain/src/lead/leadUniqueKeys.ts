import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";

import type { LeadDetails } from "./lead.ts";
import { patterns } from "../shared/patterns.ts";

/** The values that identify a person: no two leads share one, except within a household. */
export const leadKeyTypes = ["email", "phone", "document"] as const;

export type LeadKeyType = (typeof leadKeyTypes)[number];

/** The values that people of one household may share. Their key belongs to one of them. */
export const sharedKeyTypes = ["email", "phone"] as const satisfies readonly LeadKeyType[];

export const householdMax = 12;

/**
 * A key of a lead, stored in `leadKeys/{type:hash}` while the lead has the value. Document ids are
 * unique, which prevents two leads for the same person.
 */
export const leadKeySchema = z.strictObject({ leadId: z.string().check(z.regex(patterns.id)) });

/** The fields that keys are made from, in stored form. */
export type Keyed = Pick<LeadDetails, "email" | "phone" | "identityDocument">;

/**
 * The ids of a lead's keys by type, for the values that are present. An id contains the SHA-256 of
 * the value, because document paths appear in logs, which must not contain addresses.
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

/** The ids of the keys that an edit adds and removes. */
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

/** Includes country and type, because different issuers may assign the same number. */
function documentText({ country, type, number }: NonNullable<Keyed["identityDocument"]>): string {
  return `${country}/${type}/${number}`;
}

function keyOf(type: LeadKeyType, value: string): string {
  return `${type}:${bytesToHex(sha256(utf8ToBytes(value)))}`;
}
