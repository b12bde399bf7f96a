import { readFile } from "node:fs/promises";

import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { expect, it, onTestFinished } from "vitest";

import { account } from "../support/accounts.ts";
import { answerOf, questionBody } from "../assistant/asking.ts";
import { newKey } from "../auth/authenticator.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { cookieOf, exchange, post } from "../support/site.ts";

// A new instance loads what its first call needs, and users wait for that at sign-in.

it("loads no passkey and no mail library to start a session", async () => {
  const { idToken } = await account({ role: "sales" });
  const { response, loaded } = await firstCall(sessionEndpoints.sessionHandler.path, { idToken });
  expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
  // Firestore is needed for the profile, which proves that the list is complete.
  expect(packagesIn(loaded)).toContain("@google-cloud/firestore");
  expect(packagesIn(loaded)).not.toContain("@simplewebauthn/server");
  expect(packagesIn(loaded)).not.toContain("nodemailer");
});

it("does not even load Firestore to continue a session", async () => {
  const { idToken } = await account({ role: "sales" });
  const session = cookieOf(await exchange(idToken))?.value ?? "";
  const { response, loaded } = await firstCall(
    sessionEndpoints.sessionHandler.path,
    { idToken },
    session,
  );
  expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
  expect(packagesIn(loaded)).toContain("firebase-admin");
  expect(packagesIn(loaded)).not.toContain("@google-cloud/firestore");
  expect(packagesIn(loaded)).not.toContain("@simplewebauthn/server");
});

it("loads the passkey library when a passkey is used", async () => {
  const key = newKey();
  const response = key.signIn({ challenge: "never given" });
  const body = { response, userId: "nobody's" };
  const { response: answer, loaded } = await firstCall(
    passkeyEndpoints.webauthnVerifyAuthentication.path,
    body,
  );
  expect(await answer.json()).toEqual({ error: "passkey-refused" });
  expect(packagesIn(loaded)).toContain("@simplewebauthn/server");
});

it("loads what understands questions with the first one, and Genkit only for a model", async () => {
  const learner = "// src/assistant/understanding/classifier.ts";
  const { idToken } = await account({ role: "sales" });
  const { loaded } = await firstCall(sessionEndpoints.sessionHandler.path, { idToken });
  expect(await bundledIn(loaded)).not.toContain(learner);
  const clinician = await account({ role: "medical" });
  const assistant = await startInstance({ modules: [bundle], target: "assistant", listed: true });
  onTestFinished(() => assistant.stop());
  expect(await bundledIn(await assistant.loaded())).not.toContain(learner);
  const question = questionBody({ question: "What can you do?" });
  await answerOf(assistant.url, clinician.idToken, question);
  const all = await bundledIn(await assistant.loaded());
  expect(all).toContain(learner);
  for (const library of ["genkit", "openai", "@genkit-ai/google-genai"]) {
    expect(packagesIn(all)).not.toContain(library);
  }
});

/** Calls a new instance and returns the answer and everything that was loaded for it. */
async function firstCall(path: string, body: unknown, session?: string) {
  const instance = await startInstance({ modules: [bundle], target: "auth", listed: true });
  onTestFinished(() => instance.stop());
  const by = session === undefined ? {} : { session };
  const response = await post(path, { body, to: instance.url, ...by });
  return { response, loaded: await instance.loaded() };
}

/** The names of the modules bundled into our own among those loaded, as comments. */
async function bundledIn(addresses: readonly string[]): Promise<string[]> {
  const own = addresses.filter((address) => address.includes("/functions/lib/"));
  const sources = await Promise.all(own.map((address) => readFile(new URL(address), "utf8")));
  return sources.flatMap((source) => source.match(/^\/\/ .*$/gm) ?? []);
}

/** The packages that modules belong to. */
function packagesIn(addresses: readonly string[]): string[] {
  const names = addresses.map(
    (address) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(address)?.[1],
  );
  return [...new Set(names)].filter((name) => name !== undefined);
}
