/**
 * What the terminal shows: one line for each step, with its time. Plain text, so that a log file
 * reads the same.
 */

const pulseSeconds = 15;

/**
 * Shows `title` as a step while `work` runs, with the seconds it took; long ones say in between
 * that they are alive.
 * @param title what is done, in the present: "Building the web"
 * @param work its result may be a word or two shown behind the title
 * @param expected for a step that is known to be long, how long: "about 15 s"
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

/** Prints one line. */
export function say(line: string): void {
  console.log(line);
}

/** The time since `started` (milliseconds since 1970) as "12.3 s". */
export function seconds(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** An error whose message is the whole story for the user: it is shown without a stack. */
export class Complaint extends Error {
  override readonly name = "Complaint";
}

/**
 * Runs a program's main function and turns what it throws into the exit code and the lines the user
 * sees.
 * @param main resolves to the exit code
 */
export async function program(main: () => Promise<number>): Promise<void> {
  // Some of the tools we call colour their lines even in a file.
  if (!process.stdout.isTTY || process.env["CI"]) process.env["NO_COLOR"] = "1";
  // A closed terminal takes no more lines; what is to be saved is saved all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    process.exitCode = 1;
  }
}
