import type { SignInMethod } from "../../session/signInMethod.ts";

/**
 * A sign-in method whose script loads before the click, for methods that open a popup: it must open
 * in the click's own task, or the browser blocks it.
 *
 * @returns `preload` loads the script; `method` is the method at once if it has loaded, otherwise a
 *   promise
 */
export function preloaded(load: () => Promise<SignInMethod>) {
  let loaded: SignInMethod | null = null;

  async function loadOnce(): Promise<SignInMethod> {
    loaded = await load();
    return loaded;
  }

  return {
    preload: (): void => {
      // Without a connection, the click reports the error.
      loadOnce().catch(() => {});
    },
    method: (): SignInMethod | Promise<SignInMethod> => loaded ?? loadOnce(),
  };
}
