import { breakingHeaders, wrongHeaders, type HeaderRule } from "../hostingHeaders.ts";
import { Complaint, say } from "../report.ts";
import { fetchText } from "./googleApi.ts";
import { timeLimit } from "./timeLimit.ts";

const requestMs = 30_000;

/**
 * Asks the released site for a public page, the portal, Hosting's reserved paths, and an API.
 * @param rules `hosting.headers` of the firebase.json that was deployed
 * @returns a few words for the terminal
 * @throws Complaint with everything that is wrong
 */
export async function smokeTest(origin: string, rules: readonly HeaderRule[]): Promise<string> {
  const checks = [checkPage(origin, "/", rules), checkPage(origin, "/login", rules)];
  const faults = (
    await Promise.all([...checks, checkReserved(origin, rules), checkApi(origin)])
  ).flat();
  if (faults.length > 0) throw new Complaint(faults.join("; "));
  say("  After the first deployment to a project, go through docs/operations.md, The first hour.");
  return `${origin} answers as it should`;
}

async function checkPage(origin: string, path: string, rules: readonly HeaderRule[]) {
  const { status, headers, text } = await fetchText(`${origin}${path}`, timeLimit(requestMs));
  if (status !== 200) return [`${path} answers ${status}`];
  const faults = /<title>[^<]+<\/title>/.test(text) ? [] : [`${path} is no page with a title`];
  const wrong = wrongHeaders(rules, path, headers);
  return [...faults, ...wrong.map((name) => `${path} has another ${name} than firebase.json`)];
}

/** Google's sign-in uses pages under this path, which our headers would break. */
async function checkReserved(origin: string, rules: readonly HeaderRule[]) {
  const path = "/__/auth/handler";
  const { status, headers } = await fetchText(`${origin}${path}`, timeLimit(requestMs));
  if (status !== 200) return [`${path} answers ${status}. Turn on Authentication in the console`];
  return breakingHeaders(rules, headers).map((name) => `${path} has our ${name}`);
}

async function checkApi(origin: string) {
  const path = "/api/auth/smoke-test";
  const { status, text } = await fetchText(`${origin}${path}`, timeLimit(requestMs));
  // Our own answer for a path that does not exist shows that Hosting reaches the function.
  const isOurs = status === 404 && text.includes("not-found");
  return isOurs ? [] : [`${path} answers ${status} instead of our own "not-found"`];
}
