import { act, cleanup, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { failureOf } from "../../firebase/clientError.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";

const page = (script: string) =>
  `<div id="root"></div><script type="module" crossorigin src="/assets/${script}.js"></script>`;

/** What the site serves now. */
let served: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const script = document.createElement("script");
  script.type = "module";
  script.setAttribute("src", "/assets/portal-older.js");
  document.head.append(script);
  vi.stubGlobal("fetch", async () => served());
});

afterEach(() => {
  cleanup();
  // Each test is a document of its own.
  vi.resetModules();
  document.querySelector("script")?.remove();
});

async function open() {
  const { NewVersionNotice } = await import("./NewVersionNotice.tsx");
  const rendered = renderInPortal(
    <>
      <NewVersionNotice />
      <p>The page</p>
    </>,
  );
  await screen.findByText("The page");
  return rendered;
}

const notice = () => screen.queryByText(/^A newer version/);

/** The user returns to the tab after some minutes. */
async function returnAfter(minutes: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(100);
  });
}

test("offers to reload a tab that is older than the site", async () => {
  served = () => new Response(page("portal-older"));
  await open();
  await returnAfter(1);
  expect(notice()).toBeNull();
  served = () => new Response(page("portal-newer"));
  await returnAfter(11);
  expect(notice()).not.toBeNull();
  expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
});

test("keeps what is half typed through the reload of an older tab, and only of an older one", async () => {
  served = () => new Response(page("portal-older"));
  await open();
  const { draftsOf, restoreDrafts } = await import("../../ui/drafts.ts");
  restoreDrafts("ana");
  draftsOf<string>({ name: "leads", read: () => null }).set("new", "Candela");
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);

  served = () => new Response(page("portal-newer"));
  await returnAfter(11);
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("parkedDraft:ana:leads")).toContain("Candela");
  sessionStorage.clear();
});

test("looks again as soon as the database refuses something", async () => {
  served = () => new Response(page("portal-older"));
  await open();
  await returnAfter(1);
  served = () => new Response(page("portal-newer"));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    failureOf(new FirebaseError("permission-denied", "No."));
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(notice()).not.toBeNull();
});

test.each([
  ["without a network", () => Promise.reject<Response>(new TypeError("Failed to fetch"))],
  ["behind a hotel's login page", async () => new Response("<h1>Welcome to our Wi-Fi</h1>")],
  ["while the site fails", async () => new Response(page("portal-newer"), { status: 503 })],
])("says nothing %s", async (_case, fetched) => {
  vi.stubGlobal("fetch", fetched);
  await open();
  await returnAfter(11);
  expect(notice()).toBeNull();
});
