/**
 * Whether a token is older than the last change of its user's role, and so may carry the old one.
 * Tokens tell their birth in whole seconds: within the same second one cannot know, and a token too
 * many does no harm.
 *
 * @param roleChangedAt null if the role never changed
 */
export function isOutdated(tokenIssuedAt: Date, roleChangedAt: Date | null): boolean {
  return roleChangedAt !== null && isUpTo(roleChangedAt, tokenIssuedAt);
}

/**
 * Whether a sign-in is among those that its user, or the server, has ended everywhere. The second in
 * which that happened counts as before it, as it does for the server.
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
