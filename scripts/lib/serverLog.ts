/**
 * What our server's log must not hold: whom it is about, by address, number or token, and errors
 * that no test has provoked.
 *
 * @param log as the emulators write it: a line of a function stands behind `>`, and is JSON; a line
 *   of Hosting tells an address that was asked for. What the Auth emulator writes is not ours: it is
 *   how it delivers its mails and codes.
 * @returns the faulty lines, each with its fault before it
 */
export function faultsInLog(log: string): string[] {
  return log.split("\n").flatMap((line) => {
    const told = /^>\s+(.*)$/.exec(line)?.[1];
    const found = told === undefined ? faultsInRequest(line) : faultsInOwn(told);
    return found.map((fault) => `${fault}: ${line}`);
  });
}

const personal: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["an e-mail address", /[\w.+-]+(?:@|%40)[\w-]+(?:\.[a-z]{2,})+/i],
  ["a phone number", /(?:\+|%2B)[1-9]\d{7,14}(?!\d)/i],
  // A document's id may begin as a token does; a token has parts.
  ["a token", /eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/** What tests provoke to see it logged. */
const provoked: ReadonlySet<unknown> = new Set(["mail given up"]);

function faultsInRequest(line: string): string[] {
  if (!/^(?:i {2}hosting:|\[hosting\])/.test(line)) return [];
  return personal.filter(([, pattern]) => pattern.test(line)).map(([fault]) => fault);
}

function faultsInOwn(text: string): string[] {
  const found = personal.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
  const entry = entryOf(text);
  if (entry === null) return [...found, "something unstructured"];
  const isError = /^(?:ERROR|CRITICAL|ALERT|EMERGENCY)$/.test(String(entry.severity));
  return isError && !provoked.has(entry.message) ? [...found, "an error"] : found;
}

function entryOf(text: string): { severity: unknown; message: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    return { severity: Reflect.get(value, "severity"), message: Reflect.get(value, "message") };
  } catch {
    return null;
  }
}
