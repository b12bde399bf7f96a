import type { Coverage } from "@salvia/domain/member/coverage";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { download } from "../../lib/download.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { cardImage } from "./cardImage.ts";
import { MemberCard } from "./MemberCard.tsx";

vi.mock("./cardImage.ts", () => ({ cardImage: vi.fn() }));
vi.mock("../../lib/download.ts", () => ({ download: vi.fn() }));

beforeEach(() => void vi.mocked(cardImage).mockReset().mockResolvedValue(new Blob()));
const beatriz = { name: "Beatriz Nogueira", memberNumber: "SV-1000-0001" };
const coverage: Coverage = { plan: "standard", startsOn: "2024-03-01", endsOn: null, family: [] };

async function open(family: Coverage["family"]) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["member", "plans"]}>
      <MemberCard patient={beatriz} coverage={{ ...coverage, family }} />
    </NamespaceLoader>,
  );
  const card = within(await screen.findByRole("region", { name: "Member card" }));
  const facts = () => card.getAllByRole("definition").map(({ textContent }) => textContent);
  return { ...page, card, facts };
}

test("shows and saves the card of a child, with the number of the plan it is on", async () => {
  const { user, card, facts } = await open([{ name: "Íris Nogueira", birthYear: 2015 }]);
  expect(facts()).toEqual(["SV-1000-0001", "Standard", "Mar 1, 2024"]);
  await user.selectOptions(card.getByRole("combobox", { name: "Card for" }), "Íris Nogueira");
  expect(facts()).toEqual(["SV-1000-0001", "Standard", "Beatriz Nogueira"]);
  await user.click(card.getByRole("button", { name: "Save as a picture" }));
  const [saved] = vi.mocked(cardImage).mock.lastCall ?? [];
  expect(saved?.name).toBe("Íris Nogueira");
  expect(saved?.facts.at(-1)).toEqual({ label: "Plan of", value: "Beatriz Nogueira" });
  expect(download).toHaveBeenCalledOnce();
});

test("asks for no name where only one person is on the plan", async () => {
  const { card } = await open([]);
  expect(card.queryByRole("combobox")).toBeNull();
});
