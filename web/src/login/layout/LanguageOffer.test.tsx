import { cleanup, render, screen, within } from "@testing-library/react";
import type { Language } from "@salvia/domain/shared/language";
import { afterEach, expect, test, vi } from "vitest";

import { savedLanguage } from "../../i18n/languageStorage.ts";
import { offerAttribute } from "../../i18n/offerAttribute.ts";
import { LanguageContext } from "../../i18n/useLanguage.ts";
import { AppTheme } from "../../theme/AppTheme.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { quickUser } from "../../testing/quickUser.ts";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute(offerAttribute);
});

function open() {
  // As the head script does for a visitor whose browser is in French.
  document.documentElement.setAttribute(offerAttribute, "fr");
  const setLanguage = vi.fn<(language: Language) => void>();
  render(
    <AppTheme scale="site">
      <LanguageContext value={{ language: "en", setLanguage }}>
        <LanguageOffer />
      </LanguageContext>
    </AppTheme>,
  );
  // Styles show the line of the visitor's language; jsdom shows none.
  const label = "Voir cette page en français";
  const line = within(screen.getByRole("complementary", { name: label, hidden: true }));
  const press = (name: string) =>
    quickUser().click(line.getByRole("button", { name, hidden: true }));
  return { setLanguage, label, press };
}

test("leads to the page in the visitor's language", async () => {
  const { setLanguage, label, press } = open();
  expect(screen.queryByText("View this page in English")).toBeNull();
  await press(label);
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith("fr");
});

test("keeps the page's language for later when it is closed", async () => {
  const { setLanguage, press } = open();
  await press("Fermer");
  expect(document.documentElement.hasAttribute(offerAttribute)).toBe(false);
  expect(savedLanguage()).toBe("en");
  expect(setLanguage).not.toHaveBeenCalled();
});
