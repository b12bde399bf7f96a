import { useEffect, useEffectEvent } from "react";

import { cleanCode } from "./cleanCode.ts";

/**
 * Reads the code from the text message, where the browser supports it and the user allows it, until
 * the component unmounts.
 */
export function useMessageCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const leaving = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: leaving.signal };
    async function read() {
      try {
        const credential: unknown = await navigator.credentials.get(request);
        const code = codeOf(credential);
        if (code !== null && !leaving.signal.aborted) take(code);
      } catch {
        // The user refused or ignored the request; the code can be typed.
      }
    }
    void read();
    return () => leaving.abort();
  }, []);
}

function codeOf(credential: unknown): string | null {
  const given =
    typeof credential === "object" && credential !== null && "code" in credential
      ? credential.code
      : null;
  return typeof given === "string" ? cleanCode(given) : null;
}
