import { collections } from "@salvia/domain/shared/collections";
import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

import { nullIfMissing } from "../../caller/userOrNull.ts";
import { inParts } from "../../platform/inParts.ts";

/**
 * The accounts of members who sign in with another address than the insurer has on file, by the
 * address on file. One query for thirty addresses.
 */
export async function linkedAccounts(
  { auth, firestore }: { auth: Pick<Auth, "getUser">; firestore: Firestore },
  emails: readonly string[],
): Promise<ReadonlyMap<string, UserRecord>> {
  const links = firestore.collection(collections.policyLinks);
  const found = await Promise.all(
    inParts(emails).map((part) => links.where("email", "in", part).get()),
  );
  const entries = found
    .flatMap(({ docs }) => docs)
    .map(async (link) => {
      const user = await nullIfMissing(() => auth.getUser(link.id));
      return user === null ? [] : [[String(link.get("email")), user] as const];
    });
  return new Map((await Promise.all(entries)).flat());
}
