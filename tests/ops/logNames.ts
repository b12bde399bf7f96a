import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "vite";

import { root } from "../../scripts/lib/places.ts";

/** The names of all log lines in the functions' source, and calls whose names can't be read. */
export function logNames(): { names: ReadonlySet<string>; unread: readonly string[] } {
  const folder = join(root, "functions/src");
  const found = globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts"] }).map((path) =>
    namesIn(readFileSync(join(folder, path), "utf8"), path),
  );
  return {
    names: new Set(found.flatMap(({ names }) => names)),
    unread: found.flatMap(({ unread }) => unread),
  };
}

/** The methods of `firebase-functions/logger` that write a line. */
const writing = new Set(["debug", "error", "info", "log", "warn", "write"]);

/** Functions of ours that pass a name on to the logger. */
const passingOn = new Set(["log", "logFailure", "logRefusal"]);

/** The names of the log lines in one file. */
export function namesIn(source: string, path: string): { names: string[]; unread: string[] } {
  const nodes = nodesIn(parseSync(path, source).program);
  const calls = nodes.filter(({ type }) => type === "CallExpression");
  const constants = new Map(
    nodes
      .filter(({ type }) => type === "VariableDeclarator")
      .map(({ id, init }) => [nameOf(id), init] as const),
  );

  function textsOf(value: unknown): string[] {
    if (!isNode(value)) return [];
    if (value.type === "Literal") return typeof value["value"] === "string" ? [value["value"]] : [];
    if (value.type === "ConditionalExpression") {
      return [value["consequent"], value["alternate"]].flatMap(textsOf);
    }
    if (value.type === "Identifier") return textsOf(constants.get(nameOf(value)));
    // A table of names: `lineOf[end]`.
    if (value.type === "MemberExpression") return valuesOf(constants.get(nameOf(value["object"])));
    return [];
  }

  const valuesOf = (table: unknown) =>
    nodesIn(table)
      .filter(({ type }) => type === "Property")
      .flatMap((property) => textsOf(property["value"]));

  const isPassing = passesOn(source);
  const names: string[] = [];
  const unread: string[] = [];
  for (const { callee, arguments: given } of calls) {
    if (!isNode(callee) || !Array.isArray(given)) continue;
    const called = nameOf(callee["property"] ?? callee);
    const isLogger = nameOf(callee["object"]) === "logger" && writing.has(called);
    if (isLogger) {
      const named = called === "write" ? messageOf(given[0]) : given[0];
      // Their callers are read below.
      const texts = isPassing ? [] : textsOf(named);
      names.push(...texts);
      if (texts.length === 0 && !isPassing) unread.push(`${path}: logger.${called}`);
    } else if (passingOn.has(called)) {
      // A severity may come before the name.
      names.push(
        ...given
          .slice(0, 2)
          .flatMap(textsOf)
          .filter((text) => !/^[A-Z]+$/.test(text)),
      );
    }
  }
  return { names, unread };
}

function messageOf(entry: unknown): unknown {
  const properties = isNode(entry) ? entry["properties"] : [];
  const message = nodesOf(properties).find(({ key }) => nameOf(key) === "message");
  return message?.["value"];
}

function passesOn(source: string): boolean {
  return /function (?:log|logFailure)\(|\blogRefusal\(line/.test(source);
}

type Node = { type: string; [field: string]: unknown };

function nameOf(node: unknown): string {
  return isNode(node) && typeof node["name"] === "string" ? node["name"] : "";
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [...nodesOf([value]), ...Object.values(value).flatMap(nodesIn)];
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
