/**
 * Finds what must not be in the server's log: people's addresses, numbers or tokens, and errors
 * that no test provoked, such as of a function that was given an incomplete document.
 *
 * @param log as written by the emulators: a function's line follows `>` and is JSON; a Hosting line
 * contains the requested URL. Output of the Auth emulator is ignored, because that is how it
 * delivers its mails and codes.
 * @returns the faulty lines, each preceded by its fault
 */
export function faultsInLog(log: string): string[] {
  return log.split("\n").flatMap((line) => {
    const ownLine = /^>\s+(.*)$/.exec(line)?.[1];
    const found = ownLine === undefined ? faultsOfEmulators(line) : faultsInOwn(ownLine);
    return found.map((fault) => `${fault}: ${line}`);
  });
}

const personal: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["an e-mail address", /[\w.+-]+(?:@|%40)[\w-]+(?:\.[a-z]{2,})+/i],
  ["a phone number", /(?:\+|%2B)[1-9]\d{7,14}(?!\d)/i],
  // A document id may start like a token, but only a token has several parts.
  ["a token", /eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/** Errors that tests provoke on purpose. */
const provoked: ReadonlySet<unknown> = new Set(["mail given up", "audit entry altered"]);

function faultsOfEmulators(line: string): string[] {
  // With it ends whatever else the process was doing, such as transactions that hold documents.
  if (line.includes("Your function was killed because it raised an unhandled error")) {
    return ["an unhandled error"];
  }
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
