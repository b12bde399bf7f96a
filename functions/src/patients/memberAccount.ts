import { accessRecordSchema } from "@salvia/domain/account/accessRecord";
import { collections } from "@salvia/domain/shared/collections";
import type { UserRecord } from "firebase-admin/auth";

import { foundOrOpened } from "../accounts/accountOfEmail.ts";
import { applyAccessChange } from "../accounts/access/applyAccessChange.ts";
import { roleOf } from "../caller/roleOf.ts";
import { Refusal } from "../http/refusal.ts";
import { stored } from "../platform/stored.ts";
import type { AccessOrder } from "../accounts/access/beginAccessChange.ts";
import type { ImportServices } from "./importOrder.ts";

/** What opening a member's account needs. */
export type MemberServices = Omit<ImportServices, "auth"> & {
  auth: Omit<ImportServices["auth"], "getUsers">;
};

type Refused = "accountBusy" | "addressUnverified" | "accountDisabled" | "otherRole";

/**
 * The account of a member, opened if there is none, with the role of a member.
 *
 * @param person.uid the account, if it is known
 */
export async function memberAccount(
  services: MemberServices,
  { uid, email, name }: { uid: string | null; email: string; name: string },
  by: AccessOrder["by"],
  now: Date,
): Promise<UserRecord | Refused> {
  const { auth, firestore } = services;
  const user = await (uid === null ? foundOrOpened(auth, email, name) : auth.getUser(uid));
  if (user.disabled) return "accountDisabled";
  if (!user.emailVerified) return "addressUnverified";
  const role = roleOf(user);
  if (role !== null && role !== "member") return "otherRole";
  const record = firestore.collection(collections.accessChanges).doc(user.uid);
  // An interrupted change is finished first, even if it has set the role already.
  const pending = stored(accessRecordSchema, await record.get())?.pending ?? null;
  if (role === "member" && pending === null) return user;
  const end = await applyAccessChange(services, {
    uid: user.uid,
    change: { kind: "role", role: "member" },
    by,
    now,
  });
  if (end === "busy") return "accountBusy";
  if (end === "unverified") return "addressUnverified";
  if (end === "last-administrator" || end === "not-allowed") throw new Refusal("not-allowed");
  return user;
}
