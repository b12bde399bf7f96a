// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";

import { fontMeta, fontStylesheet } from "./font.ts";
import { headScript, siteHeadScript } from "./headScript.ts";

// jsdom has no matchMedia, and runs a page's scripts in a world of their own: it is put there.
const mediaQueries = `window.matchMedia = (query) => ({
  matches: query === "(prefers-color-scheme: " + document.documentElement.dataset.device + ")",
})`;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("data-theme");
  document.head.replaceChildren();
});

/** Runs the script as a browser would whose device prefers dark, or light. */
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

test("a notice that waits gets its place before anything is painted, and only then", () => {
  runOn("light");
  expect(document.documentElement.hasAttribute("data-notice")).toBe(false);
  sessionStorage.setItem("signOutNotice", '{"kind":"signed-out"}');
  runOn("light");
  expect(document.documentElement.hasAttribute("data-notice")).toBe(true);
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-notice");
});

describe("before anything is painted the script sets the colour scheme", () => {
  test.each([
    ["light", "dark", "light"],
    ["dark", "light", "dark"],
    ["system", "dark", "dark"],
    ["system", "light", "light"],
    [null, "dark", "dark"],
    ["purple", "light", "light"],
  ] as const)("saved %s on a %s device: %s", (saved, device, scheme) => {
    if (saved !== null) localStorage.setItem("theme", saved);
    expect(runOn(device)).toBe(scheme);
  });

  test("on public pages too", () => {
    localStorage.setItem("theme", "dark");
    expect(runOn("light", siteHeadScript)).toBe("dark");
  });

  test("even where storage is switched off", () => {
    const storage = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    expect(runOn("dark")).toBe("dark");
    expect(storage).toHaveBeenCalledTimes(2);
  });
});

test("it asks for the web font", () => {
  runOn("light");
  expect(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href).toBe(
    fontStylesheet,
  );
});

test("it remembers that a form was sent whose script is on its way, and no other form", () => {
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
