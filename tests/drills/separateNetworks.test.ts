import { randomBytes } from "node:crypto";

import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";

import { buildFunctions, buildWeb, webDir } from "../../scripts/lib/build.ts";
import { setUpFirestore } from "../../scripts/lib/emulators/firestoreSetup.ts";
import { testPorts, type Ports } from "../../scripts/lib/emulators/ports.ts";
import { setUpChromium } from "../../scripts/lib/testing/chromium.ts";
import { setUpExtraPrograms } from "../../scripts/lib/testing/extraPrograms.ts";
import { startTurnServer, type TurnServer } from "../turnServer.ts";
import { withDrillEmulators } from "./drillEmulators.ts";
import { createNetworks, type Networks } from "./networks.ts";

const { signal } = new AbortController();
const secret = randomBytes(16).toString("hex");
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

let ports: Ports;
let networks: Networks;
let turn: TurnServer;

beforeAll(async () => {
  Object.assign(process.env, await setUpExtraPrograms(["coturn"], signal));
  ports = await testPorts("drill");
  const { hosting, functions, firestore, auth } = ports;
  networks = await createNetworks(await setUpChromium(signal), [
    hosting,
    functions,
    firestore,
    auth,
  ]);
  turn = await startTurnServer(secret, networks.hostAddress);
  await buildFunctions(signal);
  // Vitest's "test" would build pages for development, which are too heavy.
  delete process.env["NODE_ENV"];
  await buildWeb("drill", ports, signal);
}, 600_000);

afterAll(async () => {
  await turn?.stop();
  await networks?.close();
});

test("connects a visit between two separate networks only while the TURN server runs", async () => {
  const firestore = await setUpFirestore(signal);
  const environment = { TURN_URLS: turn.url, TURN_SECRET: secret };
  const options = { ports, webDir: webDir("drill"), firestore, importFrom: null, environment };
  await withDrillEmulators({ ...options, signal }, async ({ env }) => {
    Object.assign(process.env, env, { METADATA_SERVER_DETECTION: "none" });
    await withBrowsers(async (clinicians, members) => {
      await meet(clinicians, members, "It works, even on restricted networks.");
      const { callPath } = await import("../e2e/support/relayedCall.ts");
      const moving = { from: "relay", to: "relay", frames: expect.any(Number) };
      for (const page of [clinicians, members]) {
        await expect.poll(() => callPath(page), { timeout: 60_000 }).toEqual(moving);
        const { frames = 0 } = (await callPath(page)) ?? {};
        const later = async () => (await callPath(page))?.frames;
        await expect.poll(later, { timeout: 60_000 }).toBeGreaterThan(frames);
      }
    });

    await turn.stop();
    await withBrowsers(async (clinicians, members) => {
      await meet(clinicians, members, "Your network blocks part of what a video call needs");
      for (const page of [clinicians, members]) {
        await page.getByText(/^You and .* couldn’t be connected\./).waitFor({ timeout: 90_000 });
      }
    });
  });
}, 600_000);

/** Opens a page in a browser in each of the networks. */
async function withBrowsers(work: (one: Page, other: Page) => Promise<void>): Promise<void> {
  const { keepConnections } = await import("../e2e/support/relayedCall.ts");
  const browsers: Browser[] = [];
  try {
    const open = async (executablePath: string) => {
      const browser = await chromium.launch({ executablePath, args });
      browsers.push(browser);
      const baseURL = `http://localhost:${ports.hosting}`;
      const context = await browser.newContext({ baseURL, locale: "en-GB" });
      await keepConnections(context, "all");
      return context.newPage();
    };
    const [one, other] = networks.chromiums;
    await work(await open(one), await open(other));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

/** Begins a visit, after the member's device check has said something. */
async function meet(clinicians: Page, members: Page, check: string): Promise<void> {
  const { enter } = await import("../e2e/support/people.ts");
  const { openMeeting, waitTogether } = await import("../e2e/support/videoVisit.ts");
  const meeting = await openMeeting();
  await enter(members, meeting.member, `/member/visits/${meeting.id}`);
  await members.getByText(check).waitFor({ timeout: 60_000 });
  await waitTogether(meeting, members, clinicians);
  await clinicians.getByRole("button", { name: "Admit" }).click();
}
