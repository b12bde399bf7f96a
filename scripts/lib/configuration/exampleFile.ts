import { parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { secretCommand, secretNames, secrets } from "@salvia/domain/configuration/secrets";
import {
  variableNames,
  variables,
  type Variable,
  type VariableName,
} from "@salvia/domain/configuration/variables";

// The variables without which no configuration is complete.
const needed = new Set(parseConfiguration({}).faults.map((fault) => fault.split(" ")[0]));

/** `.env.example`, from the tables of variables and secrets. */
export function exampleFile(): string {
  return [
    comment(
      "The configuration of one Firebase project. Copy this file to .env.<project id> and fill it in. Each value is on one line. Git ignores the copy.",
    ),
    ...variableNames.map(variableLines),
    ["# Secrets are in Secret Manager, not in a file:", ...secretNames.map(secretLines)].join("\n"),
  ]
    .map((block) => `${block}\n`)
    .join("\n");
}

function variableLines(name: VariableName): string {
  const { description, example, fallback, inProject }: Variable = variables[name];
  // A line without a value, so that a copy that is not filled in has faults.
  const isNeeded = needed.has(name);
  const preset = fallback ? `Default: ${fallback}.` : isNeeded ? "Required." : "";
  return [
    comment(`${description} ${preset}`),
    ...(inProject === undefined ? [] : [comment(`In the project: ${inProject}`)]),
    ...(isNeeded ? [`# Example: ${example}`, `${name}=`] : [`# ${name}=${example}`]),
  ].join("\n");
}

function secretLines(name: (typeof secretNames)[number]): string {
  return [
    "#",
    comment(`${name}: ${secrets[name].description}`),
    `#   ${secretCommand(name)} <project id>`,
  ].join("\n");
}

/** Text as lines of a comment, at most 120 characters each. */
function comment(text: string): string {
  const lines = ["#"];
  for (const word of text.trim().split(" ")) {
    const last = lines.at(-1) ?? "";
    if (`${last} ${word}`.length > 120) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join("\n");
}
