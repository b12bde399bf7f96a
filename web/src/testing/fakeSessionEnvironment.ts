import { FirebaseError } from "firebase/app";

import type { SessionEnvironment, TokenUser } from "../session/sessionEnvironment.ts";

/** A world for session tests: the identity provider, server, network and document, in hand. */
export function fakeSessionEnvironment(
  initial: { path?: string; query?: string; online?: boolean; ownDevice?: boolean } = {},
) {
  /** What the session asked of the server, each open until the test answers it. */
  const requests: {
    path: string;
    body: unknown;
    answer: (status: number, body: unknown) => void;
    fail: () => void;
  }[] = [];
  const visits: string[] = [];
  const events: string[] = [];
  const tokenListeners = new Set<(user: TokenUser | null) => void>();
  const onlineListeners = new Set<() => void>();
  let user: TokenUser | null = null;
  let online = initial.online ?? true;

  const environment: SessionEnvironment = {
    fetch: (path, init) =>
      new Promise((resolve, reject) => {
        events.push(`request ${path}`);
        init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        requests.push({
          path,
          body: typeof init.body === "string" ? JSON.parse(init.body) : null,
          answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
          fail: () => reject(new TypeError("Failed to fetch")),
        });
      }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOnline: () => online,
    online: () =>
      new Promise((resolve) => {
        if (online) resolve();
        else onlineListeners.add(resolve);
      }),
    onIdTokenChanged(listener) {
      tokenListeners.add(listener);
      queueMicrotask(() => listener(user));
      return () => tokenListeners.delete(listener);
    },
    currentUser: () => user,
    async signInWithPassword(email, password) {
      if (email !== "ana@example.com" || password !== "salvia-demo") {
        throw new FirebaseError("auth/invalid-credential", "");
      }
      tell(tokenUser({ role: "sales" }));
    },
    async signInWithCustomToken(customToken) {
      events.push(`sign in with ${customToken}`);
      tell(tokenUser({ role: "sales" }));
    },
    async signOutOfProvider() {
      events.push("provider signed out");
      tell(null);
    },
    path: () => initial.path ?? "/sales/leads",
    query: () => initial.query ?? "",
    now: Date.now,
    documentLanguage: () => "en",
    isOwnDevice: () => initial.ownDevice ?? false,
    dropCache: async (uid) => {
      if (initial.ownDevice) events.push(`cache of ${uid ?? "anyone"} dropped`);
    },
    navigate: (path) => {
      events.push(`go to ${path}`);
      visits.push(path);
    },
    reload: () => {
      events.push("reload");
      visits.push("reload");
    },
  };

  function tell(next: TokenUser | null) {
    user = next;
    for (const listener of tokenListeners) listener(next);
  }

  return {
    environment,
    /** What the server was asked, oldest first. */
    requests,
    /** Where the document was sent, oldest first. */
    visits,
    /** Everything that was done to the outside, oldest first. */
    events,
    /** The identity provider has this user now, or nobody. */
    tell,
    /** How many listen to the identity provider. */
    listenerCount: () => tokenListeners.size,
    setOnline: (next: boolean) => {
      online = next;
      if (!next) return;
      for (const listener of onlineListeners) listener();
      onlineListeners.clear();
    },
  };
}

/**
 * A user of the identity provider who has just signed in and whose token reads `{uid}-token`, unless the
 * test says otherwise.
 */
export function tokenUser(
  overrides: Partial<TokenUser> & { token?: string; role?: string; signedInAt?: number } = {},
) {
  const { token, role, signedInAt = Date.now(), ...fields } = overrides;
  const uid = fields.uid ?? "ana";
  return {
    uid,
    displayName: "Ana Ruiz",
    email: "ana@example.com",
    phoneNumber: null,
    getIdTokenResult: async () => ({
      token: token ?? `${uid}-token`,
      claims: {
        auth_time: Math.floor(signedInAt / 1000),
        ...(role !== undefined && { role }),
      },
    }),
    ...fields,
  } satisfies TokenUser;
}

/** The server's answer to a sync that went well. */
export const cookieSet = { cookieSet: true, redirectPath: "/sales" };
