/** What this browser keeps until it is cleared, for all its tabs. */
export const deviceStorage = guarded(() => localStorage);

/** What this tab keeps until it is closed. */
export const tabStorage = guarded(() => sessionStorage);

/**
 * The browser may block its storage, have none, or have no room left. It then keeps nothing, and
 * every page works on: what would be read is missing.
 */
function guarded(open: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    /**
     * Keeps a text; null removes it.
     *
     * @returns whether it is kept
     */
    set(key: string, text: string | null): boolean {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    /** Returns a text and removes it, so that it is used once. */
    take(key: string): string | null {
      const text = this.get(key);
      this.set(key, null);
      return text;
    },
  };
}

/** The keys of what this tab keeps. */
export function tabKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

/** The content of a text in JSON; null if the text is something else. */
export function jsonIn(
  text: string | null,
  reviver?: (key: string, value: unknown) => unknown,
): unknown {
  try {
    return text === null ? null : JSON.parse(text, reviver);
  } catch {
    return null;
  }
}
