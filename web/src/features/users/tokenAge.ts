/**
 * Whether a token is older than the last change of its user's role and so may have the old role.
 * Tokens record their time of issue in whole seconds. Within the same second the order is unknown,
 * and an extra token is harmless.
 *
 * @param roleChangedAt null if the role never changed
 */
export function isOutdated(tokenIssuedAt: Date, roleChangedAt: Date | null): boolean {
  return roleChangedAt !== null && isUpTo(roleChangedAt, tokenIssuedAt);
}

/**
 * Whether a sign-in was ended by signing out everywhere, by its user or the server. Sign-ins within
 * the same second count as earlier, as they do on the server.
 *
 * @param signedOutAt null if that never happened
 */
export function hasEnded(signedInAt: Date, signedOutAt: Date | null): boolean {
  return signedOutAt !== null && isUpTo(signedOutAt, signedInAt);
}

function isUpTo(last: Date, moment: Date): boolean {
  return seconds(moment) <= seconds(last);
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
