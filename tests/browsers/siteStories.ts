import { languageNames, languageOfTag } from "@salvia/domain/shared/language";
import { expect } from "vitest";

import { firestore } from "../e2e/support/server.ts";
import type { Window } from "./browser.ts";
import type { Story } from "./story.ts";

/** A visitor on the public site. */
export function testSiteStories(story: Story): void {
  story(
    "a visitor comes by the home page to the plans, and takes one into the form",
    async ({ cast }) => {
      const visitor = await cast.user();
      await visitor.open("/");
      await visitor.sees("heading", "Health insurance that picks up");
      await visitor.press("link", "Individuals");
      await visitor.isAt("/individuals");
      await visitor.press("link", "Choose Premium");
      await expect
        .poll(() => visitor.window.evaluate(`document.querySelector("[name=plan]:checked").value`))
        .toBe("premium");
    },
  );

  story("a visitor reads the same page in another language", async ({ cast }) => {
    const visitor = await cast.user();
    await visitor.open("/businesses");
    for (const [language, path, words] of [
      ["Français", "/fr/businesses", "petite équipe"],
      ["Español", "/es/businesses", "equipo"],
      ["Português", "/pt/businesses", "equipe"],
    ] as const) {
      await visitor.press("button", await languageMenu(visitor.window));
      await visitor.press("link", language);
      await visitor.isAt(path);
      await visitor.sees("heading", undefined, words);
    }
  });

  story(
    "without a script the contact form comes back filled in, and then is a lead",
    async ({ cast }) => {
      const visitor = await cast.user({ scriptless: true });
      const lastName = `Lemos${crypto.randomUUID().slice(0, 8)}`;
      await visitor.open("/es/businesses");
      await visitor.fill("Nombre", `Ana "<b>&amp;`);
      await visitor.fill("Apellidos", lastName);
      await visitor.fill("Correo electrónico", "ana@example");
      await visitor.fill("Empresa", "Lemos e Hijas");
      await visitor.press("label", undefined, "Estándar");
      await visitor.press("button", "Enviar");
      await visitor.sees("alert");
      await visitor.finds("Nombre", `Ana "<b>&amp;`);

      await visitor.fill("Nombre", "Ana");
      await visitor.fill("Correo electrónico", `${lastName.toLowerCase()}@example.com`);
      await visitor.press("button", "Enviar");
      await visitor.sees("heading", "Gracias, recibimos tu mensaje");
      const { docs } = await firestore.collection("leads").where("lastName", "==", lastName).get();
      expect(docs.map((each): unknown => each.get("firstName"))).toEqual(["Ana"]);
    },
  );
}

/** The name of the language menu in the page's own language. */
async function languageMenu(window: Window): Promise<string> {
  const language = String(await window.evaluate("document.documentElement.lang")).slice(0, 2);
  const label = { en: "Language", fr: "Langue" }[language] ?? "Idioma";
  return `${label}: ${languageNames[languageOfTag(language) ?? "en"]}`;
}
