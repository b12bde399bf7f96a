import { faultsInLog } from "../../../scripts/lib/testing/serverLog.ts";

let lines: string[] = [];
let isKept = false;

/** Keeps what functions log in this process instead of showing it. */
export function keepServerLog(): void {
  if (isKept) return;
  isKept = true;
  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    const show = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      const [line] = said;
      if (typeof line === "string" && /^\{.*"severity":/.test(line)) lines.push(line);
      else show(...said);
    };
  }
}

/** What functions have logged with a message in this file; an error has the stack after it. */
export function logged(message: string): object[] {
  const entries = lines.map((line): object => JSON.parse(line));
  const begins = new RegExp(`^(Error: )?${message}$`, "m");
  return entries.filter((entry) => begins.test(String(Reflect.get(entry, "message"))));
}

/** Personal data in what functions have logged in this file; tests may provoke errors. */
export function faultsInServerLog(): string[] {
  const found = faultsInLog(lines.map((line) => `>  ${line}`).join("\n"));
  lines = [];
  return found.filter((fault) => !fault.startsWith("an error:"));
}
