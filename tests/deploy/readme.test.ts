import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isSecretName } from "@salvia/domain/configuration/secrets";
import { isVariableName } from "@salvia/domain/configuration/variables";
import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";
import { afterAll, beforeAll, expect, it } from "vitest";

import { exampleValues } from "../../domain/src/configuration/testing/exampleValues.ts";
import { objectOf, objectsOf, textOf } from "../../scripts/lib/json.ts";
import { startRehearsal, type Rehearsal } from "./rehearsal.ts";
import { releasedRules } from "./standIns/firestoreApis.ts";
import { liveVersion } from "./standIns/hostingApis.ts";

const id = "salvia-example";

let rehearsal: Rehearsal;
let steps: readonly string[];
/** What the commands so far have exported, as in one terminal. */
let terminal: string;

beforeAll(async () => {
  rehearsal = await startRehearsal(id);
  execFileSync("git", ["init", "-q"], { cwd: rehearsal.folder });
  execFileSync("git", ["add", "-A"], { cwd: rehearsal.folder });
  terminal = emptyHome(rehearsal);
  steps = stepsOf(readFileSync(join(rehearsal.folder, "README.md"), "utf8"));
});
afterAll(() => rehearsal.close());

// The steps of README in their order, word for word. Creating the project is the stand-ins' part.
it("signs in with the commands of step 2", async () => {
  const [login = "", ...exports] = commandsOf(2);
  expect(login).toMatch(/^gcloud /);
  expect((await inTerminal(login)).code).toBe(0);
  for (const each of exports) terminal = `${terminal} ${each};`;
});

it("copies the example and fills in what step 3 names, and git ignores the copy", () => {
  const [from = "", to = "", ...names] = commandsOf(3);
  expect([from, to]).toEqual([".env.example", `.env.${id}`]);
  const variables = names.filter(isVariableName);
  expect(variables.length).toBeGreaterThan(2);
  let text = readFileSync(join(rehearsal.folder, from), "utf8");
  for (const name of variables) {
    expect(text).toContain(`\n${name}=\n`);
    text = text.replace(`\n${name}=\n`, `\n${name}='${valueOf(name)}'\n`);
  }
  writeFileSync(join(rehearsal.folder, to), text);
  const seen = execFileSync("git", ["ls-files", "--others", "--exclude-standard"], {
    cwd: rehearsal.folder,
    encoding: "utf8",
  });
  expect(seen).not.toContain(".env");
});

it("stores the secrets of step 4 with firebase-tools", async () => {
  const { project } = rehearsal;
  const [command = "", ...others] = commandsOf(4);
  const [, first = ""] = /secrets:set (\w+)/.exec(command) ?? [];
  for (const name of [first, ...others.filter(isSecretName)]) {
    const value = `a long value that is only for ${name}`;
    const typed = `printf %s '${value}' | ${command.replace(first, name)}`;
    const { code, output } = await inTerminal(typed);
    expect(code, output).toBe(0);
    expect(project.secrets.get(name)?.value).toBe(value);
  }
});

it("ends in a correct deployment with the command of step 5", async () => {
  const { project, standIns } = rehearsal;
  const [command = ""] = commandsOf(5);
  const outcome = await inTerminal(command);
  expect(outcome.lastLine).toBe(`Deployed to ${id}. Logs: .cache/deploy/${id}`);
  expect(outcome.code).toBe(0);
  expect(standIns.differences).toEqual([]);

  expect([...project.databases.values()]).toMatchObject([{ locationId: serverRegion }]);
  const { indexes } = objectOf(JSON.parse(read("firestore.indexes.json")));
  expect(project.indexes.size).toBe(objectsOf(indexes).length);
  expect(releasedRules(project)).toBe(read("firestore.rules"));
  expect(liveVersion(project)?.files.has("/index.html")).toBe(true);
  const functions = [...project.functions.values()];
  expect(functions.length).toBeGreaterThan(15);
  const bound = new Set<string>();
  for (const each of functions) {
    expect(each).toMatchObject({
      state: "ACTIVE",
      serviceConfig: {
        serviceAccountEmail: functionsAccountEmail(id),
        environmentVariables: { SITE_ORIGIN: exampleValues.SITE_ORIGIN },
      },
    });
    const { secretEnvironmentVariables } = objectOf(each["serviceConfig"]);
    for (const { secret } of objectsOf(secretEnvironmentVariables)) bound.add(textOf(secret));
  }
  expect(bound).toEqual(new Set(project.secrets.keys()));
});

function inTerminal(command: string) {
  return rehearsal.run(`${terminal} ${command}`);
}

/** An operator's terminal before the first step: no credentials, and gcloud installed. */
function emptyHome({ folder, standIns: { port } }: Rehearsal): string {
  const home = join(folder, ".cache", "home");
  mkdirSync(join(home, "bin"), { recursive: true });
  // gcloud's login needs a browser and Google. It ends with this file, here with a token service in
  // the stand-ins, as people of an organization's workforce pool have it.
  const credentials = {
    type: "external_account_authorized_user",
    audience: "//iam.googleapis.com/locations/global/workforcePools/staff/providers/office",
    client_id: "gcloud",
    client_secret: "-",
    refresh_token: "-",
    token_url: `http://127.0.0.1:${port}/oauth2.googleapis.com/token`,
    token_info_url: `http://127.0.0.1:${port}/oauth2.googleapis.com/introspect`,
  };
  const script = `#!/bin/sh
test "$*" = "auth application-default login" || exit 1
mkdir -p "$HOME/.config/gcloud"
echo '${JSON.stringify(credentials)}' > "$HOME/.config/gcloud/application_default_credentials.json"
`;
  writeFileSync(join(home, "bin", "gcloud"), script, { mode: 0o755 });
  return `unset GOOGLE_APPLICATION_CREDENTIALS; export HOME='${home}' PATH='${home}/bin':"$PATH";`;
}

/** The numbered steps of "To a real project". */
function stepsOf(readme: string): readonly string[] {
  const [, section = ""] = /\n## To a real project\n(.*)/su.exec(readme) ?? [];
  return section.split(/\n\d+\. /u).slice(1);
}

/** The first sentence of a step, which applies to everyone; its code, with this project's id. */
function commandsOf(step: number): readonly string[] {
  const [sentence = ""] = (steps[step - 1] ?? "").split(/\.\s(?=[A-Z])/u);
  return Array.from(sentence.matchAll(/`([^`]+)`/gu), ([, code = ""]) =>
    code.replaceAll(/\s+/gu, " ").replaceAll("<project>", id),
  );
}

function valueOf(name: string): string {
  const value = new Map(Object.entries(exampleValues)).get(name);
  if (value === undefined) throw new Error(`README names ${name}, for which there is no example.`);
  return value;
}

function read(path: string): string {
  return readFileSync(join(rehearsal.folder, path), "utf8");
}
