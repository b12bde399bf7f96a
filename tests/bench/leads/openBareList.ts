import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import type { JSHandle, Page } from "@playwright/test";
import { build } from "vite";

import type { Person } from "../../e2e/people.ts";
import { emulators } from "../../emulators.ts";
import { listening, type Listening } from "../listen.ts";
import type { BareAccess } from "./bareClient.ts";
import { places } from "./places.ts";
import { newContext, type Stage } from "./stage.ts";

/** A page with a bare list, and what is done in it by hand. */
export type BareListPage = {
  page: Page;
  list: JSHandle<Awaited<ReturnType<Window["openBareList"]>>>;
};

/** Opens the barest live list of a salesperson's leads, in a browser of its own. */
export async function openBareList(
  stage: Stage,
  host: Listening,
  who: Person,
): Promise<BareListPage> {
  const page = await (await newContext(stage)).newPage();
  await page.goto(`http://localhost:${host.port}/`);
  const list = await page.evaluateHandle(
    (access) => window.openBareList(access),
    accessOf(who, `localhost:${places.doorPort}`),
  );
  await page.getByText("Benítez").first().waitFor();
  return { page, list };
}

/** Somebody's access to the emulators, to the database by a way of its own. */
export function accessOf({ email, password }: Person, firestore: string): BareAccess {
  const { project, auth } = emulators;
  return { project, auth, firestore, email, password };
}

/**
 * Serves the page of bare lists. A page that Playwright made up would come from no address, and
 * Chromium lets none such ask servers of this machine.
 */
export async function serveBareList(): Promise<Listening> {
  const script = await bundled();
  const server = createServer(({ url }, answer) => {
    if (url === "/") {
      answer.setHeader("content-type", "text/html").end(document);
    } else answer.setHeader("content-type", "text/javascript").end(script);
  });
  return listening(server.listen(0));
}

const document = `<!doctype html><title>Bare</title><script type="module" src="bare.js"></script><body>`;

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      lib: {
        entry: fileURLToPath(new URL("./bareList.ts", import.meta.url)),
        formats: ["es"],
        fileName: "bare",
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = bundle !== undefined && "output" in bundle ? bundle.output : [];
  if (chunk === undefined) throw new Error("Nothing was built.");
  return chunk.code;
}
