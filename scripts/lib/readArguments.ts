import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { Complaint } from "./report.ts";

/** An option with a value, such as `--project <id>`. */
export const text = { type: "string" } as const;

/** An option without a value, such as `--dry-run`. */
export const flag = { type: "boolean" } as const;

/**
 * Parses the arguments of a command, options in any order.
 *
 * @param most how many arguments without a name it takes
 * @throws Complaint with the usage for more of them, an unknown option, or one without its value
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  usage: string,
  options: Options,
  most = 0,
) {
  try {
    const parsed = parseArgs({ args: [...words], options, allowPositionals: true });
    if (parsed.positionals.length <= most) return parsed;
  } catch {
    // As with too many arguments.
  }
  throw new Complaint(usage);
}

/**
 * The project given by `--project`, or null without arguments, for the local emulators.
 *
 * @param command as in `npm run command`
 * @throws Complaint with the usage for any other arguments
 */
export function projectOption(command: string, words: readonly string[]): string | null {
  const usage = `Usage: npm run ${command} [-- --project <id>]`;
  return readArguments(words, usage, { project: text }).values.project ?? null;
}
