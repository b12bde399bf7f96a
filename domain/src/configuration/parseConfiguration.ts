import { contradictions } from "./contradictions.ts";
import { isSecretName, secretCommand } from "./secrets.ts";
import {
  isVariableName,
  variableNames,
  variables,
  type Configuration,
  type Part,
  type VariableName,
  type VariableValue,
} from "./variables.ts";

/** Values as they are in a file or in an environment. */
export type Values = Readonly<Record<string, string | undefined>>;

/** A complete configuration, or everything that is wrong with it, one line each. */
export type ParsedConfiguration =
  | { configuration: Configuration; faults: readonly [] }
  | { configuration: null; faults: readonly string[] };

/**
 * Checks the values of a real project's `.env.<project id>`: each name, each value, and values that
 * contradict each other. A fault names the variable and never contains its value.
 */
export function parseConfiguration(values: Values): ParsedConfiguration {
  const { parsed, faults } = parseNames(variableNames, values);
  const all = [...Object.keys(values).flatMap(nameFault), ...faults];
  if (all.length === 0 && isComplete(parsed)) return { configuration: parsed, faults: [] };
  return { configuration: null, faults: all };
}

/**
 * What is wrong with the values that one part reads. Other names are allowed, because an
 * environment also has variables that are not ours.
 */
export function partFaults(part: Part, values: Values): readonly string[] {
  const names = variableNames.filter((name) => isReadBy(part, name));
  return parseNames(names, values).faults;
}

export function isReadBy(part: Part, name: VariableName): boolean {
  const parts: readonly Part[] = variables[name].parts;
  return parts.includes(part);
}

/**
 * The value of one variable. A variable without text is not set.
 *
 * @throws Error with one line that names the variable and not its value
 */
export function parseVariable<Name extends VariableName>(
  name: Name,
  values: Values,
): VariableValue<Name> {
  const { form, fallback } = variables[name];
  const text = values[name]?.trim() || fallback;
  if (text === null) throw new Error(`${name} is not set. It must be ${form.like}.`);
  const value: unknown = text === "" ? null : form.parse(text);
  if (!isValueOf(name, text, value)) throw new Error(`${name} must be ${form.like}.`);
  return value;
}

// The table's form has parsed the value, which the compiler cannot follow through the lookup.
function isValueOf<Name extends VariableName>(
  _name: Name,
  text: string,
  value: unknown,
): value is VariableValue<Name> {
  return text === "" || value !== null;
}

function parseNames(names: readonly VariableName[], values: Values) {
  const parsed: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const name of names) {
    try {
      parsed[name] = parseVariable(name, values);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { parsed, faults: [...faults, ...contradictions(parsed)] };
}

function nameFault(name: string): string[] {
  if (isVariableName(name)) return [];
  return isSecretName(name)
    ? [`${name} is a secret, which may not be in a file. Run ${secretCommand(name)} <project id>`]
    : [`${name} is not a variable of the configuration. .env.example lists them.`];
}

function isComplete(parsed: object): parsed is Configuration {
  return variableNames.every((name) => name in parsed);
}
