import { Complaint } from "../report.ts";

/**
 * Why a step of a deployment failed, and the command that continues: a single reason on one line, a
 * list of faults with a line for each. Faults of the program itself keep their stack.
 */
export function failedStep(error: unknown, title: string, again: string): unknown {
  if (!(error instanceof Complaint)) return error;
  // Lines of a log are left out. The place of the log follows them.
  const lines = error.message.split("\n").filter((line) => !line.startsWith("  | "));
  const isList = lines.length > 2;
  const reason = isList ? "" : `: ${lines.map((line) => line.trim()).join(" ")}`;
  const last = `${title} failed${reason.replace(/[.\s]+$/, "")}. Continue with: ${again}`;
  return new Complaint([...(isList ? lines : []), last].join("\n"));
}
