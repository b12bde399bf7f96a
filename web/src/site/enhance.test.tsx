import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { renderWithTexts } from "../testing/renderWithTexts.tsx";
import { AppTheme } from "../theme/AppTheme.tsx";
import { enhanceLanguage, enhanceLanguageOffer } from "./enhance/enhanceLanguage.ts";
import { enhanceMenus, enhanceSignIn, enhanceTheme } from "./enhance/enhanceHeader.ts";
import { enhanceNotFound } from "./enhance/enhanceNotFound.ts";
import { enhanceGroupCheck } from "./enhance/enhancePlans.ts";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { LanguageOffer } from "./layout/LanguageOffer.tsx";
import { SiteHeader } from "./layout/SiteHeader.tsx";
import { ContactSection } from "./sections/ContactSection.tsx";
import { GroupCheck } from "./sections/GroupCheck.tsx";
import { quickUser } from "../testing/quickUser.ts";

const user = quickUser();
let deviceChanges: (() => void) | undefined;
let dark: boolean;

beforeEach(() => {
  dark = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return dark;
    },
    addEventListener: (_: string, listener: () => void) => {
      deviceChanges = listener;
    },
    // MUI still uses the deprecated methods.
    addListener: () => {},
    removeListener: () => {},
  }));
});

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-theme");
});

const scheme = () => document.documentElement.dataset["theme"];
const choice = (name: string) => screen.getByText(name, { selector: "button" });

describe("the theme menu", () => {
  test("is hidden until its script runs", () => {
    renderWithTexts(<SiteHeader language="en" path="/" />);
    expect(choice("Dark").closest("details")?.hidden).toBe(true);
    enhanceTheme();
    expect(choice("Dark").closest("details")?.hidden).toBe(false);
  });

  test("shows the choice immediately and saves it", async () => {
    renderWithTexts(<SiteHeader language="en" path="/" />);
    enhanceTheme();
    expect(scheme()).toBe("light");
    expect(choice("Match my device").getAttribute("aria-pressed")).toBe("true");
    await user.click(choice("Dark"));
    expect(scheme()).toBe("dark");
    expect(choice("Dark").getAttribute("aria-pressed")).toBe("true");
    expect(choice("Match my device").getAttribute("aria-pressed")).toBe("false");
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  test("follows the device only if set to system", async () => {
    renderWithTexts(<SiteHeader language="en" path="/" />);
    enhanceTheme();
    dark = true;
    deviceChanges?.();
    expect(scheme()).toBe("dark");
    await user.click(choice("Light"));
    deviceChanges?.();
    expect(scheme()).toBe("light");
  });

  test("follows a choice made in another tab", () => {
    renderWithTexts(<SiteHeader language="en" path="/" />);
    enhanceTheme();
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect(scheme()).toBe("dark");
  });
});

test("closing the offer of another language keeps the page's for later", async () => {
  document.documentElement.lang = "en";
  document.documentElement.setAttribute("data-offer", "es");
  renderWithTexts(<LanguageOffer language="en" path="/individuals" />);
  enhanceLanguageOffer();
  const link = screen.getByText("Ver esta página en español");
  expect(link.getAttribute("href")).toBe("/es/individuals");
  await user.click(screen.getByText("Cerrar"));
  expect(document.documentElement.hasAttribute("data-offer")).toBe(false);
  expect(localStorage.getItem("language")).toBe("en");
});

describe("a header menu", () => {
  const languageMenu = () => screen.getByText("Español").closest("details");

  test("closes on Escape and restores the focus", async () => {
    renderWithTexts(<SiteHeader language="en" path="/" />);
    enhanceMenus();
    const menu = languageMenu();
    menu?.setAttribute("open", "");
    await user.keyboard("{Escape}");
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(menu?.querySelector("summary"));
  });

  test("closes on a click outside, not inside", async () => {
    renderWithTexts(<SiteHeader language="en" path="/" />);
    enhanceMenus();
    const menu = languageMenu();
    menu?.setAttribute("open", "");
    const list = menu?.querySelector("ul");
    if (list) await user.click(list);
    expect(menu?.open).toBe(true);
    await user.click(document.body);
    expect(menu?.open).toBe(false);
  });
});

test("opens the page in the chosen language and saves the choice", async () => {
  renderWithTexts(<SiteHeader language="es" path="/" />, "es");
  enhanceLanguage();
  const link = screen.getByText("Français");
  expect(link.getAttribute("href")).toBe("/fr");
  expect(screen.getByText("Español", { selector: "a" }).getAttribute("aria-current")).toBe("true");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(localStorage.getItem("language")).toBe("fr");
});

test("offers the portal instead of signing in to a visitor who seems to be signed in", () => {
  renderWithTexts(<SiteHeader language="fr" path="/businesses" />, "fr");
  const link = screen.getByRole("link", { name: "Se connecter" });
  enhanceSignIn();
  expect(link.textContent).toBe("Mon espace");
});

test("shows a business what fits its size, and carries the number over to the form", async () => {
  renderWithTexts(
    <AppTheme scale="site">
      <GroupCheck language="en" />
      <ContactSection place={{ page: "businesses", language: "en" }} />
    </AppTheme>,
  );
  enhanceGroupCheck();
  const field = screen.getByLabelText("Number of employees", { selector: "#employees" });
  const answer = screen.getByRole("status");
  const shown = () =>
    [...answer.children].filter((each) => each instanceof HTMLElement && !each.hidden);
  for (const [employees, words] of [
    ["1", "One person isn’t a group"],
    ["2", "A small-group plan fits"],
    ["50", "A small-group plan fits"],
    ["51", "More than 50?"],
    ["0", "Enter a whole number"],
    // A browser reads it as 1.
    ["1.000", "Enter a whole number"],
  ] as const) {
    await user.clear(field);
    await user.type(field, employees);
    await user.click(screen.getByRole("button", { name: "Check" }));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]?.textContent).toContain(words);
  }
  expect(document.querySelector("[name=groupSize]")).toHaveProperty("value", "51");
});

test.each([
  ["/pt/nothing", null, "pt"],
  ["/pt/nothing", "fr", "pt"],
  ["/nothing", "fr", "fr"],
  ["/nothing", null, "en"],
])("answers the unknown address %s of a visitor of %s in %s", (path, visitor, expected) => {
  history.replaceState(null, "", path);
  const root = document.documentElement;
  root.lang = "en";
  // As the head script does.
  root.toggleAttribute("data-offer", visitor !== null);
  if (visitor !== null) root.setAttribute("data-offer", visitor);
  const { container } = renderWithTexts(
    <AppTheme scale="site">
      <NotFoundPage />
    </AppTheme>,
  );
  const { innerHTML } = container;
  cleanup();
  document.body.innerHTML = innerHTML;
  onTestFinished(() => document.body.replaceChildren());
  enhanceNotFound();
  const shown = [...document.querySelectorAll<HTMLElement>("[data-not-found]")];
  expect(shown.map(({ lang }) => lang)).toEqual([expected, expected, expected]);
  expect(document.documentElement.lang).toBe(expected);
  expect(document.title).toBe(`${screen.getByRole("heading", { level: 1 }).textContent} – Salvia`);
});
