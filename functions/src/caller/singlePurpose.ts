import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";

/** The account against which the password of an unknown username is checked. */
export const decoyUid = "username-decoy";

/**
 * Whether an account serves one purpose and is no user's: the guest of a visit, or the decoy. Its
 * holder can give it an address and a password at the identity service, and then its tokens no longer
 * say what it is, but its uid does. It gets no session, role, or email.
 */
export function hasOnePurpose(uid: string): boolean {
  return isGuestUid(uid) || uid === decoyUid;
}

/** Whether an account is the guest of a visit, and as our server made it. */
export function isPlainGuest({
  uid,
  email,
  phoneNumber,
}: {
  uid: string;
  email?: string;
  phoneNumber?: string;
}): boolean {
  return isGuestUid(uid) && email === undefined && phoneNumber === undefined;
}
