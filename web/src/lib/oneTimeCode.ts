/** Extracts the code from typed or pasted text: "Your code is 123 456." gives `123456`. */
export function cleanCode(text: string): string {
  const whole = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  return whole ?? text.replace(/\D/g, "").slice(0, codeLength);
}

/** The digits of a code from a text message or an authenticator app. */
export const codeLength = 6;

/** The wait before another message can be requested, in milliseconds. */
export const resendAfter = 30_000;

/** Seconds until another message may be requested; 0 if it may be now. */
export function secondsToResend(resendAt: number, now: number): number {
  // The caller's clock may be behind or set back; the wait never exceeds the announced limit.
  return Math.ceil(Math.min(Math.max(resendAt - now, 0), resendAfter) / 1000);
}
