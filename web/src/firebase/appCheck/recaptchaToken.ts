import type { FirebaseApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";

/**
 * Starts App Check with reCAPTCHA Enterprise.
 *
 * @returns gets this browser's token, or null if there is none now
 * @throws if reCAPTCHA is not ready within seconds
 */
export async function recaptchaToken(
  app: FirebaseApp,
  siteKey: string,
): Promise<() => Promise<string | null>> {
  await loadRecaptcha();
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => {
    const result = await getToken(appCheck).catch(() => null);
    return result?.token ?? null;
  };
}

const recaptchaScript = "https://www.google.com/recaptcha/enterprise.js?render=explicit";

/** How long a page waits for reCAPTCHA, in milliseconds. */
const longestWait = 5_000;

/**
 * Loads reCAPTCHA, which the SDK then finds. If the SDK itself cannot load it, for example because
 * a company's network blocks it, every request to Firebase waits forever.
 */
async function loadRecaptcha(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((ready, failed) => {
      timer = setTimeout(() => failed(new Error("reCAPTCHA took too long")), longestWait);
      const script = document.createElement("script");
      script.addEventListener("error", () => failed(new Error("reCAPTCHA did not load")));
      // The script only fetches the real one, which calls back.
      script.addEventListener("load", () => whenReady(ready, failed));
      script.src = recaptchaScript;
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
  }
}

function whenReady(ready: () => void, failed: (error: Error) => void): void {
  const enterprise: unknown = Reflect.get(
    Object(Reflect.get(globalThis, "grecaptcha")),
    "enterprise",
  );
  const wait: unknown = Reflect.get(Object(enterprise), "ready");
  if (typeof wait === "function") Reflect.apply(wait, enterprise, [ready]);
  else failed(new Error("reCAPTCHA is incomplete"));
}
