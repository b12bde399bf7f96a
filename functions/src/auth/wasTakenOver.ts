/**
 * Whether an account whose address was just proven may contain data that another person left there.
 *
 * @param account.createdAt in seconds since 1970
 * @param account.hasPassword whether a password is left: Firebase removes one that was set before
 *   the address was proven when the address's owner signs in
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

/**
 * In seconds: the first sign-in creates the account before Authentication calls our two functions,
 * which it gives up after 7 seconds each, and signs in after them. Both times are rounded.
 */
const newWithin = 15;
