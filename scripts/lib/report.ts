/**
 * Terminal output: one line per step, with its time. Plain text, so that it reads the same in log
 * files.
 */

const pulseSeconds = 15;

/**
 * Shows `title` as a step while `work` runs, and the seconds it took. Long steps print progress in
 * between.
 * @param title the action in present tense: "Building the web"
 * @param work its result can be a few words to show after the title
 * @param expected the duration of a step that is known to be long: "about 15 s"
 */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  expected?: string,
): Promise<T> {
  const started = Date.now();
  if (expected !== undefined) say(`  ${title}: ${expected} ...`);
  const pulse = setInterval(() => {
    say(`  ... ${title}, ${seconds(started)}`);
  }, pulseSeconds * 1000);
  try {
    const result = await work();
    say(`  ${title}${typeof result === "string" ? `: ${result}` : ""} (${seconds(started)})`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

export function say(line: string): void {
  console.log(line);
}

/** The time since `started` (milliseconds since 1970) as "12.3 s". */
export function seconds(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** An error with a message for the user, shown without a stack trace. */
export class Complaint extends Error {
  override readonly name = "Complaint";
}

/**
 * Runs a program's main function, and turns errors into an exit code and messages for the user.
 * @param main resolves to the exit code
 */
export async function program(main: () => Promise<number>): Promise<void> {
  // Some of the tools color their output even in files.
  if (!process.stdout.isTTY || process.env["CI"]) process.env["NO_COLOR"] = "1";
  // Ignores output errors after the terminal is closed, so that data is still saved.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    process.exitCode = 1;
  }
}
