/**
 * The brand and the system of a browser, such as `Chrome, Windows`; null where the header names
 * neither. Brand names are the same in every language.
 *
 * @param userAgent the header of the browser
 */
export function browserName(userAgent: string | undefined): string | null {
  const parts = [browsers, systems].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent ?? ""));
    return found ? [found[0]] : [];
  });
  return parts.join(", ") || null;
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
