/**
 * Whether a token is older than the last change of its user's role, and so may carry the old one.
 * Tokens tell their birth in whole seconds: within the same second one cannot know, and a token too
 * many does no harm.
 *
 * @param roleChangedAt null if the role never changed
 */
export function isOutdated(tokenIssuedAt: Date, roleChangedAt: Date | null): boolean {
  if (roleChangedAt === null) return false;
  return seconds(tokenIssuedAt) <= seconds(roleChangedAt);
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
