import type { SignInMethod } from "../session/signInMethod.ts";

/** Loads what a sign-in with Google needs, so that it is at hand by the time of the click. */
export function loadGoogle(): void {
  // Without a connection, the click will tell.
  load().catch(() => {});
}

/** The sign-in with Google: at once where its script has arrived, else as soon as it has. */
export function methodOfGoogle(): SignInMethod | Promise<SignInMethod> {
  return loaded?.() ?? load().then((withGoogle) => withGoogle());
}

let loaded: (() => SignInMethod) | null = null;

async function load(): Promise<() => SignInMethod> {
  const { withGoogle } = await import("../session/google/withGoogle.ts");
  loaded = withGoogle;
  return withGoogle;
}
