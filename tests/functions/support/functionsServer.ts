import { assistantEndpoint } from "@salvia/domain/assistant/assistant";

import firebaseJson from "../../../firebase.json" with { type: "json" };
import * as functions from "../../../functions/src/index.ts";
import { serveFunctions } from "./instanceServer.ts";

/** The functions by the addresses under which Hosting serves them, and the assistant by its own. */
const rewrites: readonly { paths: RegExp; name: string }[] = [
  ...firebaseJson.hosting.rewrites.flatMap(({ source, regex, function: target }) => {
    if (target === undefined) return [];
    const paths = new RegExp(regex ?? `^${source?.replace("**", ".*")}$`);
    return [{ paths, name: target.functionId }];
  }),
  { paths: new RegExp(`^${assistantEndpoint.path}$`), name: "assistant" },
];

let started: Promise<string> | undefined;

/** The base URL of a server in this process that runs the functions, started with the first call. */
export function functionsUrl(): Promise<string> {
  started ??= serveFunctions((path) => {
    const name = rewrites.find(({ paths }) => paths.test(path))?.name;
    return name === undefined ? undefined : Reflect.get(functions, name);
  }).then((port) => `http://127.0.0.1:${port}`);
  return started;
}
