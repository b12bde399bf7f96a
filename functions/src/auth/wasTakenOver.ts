/**
 * Whether an account whose address has just become its user's beyond doubt may hold what someone
 * else left there.
 *
 * @param account.createdAt in seconds since 1970
 * @param account.hasPassword whether a password is left: Firebase removes one that was set before
 *   anybody had shown that the address is theirs, as it lets the address's owner in
 * @param account.hasProfile whether it has begun a session before
 * @param signedInAt in seconds since 1970
 */
export function wasTakenOver(
  account: { createdAt: number; hasPassword: boolean; hasProfile: boolean },
  signedInAt: number,
): boolean {
  const isNew = !account.hasProfile && signedInAt - account.createdAt <= newWithin;
  return !isNew && !account.hasPassword;
}

/** An account is made in the course of its first sign-in; both times are rounded to seconds. */
const newWithin = 5;
