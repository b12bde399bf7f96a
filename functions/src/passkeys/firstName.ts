import { providerOf } from "./providers.ts";

/**
 * What a passkey is called until its owner names it: whoever keeps it, else the browser it was made
 * in, else just what it is. Brand names are the same in every language.
 *
 * @param userAgent the header of the browser
 */
export function firstName(aaguid: string, userAgent: string | undefined): string {
  const provider = providerOf(aaguid);
  if (provider !== null) return provider;
  const parts = [browsers, systems].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent ?? ""));
    return found ? [found[0]] : [];
  });
  return parts.join(", ") || "Passkey";
}

// In this order: Edge and Opera also say Chrome, and Chrome also says Safari.
const browsers: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];
