// @vitest-environment jsdom
import { runInNewContext } from "node:vm";

import { afterEach, describe, expect, test, vi } from "vitest";

import { fontMeta, fontStylesheet } from "./font.ts";
import { headScript, siteHeadScript } from "./headScript.ts";

// jsdom has no matchMedia and runs a page's scripts in a separate global, so the stub goes there.
const mediaQueries = `window.matchMedia = (query) => ({
  matches: query === "(prefers-color-scheme: " + document.documentElement.dataset.device + ")",
})`;

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-theme");
  document.head.replaceChildren();
});

/** Runs the script on a device that prefers dark or light. */
function runOn(device: "dark" | "light", ours = headScript) {
  document.documentElement.dataset["device"] = device;
  const font = document.createElement("meta");
  font.name = fontMeta;
  font.content = fontStylesheet;
  document.head.append(font);
  for (const source of [mediaQueries, ours]) {
    const script = document.createElement("script");
    script.textContent = source;
    document.head.append(script);
  }
  return document.documentElement.getAttribute("data-theme");
}

test.each([
  [["de", "fr-CA", "es"], null, "fr"],
  [["en-US", "es"], null, null],
  [["en"], "pt", "pt"],
  [["es-MX"], "en", null],
  [["de"], "gibberish", null],
] as const)("offers, to a browser in %j that has saved %s, %s", (browser, saved, offered) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue([...browser]);
  document.documentElement.lang = "en";
  if (saved !== null) localStorage.setItem("language", saved);
  for (const ours of [headScript, siteHeadScript]) {
    document.documentElement.removeAttribute("data-offer");
    runOn("light", ours);
    expect(document.documentElement.getAttribute("data-offer")).toBe(offered);
  }
});

test.each([
  ["/login", "?next=%2Fsales#top", ["fr-CA", "es"], null, "/fr/login?next=%2Fsales#top"],
  ["/login", "", ["fr"], "pt", "/pt/login"],
  ["/login", "", ["fr"], "en", null],
  ["/login", "", ["de"], null, null],
  ["/sales", "", ["fr"], null, null],
] as const)("opens %s%s for %j, with %s saved, at %s", (pathname, rest, browser, saved, to) => {
  const replace = vi.fn<(address: string) => void>();
  const [search, hash] = [rest.split("#")[0], rest.includes("#") ? "#top" : ""];
  const root = { lang: "en", hidden: false, setAttribute: () => {} };
  const meta = { content: "" };
  const page = {
    document: {
      documentElement: root,
      querySelector: () => meta,
      createElement: () => ({}),
      head: { appendChild: () => {} },
    },
    location: { pathname, search, hash, replace },
    navigator: { languages: browser },
    localStorage: { getItem: (key: string) => (key === "language" ? saved : null) },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
  };
  runInNewContext(headScript, page);
  expect(replace.mock.calls).toEqual(to === null ? [] : [[to]]);
  expect(root.hidden).toBe(to !== null);
});

test("reserves space for a pending notice before the first paint, and only then", () => {
  runOn("light");
  expect(document.documentElement.hasAttribute("data-notice")).toBe(false);
  sessionStorage.setItem("signOutNotice", '{"kind":"signed-out"}');
  runOn("light");
  expect(document.documentElement.hasAttribute("data-notice")).toBe(true);
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-notice");
});

describe("sets the color scheme before the first paint", () => {
  test.each([
    ["light", "dark", "light"],
    ["dark", "light", "dark"],
    ["system", "dark", "dark"],
    ["system", "light", "light"],
    [null, "dark", "dark"],
    ["purple", "light", "light"],
  ] as const)("applies saved %s on a %s device: %s", (saved, device, scheme) => {
    if (saved !== null) localStorage.setItem("theme", saved);
    expect(runOn(device)).toBe(scheme);
  });

  test("sets the color scheme on public pages too", () => {
    localStorage.setItem("theme", "dark");
    expect(runOn("light", siteHeadScript)).toBe("dark");
  });

  test("sets the color scheme when storage is disabled", () => {
    const storage = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    expect(runOn("dark")).toBe("dark");
    // The theme, the language, and the notice.
    expect(storage).toHaveBeenCalledTimes(3);
  });
});

test("requests the web font", () => {
  runOn("light");
  expect(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href).toBe(
    fontStylesheet,
  );
});

test("records a form submitted before its script arrives, and no other form", () => {
  runOn("light");
  const form = document.createElement("form");
  form.addEventListener("submit", (event) => event.preventDefault());
  document.body.append(form);
  form.requestSubmit();
  expect(document.documentElement.hasAttribute("data-submitted")).toBe(false);
  form.method = "dialog";
  form.requestSubmit();
  expect(document.documentElement.hasAttribute("data-submitted")).toBe(true);
  document.documentElement.removeAttribute("data-submitted");
  form.remove();
});

test("shows the message of a page whose script cannot be loaded, but not for another file", () => {
  runOn("light");
  const failed = () => document.documentElement.hasAttribute("data-load-failed");
  const image = document.createElement("img");
  const script = document.createElement("script");
  script.type = "module";
  document.body.append(image, script);
  image.dispatchEvent(new Event("error"));
  expect(failed()).toBe(false);
  script.dispatchEvent(new Event("error"));
  expect(failed()).toBe(true);
  document.documentElement.removeAttribute("data-load-failed");
  document.body.replaceChildren();
});
