import type { SignInMethod } from "../../session/signInMethod.ts";

/** Preloads the Google sign-in, so that it is ready when the user clicks. */
export function loadGoogle(): void {
  // Without a connection, the click reports the error.
  load().catch(() => {});
}

/** The Google sign-in method: immediately if its script has loaded, otherwise as a promise. */
export function methodOfGoogle(): SignInMethod | Promise<SignInMethod> {
  return loaded?.() ?? load().then((withGoogle) => withGoogle());
}

let loaded: (() => SignInMethod) | null = null;

async function load(): Promise<() => SignInMethod> {
  const { withGoogle } = await import("../../session/google/withGoogle.ts");
  loaded = withGoogle;
  return withGoogle;
}
