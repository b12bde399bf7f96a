import { type Allergy } from "@salvia/domain/record/allergy";
import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { AppTheme } from "../../../theme/AppTheme.tsx";
import { ToastProvider } from "../../../ui/dialogs/ToastProvider.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { addAllergy, type Row } from "../records.data.ts";
import { AllergiesSection } from "./AllergiesSection.tsx";
import { fill, quickUser } from "../../../testing/quickUser.ts";

vi.mock("../records.data.ts", () => ({ addAllergy: vi.fn(), allergiesOf: vi.fn() }));
vi.mock("../../../firebase/liveQuery/useLiveQuery.ts", () => ({ useLiveQuery: vi.fn() }));

const names = { get: () => "Camille Laurent", ask: () => {}, subscribe: () => () => {} };
/** Each test uses its own appointment, because typed text is kept by appointment. */
let access = { patientId: "beatriz", appointmentId: "visit", clinicianId: "camille" };

const nothing = { substance: null, criticality: null, reaction: null, onset: null };

function entry(id: string, said: Partial<Allergy> = {}): Row<Allergy> {
  return {
    id,
    appointmentId: "earlier",
    clinicianId: "camille",
    status: "active",
    substance: "Penicillin",
    criticality: "high",
    reaction: "Hives",
    onset: "2019-03",
    createdAt: new Date("2026-10-01T09:00:00Z"),
    ...said,
  };
}

beforeEach(() => {
  access = { ...access, appointmentId: `${access.appointmentId}x` };
  vi.mocked(addAllergy).mockReset().mockResolvedValue();
});

function open(value: Row<Allergy>[], by: typeof access | null = access) {
  vi.mocked(useLiveQuery).mockReturnValue({ status: "content", value });
  renderWithTexts(
    <AppTheme>
      <StaffNamesContext value={names}>
        <ToastProvider>
          <AllergiesSection patientId="beatriz" access={by} />
        </ToastProvider>
      </StaffNamesContext>
    </AppTheme>,
  );
  return quickUser();
}

const section = () => screen.getByRole("region", { name: "Allergies" });
const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole("textbox", { name });
const choice = () => screen.getByRole("combobox", { name: "Criticality" });

test("says that no one has asked, unlike that none are known", () => {
  open([]);
  expect(section().textContent).toContain("That doesn’t mean there are none");
  cleanup();
  open([entry("none", { status: "noneKnown", ...nothing })]);
  expect(section().textContent).toMatch(/No known allergies · Camille Laurent · Oct 1, 2026/);
});

test("says high criticality in words, and shows the patient no forms", () => {
  open([entry("one"), entry("two", { substance: "Latex", criticality: "low", onset: null })], null);
  const rows = within(screen.getByRole("list", { name: "Active allergies" }));
  const texts = rows.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "PenicillinHigh criticalityHives · since March 2019",
    "LatexLow criticalityHives",
  ]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("records an allergy, and asks for what is missing first", async () => {
  const user = open([]);
  await user.click(button("Record an allergy"));
  expect(document.activeElement).toBe(field("Substance"));
  await user.keyboard(" Latex ");
  await fill(user, field("Since"), "13/2019");
  await user.click(button("Save the allergy"));
  expect(screen.getByText("Choose how dangerous it may be.")).toBeTruthy();
  expect(field("Since").getAttribute("aria-invalid")).toBe("true");
  await user.selectOptions(choice(), "Criticality unknown");
  await user.clear(field("Since"));
  await fill(user, field("Since"), "3/2019");
  await user.click(button("Save the allergy"));
  expect(addAllergy).toHaveBeenCalledExactlyOnceWith(access, {
    status: "active",
    substance: "Latex",
    criticality: "unableToAssess",
    reaction: null,
    onset: "2019-03",
  });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("recognizes an active substance in other capitals, and refuses to record it unchanged", async () => {
  const user = open([entry("one", { substance: "Pénicilline" })]);
  await user.click(button("Record an allergy"));
  await user.keyboard("PENICILLINE");
  expect(section().textContent).toContain("Pénicilline is already active.");
  await user.selectOptions(choice(), "High criticality");
  await fill(user, field("Reaction"), "Hives");
  await fill(user, field("Since"), "2019-03");
  await user.click(button("Change the allergy"));
  expect(screen.getByText("This is already recorded.")).toBeTruthy();
  await fill(user, field("Reaction"), " and swelling");
  await user.click(button("Change the allergy"));
  expect(addAllergy).toHaveBeenCalledExactlyOnceWith(
    access,
    expect.objectContaining({ substance: "Pénicilline", reaction: "Hives and swelling" }),
  );
});

test("states that none are known only while no allergy is active, after a question", async () => {
  const user = open([entry("two", { status: "resolved" })]);
  expect(section().textContent).toContain("No active allergies.Resolved: Penicillin");
  await user.click(button("Record “no known allergies”"));
  const question = screen.getByRole("dialog", { name: "No known allergies?" });
  await user.click(within(question).getByRole("button", { name: "Record it" }));
  expect(addAllergy).toHaveBeenCalledExactlyOnceWith(access, { status: "noneKnown", ...nothing });
  cleanup();
  open([entry("one")]);
  expect(screen.queryByRole("button", { name: "Record “no known allergies”" })).toBeNull();
});

test("resolves an allergy after a question, with all that is known about it", async () => {
  const user = open([entry("one")]);
  await user.click(button("Resolve Penicillin"));
  await user.click(button("It’s resolved"));
  const { substance, criticality, reaction, onset } = entry("one");
  expect(addAllergy).toHaveBeenCalledExactlyOnceWith(access, {
    status: "resolved",
    substance,
    criticality,
    reaction,
    onset,
  });
});

test("keeps what is typed while the page is left", async () => {
  const user = open([entry("one")]);
  await user.click(button("Change Penicillin"));
  await fill(user, field("Reaction"), ", swelling");
  cleanup();
  open([entry("one")]);
  expect(field("Reaction")).toHaveProperty("value", "Hives, swelling");
  await user.click(button("Cancel"));
  expect(screen.queryByRole("textbox")).toBeNull();
});
