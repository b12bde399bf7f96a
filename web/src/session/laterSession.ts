import type { Session } from "./session.ts";
import { unknownSession, type SessionState } from "./sessionUser.ts";

/**
 * A session whose script loads while its page is in view: the user is unknown until then, and calls
 * wait. If the script cannot be loaded, reading the state throws, for the nearest error boundary.
 */
export function laterSession(loading: Promise<Session>): Session {
  const listeners = new Set<() => void>();
  let read: Session["getState"] = stateUntilLoaded;

  function become(getState: Session["getState"]) {
    read = getState;
    for (const listener of listeners) listener();
  }

  async function load() {
    try {
      const { getState, subscribe } = await loading;
      subscribe(() => become(getState));
      become(getState);
    } catch (error) {
      become(() => {
        throw error;
      });
    }
  }
  void load();

  return {
    getState: () => read(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      let stop: (() => void) | null = null;
      let stopped = false;
      async function begin() {
        const session = await loading;
        if (!stopped) stop = session.start();
      }
      // `load` has dealt with a failure.
      begin().catch(() => {});
      return () => {
        stopped = true;
        stop?.();
      };
    },
    signIn: async (method) => (await loading).signIn(method),
    sync: async () => (await loading).sync(),
    signOut: async () => (await loading).signOut(),
    leave: async (notice) => (await loading).leave(notice),
    lock: async (hide) => (await loading).lock(hide),
    signOutEverywhere: async () => (await loading).signOutEverywhere(),
    idToken: async () => (await loading).idToken(),
    isFresh: async () => (await loading).isFresh(),
    ask: async (endpoint, input) => (await loading).ask(endpoint, input),
  };
}

function stateUntilLoaded(): SessionState {
  return unknownSession;
}
