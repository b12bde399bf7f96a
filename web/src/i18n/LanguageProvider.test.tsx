import { act, render, screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { beforeEach, expect, test, vi } from "vitest";

import { LanguageProvider } from "./LanguageProvider.tsx";
import { useLanguage } from "./useLanguage.ts";
import { quickUser } from "../testing/quickUser.ts";

beforeEach(() => speak("en-GB"));

function speak(...languages: string[]) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

function Speaker() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <p>{language}</p>
      <h1>{t("theme.dark")}</h1>
      <p>{t("homePage")}</p>
      <button type="button" onClick={() => setLanguage("fr")}>
        French
      </button>
    </>
  );
}

function show(page?: string) {
  render(
    <LanguageProvider namespaces={["common"]} {...(page === undefined ? {} : { page })}>
      <Speaker />
    </LanguageProvider>,
  );
}

const heading = () => screen.findByRole("heading");

test("throws an error from useLanguage outside its provider", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Speaker />)).toThrow("useLanguage needs a LanguageProvider above it");
  log.mockRestore();
});

test.each([
  ["the page's own", { page: "pt", saved: "es", browser: ["fr"] }, "Escura"],
  ["the saved one", { saved: "es", browser: ["fr"] }, "Oscura"],
  ["the browser's first that we speak", { browser: ["de", "pt-BR", "fr"] }, "Escura"],
  ["English where we speak none", { browser: ["de", "nl"] }, "Dark"],
  ["the browser's where an unknown one is saved", { saved: "tlh", browser: ["fr"] }, "Sombre"],
])("starts with %s", async (_, sources: Sources, expected) => {
  if (sources.saved !== undefined) localStorage.setItem("language", sources.saved);
  speak(...sources.browser);
  show(sources.page);
  expect((await heading()).textContent).toBe(expected);
});

interface Sources {
  page?: string;
  saved?: string;
  browser: string[];
}

test("saves a language only when it is chosen, and shows it in place", async () => {
  show();
  await heading();
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("language")).toBeNull();
  await quickUser().click(screen.getByRole("button"));
  expect(await screen.findByText("Sombre")).toBeDefined();
  expect(screen.getByText("fr")).toBeDefined();
  expect(document.documentElement.lang).toBe("fr");
  expect(localStorage.getItem("language")).toBe("fr");
});

test("follows a choice made in another tab", async () => {
  show();
  await heading();
  localStorage.setItem("language", "es");
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: "es" }));
  });
  expect(await screen.findByText("Oscura")).toBeDefined();
});

test("ignores a choice from another tab on a page with its own language", async () => {
  show("pt");
  await heading();
  localStorage.setItem("language", "es");
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: "es" }));
  });
  expect((await heading()).textContent).toBe("Escura");
});

test("inserts the brand's name into the texts", async () => {
  show();
  expect(await screen.findByText("Salvia, home page")).toBeDefined();
});
