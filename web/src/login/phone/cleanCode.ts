export const codeLength = 6;

/** Extracts the code from typed or pasted text: "Your code is 123 456." gives `123456`. */
export function cleanCode(text: string): string {
  const whole = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  return whole ?? text.replace(/\D/g, "").slice(0, codeLength);
}
