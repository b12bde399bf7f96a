/**
 * Whether a text has the shape of a JSON Web Token, with JSON objects as header and payload. The
 * Admin SDK throws syntax and type errors for anything else, which would look like bugs of ours.
 */
export function isJwt(text: string): boolean {
  const parts = text.split(".");
  return (
    parts.length === 3 &&
    parts.every((part) => /^[\w-]*$/.test(part)) &&
    parts.slice(0, 2).every(holdsObject)
  );
}

function holdsObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
