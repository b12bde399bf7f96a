import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTranslation } from "react-i18next";

import { LanguageProvider } from "./LanguageProvider.tsx";
import { saveLanguage } from "./languageStorage.ts";
import { NamespaceLoader } from "./NamespaceLoader.tsx";
import { useLanguage } from "./useLanguage.ts";

function View() {
  const { t } = useTranslation("leads");
  const { setLanguage } = useLanguage();
  return <button onClick={() => setLanguage("fr")}>{t("new")}</button>;
}

test("shows a view once its texts have loaded, and keeps it when the language changes", async () => {
  saveLanguage("es");
  render(
    <LanguageProvider namespaces={["common"]}>
      <NamespaceLoader namespaces={["leads"]} fallback={<p>One moment</p>}>
        <View />
      </NamespaceLoader>
    </LanguageProvider>,
  );
  await screen.findByText("One moment");
  const button = await screen.findByRole("button", { name: "Nuevo lead" });
  button.click();
  expect(await screen.findByRole("button", { name: "Nouveau prospect" })).toBe(button);
});
