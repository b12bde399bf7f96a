import { FirebaseError } from "firebase/app";

import type { SessionEnvironment, TokenUser } from "../session/sessionEnvironment.ts";

/**
 * A fake environment for session tests, with control over identity provider, server, network and
 * document.
 */
export function fakeSessionEnvironment(
  initial: { path?: string; query?: string; online?: boolean; ownDevice?: boolean } = {},
) {
  /** The session's requests to the server, each pending until the test answers it. */
  const requests: {
    path: string;
    body: unknown;
    answer: (status: number, body: unknown) => void;
    fail: () => void;
  }[] = [];
  const navigations: string[] = [];
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
      emitUser(tokenUser({ role: "sales" }));
    },
    async signInWithCustomToken(customToken) {
      events.push(`sign in with ${customToken}`);
      emitUser(tokenUser({ role: "sales" }));
    },
    async signOutOfProvider() {
      events.push("provider signed out");
      emitUser(null);
    },
    path: () => initial.path ?? "/sales/leads",
    query: () => initial.query ?? "",
    now: () => Date.now(),
    documentLanguage: () => "en",
    isOwnDevice: () => initial.ownDevice ?? false,
    dropCache: async (uid) => {
      if (initial.ownDevice) events.push(`cache of ${uid ?? "anyone"} dropped`);
    },
    navigate: (path) => {
      events.push(`go to ${path}`);
      navigations.push(path);
    },
    reload: () => {
      events.push("reload");
      navigations.push("reload");
    },
  };

  function emitUser(next: TokenUser | null) {
    user = next;
    for (const listener of tokenListeners) listener(next);
  }

  return {
    environment,
    /** The requests to the server, oldest first. */
    requests,
    /** The addresses the document navigated to, oldest first. */
    navigations,
    /** All side effects, oldest first. */
    events,
    /** Sets the identity provider's user; null for none. */
    emitUser,
    /** The number of listeners on the identity provider. */
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
 * A user of the identity provider who has just signed in, with the token `{uid}-token` by default.
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

/** The server's response to a successful sync. */
export const cookieSet = { cookieSet: true, redirectPath: "/sales" };
