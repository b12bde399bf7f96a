import { Complaint } from "./report.ts";

/**
 * The project given by `--project`, or null without arguments, for the local emulators.
 *
 * @param command as in `npm run command`
 * @throws Complaint with the usage for any other arguments
 */
export function projectOption(command: string, words: readonly string[]): string | null {
  const [option, project = null, ...more] = words;
  const isUnderstood =
    more.length === 0 && (option === undefined ? project === null : option === "--project");
  if (!isUnderstood || (option !== undefined && project === null)) {
    throw new Complaint(`Usage: npm run ${command} [-- --project <id>]`);
  }
  return project;
}
