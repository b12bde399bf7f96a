import { languages } from "@salvia/domain/shared/language";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { row } from "../testing/renderLeadList.tsx";
import type { Carried } from "./carrying.ts";
import { CarryStatus } from "./CarryStatus.tsx";

const pia = row("Pía", { lastName: "Luna", status: "remoteSales", step: 3 });

/** What is announced of a card, in the words of a language. */
async function announced(carried: Carried | null, language: (typeof languages)[number] = "en") {
  renderInPortal(
    <NamespaceLoader namespaces={["board", "leadPage"]}>
      <CarryStatus carried={carried} ended="Pía Luna stays at “Remote sales”." />
    </NamespaceLoader>,
    { language },
  );
  return (await screen.findByRole("status")).textContent;
}

const byKeys = (over: LeadStatus | null): Carried => ({ row: pia, over, by: "keys" });

test.each<[LeadStatus | null, string]>([
  [null, "You picked up Pía Luna. Choose a stage with the left and right arrow keys."],
  ["quoted", "“Quoted”: press Space to move Pía Luna here."],
  ["documents", "“Documents”: Comes after “Quoted”."],
  ["new", "“New”: Not possible from “Remote sales”."],
  ["remoteSales", "“Remote sales”: Current stage."],
])("announces a card that the keyboard carries over %s", async (over, words) => {
  expect(await announced(byKeys(over))).toContain(words);
});

test("announces how the carrying ended, and nothing while the pointer carries", async () => {
  expect(await announced(null)).toBe("Pía Luna stays at “Remote sales”.");
  cleanup();
  const byPointer = { row: pia, over: "quoted", by: "pointer" } as const;
  expect(await announced(byPointer)).not.toContain("Quoted");
});

test("announces in each language", async () => {
  const words = new Set<string>();
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    words.add(await announced(byKeys("quoted"), language));
    cleanup();
  }
  expect(words.size).toBe(languages.length);
  for (const each of words) expect(each).toContain("Pía Luna");
});
