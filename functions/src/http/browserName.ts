/**
 * The browser's brand and operating system, such as `Chrome, Windows`; null if the header names
 * neither. Brand names are the same in every language.
 *
 * @param userAgent the browser's `User-Agent` header
 */
export function browserName(userAgent: string | undefined): string | null {
  const parts = [browsers, systems].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent ?? ""));
    return found ? [found[0]] : [];
  });
  return parts.join(", ") || null;
}

// The order matters: Edge and Opera also send Chrome, and Chrome also sends Safari.
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
