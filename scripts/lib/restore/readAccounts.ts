import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { objectOf, objectsOf, type JsonObject } from "../json.ts";
import { Complaint } from "../report.ts";

/**
 * Reads exported accounts: a file of `firebase auth:export`, or a folder that `exportAccounts` wrote.
 * @throws Complaint if it isn't there, can't be read, or was interrupted
 */
export function readAccounts(path: string): readonly JsonObject[] {
  if (!existsSync(path)) throw new Complaint(`${path} does not exist.`);
  if (!statSync(path).isDirectory()) return objectsOf(contents(path)["users"]);
  const complete = join(path, "complete.json");
  if (!existsSync(complete)) {
    throw new Complaint(`${path} has no complete.json: the export was interrupted. Take another.`);
  }
  const pages = readdirSync(path).filter((name) => /^\d+\.json$/.test(name));
  const users = pages.flatMap((name) => objectsOf(contents(join(path, name))["users"]));
  const { accounts } = contents(complete);
  if (users.length !== accounts) {
    const count = `${users.length} of ${String(accounts)} accounts`;
    throw new Complaint(`${path} has only ${count}. Copy all of its files.`);
  }
  return users;
}

function contents(path: string): JsonObject {
  try {
    return objectOf(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new Complaint(`${path} is not JSON.`);
  }
}
