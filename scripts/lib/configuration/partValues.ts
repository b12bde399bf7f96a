import { isReadBy, type Values } from "@salvia/domain/configuration/parseConfiguration";
import { variableNames, type Part } from "@salvia/domain/configuration/variables";

/** The values that a part reads, without those that are not set. */
export function partValues(part: Part, values: Values): Readonly<Record<string, string>> {
  const given = variableNames.flatMap((name): [string, string][] => {
    const value = values[name]?.trim() ?? "";
    return value !== "" && isReadBy(part, name) ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/**
 * The environment of the web's build. Vite passes on only names that begin with `VITE_`, so the
 * others get this prefix: `FONT` becomes `VITE_FONT`.
 */
export function webEnvironment(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(partValues("web", values)).map(([name, value]) => [
      name.startsWith("VITE_") ? name : `VITE_${name}`,
      value,
    ]),
  );
}

/** The functions' part as `functions/.env.<project>`, in the syntax of firebase-tools. */
export function functionsFile(values: Values): string {
  const lines = Object.entries(partValues("functions", values)).map(
    ([name, value]) => `${name}="${value.replaceAll(/[\\"']/gu, String.raw`\$&`)}"\n`,
  );
  return `# Written by npm run deploy from .env.<project id>. Do not edit.\n${lines.join("")}`;
}
