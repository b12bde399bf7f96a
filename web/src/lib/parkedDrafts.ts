/**
 * Keeps what a user was typing while they sign in once more, after a sign-out that they did not choose:
 * in this tab only, until they are back. It is removed when it is taken, when another user signs in, and
 * at a sign-out that they choose.
 */
export function parkDraft(uid: string, name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(uid, name), JSON.stringify(draft));
  } catch {
    // Storage may be switched off or full: the text is lost with the document, as it was before.
  }
}

/** What a user was typing, as anything that JSON can hold, and dates; null where there is nothing. It is given once. */
export function takeParkedDraft(uid: string, name: string): unknown {
  try {
    const key = keyOf(uid, name);
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : JSON.parse(text, revived);
  } catch {
    return null;
  }
}

/** Removes what others than this user were typing in this tab. */
export function keepParkedDraftsOf(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && !key.startsWith(keyOf(uid, ""))) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

function revived(_key: string, value: unknown): unknown {
  return typeof value === "string" && isoDate.test(value) ? new Date(value) : value;
}

/** As `Date` writes itself into JSON. */
const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const prefix = "parkedDraft:";

function keyOf(uid: string, name: string): string {
  return `${prefix}${uid}:${name}`;
}
