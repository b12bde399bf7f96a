import { languages } from "@salvia/domain/shared/language";
import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { saveLanguage } from "../i18n/languageStorage.ts";
import { loadFailedTexts } from "../lib/loadFailed.ts";
import { openDocument } from "./openDocument.tsx";

afterEach(() => {
  document.body.replaceChildren();
});

function Broken(): never {
  throw new TypeError("x is not a function");
}

test.each(languages)("explains a page that stopped, with three ways on: %s", async (language) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  saveLanguage(language);
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => openDocument(<Broken />));
  const texts = loadFailedTexts[language];
  expect(screen.getByRole("alert").textContent).toContain(texts.stopped);
  expect(screen.getByRole("button").textContent).toBe(texts.reload);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    language === "en" ? "/" : `/${language}`,
    expect.stringMatching(/^tel:/),
  ]);
});
